import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { gainCondition } from '../deeds/effects.ts';
import { ended } from './fight.fixture.ts';
import { ANAKIN, BO, KALANI, MAUL, REX, TROOPS, acting, at, diceOf, fight, ready, rolls } from './republic.fixture.ts';

const FIL = 'cc-3714-clone-commander-fil';
const CLONES = 'fils-clones';
const EASY = `we-can-take-him-down-easy@0.${FIL}`;
const ENTRANCE = `we-specialize-in-making-entrances@0.${FIL}`;
const PRESENCE = `commanding-presence@0.${FIL}`;

test('Grappling Hook: a climb brings a Hunker token, staying does not', () => {
  expect(acting(FIL).play('ability:grappling-hook', [13, 10]).unit(FIL).hunker).toBe(1);
  expect(acting(FIL).play('ability:grappling-hook', null).unit(FIL).hunker).toBe(0);
});

test('We Can Take Him Down Easy: 2 dice more against an enemy Primary; not against others, nor for an ally', () => {
  const aimed = (who: string, attacker = FIL): Table => fight({ [FIL]: at(0, [10, 10]), [REX]: at(0, [10, 14]), [who]: at(1, [17, 10]) }, `0.${attacker}.1`);
  const t = aimed(MAUL);
  expect(t.offered).toEqual([EASY, 'pass']);
  expect([diceOf(t.play(EASY)), ready(t)]).toEqual([7, 7]);
  expect([aimed(KALANI).asked, aimed(MAUL, REX).asked]).toEqual(['roll attack 5', 'roll attack 7']);
});

/** A friend at (10, 14) attacks Kalani at (17, 14); Anakin, Ahsoka and an objective are about. */
const entrance = (friend: string, objective: Spot, part = 'combat', more: TableOptions['objectives'] = {}): Table =>
  rolls(fight({ [FIL]: at(0, [10, 10]), [friend]: at(0, [10, 14], [35, 2]), [ANAKIN]: at(0, [17, 25]), 'padawan-ahsoka-tano': at(0, [25, 25]), [KALANI]: at(1, [17, 14]) }, `0.${friend}.1`, { part }, { objectives: { A: objective, ...more } }));

test('We Specialize in Making Entrances: after Fil’s Squad attacked somebody near an active objective an allied Jedi may advance toward it', () => {
  const t = entrance(CLONES, [17, 18.25]);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [ENTRANCE, 'pass']]);
  t.play(ENTRANCE);
  expect([t.asked, t.offered, ready(t)]).toEqual(['pick choice 0', [`0.${ANAKIN}.1`, '0.padawan-ahsoka-tano.1'], 7]);
  t.play(`0.${ANAKIN}.1`);
  expect([t.asked, t.refusal([17, 27])?.rule]).toEqual(['place advance 0', 'SP-DIR-06']);
  expect(t.play([17, 20]).where(ANAKIN)).toEqual([17, 20, 0]);
});

test('We Specialize in Making Entrances: of several objectives near the defender one is chosen', () => {
  expect(entrance(CLONES, [17, 18], 'combat', { B: [17, 11], C: [30, 30] }).play(ENTRANCE).offered).toEqual(['A', 'B']);
});

test('We Specialize in Making Entrances: not for others, outside combat actions, or with the defender away from objectives', () => {
  for (const t of [entrance(REX, [17, 18]), entrance(CLONES, [17, 18], 'other'), entrance(CLONES, [17, 18.26])]) expect(t.asked).toBe('nothing');
});

/** An enemy effect pins a friend at (x, 10). */
const pinned = (friend: string, x: number, own: Partial<Placed> = {}): Table =>
  table({ units: { [FIL]: at(0, [10, 10]), [friend]: { ...at(0, [x, 10], [35, 2]), ...own }, [KALANI]: at(1, [30, 30]) } }).run((game) => gainCondition(game, `0.${friend}`, 'pinned', `1.${KALANI}.1`));

test('Commanding Presence: a Republic Trooper unit within range 3 may take 1 damage instead of a condition', () => {
  const t = pinned(TROOPS, 16.5);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [PRESENCE, 'pass']]);
  t.play(PRESENCE);
  expect(t.unit(TROOPS)).toMatchObject({ damage: 1, conditions: [] });
  expect(pinned(TROOPS, 16.5).play('pass').unit(TROOPS)).toMatchObject({ damage: 0, conditions: ['pinned'] });
});

test('Commanding Presence (SP-EFF-02): the damage is of whoever caused the condition', () => {
  expect(pinned(TROOPS, 16.5, { damage: 7 }).play(PRESENCE).all('damaged').map(({ by, byAttack }) => [by, byAttack])).toEqual([[`1.${KALANI}.1`, null]]);
});

test('Commanding Presence: not too far away, for others, or for a wounded unit', () => {
  const theirs = table({ units: { [FIL]: at(0, [10, 10]), [TROOPS]: at(1, [14, 10], [35, 2]) } }).run((game) => gainCondition(game, `1.${TROOPS}`, 'pinned', `0.${FIL}.1`));
  expect([theirs.asked, theirs.unit(TROOPS).conditions]).toEqual(['nothing', ['pinned']]);
  for (const t of [pinned(TROOPS, 16.51), pinned(REX, 14), pinned(BO, 14), pinned('clan-kryze-mandalorians', 14), pinned(TROOPS, 14, { wounded: 1 })]) expect([t.asked, t.all('conditionGained').length]).toEqual(['nothing', 1]);
});

test('We Specialize in Making Entrances: not for the opponent’s squad, nor an objective that is not active', () => {
  const theirs = rolls(fight({ [FIL]: at(0, [30, 30]), [ANAKIN]: at(0, [17, 25]), [KALANI]: at(0, [17, 14]), [CLONES]: at(1, [10, 14], [35, 2]) }, `1.${CLONES}.1`, { targets: [`0.${KALANI}.1`] }, { objectives: { A: [17, 18] } }));
  expect([theirs.all('attackResolved').length, theirs.asked]).toEqual([1, 'nothing']);
  const asleep = table({
    units: { [FIL]: at(0, [10, 10]), [ANAKIN]: at(0, [17, 25]), [CLONES]: at(0, [10, 14], [35, 2]), [KALANI]: at(1, [17, 14]) },
    objectives: { A: [17, 18] },
  });
  asleep.state.objectives[0]!.active = false;
  expect(ended(asleep, CLONES, KALANI, 'ranged').asked).toBe('nothing');
  asleep.state.objectives[0]!.active = true;
  expect(ended(asleep, CLONES, KALANI, 'ranged').offered).toEqual([ENTRANCE, 'pass']);
});
