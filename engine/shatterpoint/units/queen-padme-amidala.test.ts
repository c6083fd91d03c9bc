import { expect, test } from 'vitest';
import { table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { hasTag } from '../board/measure.ts';
import { takenBy } from '../deeds/objective.ts';
import type { Seat } from '../../core/script.ts';
import { gainMomentum } from '../deeds/struggle.ts';
import { BO, GAR, KALANI, REX, TROOPS, acting, at, diceOf, fight, ready, type Units } from './republic.fixture.ts';
import { answerWaiting } from '../deeds/window.ts';

const PADME = 'queen-padme-amidala';
const GAMBIT = `queens-gambit@0.${PADME}`;

test('Royal Command: the characters of an allied Republic unit may advance, hers too', () => {
  const t = acting(PADME, { [TROOPS]: at(0, [20, 10], [20, 14]), [BO]: at(0, [30, 10]), [REX]: at(1, [30, 30]) }).play('ability:royal-command');
  expect([t.asked, t.offered, ready(t)]).toEqual(['pick choice 0', [`0.${PADME}`, `0.${TROOPS}`], 7]);
  t.play(`0.${TROOPS}`, `0.${TROOPS}.1`, [26, 10], null).go();
  expect(t.where(`${TROOPS}.1`)).toEqual([26, 10, 0]);
});

test('Royal Command: once a turn, not without Force', () => {
  expect(acting(PADME).play('ability:royal-command', [16, 10]).go().closed).toContainEqual({ option: 'ability:royal-command', rule: 'SP-ABIL-14', why: 'usedAlready' });
  expect(acting(PADME, {}, {}, { players: [{ ready: 0 }, {}] }).closed).toContainEqual(expect.objectContaining({ option: 'ability:royal-command', why: 'notEnoughForce' }));
});

/** A side gains momentum. */
const momentum = (seat: Seat, ready = 2, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units: { [PADME]: at(0, [10, 10]), [KALANI]: at(1, [30, 30]) }, players: [{ ready }, {}] }).run(function* (game) {
    gainMomentum(game, seat);
    yield* answerWaiting(game);
  });

test('Queen’s Gambit: after the opponent gained momentum she may advance for 1 Force', () => {
  const t = momentum(1);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [GAMBIT, 'pass']]);
  t.play(GAMBIT, [16, 10]);
  expect([t.where(PADME), ready(t)]).toEqual([[16, 10, 0], 1]);
});

test('Queen’s Gambit: not after the own momentum, nor without Force', () => {
  expect([momentum(0).asked, momentum(1, 0).asked]).toEqual(['nothing', 'nothing']);
});

test('Crack Shot: Sharpshooter [2], and a dash after her focus action; not after an ally’s', () => {
  const t = acting(PADME, { [REX]: at(0, [20, 10]) }).play('focus');
  expect([t.asked, t.all('focused')[0]!.sharpshooter]).toEqual(['place dash 0', 2]);
  const rex = acting(REX, { [PADME]: at(0, [20, 20]) }).play('focus').go();
  expect([rex.asked, rex.all('focused')[0]!.sharpshooter]).toEqual(['pick act 0', 0]);
});

/** Who takes an objective at (18, 18) that she, or Rex, and Kalani contest. */
const tie = (own: string, more: Partial<Placed> = {}): Seat | null => {
  const far = own === PADME ? {} : { [PADME]: { ...at(0, [5, 5]), stance: 1 } };
  const t = table({ units: { [own]: { ...at(0, [16, 18]), ...more }, [KALANI]: at(1, [20, 18]), ...far }, objectives: { C: [18, 18] } });
  return takenBy(t.game, t.state.objectives[0]!);
};

test('Servant of the People: in Faith in Diplomacy she wins ties where she contests; not in the other stance, not for others', () => {
  expect([tie(PADME, { stance: 1 }), tie(PADME, { stance: 0 }), tie(REX)]).toEqual([0, null, null]);
});

test('Servant of the People: in Aggressive Negotiations Republic Supporting characters have 1 attack die more', () => {
  const dice = (who: string, own: Partial<Placed> = {}): number => {
    const units: Units = { [PADME]: { ...at(0, [30, 30]), ...own }, [who]: at(0, [10, 10], [35, 2]), [KALANI]: at(1, [17, 10]) };
    return diceOf(fight(units, `0.${who}.1`, { targets: [`1.${KALANI}.1`] }));
  };
  expect(dice(TROOPS)).toBe(8);
  const theirs = fight({ [PADME]: at(0, [30, 30]), [TROOPS]: at(1, [10, 10], [35, 2]), [KALANI]: at(0, [17, 10]) }, `1.${TROOPS}.1`);
  expect(diceOf(theirs), 'the opponent’s troopers').toBe(7);
  expect([dice(TROOPS, { stance: 1 }), dice(TROOPS, { wounded: 1 }), dice(REX), dice('clan-kryze-mandalorians')]).toEqual([7, 7, 7, 6]);
});

const FIRST = { edition: 'firstPrint' } as const;
const HANDMAIDENS = 'naboo-royal-handmaidens';
const FIRE = `coordinated-fire-2-damage@0.${PADME}`;

test('First print: 9 Stamina instead of 10, and no Naboo unit', () => {
  const t = (edition: 'current' | 'firstPrint'): Table => table({ edition, units: { [PADME]: at(0, [10, 10]) } });
  expect([t('current').game.content.card(PADME).stamina, t('firstPrint').game.content.card(PADME).stamina]).toEqual([10, 9]);
  const isNaboo = (one: Table): boolean => hasTag(one.game, one.unit(PADME), 'Naboo');
  expect([isNaboo(t('current')), isNaboo(t('firstPrint'))]).toEqual([true, false]);
});

