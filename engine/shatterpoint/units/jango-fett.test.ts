import { expect, test } from 'vitest';
import { attackDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about, acted, occurs, ready, wound } from './fight.fixture.ts';

const JANGO = 'jango-fett';
const SO_FAST = `not-so-fast@0.${JANGO}`;
const FIRST = { edition: 'firstPrint' } as const;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}, jango: Partial<Placed> = {}): Table =>
  table({ ...more, units: { [JANGO]: { seat: 0, at: [10, 10], ...jango }, ...units } });
const acting = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table => set(units, { active: JANGO, ...more }).go();

test.each(['current', 'firstPrint'] as const)('Capture Wire (%s): an enemy within Range 3 is pulled Range 2 toward him and gains Pinned', (edition) => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [16.5, 10] } }, { edition }).play('ability:capture-wire');
  expect(t.asked).toBe('place pull 0');
  t.play([10, 10]).go();
  expect([t.where('gar-saxon')[0], t.unit('gar-saxon').conditions, ready(t)]).toEqual([13.5, ['pinned'], 7]);
});

test('Capture Wire is closed with nobody within Range 3', () => {
  expect(acting({ 'gar-saxon': { seat: 1, at: [16.51, 10] } }).closed).toContainEqual({ option: 'ability:capture-wire', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

test.each(['current', 'firstPrint'] as const)('Jet Pack (%s): he may jump for 1 Force, not without it', (edition) => {
  const t = acting({}, { edition }).play('ability:jet-pack', [10, 14]).go();
  expect([t.where(JANGO), ready(t)]).toEqual([[10, 14, 0], 7]);
  expect(acting({}, { players: [{ ready: 0 }, {}] }).offered).not.toContain('ability:jet-pack');
});

const chosen = (seat: 0 | 1, from: 'order' | 'reserve', more: Partial<TableOptions> = {}): Table =>
  occurs(set({ 'gar-saxon': { seat, at: [17, 10] } }, { seat, ...more }), { type: 'activated', unit: `${seat}.gar-saxon`, from });

test('Not So Fast: when the opponent activates a unit from reserve he may dash and attack it with 5 dice', () => {
  const t = chosen(1, 'reserve');
  expect(t.play(SO_FAST).asked).toBe('place dash 0');
  expect([t.play(null).asked, t.play('yes').asked]).toEqual(['pick may 0', 'roll attack 5']);
  expect(t.all('targeted')).toMatchObject([{ defender: '1.gar-saxon.1', kind: 'ranged' }]);
});

test('Not So Fast: not for a revealed card, an ally or in the first print', () => {
  for (const t of [chosen(1, 'order'), chosen(0, 'reserve'), chosen(1, 'reserve', FIRST)]) expect(t.asked).toBe('nothing');
});

const begins = (seat: 0 | 1, at: Spot, more: Partial<TableOptions> = FIRST): Table =>
  occurs(set({ 'gar-saxon': { seat, at } }, { ...more, seat, active: 'gar-saxon' }), { type: 'activationBegun', unit: `${seat}.gar-saxon` });

test('Not So Fast, first print: an enemy within Range 3 at the start of its activation takes 1 damage for each critical and strike of 5 dice', () => {
  const t = begins(1, [16.5, 10]).play(SO_FAST);
  expect(t.asked).toBe('roll not-so-fast 5');
  expect(t.play(attackDice('C C X F S')).unit('gar-saxon').damage).toBe(3);
});

test('Not So Fast, first print: not farther away, not for an ally, not now', () => {
  for (const t of [begins(1, [16.51, 10]), begins(0, [13, 10]), begins(1, [13, 10], {})]) expect(t.asked).toBe('nothing');
});

const paid = (victim: string, by: string | null, more: Partial<TableOptions> = {}): Table => {
  const at: Spot | Spot[] = victim === '501st-clone-troopers' ? [[13, 10], [35, 35]] : [13, 10];
  return wound(set({ [victim]: { seat: 1, at }, kalani: { seat: 0, at: [30, 30] } }, { players: [{ ready: 3 }, {}], ...more }, { damage: 3 }), victim, by);
};

test.each([['current', 4], ['firstPrint', 5]] as const)('I’m Just Looking to Get Paid (%s): Force and two heals for wounding a Primary or Secondary', (edition, force) => {
  const t = paid('gar-saxon', JANGO, { edition });
  expect([t.asked, ready(t)]).toEqual(['pick heal 0', force]);
  t.play(`damage@0.${JANGO}`, `damage@0.${JANGO}`);
  expect([t.asked, t.unit(JANGO).damage]).toEqual(['nothing', 1]);
});

test('I’m Just Looking to Get Paid: not for a Supporting unit, nor for what an ally wounds', () => {
  for (const t of [paid('501st-clone-troopers', JANGO), paid('gar-saxon', 'kalani')]) expect([t.asked, ready(t)]).toEqual(['nothing', 3]);
});

test.each(['current', 'firstPrint'] as const)('My Client Is Getting Impatient (%s): after his focus action he may jump, not after others', (edition) => {
  const t = acted(set({}, { edition }), JANGO, 'focus');
  expect([t.asked, about(t)]).toEqual(['place jump 0', `0.${JANGO}.1`]);
  expect(acted(set(), JANGO, 'move').asked).toBe('nothing');
  expect(acted(set({ kalani: { seat: 0, at: [20, 20] } }), 'kalani', 'focus').asked).toBe('nothing');
});
