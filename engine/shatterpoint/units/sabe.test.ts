import { expect, test } from 'vitest';
import { block, scenery } from '../../testing/scenery.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/table.ts';
import { ANAKIN, BO, KALANI, REX, acting, at, defenseOf, fight, ready, starting } from './republic.fixture.ts';

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

test('Expose Flank: ending a climb higher brings Sharpshooter [1] and a focus action; on the same level nothing', () => {
  const climb = (to: Spot): Table => acting(SABE, {}, {}, { terrain: scenery(block('tower', [12, 16], [8, 12], 3)) }).play('ability:expose-flank', to).go();
  expect(climb([14, 10, 3]).all('focused')).toMatchObject([{ sharpshooter: 1 }]);
  expect(climb([10, 14]).all('focused')).toEqual([]);
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
function kept(sabe: Partial<Placed> = {}, queen = PADME, objectives: TableOptions['objectives'] = { A: [10, 14], B: [30, 30] }, seat: 0 | 1 = 0): Table {
  const hand = { deck: { left: ['shatterpoint'] } };
  const units = { [SABE]: { ...at(0, [10, 10]), ...sabe }, [queen]: at(0, [28, 10]), [KALANI]: at(1, [35, 35]) };
  return table({ units, step: 'order', seat, objectives, players: seat === 0 ? [hand, {}] : [{}, hand] }).go();
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
  expect(t.unit(SABE).hunker).toBe(2);
  const units = { [SABE]: { ...at(0, [10, 10]), hunker: 2 }, [PADME]: at(0, [28, 10]), [KALANI]: at(1, [26, 14]) };
  const held = table({ units, step: 'order', seat: 0, objectives: { A: [10, 14] }, players: [{ deck: { left: ['shatterpoint'] } }, {}] }).go();
  expect(held.play(DECOY, [26, 10]).unit(SABE).hunker).toBe(0);
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