test('Royal Command and Crack Shot, first print: as they are now; no Queen’s Gambit', () => {
  const t = acting(PADME, { [REX]: at(0, [20, 10]) }, {}, FIRST);
  expect(t.offered).toEqual(expect.arrayContaining(['ability:royal-command']));
  expect(t.play('ability:royal-command').offered).toEqual([`0.${PADME}`, `0.${REX}`]);
  const shooting = acting(PADME, {}, {}, FIRST).play('focus');
  expect([shooting.asked, shooting.all('focused')[0]!.sharpshooter]).toEqual(['place dash 0', 2]);
  expect(momentum(1, 2, FIRST).asked).toBe('nothing');
});

/** Somebody of her side shoots Kalani, who stands so far east of her; she may answer. */
const allyShoots = (friend: string, x: number, part = 'combat', more: Partial<TableOptions> = FIRST): Table =>
  fight({ [PADME]: at(0, [10, 10]), [friend]: at(0, [x, 13], [35, 35]), [KALANI]: at(1, [x, 10]) }, `0.${friend}.1`, { part }, more);

test('Coordinated Fire, first print: whom an allied Handmaiden attacks within range 5 takes 2 damage before the dice', () => {
  const t = allyShoots(HANDMAIDENS, 20.5);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [FIRE, 'pass']]);
  t.play(FIRE);
  expect([t.unit(KALANI).damage, ready(t), t.asked]).toEqual([2, 8, 'roll attack 5']);
  const passed = allyShoots(HANDMAIDENS, 20.5).play('pass');
  expect([passed.unit(KALANI).damage, passed.asked]).toEqual([0, 'roll attack 5']);
});

test('Coordinated Fire, first print: not farther away, for others’ attacks, outside a combat action, or now', () => {
  expect(allyShoots(HANDMAIDENS, 20.51).asked).toBe('roll attack 5');
  expect(allyShoots(TROOPS, 20.5).offered).not.toContain(FIRE);
  expect(allyShoots(HANDMAIDENS, 20.5, 'call-the-hunt').asked).toBe('roll attack 5');
  expect(allyShoots(HANDMAIDENS, 20.5, 'combat', {}).offered).not.toContain(FIRE);
});

/** Who takes an objective that Kalani and Gar Saxon hold against wounded friends, and against her while she stands at (16, 18). */
function held(friend: string, x: number, own: Partial<Placed> = {}, more: Partial<TableOptions> = FIRST): Seat | null {
  const t = table({
    ...more,
    objectives: { C: [18, 18], F: [4, 18] },
    units: {
      [PADME]: { ...at(0, [x, 18]), stance: 1, ...own },
      [friend]: { ...at(0, [18, 16], [20, 18]), wounded: 1 },
      [KALANI]: at(1, [18, 20]),
      [GAR]: at(1, [16, 20]),
    },
  });
  return takenBy(t.game, t.state.objectives[0]!);
}

test('Servant of the People, first print: where she contests, wounded Republic Supporting characters contest too', () => {
  expect([held(TROOPS, 16), held(TROOPS, 4)], 'with her three against two; while she is at the other objective none').toEqual([0, 1]);
});

test('Servant of the People, first print: not in the other stance, while she is wounded, for others, for enemies, or now', () => {
  expect([held(TROOPS, 16, { stance: 0 }), held(TROOPS, 16, { wounded: 1 }), held(TROOPS, 16, {}, {})]).toEqual([1, 1, 1]);
  expect([held(REX, 16), held('clan-kryze-mandalorians', 16)], 'a Secondary unit, another army').toEqual([1, 1]);
  const theirs = table({
    ...FIRST,
    units: { [PADME]: { ...at(0, [16, 18]), stance: 1 }, [TROOPS]: { ...at(1, [18, 16], [20, 18]), wounded: 1 }, [KALANI]: at(1, [18, 20]) },
    objectives: { C: [18, 18] },
  });
  expect(takenBy(theirs.game, theirs.state.objectives[0]!), 'the opponent’s wounded troopers: one against one').toBe(null);
});

test('Servant of the People, first print: in Aggressive Negotiations Republic Supporting characters within range 4 have 1 attack die more', () => {
  const dice = (who: string, x: number, own: Partial<Placed> = {}): number => {
    const units: Units = { [PADME]: { ...at(0, [x, 10]), ...own }, [who]: at(0, [10, 10], [35, 2]), [KALANI]: at(1, [10, 17]) };
    return diceOf(fight(units, `0.${who}.1`, { targets: [`1.${KALANI}.1`] }, FIRST));
  };
  expect([dice(TROOPS, 18.5), dice(TROOPS, 18.51), dice(TROOPS, 18.5, { stance: 1 }), dice(TROOPS, 18.5, { wounded: 1 }), dice(REX, 18.5), dice('clan-kryze-mandalorians', 18.5)]).toEqual([8, 7, 7, 7, 7, 6]);
});

test('First print: she wins no ties', () => {
  const t = table({ ...FIRST, units: { [PADME]: { ...at(0, [16, 18]), stance: 1 }, [KALANI]: at(1, [20, 18]) }, objectives: { C: [18, 18] } });
  expect(takenBy(t.game, t.state.objectives[0]!)).toBe(null);
});
