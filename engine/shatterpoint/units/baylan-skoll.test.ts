import { expect, test } from 'vitest';
import { table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { gainHunker } from '../deeds/effects.ts';
import { occurs, ready, rolls, strike } from './fight.fixture.ts';

const BAYLAN = 'baylan-skoll';
const CREATE = `one-must-destroy-in-order-to-create@0.${BAYLAN}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}, own: Partial<Placed> = {}): Table =>
  table({ ...more, units: { [BAYLAN]: { seat: 0, at: [10, 10], ...own }, ...units } });

const POWER = 'ability:power-such-as-youve-never-dreamed';
test('Power. Such as You’ve Never Dreamed: an enemy within Range 3 is pulled Range 2 toward him, and he gains Hunker', () => {
  const t = set({ 'gar-saxon': { seat: 1, at: [16.5, 10] } }, { active: BAYLAN }).go().play(POWER, [10, 10]).go();
  expect([t.where('gar-saxon'), t.unit(BAYLAN).hunker, ready(t)]).toEqual([[13.5, 10, 0], 1, 6]);
  expect(set({ 'gar-saxon': { seat: 1, at: [16.51, 10] } }, { active: BAYLAN }).go().closed).toContainEqual({ option: POWER, rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

const DEXTERITY = 'ability:force-enhanced-dexterity';
test('Force-Enhanced Dexterity: a dash and Hunker, twice in an activation but not three times; none without the dash', () => {
  expect(set({}, { active: BAYLAN }).go().play(DEXTERITY).asked).toBe('place dash 0');
  const t = set({}, { active: BAYLAN }).go().play(DEXTERITY, [10, 14]).go().play(DEXTERITY, [10, 18]).go();
  expect([t.where(BAYLAN), t.unit(BAYLAN).hunker, ready(t)]).toEqual([[10, 18, 0], 2, 6]);
  expect(t.closed).toContainEqual({ option: DEXTERITY, rule: 'SP-ABIL-14', why: 'usedAlready' });
  expect(set({}, { active: BAYLAN }).go().play(DEXTERITY, null).unit(BAYLAN).hunker).toBe(0);
});

/** A unit is chosen to activate. */
const chosen = (who: string, units: Readonly<Record<string, Placed>> = {}): Table => {
  const t = table({ units: { [BAYLAN]: { seat: 0, at: [10, 10], hunker: 1 }, 'aurra-sing': { seat: 0, at: [20, 20], hunker: 2 }, 'gar-saxon': { seat: 1, at: [30, 30], hunker: 2 }, ...units }, active: who, step: 'begin' });
  return occurs(t, { type: 'activated', unit: t.idOf(who), from: 'order' }).go();
};
const activates = (who: string, keep: string | null): Table => (keep === null ? chosen(who) : chosen(who).play(keep).go());

test('Impatience for Victory Will Guarantee Defeat: another ally may keep its Hunker for its activation and loses it at the end', () => {
  const t = activates('aurra-sing', null);
  expect([t.asked, t.offered]).toEqual(['pick keepHunker 0', ['yes', 'no']]);
  t.play('yes').go();
  expect(t.asked).toBe('pick act 0');
  expect(t.unit('aurra-sing').hunker).toBe(2);
  expect(occurs(t, { type: 'activationEnding', unit: '0.aurra-sing' }).unit('aurra-sing')).toMatchObject({ hunker: 0, marks: [] });
});

test('Impatience for Victory Will Guarantee Defeat: declined it is lost at once, and Hunker gained later stays; not for himself or an enemy', () => {
  const t = activates('aurra-sing', 'no');
  expect(t.unit('aurra-sing').hunker).toBe(0);
  t.run((game) => gainHunker(game, '0.aurra-sing'));
  expect(occurs(t, { type: 'activationEnding', unit: '0.aurra-sing' }).unit('aurra-sing').hunker).toBe(1);
  expect(activates(BAYLAN, null).unit(BAYLAN).hunker).toBe(0);
  expect(activates('gar-saxon', null).unit('gar-saxon').hunker).toBe(0);
});

test('Impatience for Victory Will Guarantee Defeat: Hunker that a Tactic gave stays at the end', () => {
  const REX = 'cc-7567-captain-rex';
  const t = chosen(REX, { [REX]: { seat: 0, at: [15, 15] } }).play(`0.${REX}.1`, null, 'hunker').go();
  expect([t.asked, t.unit(REX).hunker]).toEqual(['pick act 0', 1]);
  expect(occurs(t, { type: 'activationEnding', unit: `0.${REX}` }).unit(REX)).toMatchObject({ hunker: 1, marks: [] });
});

const both = { kalani: { seat: 0, at: [20, 20] }, 'gar-saxon': { seat: 1, at: [30, 30] } } as const;
const hunkers = (t: Table): number[] => [BAYLAN, 'kalani', 'gar-saxon'].map((id) => t.unit(id).hunker);

test('Impatience for Victory Will Guarantee Defeat: Hunker for all allies after set-up and when an opponent claims a struggle card', () => {
  expect(hunkers(occurs(set(both), { type: 'setupEnded' }))).toEqual([1, 1, 0]);
  const claimed = (seat: 0 | 1): number[] => hunkers(occurs(set(both), { type: 'struggleWon', seat, card: 'Test', heard: false }));
  expect([claimed(1), claimed(0)]).toEqual([[1, 1, 0], [0, 0, 0]]);
});

test('One Must Destroy in Order to Create: allies gain and hold Hunker while engaged, enemies do not', () => {
  const t = set({ kalani: { seat: 0, at: [20, 20] }, 'gar-saxon': { seat: 1, at: [20, 23] } });
  t.run((game) => gainHunker(game, '0.kalani')).run((game) => gainHunker(game, '1.gar-saxon'));
  expect([t.unit('kalani').hunker, t.unit('gar-saxon').hunker]).toEqual([1, 0]);
});

const fight = (attacker: string, hunker: number): Table =>
  rolls(strike(set({ kalani: { seat: 0, at: [20, 20], hunker }, 'gar-saxon': { seat: 1, at: [20, 23], hunker } }), attacker, 'melee'));

test('One Must Destroy in Order to Create: an attacking ally may drop Hunker tokens for expertise', () => {
  const t = fight('kalani', 3);
  expect([t.offered, t.all('modifying').map(({ roll }) => roll)]).toEqual([[CREATE, 'pass'], ['attack']]);
  t.play(CREATE);
  expect(t.offered).toEqual(['1', '2', '3']);
  t.play('2');
  expect([t.unit('kalani').hunker, t.all('chartRead')[0]!.attackExpertise]).toEqual([1, 2]);
  expect(t.asked).toBe('pick option 0');
});

test('One Must Destroy in Order to Create: not without Hunker, when declined, or for an enemy', () => {
  expect(fight('kalani', 0).all('chartRead')[0]!.attackExpertise).toBe(0);
  const t = fight('kalani', 1).play('pass');
  expect([t.unit('kalani').hunker, t.all('chartRead')[0]!.attackExpertise]).toEqual([1, 0]);
  expect(fight('gar-saxon', 1).offered).not.toContain(CREATE);
});
