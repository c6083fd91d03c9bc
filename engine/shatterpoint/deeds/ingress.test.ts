import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, GANTRY, LADDER, scenery } from '../../testing/shatterpoint/scenery.ts';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { after, innate } from '../game/ability.ts';
import { toolMove, type ToolMove } from './move.ts';

const hero = fighter('hero');
const setting = (at: Spot, terrain: Terrain, others: Readonly<Record<string, Placed>> = {}): Table =>
  table({ cards: [hero], terrain, units: { hero: { seat: 0, at }, ...others } });
const going = (t: Table, how: ToolMove, to: Spot): Table => t.run((game) => toolMove(game, '0.hero.1', how)).play(to);
const yard = scenery(GANTRY, LADDER);

test('AT-178 (SP-INGR-02, SP-INGR-03, SP-INGR-06): an advance that ends beside a ladder may go up it', () => {
  const t = going(setting([4, 18], yard), 'advance', [8, 18]);
  expect(t.asked).toBe('pick ingress 0');
  expect(t.offered).toEqual(['stay', 'ladder/1']);
  t.play('ladder/1');
  expect(t.asked).toBe('place ingress 0');
  t.play([11.5, 18, 5]);
  expect(t.where('hero')).toEqual([11.5, 18, 5]);
  expect(t.asked).toBe('nothing');
});

test('AT-179 (SP-INGR-03): the exit is within Range 1 of the other end and at its Elevation', () => {
  const t = going(setting([4, 18], yard), 'advance', [8, 18]).play('ladder/1');
  expect(t.refusal([12.5, 18, 5])).toMatchObject({ rule: 'SP-PLACE-01' });
  expect(t.refusal([12, 18])).toMatchObject({ rule: 'SP-PLACE-03' });
  expect(t.refusal([11.5, 18, 5])).toBeNull();
});

test('SP-INGR-02: the ladder may be left alone, also after its exit was chosen', () => {
  const t = going(setting([4, 18], yard), 'advance', [8, 18]).play('stay');
  expect(t.where('hero')).toEqual([8, 18, 0]);
  expect(going(setting([4, 18], yard), 'advance', [8, 18]).play('ladder/1', null).where('hero')).toEqual([8, 18, 0]);
});

test('SP-INGR-02: a move that ends farther than Range 1 from the ladder is not asked', () => {
  expect(going(setting([4, 18], yard), 'advance', [7.7, 18]).asked).toBe('nothing');
});

test('AT-181 (SP-INGR-02): an ingress point at another Elevation cannot be used', () => {
  // The lift's lower end lies on the ground below the deck.
  const low = scenery(GANTRY, { id: 'lift', points: [[11, 18, 0], [30, 18, 9]] });
  const t = going(setting([15, 18, 5], low), 'advance', [11, 18, 5]);
  expect(t.where('hero')).toEqual([11, 18, 5]);
  expect(t.asked).toBe('nothing');
});

test('AT-182 (SP-INGR-04): only exits at a different Elevation may be chosen', () => {
  const three = scenery(GANTRY, { id: 'lift', points: [[9.5, 18, 0], [10.5, 18, 5], [2, 2, 2]] }, block('crate', [1, 3], [1, 3], 2));
  expect(going(setting([4, 18], three), 'advance', [8, 18]).offered).toEqual(['stay', 'lift/1']);
});

test('AT-183 (SP-INGR-05): only one ingress use in a movement', () => {
  const there = scenery(GANTRY, LADDER, { id: 'upper', points: [[11.5, 18, 5], [30, 30, 0]] });
  const once = going(setting([4, 18], there), 'advance', [8, 18]).play('ladder/1', [11.5, 18, 5]);
  expect(once.asked).toBe('nothing');
  expect(going(setting([14, 18, 5], there), 'advance', [11.5, 18, 5]).offered).toEqual(['stay', 'ladder/0', 'upper/1']);
});

test('AT-185 (SP-INGR-06): an Engaged character dashes to the ladder and leaves the engagement up it', () => {
  const t = setting([5, 18], yard, { enemy: { card: 'hero', seat: 1, at: [5, 21] } }).run((game) => toolMove(game, '0.hero.1', 'advance'));
  expect(t.asked).toBe('place dash 0');
  t.play([8, 18], 'ladder/1', [11.5, 18, 5]);
  expect(t.all('moveResolved')).toMatchObject([{ how: 'dash', left: ['1.enemy.1'] }]);
});

test('SP-COVER-07, AMB-15: whoever goes on up the ladder has not become Engaged at its foot', () => {
  const t = (): Table => going(setting([4, 18], yard, { enemy: { card: 'hero', seat: 1, at: [8, 22], hunker: 2 } }), 'advance', [8, 18]);
  expect(t().play('ladder/1', [11.5, 18, 5]).unit('enemy').hunker).toBe(2);
  expect(t().play('stay').unit('enemy').hunker).toBe(0);
});

