import { expect, test } from 'vitest';
import { block, scenery } from '../../testing/shatterpoint/scenery.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { tagsOf } from '../game/tags.ts';
import { ANAKIN, BO, KALANI, REX, TROOPS, acting, at, defenseOf, fight, friendShoots, numberOf, ready, starting } from './republic.fixture.ts';

const SABE = 'sabe';
const PADME = 'queen-padme-amidala';
const GUARD = `staunch-bodyguard@0.${SABE}`;
const DECOY = `decoy@0.${SABE}`;

test('Loyal Protectors: another Republic unit may dash, and she too when it is a Naboo unit', () => {
  const t = starting(SABE, { [PADME]: at(0, [20, 10]), [REX]: at(0, [20, 20]), [BO]: at(0, [30, 10]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${PADME}`, `0.${REX}`]]);
  t.play(`0.${PADME}`, [24, 10]);
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', `0.${SABE}.1`]);
  expect(t.play([14, 10]).go().where(SABE)).toEqual([14, 10, 0]);
});

test('Loyal Protectors: not with a unit that is not of Naboo, nor alone', () => {
  expect(starting(SABE, { [REX]: at(0, [20, 20]) }).play([24, 20]).go().asked).toBe('pick act 0');
  expect(starting(SABE, { [BO]: at(0, [20, 20]) }).asked).toBe('pick act 0');
});

test('Expose Flank: ending a climb at a higher elevation brings Sharpshooter [1] and a focus action; on the same one, be it a step up, nothing (SP-ELEV-04, -05)', () => {
  const climb = (to: Spot, top = 4): Table => acting(SABE, {}, {}, { terrain: scenery(block('tower', [12, 16], [8, 12], top)) }).play('ability:expose-flank', to).go();
  expect(climb([14, 10, 4]).all('focused')).toMatchObject([{ sharpshooter: 1 }]);
  for (const same of [climb([10, 14]), climb([14, 10, 0.5], 0.5), climb([14, 10, 3], 3)]) expect(same.all('focused')).toEqual([]);
});

/** Kalani shoots somebody at (20, 10). */
const aimed = (who: string, sabe: Spot, more: Partial<TableOptions> = {}): Table =>
  fight({ [SABE]: at(0, sabe), [who]: at(0, [20, 10]), [KALANI]: at(1, [27, 10]) }, `1.${KALANI}.1`, { targets: [`0.${who}.1`] }, more);

test('Staunch Bodyguard: when an allied Primary is targeted she may reposition toward it, and within range 2 it has 2 defense dice more', () => {
  const t = aimed(PADME, [10, 10]);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [GUARD, 'pass']]);
  t.play(GUARD);
  expect([t.asked, t.refusal([5, 10])?.rule]).toEqual(['place reposition 0', 'SP-DIR-06']);
  t.play([15.5, 10]);
  expect([defenseOf(t), ready(t)]).toEqual([7, 7]);
  expect(defenseOf(aimed(PADME, [10, 10]).play(GUARD, [15.49, 10]))).toBe(5);
  expect(defenseOf(aimed(PADME, [15.5, 10]).play(GUARD, null))).toBe(7);
});

test('Staunch Bodyguard: not for others than Primary characters, nor without Force', () => {
  expect(fight({ [SABE]: at(0, [15.5, 10]), [KALANI]: at(0, [27, 10]), [PADME]: at(1, [20, 10]) }, `0.${KALANI}.1`).asked, 'an enemy Primary').toMatch('roll attack');
  expect(aimed(REX, [15.5, 10]).asked).toMatch('roll attack');
  expect(aimed(PADME, [15.5, 10], { players: [{ ready: 0 }, {}] }).asked).toMatch('roll attack');
});

/** Her side keeps a Shatterpoint card; an objective is near her. */
function kept(sabe: Partial<Placed> = {}, queen = PADME, objectives: TableOptions['objectives'] = { A: [10, 14], B: [30, 30] }, seat: 0 | 1 = 0, more: Partial<TableOptions> = {}): Table {
  const hand = { deck: { left: ['shatterpoint'] } };
  const units = { [SABE]: { ...at(0, [10, 10]), ...sabe }, [queen]: at(0, [28, 10]), [KALANI]: at(1, [35, 35]) };
  return table({ ...more, units, step: 'order', seat, objectives, players: seat === 0 ? [hand, {}] : [{}, hand] }).go();
}

test('Decoy: before the Shatterpoint card names a unit she changes places with an allied Naboo Primary, which goes to an objective near her', () => {
  const t = kept();
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [DECOY, 'pass']]);
  t.play(DECOY);
  expect([t.asked, t.refusal([25.5, 10]), t.refusal([25.49, 10])?.rule, t.refusal(null)?.rule]).toEqual(['place place 0', null, expect.any(String), expect.any(String)]);
  t.play([26, 10]);
  expect([t.asked, t.refusal([10, 11.75]), t.refusal([10, 11.7])?.rule]).toEqual(['place place 0', null, expect.any(String)]);
  t.play([10, 12.5]);
  expect([t.where(SABE), t.where(PADME), t.asked]).toEqual([[26, 10, 0], [10, 12.5, 0], 'pick shatterpoint 0']);
});

test('Decoy: several objectives near her are offered; passed, nobody is placed', () => {
  expect(kept({}, PADME, { A: [10, 14], B: [13, 10] }).play(DECOY).offered).toEqual(['A', 'B']);
  const t = kept().play('pass');
  expect([t.asked, t.where(SABE)]).toEqual(['pick shatterpoint 0', [10, 10, 0]]);
});

test('Decoy: not with no objective within range 2, without a Naboo Primary, or for the opponent’s card', () => {
  expect(kept({}, PADME, { A: [10, 14.26] }).asked).toBe('pick shatterpoint 0');
  expect(kept({}, ANAKIN).asked).toBe('pick shatterpoint 0');
  expect(kept({}, PADME, { A: [10, 14] }, 1).asked).toBe('pick shatterpoint 1');
});

test('Decoy: not for an objective that is not active', () => {
  const t = table({ units: { [SABE]: at(0, [10, 10]), [PADME]: at(0, [28, 10]), [KALANI]: at(1, [35, 35]) }, step: 'order', seat: 0, objectives: { A: [10, 14] }, players: [{ deck: { left: ['shatterpoint'] } }, {}] });
  t.state.objectives[0]!.active = false;
  expect(t.go().asked).toBe('pick shatterpoint 0');
});

test('Decoy (SP-COVER-07): a place beside an enemy costs her unit its Hunker tokens', () => {
  const t = kept({ hunker: 2 }).play(DECOY, [26, 10]);
  expect([t.unit(SABE).hunker, t.asked]).toEqual([2, 'place place 0']);
  const units = { [SABE]: { ...at(0, [10, 10]), hunker: 2 }, [PADME]: at(0, [28, 10]), [KALANI]: at(1, [26, 14]) };
  const held = table({ units, step: 'order', seat: 0, objectives: { A: [10, 14] }, players: [{ deck: { left: ['shatterpoint'] } }, {}] }).go();
  expect([held.play(DECOY, [26, 10]).unit(SABE).hunker, held.asked]).toEqual([0, 'place place 0']);
});

const FIRST = { edition: 'firstPrint' } as const;
const HANDMAIDENS = 'naboo-royal-handmaidens';

test('Loyal Protectors, first print: she and every other Handmaiden may dash toward the allied Primary', () => {
  const t = starting(SABE, { [PADME]: at(0, [20, 10]), [HANDMAIDENS]: at(0, [20, 20], [24, 20]), [REX]: at(0, [30, 30]) }, {}, FIRST);
  expect([t.asked, t.request?.about.character], 'nobody is to be chosen').toEqual(['place dash 0', `0.${SABE}.1`]);
  expect([t.refusal([10, 14])?.rule, t.refusal([14, 10])]).toEqual(['SP-DIR-06', null]);
  t.play([14, 10]);
  expect(t.request?.about.character).toBe(`0.${HANDMAIDENS}.1`);
  t.play([20, 16], null).go();
  expect([t.where(SABE), t.where(`${HANDMAIDENS}.1`), t.where(`${HANDMAIDENS}.2`), t.asked]).toEqual([[14, 10, 0], [20, 16, 0], [24, 20, 0], 'pick act 0']);
});

test('Loyal Protectors, first print: of two Primaries each names one; not toward the opponent’s, nor without one', () => {
  const two = starting(SABE, { [PADME]: at(0, [20, 10]), [ANAKIN]: at(0, [10, 20]), 'lord-maul': at(1, [30, 30]) }, {}, FIRST);
  expect([two.asked, two.offered]).toEqual(['pick choice 0', [`0.${PADME}.1`, `0.${ANAKIN}.1`]]);
  expect(two.play(`0.${ANAKIN}.1`).refusal([14, 10])?.rule).toBe('SP-DIR-06');
  expect(starting(SABE, { [REX]: at(0, [20, 20]), 'lord-maul': at(1, [30, 30]) }, {}, FIRST).asked).toBe('pick act 0');
});

test('Expose Flank, first print: as it is now', () => {
  const t = acting(SABE, {}, {}, { ...FIRST, terrain: scenery(block('tower', [12, 16], [8, 12], 4)) }).play('ability:expose-flank', [14, 10, 4]).go();
  expect(t.all('focused')).toMatchObject([{ sharpshooter: 1 }]);
});

const ASSAULT = `coordinated-assault-dash@0.${SABE}`;

test('Coordinated Assault, first print: when another Republic ally attacks somebody within range 5 she may dash', () => {
  const t = friendShoots(SABE, 20.5, REX, 'combat', FIRST);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [ASSAULT, 'pass']]);
  t.play(ASSAULT);
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', `0.${SABE}.1`]);
  t.play([10, 14]);
  expect([t.where(SABE), t.asked]).toEqual([[10, 14, 0], 'roll attack 7']);
});

test('Coordinated Assault, first print: not farther away, for other armies, outside a combat action, for her own attack, or now', () => {
  expect(friendShoots(SABE, 20.51, REX, 'combat', FIRST).asked).toBe('roll attack 7');
  expect(friendShoots(SABE, 20.5, BO, 'combat', FIRST).offered).not.toContain(ASSAULT);
  expect(friendShoots(SABE, 20.5, REX, 'charge', FIRST).asked).toBe('roll attack 7');
  expect(friendShoots(SABE, 20.5).offered).not.toContain(ASSAULT);
  expect(fight({ [SABE]: at(0, [10, 10]), [KALANI]: at(1, [17, 10]) }, `0.${SABE}.1`, {}, FIRST).asked).toMatch('roll attack');
});

test('Bodyguard, first print: Primary and Secondary allies within range 2 have Cover [1], she too; not farther away, Supporting characters or enemies', () => {
  const t = table({
    ...FIRST,
    units: { [SABE]: at(0, [10, 10]), [PADME]: at(0, [14.5, 10]), [REX]: at(0, [14.51, 10]), [TROOPS]: at(0, [10, 13], [35, 35]), [KALANI]: at(1, [10, 7]) },
  });
  expect([SABE, PADME, REX, `${TROOPS}.1`, KALANI].map((id) => numberOf(t, 'cover', id))).toEqual([1, 1, 0, 0, 0]);
  expect(numberOf(table({ units: { [SABE]: at(0, [10, 10]), [PADME]: at(0, [13, 10]) } }), 'cover', PADME), 'now').toBe(0);
});

test('First print: neither Staunch Bodyguard nor Decoy, and she is no Naboo unit', () => {
  expect(aimed(PADME, [10, 10], FIRST).asked).toMatch('roll attack');
  expect(kept({}, PADME, { A: [10, 14] }, 0, FIRST).asked).toBe('pick shatterpoint 0');
  expect([FIRST, {}].map((more) => { const t = table({ ...more, units: { [SABE]: at(0, [10, 10]) } }); return tagsOf(t.game, t.unit(SABE)).includes('Naboo'); })).toEqual([false, true]);
});

test('Decoy (SP-PLACE-01, SP-PLACE-04): a place between walls barely wide enough for her is found; where there is none she stays and the Primary goes', () => {
  const wall = { sight: 'blocked', move: 'impassable', bottom: 0, top: 5, surface: false } as const;
  /** Padmé stands at the end of an alley hardly wider than a base, and so long. */
  const alley = (long: number) => boxTerrain({ inch: true, boxes: [
    { id: 'west', ...wall, x: [24, 27.2475], z: [5, 15] }, { id: 'east', ...wall, x: [28.7525, 32], z: [5, 15] },
    { id: 'south', ...wall, x: [27.2475, 28.7525], z: [5, 9.2] }, { id: 'north', ...wall, x: [27.2475, 28.7525], z: [9.2 + long, 15] },
  ] });
  const decoy = (long: number) => table({
    units: { [SABE]: at(0, [10, 10]), [PADME]: at(0, [28, 10]), [KALANI]: at(1, [35, 35]) }, terrain: alley(long), step: 'order', seat: 0, objectives: { A: [10, 14] }, players: [{ deck: { left: ['shatterpoint'] } }, {}],
  }).go().play(DECOY);
  const t = decoy(3.1);
  expect([t.asked, t.request]).toMatchObject(['place place 0', { figure: `0.${SABE}.1` }]);
  expect([t.refusal([28, 11.5]), t.refusal([28, 11.55]), t.refusal([28, 11.6])]).toMatchObject([null, null, { rule: 'SP-MOVE-06' }]);
  const full = decoy(3);
  expect([full.asked, full.request, full.where(SABE)]).toMatchObject(['place place 0', { figure: `0.${PADME}.1` }, [10, 10, 0]]);
});
