import { expect, test } from 'vitest';
import { defenseDice, table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { targetsOf } from '../attack/attack.ts';
import { gainCondition } from '../deeds/effects.ts';
import { about, ready, wound } from './fight.fixture.ts';
import { acting, at, GAR, idle, KALANI, MAUL, numberOf, REX, type Units } from './republic.fixture.ts';

const CHOPPER = 'chopper-c1-10p';
const RIGHT = `chopper-sometimes-you-do-it-right@0.${CHOPPER}`;
const REBEL = { tags: ['Rebel Alliance'] };
const SPECTRE = { tags: ['Rebel Alliance', 'Spectre'] };

test('Mayhem: blocks, expertise and failures give strained, disarmed and exposed', () => {
  const mayhem = (roll: string): Table => acting(CHOPPER, { [GAR]: at(1, [14.5, 10]) }).play('ability:mayhem', defenseDice(roll)).go();
  expect(mayhem('B D F').unit(GAR).conditions).toEqual(['strained', 'disarmed', 'exposed']);
  expect(mayhem('B B B').unit(GAR)).toMatchObject({ conditions: ['strained'], damage: 0 });
  expect(mayhem('D D F').unit(GAR).conditions).toEqual(['disarmed', 'exposed']);
  expect(ready(mayhem('F F F'))).toBe(7);
});

test('Mayhem: closed with no enemy within Range 2', () => {
  expect(acting(CHOPPER, { [GAR]: at(1, [14.51, 10.5]), [REX]: at(0, [12, 10]) }).closed).toContainEqual(idle('mayhem'));
});

test('Rocket Booster: for 1 Force he may jump; or not', () => {
  const t = acting(CHOPPER, { [GAR]: at(1, [13, 10]) }).play('ability:rocket-booster');
  expect([t.asked, ready(t)]).toEqual(['place jump 0', 7]);
  expect(t.play([10, 6]).go().where(CHOPPER)).toEqual([10, 6, 0]);
  expect(acting(CHOPPER).play('ability:rocket-booster', null).go().where(CHOPPER)).toEqual([10, 10, 0]);
});

const scene = (units: Units = {}): Table => table({ units: { [CHOPPER]: at(0, [10, 10]), [GAR]: at(1, [13, 10]), ...units } });

test('Sometimes You do it Right: when his attack wounds, a Rebel within Range 2 may dash, a Spectre reposition', () => {
  const t = wound(scene({ [REX]: { ...at(0, [10, 14.5]), ...REBEL }, [KALANI]: { ...at(0, [10, 5]), ...SPECTRE }, [MAUL]: { ...at(0, [5, 14.51]), ...REBEL } }), GAR, CHOPPER, 'melee');
  expect(t.offered).toEqual([RIGHT, 'pass']);
  t.play(RIGHT);
  expect(t.offered).toEqual([`0.${CHOPPER}.1`, `0.${REX}.1`]);
  t.play(`0.${REX}.1`);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${REX}.1`]);
  const spectre = wound(scene(), GAR, CHOPPER, 'melee').play(RIGHT);
  expect([spectre.asked, about(spectre)]).toEqual(['place reposition 0', `0.${CHOPPER}.1`]);
});

test('Sometimes You do it Right: not for a wound without an attack, nor by others', () => {
  expect(wound(scene(), GAR, CHOPPER).asked).toBe('nothing');
  expect(wound(scene({ [REX]: at(0, [13, 13]) }), GAR, REX, 'melee').asked).toBe('nothing');
});

test('Sturdy Construction: Protection, and neither pinned nor disarmed', () => {
  const t = scene();
  expect(numberOf(t, 'protection', CHOPPER)).toBe(1);
  for (const condition of ['pinned', 'disarmed', 'strained'] as const) t.run((game) => gainCondition(game, `0.${CHOPPER}`, condition, null));
  expect(t.unit(CHOPPER).conditions).toEqual(['strained']);
});

/** Whether Kalani can shoot him while his card lies somewhere. */
const targeted = (place: 'deck' | 'reserve' | 'discard', at2: Placed = at(1, [18, 10])): Record<string, boolean> => {
  const { game } = table({ units: { [CHOPPER]: at(0, [10, 10]), [REX]: at(0, [10, 14]), [KALANI]: at2 } });
  const player = game.state.players[0]!;
  player.deck.left = place === 'deck' ? [`0.${CHOPPER}`] : [];
  player.reserve = place === 'reserve' ? `0.${CHOPPER}` : null;
  player.discard = place === 'discard' ? [`0.${CHOPPER}`] : [];
  const [ranged, melee] = (['ranged', 'melee'] as const).map((kind) => targetsOf(game, `1.${KALANI}.1`, kind));
  return { shot: ranged!.includes(`0.${CHOPPER}.1`), struck: melee!.includes(`0.${CHOPPER}.1`), rex: ranged!.includes(`0.${REX}.1`) };
};

test('Is That One of Ours?: no ranged attacks while his card is in the deck or in reserve', () => {
  expect([targeted('deck'), targeted('reserve')]).toMatchObject([{ shot: false, rex: true }, { shot: false, rex: true }]);
  expect(targeted('discard')).toMatchObject({ shot: true, rex: true });
  expect(targeted('deck', at(1, [13, 10])).struck).toBe(true);
});