test('AT-362 (SP-EFF-03): what answers a finished advance comes after ingress and final placement', () => {
  const watcher = fighter('watcher', { abilities: [innate('Watch', 'After an advance.', after('moveResolved', { may: true, when: (_game, _unit, event) => event.how === 'advance', *run() {} }))] });
  const t = table({ cards: [hero, watcher], terrain: yard, units: { hero: { seat: 0, at: [4, 18] }, watcher: { seat: 0, at: [30, 30] } } });
  going(t, 'advance', [8, 18]);
  expect(t.asked).toBe('pick ingress 0');
  t.play('ladder/1', [11.5, 18, 5]);
  expect(t.offered).toEqual(['watch@0.watcher', 'pass']);
  expect(t.where('hero')).toEqual([11.5, 18, 5]);
});

test('SP-INGR-01: an ingress point without a connected one cannot be used', () => {
  expect(going(setting([4, 18], scenery({ id: 'lone', points: [[9.5, 18, 0]] })), 'advance', [8, 18]).asked).toBe('nothing');
});

test.each(['climb', 'jump', 'dash', 'reposition'] as const)('SP-INGR-02: a %s may use it too', (how) => {
  expect(going(setting([5, 18], yard), how, [8, 18]).asked).toBe('pick ingress 0');
});

/** A dash at the west edge that ends beside a lift whose ends lie at these places, inches from the south-west corner; its upper deck is there. */
const liftAtEdge = (...points: readonly (readonly [number, number, number])[]): Table =>
  going(setting([3, 18], scenery({ id: 'lift', points }, block('deck', [0, 3], [21, 24], 5))), 'dash', [1, 18]);

test('SP-INGR-02, SP-MOVE-03: a lift whose every end lies off the table is not offered', () => {
  const t = liftAtEdge([-0.2, 18, 0], [-0.2, 22, 5]);
  expect([t.asked, t.where('hero')]).toEqual(['nothing', [1, 18, 0]]);
});

test('SP-INGR-02, SP-MOVE-03: nor is one that would be entered off the table', () => {
  expect(liftAtEdge([-0.2, 18, 0], [1, 22, 5]).asked).toBe('nothing');
  expect(liftAtEdge([0, 18, 0], [1, 22, 5]).offered).toEqual(['stay', 'lift/1']);
});

test('SP-INGR-03, SP-MOVE-03: an exit off the table is shown closed, with the reason, beside the open ones', () => {
  const t = liftAtEdge([0.5, 18, 0], [-0.2, 22, 5], [1, 23, 5]);
  expect(t.offered).toEqual(['stay', 'lift/2']);
  expect(t.closed).toEqual([{ option: 'lift/1', rule: 'SP-MOVE-03', why: 'exitOffTable' }]);
  expect(t.refusal('lift/1')).not.toBeNull();
  expect(liftAtEdge([0.5, 18, 0], [-0.2, 22, 5]).offered).toEqual(['stay']);
});

test('SP-INGR-03: an exit where nobody can stand is shown closed, with the reason', () => {
  const nowhere = going(setting([4, 18], scenery({ id: 'ladder', points: [[9.5, 18, 0], [10.5, 18, 5]] })), 'advance', [8, 18]);
  expect([nowhere.offered, nowhere.closed]).toEqual([['stay'], [{ option: 'ladder/1', rule: 'SP-INGR-03', why: 'exitFull' }]]);
  nowhere.play('stay');
  expect(nowhere.where('hero')).toEqual([8, 18, 0]);
});

test('SP-INGR-03, SP-OVER-03: an exit is closed while others leave no room there, and open with room for one more', () => {
  const post = scenery(LADDER, block('post', [10, 12.6], [17, 19], 5));
  const up = (...others: readonly Spot[]): Table => going(setting([4, 18], post, Object.fromEntries(others.map((at, i) => [`enemy${i}`, { card: 'hero', seat: 1, at } as const]))), 'advance', [8, 18]);
  expect(up().offered).toEqual(['stay', 'ladder/1']);
  expect(up([11.8, 18, 5]).closed).toEqual([{ option: 'ladder/1', rule: 'SP-INGR-03', why: 'exitFull' }]);
});

test('SP-INGR-03: an exit with room to a hair is open', () => {
  const up = (wide: number): Table => going(setting([4, 18], scenery(LADDER, block('post', [10.4, 10.4 + wide], [17.2, 17.2 + wide], 5))), 'advance', [8, 18]);
  expect([up(1.505).offered, up(1.49).offered]).toEqual([['stay', 'ladder/1'], ['stay']]);
});

test('AT-397 (SP-INGR-01): an ingress point without a connection leads nowhere; a connected one beside it does', () => {
  const hatch = scenery(GANTRY, { id: 'hatch', points: [[9.5, 18, 0]] });
  expect(going(setting([4, 18], hatch), 'advance', [8, 18]).asked).toBe('nothing');
  expect(going(setting([4, 18], scenery(GANTRY, LADDER, { id: 'hatch', points: [[9, 18, 0]] })), 'advance', [8, 18]).offered).toEqual(['stay', 'ladder/1']);
});
