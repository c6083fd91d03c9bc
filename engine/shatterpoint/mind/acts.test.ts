import { expect, test } from 'vitest';
import { table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { firstContact } from '../missions/first-contact.ts';
import { stand } from '../missions/stand.fixture.ts';
import { accepts, assaultTactics } from '../families/moves.ts';
import { revealStruggle } from '../deeds/struggle.ts';
import { picked } from './quick.fixture.ts';

const MEDIC = 'jedi-master-luminara-unduli';
/** A unit of P1 in its activation, far from a foe of P2. */
const acting = (card: string, hero: Partial<Placed> = {}, more: Partial<TableOptions> = {}, foe: Partial<Placed> = {}): Table => table({
  units: { hero: { seat: 0, at: [10, 10], card, ...hero }, foe: { seat: 1, at: [34, 34], ...foe } }, cards: [testCard('hero'), testCard('foe')],
  active: 'hero', players: [{ ready: 6, deck: { left: [] } }, {}], ...more,
}).go();

test('(SP-ACTION-03): on an objective with an enemy in reach the unit focuses first, then attacks', () => {
  const t = acting('hero', {}, { objectives: { a: [10, 10] } }, { at: [10, 16] });
  expect(picked(t)).toBe('focus');
  expect(picked(t.play('focus').go())).toBe('combat');
});

test('without a target a unit away from the objectives moves', () => {
  expect(picked(acting('hero', {}, { objectives: { a: [10, 20] } }))).toBe('move');
});

test('no Force is spent on healing that nobody needs', () => {
  const offered = acting(MEDIC, { damage: 1 });
  expect(offered.offered).toContain('ability:full-recovery');
  expect(picked(offered)).not.toContain('full-recovery');
  expect(picked(acting(MEDIC, { damage: 8, conditions: ['strained', 'exposed'] }))).toContain('full-recovery');
});

test('no ability is used that costs too much for the turns to come', () => {
  const poor = acting(MEDIC, { damage: 8, conditions: ['strained'] }, { players: [{ ready: 2, deck: { left: ['a', 'b', 'c', 'd', 'e'] } }, {}] });
  expect(poor.offered).toContain('ability:full-recovery');
  expect(picked(poor)).not.toContain('full-recovery');
});

test('damage is taken for a focus only by a unit that will attack and can bear it', () => {
  const may = (foe: Partial<Placed>, hero: Partial<Placed> = {}): Table => acting('hero', hero, { cards: [testCard('hero', { abilities: [assaultTactics] }), testCard('foe')] }, foe)
    .run((game) => accepts(game.state.units[0]!, assaultTactics.id, 'takeDamage'));
  expect([picked(may({ at: [10, 16] })), picked(may({})), picked(may({ at: [10, 16] }, { damage: 8 }))]).toEqual(['yes', 'no', 'no']);
});

test('the opponent of a player with three objectives pays Force for a change of plan, momentum only when much is at stake', () => {
  const asked = (ready: number, token: number): Table => stand(firstContact, 'They Were Expecting Us', { control: { TR: 0, L2: 0, R2: 0 }, struggle: { token }, players: [{ momentum: [8] }, { ready, momentum: [8] }] }).playOn('end');
  expect(asked(1, 6).asked).toBe('pick payment 1');
  expect([picked(asked(1, 6)), picked(asked(0, 7)), picked(asked(0, -1))]).toEqual(['force', 'none', 'momentum']);
});

test('(SP-CARD-23): of the maps of a struggle card the one is picked whose objectives lie nearer', () => {
  const title = 'We May Have Miscalculated';
  const asked = (mine: Placed['at'], theirs: Placed['at']): Table =>
    stand(firstContact, 'What Could Go Wrong?', { hero: { at: mine }, ally: { at: mine }, foe: { at: theirs }, struggle: { lastLoser: 0, piles: [{ left: [] }, { left: [title] }, { left: [] }] } }).run((game) => revealStruggle(game, 2));
  // Map 0: TR L2 C BR; map 1: TL C R2 BL.
  const [west, east] = [asked([4, 22], [32, 22]), asked([32, 22], [4, 22])];
  expect([west.asked, east.asked]).toEqual(['pick map 0', 'pick map 0']);
  expect([picked(west), picked(east)].sort()).toEqual(['0', '1']);
});
