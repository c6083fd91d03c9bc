import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about, ready, rolls, strike, wound } from './fight.fixture.ts';

const HONDO = 'hondo';
const FAIR = `fair-whats-fair@0.${HONDO}`;
const EFFORT = `this-effort-is-no-longer-profitable@0.${HONDO}`;
const B1 = 'b1-battle-droids';
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units: { [HONDO]: { seat: 0, at: [10, 10] }, ...units } });

test('That’s Just Good Business: 1 Force for each active objective that the other player controls', () => {
  const force = (...controllers: readonly (0 | 1 | null)[]): number => {
    const t = set({}, { active: HONDO, step: 'begin', players: [{ ready: 3 }, {}], objectives: { a: [20, 20], b: [25, 25], c: [30, 30], d: [5, 5] } });
    controllers.forEach((controller, i) => { t.state.objectives[i]!.controller = controller; });
    Object.assign(t.state.objectives[3]!, { controller: 1, active: false });
    return ready(t.go());
  };
  expect([force(1, 1, 0), force(null, 0, 0)]).toEqual([5, 3]);
});

const STORIES = 'ability:inspiring-stories-so-many-of-them-true';
test('Inspiring Stories: he and every character of an allied unit may dash', () => {
  const t = set({ [B1]: { seat: 0, at: [[30, 30], [30, 34]] }, kalani: { seat: 0, at: [20, 20] } }, { active: HONDO }).go().play(STORIES);
  expect([t.offered, ready(t)]).toEqual([[`0.${HONDO}`, `0.${B1}`, '0.kalani'], 7]);
  t.play(`0.${B1}`);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${HONDO}.1`]);
  expect(t.play(null).offered).toEqual([`0.${B1}.1`, `0.${B1}.2`, 'done']);
  expect([t.play(`0.${B1}.2`).asked, about(t)]).toEqual(['place dash 0', `0.${B1}.2`]);
});

test('SP-TERM-08 Inspiring Stories: his own unit is an allied one too, so he may dash twice', () => {
  const t = set({ kalani: { seat: 0, at: [20, 20] } }, { active: HONDO }).go().play(STORIES, `0.${HONDO}`, [10, 14], [10, 18]).go();
  expect([t.asked, t.where(HONDO), ready(t)]).toEqual(['pick act 0', [10, 18, 0], 7]);
});

const HERE = 'ability:what-have-we-here';
const here = (at: Spot, reserve: string | null = null, force = 8): Table => set({ 'gar-saxon': { seat: 1, at } }, { active: HONDO, players: [{ ready: force }, { reserve }] }).go();

test('What Have We Here?: an enemy within Range 2 gains Pinned and Strained; 1 Force shuffles its reserved card into the deck', () => {
  const t = here([14.5, 10], '1.gar-saxon').play(HERE);
  expect([t.asked, t.unit('gar-saxon').conditions]).toEqual(['pick mayPay 0', ['pinned', 'strained']]);
  t.play('yes');
  expect([t.state.players[1]!.reserve, t.state.players[1]!.deck.left.includes('1.gar-saxon'), ready(t)]).toEqual([null, true, 6]);
  expect(here([14.5, 10], '1.gar-saxon').play(HERE, 'no').state.players[1]!.reserve).toBe('1.gar-saxon');
});

test('What Have We Here?: of several enemies only those within Range 2 may be picked', () => {
  const among = (at: Spot): Table => set({ 'gar-saxon': { seat: 1, at: [14.5, 10] }, 'lord-maul': { seat: 1, at } }, { active: HONDO }).go().play(HERE);
  expect(among([10, 14.5]).offered).toEqual(['1.gar-saxon', '1.lord-maul']);
  expect(among([10, 14.51]).unit('gar-saxon').conditions).toEqual(['pinned', 'strained']);
});

test('What Have We Here?: nothing to pay for a card elsewhere or without Force; closed farther away', () => {
  expect(here([14.5, 10]).play(HERE).go().asked).toBe('pick act 0');
  expect(here([14.5, 10], '1.gar-saxon', 1).play(HERE).go().asked).toBe('pick act 0');
  expect(here([14.51, 10]).closed).toContainEqual({ option: HERE, rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

const effort = (victim: string, at: Spot): Table => wound(set({ kalani: { seat: 0, at }, 'gar-saxon': { seat: 1, at: [10, 17] } }), victim, null);

test('This Effort Is No Longer Profitable: when another ally within Range 4 is wounded he may reposition, but not to where he is engaged', () => {
  const t = effort('kalani', [18.5, 10]).play(EFFORT);
  expect([t.asked, about(t), ready(t)]).toEqual(['place reposition 0', `0.${HONDO}.1`, 7]);
  expect([t.refusal([10, 13]) === null, t.refusal([10, 5])]).toEqual([false, null]);
});

test('This Effort Is No Longer Profitable: not farther away, not for himself or an enemy', () => {
  for (const t of [effort('kalani', [18.51, 10]), effort(HONDO, [13, 10]), effort('gar-saxon', [13, 10])]) expect(t.asked).toBe('nothing');
});

const friends = (more: Partial<Placed> = {}): Readonly<Record<string, Placed>> => ({ 'gar-saxon': { seat: 1, at: [17, 10] }, kalani: { seat: 0, at: [17, 13], ...more }, 'cc-7567-captain-rex': { seat: 0, at: [17, 20] } });

test('Fair? What’s Fair?: a Scoundrel’s attack into a fight may have 2 dice more; then allies near the defender gain Strained', () => {
  const t = strike(set(friends()), HONDO, 'ranged');
  expect(t.offered).toEqual([FAIR, 'pass']);
  expect(t.play(FAIR).asked).toBe('roll attack 9');
  rolls(t);
  expect(['kalani', 'cc-7567-captain-rex', HONDO].map((id) => t.unit(id).conditions)).toEqual([['strained'], [], []]);
});

test('Fair? What’s Fair?: allies beyond Range 2 of the defender are spared, Hondo himself is not', () => {
  const conditions = (rex: Spot): (readonly string[])[] => {
    const t = strike(set({ ...friends(), [HONDO]: { seat: 0, at: [21.5, 10] }, gwarm: { seat: 0, at: [17, 2] }, 'cc-7567-captain-rex': { seat: 0, at: rex } }), 'gwarm', 'ranged').play(FAIR);
    rolls(t);
    return ['gwarm', HONDO, 'cc-7567-captain-rex'].map((id) => t.unit(id).conditions);
  };
  expect([conditions([12.5, 10]), conditions([12.49, 10])]).toEqual([[[], ['strained'], ['strained']], [[], ['strained'], []]]);
});

test('Fair? What’s Fair?: declined, nobody is Strained', () => {
  const t = strike(set(friends()), HONDO, 'ranged').play('pass');
  expect(t.asked).toBe('roll attack 7');
  expect(rolls(t).unit('kalani').conditions).toEqual([]);
});

test('Fair? What’s Fair?: not for others than Scoundrels, with a wounded ally or nobody else there, or outside a combat action', () => {
  expect(strike(set(friends({ wounded: 1 })), HONDO, 'ranged').asked).toBe('roll attack 7');
  expect(strike(set(friends()), HONDO, 'ranged', { part: 'other' }).asked).toBe('roll attack 7');
  expect(strike(set({ 'gar-saxon': { seat: 1, at: [13, 10] } }), HONDO, 'melee').asked).toBe('roll attack 5');
  expect(strike(set({ ...friends(), 'asajj-ventress': { seat: 0, at: [20, 10] } }), 'asajj-ventress', 'melee').asked).toMatch('roll attack');
});
