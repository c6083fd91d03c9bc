import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about, acted, ended, ready, wound } from './fight.fixture.ts';

const GRIEVOUS = 'general-grievous';
const B1 = 'b1-battle-droids';
const ARTS = `i-have-been-trained-in-your-jedi-arts@0.${GRIEVOUS}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}, own: Partial<Placed> = {}): Table =>
  table({ ...more, units: { [GRIEVOUS]: { seat: 0, at: [10, 10], ...own }, ...units } });
const droids = (at: Spot): Readonly<Record<string, Placed>> => ({ [B1]: { seat: 0, at: [at, [35, 35]] } });

test('Onward: another Battle Droid within Range 4 may dash', () => {
  const begin = (at: Spot): Table => set(droids(at), { active: GRIEVOUS, step: 'begin' }).go();
  const t = begin([18.5, 10]);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${B1}.1`]);
  expect(begin([18.51, 10]).asked).toBe('pick act 0');
});

test('Scuttle: he has Scale until the end of the turn and may advance', () => {
  const t = set({}, { active: GRIEVOUS }).go().play('ability:scuttle');
  expect([t.asked, t.offered, ready(t)]).toEqual(['pick how 0', ['advance', 'climb', 'none'], 7]);
  t.play('advance', [10, 17]).go();
  expect(t.where(GRIEVOUS)).toEqual([10, 17, 0]);
  expect(set({}, { active: GRIEVOUS, players: [{ ready: 0 }, {}] }).go().offered).not.toContain('ability:scuttle');
});

const crowd = { 'gar-saxon': { seat: 1, at: [13, 10] }, 'lord-maul': { seat: 1, at: [10, 13] }, '501st-clone-troopers': { seat: 1, at: [[7, 10], [10, 7]] }, 'cc-7567-captain-rex': { seat: 1, at: [20, 20] } } as const;

test('I Have Been Trained in Your Jedi Arts: after his melee attack every other engaged enemy unit takes 2 damage, once each', () => {
  const t = ended(set(crowd), GRIEVOUS, 'gar-saxon', 'melee');
  expect(t.offered).toEqual([ARTS, 'pass']);
  t.play(ARTS);
  expect(Object.keys(crowd).map((id) => t.unit(id).damage)).toEqual([0, 2, 2, 0]);
  expect(ready(t)).toBe(6);
});

test('I Have Been Trained in Your Jedi Arts: one other unit is enough', () => {
  const t = ended(set({ 'gar-saxon': crowd['gar-saxon'], 'lord-maul': crowd['lord-maul'] }), GRIEVOUS, 'gar-saxon', 'melee').play(ARTS);
  expect([t.unit('gar-saxon').damage, t.unit('lord-maul').damage]).toEqual([0, 2]);
});

test('I Have Been Trained in Your Jedi Arts: not after a ranged attack or an ally’s, nor with nobody else there', () => {
  expect(ended(set(crowd), GRIEVOUS, 'gar-saxon', 'ranged').asked).toBe('nothing');
  expect(ended(set({ ...crowd, kalani: { seat: 0, at: [16, 10] } }), 'kalani', 'gar-saxon', 'melee').asked).toBe('nothing');
  expect(ended(set({ 'gar-saxon': crowd['gar-saxon'] }), GRIEVOUS, 'gar-saxon', 'melee').asked).toBe('nothing');
});

const fought = (at: Spot, action: 'combat' | 'move' = 'combat'): Table => acted(set({ ...droids(at), 'gar-saxon': crowd['gar-saxon'] }), GRIEVOUS, action, 'gar-saxon');

test('Appetite for Destruction: after his combat a Battle Droid within Range 3 may dash and attack the target with 5 dice', () => {
  const t = fought([10, 16.5]);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${B1}.1`]);
  expect(t.play(null).asked).toBe('pick may 0');
  expect(t.play('yes').asked).toBe('roll attack 5');
  expect(fought([10, 16.5]).play(null, 'no').asked).toBe('nothing');
});

test('Appetite for Destruction: not for droids farther away, not for Secondary droids, not after a move', () => {
  expect(fought([10, 16.51]).asked).toBe('nothing');
  expect(fought([10, 14], 'move').asked).toBe('nothing');
  expect(acted(set({ kalani: { seat: 0, at: [10, 14] }, 'gar-saxon': crowd['gar-saxon'] }), GRIEVOUS, 'combat', 'gar-saxon').asked).toBe('nothing');
});

const kill = (victim: string, by: string | null): Table =>
  wound(set({ ...crowd, kalani: { seat: 0, at: [30, 30] } }, { players: [{ ready: 3 }, {}] }, { damage: 3 }), victim, by);

test('Another Fine Addition to My Collection: two heals for a wound, and 2 Force for a Force User', () => {
  const t = kill('gar-saxon', GRIEVOUS);
  t.play(`damage@0.${GRIEVOUS}`, `damage@0.${GRIEVOUS}`);
  expect([t.asked, t.unit(GRIEVOUS).damage, ready(t)]).toEqual(['nothing', 1, 3]);
  expect(ready(kill('lord-maul', GRIEVOUS).play('none'))).toBe(5);
});

test('Another Fine Addition to My Collection: not for what an ally or nobody wounds', () => {
  for (const by of ['kalani', null]) {
    const t = kill('lord-maul', by);
    expect([t.asked, ready(t)]).toEqual(['nothing', 3]);
  }
});
