import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, GANTRY, scenery } from '../../testing/shatterpoint/scenery.ts';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { change, innate } from '../game/ability.ts';
import { contestants } from './objective.ts';
import { toolMove, type ToolMove } from './move.ts';

const hero = fighter('hero');
const climber = fighter('climber', { abilities: [innate('Climber', 'Scale.', change('scale', (_game, owner, { unit }) => (unit === owner.id ? 1 : 0)))] });

/** A hero at a place, and others. */
const setting = (at: Spot, units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ cards: [hero, climber], units: { hero: { seat: 0, at }, ...units }, ...more });

const going = (t: Table, how: ToolMove, id = 'hero'): Table => t.run((game) => toolMove(game, t.characterId(id), how));
const enemy = (at: Spot, more: Partial<Placed> = {}): Readonly<Record<string, Placed>> => ({ enemy: { card: 'hero', seat: 1, at, ...more } });

/** Whether a place is taken for a move from (10, 10). */
const reaches = (t: Table, place: Spot): boolean => t.refusal(place) === null;

test('AT-115 (SP-TOOL-04): an advance reaches 7.5 inches straight on, and may stay', () => {
  const t = going(setting([10, 10]), 'advance');
  expect(t.request).toMatchObject({ kind: 'place', ask: 'advance', seat: 0, optional: true });
  expect([reaches(t, [17.5, 10]), reaches(t, [17.51, 10]), reaches(t, [10, 10])]).toEqual([true, false, true]);
  t.play([17.5, 10]);
  expect(t.where('hero')).toEqual([17.5, 10, 0]);
  expect(t.result).toBe(true);
});

test('AT-118 (SP-DASH-01): a dash reaches 5.5 inches', () => {
  const t = going(setting([10, 10]), 'dash');
  expect([reaches(t, [15.5, 10]), reaches(t, [15.51, 10])]).toEqual([true, false]);
});

test.each(['climb', 'jump'] as const)('SP-CLIMB-01, SP-JUMP-01: a %s uses the Dash tool and may end at any Elevation, a dash may not', (how) => {
  const tower = scenery(block('tower', [12, 16], [8, 12], 30));
  const t = going(setting([10, 10], {}, { terrain: tower }), how);
  expect([reaches(t, [14, 10, 30]), reaches(t, [15.5, 10, 30]), reaches(t, [10, 15.5])]).toEqual([true, false, true]);
  expect(going(setting([10, 10], {}, { terrain: tower }), 'dash').refusal([14, 10, 30])).not.toBeNull();
});

test('AT-127 (SP-ADV-04): a character Engaged with an enemy that is not Wounded dashes instead of advancing', () => {
  const t = going(setting([10, 10], enemy([10, 13])), 'advance');
  expect(t.asked).toBe('place dash 0');
  expect([reaches(t, [15.5, 10]), reaches(t, [15.51, 10])]).toEqual([true, false]);
  const free = going(setting([10, 10], enemy([10, 13], { wounded: 1 })), 'advance');
  expect(free.asked).toBe('place advance 0');
  expect(reaches(free, [17.5, 10])).toBe(true);
});

test('AT-127 (SP-ADV-04, SP-ACTION-02): the move action of an Engaged character offers only a dash', () => {
  const t = setting([10, 10], enemy([10, 13]), { active: 'hero' }).go().play('move');
  expect(t.offered).toEqual(['dash', 'none']);
  expect(t.closed).toMatchObject([{ option: 'advance', rule: 'SP-ADV-04' }, { option: 'climb', rule: 'SP-CLIMB-02' }]);
});

test('AT-129 (SP-CLIMB-02): no climb while Engaged with an enemy that is not Wounded', () => {
  const t = going(setting([10, 10], enemy([10, 13])), 'climb');
  expect(t.asked).toBe('nothing');
  expect(t.result).toBe(false);
});

test('AT-129 (SP-CLIMB-02, SP-MOVE-10): with only Wounded enemies Engaged every way is open', () => {
  const t = setting([10, 10], enemy([10, 13], { wounded: 1 }), { active: 'hero' }).go().play('move');
  expect(t.offered).toEqual(['advance', 'dash', 'climb', 'none']);
  expect(t.closed).toEqual([]);
  expect(going(setting([10, 10], enemy([10, 13], { wounded: 1 })), 'climb').asked).toBe('place climb 0');
});

test('AT-129 (SP-JUMP-01): a jump is allowed while Engaged', () => {
  expect(going(setting([10, 10], enemy([10, 13])), 'jump').asked).toBe('place jump 0');
});

test('AT-130 (SP-CLIMB-01): Kalani climbs onto the gantry and contests there', () => {
  const t = table({ terrain: scenery(GANTRY), units: { kalani: { seat: 1, at: [13, 13] } }, objectives: { C: [15, 18, 5] }, active: 'kalani' }).go();
  const there = (): unknown => contestants(t.game, t.state.objectives[0]!);
  expect(there()).toEqual({ same: [0, 0], others: [0, 0] });
  t.play('move', 'climb', [13, 17, 5]);
  expect(t.where('kalani')).toEqual([13, 17, 5]);
  expect(there()).toEqual({ same: [0, 1], others: [0, 0] });
});

test('AT-133 (SP-ICON-11): a reposition uses the Advance tool although Engaged', () => {
  const t = going(setting([10, 10], enemy([10, 13])), 'reposition');
  expect(t.asked).toBe('place reposition 0');
  expect([reaches(t, [17.5, 10]), reaches(t, [17.51, 10])]).toEqual([true, false]);
});

test('AT-134 (SP-TXT-11, SP-DASH-01): each 501st Clone Trooper may dash once, not up', () => {
  const t = table({ terrain: scenery(GANTRY), units: { '501st-clone-troopers': { seat: 0, at: [[15, 13], [4, 4]] } }, active: '501st-clone-troopers' }).go();
  t.play('ability:defensive-maneuver');
  expect(t.offered).toEqual(['0.501st-clone-troopers.1', '0.501st-clone-troopers.2', 'done']);
  t.play('0.501st-clone-troopers.1');
  expect(t.asked).toBe('place dash 0');
  expect(t.refusal([15, 17, 5])).toMatchObject({ rule: 'SP-ADV-03' });
  t.play([15, 18.5]);
  expect(t.asked).toBe('place dash 0');
  t.play([4, 5]);
  expect(t.offered.filter((option) => option.startsWith('0.'))).toEqual([]);
  expect([t.where('501st-clone-troopers.1'), t.where('501st-clone-troopers.2')]).toEqual([[15, 18.5, 0], [4, 5, 0]]);
});

test('AT-135 (SP-ADV-01): Anakin advances under a gantry to the ground behind it', () => {
  const t = table({ terrain: scenery(GANTRY), units: { 'general-anakin-skywalker': { seat: 0, at: [15, 14.5] } } });
  going(t, 'advance', 'general-anakin-skywalker');
  expect([reaches(t, [15, 22]), reaches(t, [15, 18]), reaches(t, [15, 18, 5])]).toEqual([true, true, false]);
});

test('AT-137 (SP-MOVE-07): Gar Saxon may not hang over the edge of the gantry', () => {
  const t = going(table({ terrain: scenery(GANTRY), units: { 'gar-saxon': { seat: 0, at: [15, 17, 5] } } }), 'advance', 'gar-saxon');
  expect(t.refusal([15, 19.5, 5])).toMatchObject({ rule: 'SP-MOVE-07' });
  expect(t.refusal([15, 19.25, 5])).toBeNull();
});

test('AT-142 (SP-MOVE-09): an advance that ends where it started is an advance', () => {
  const t = going(setting([10, 10], {}), 'advance').play([10, 10]);
  expect(t.result).toBe(true);
  expect(t.all('moveResolved')).toMatchObject([{ character: '0.hero.1', how: 'advance' }]);
  const strained = going(setting([10, 10], { hero: { seat: 0, at: [10, 10], conditions: ['strained'] } }), 'advance').play([10, 10]);
  expect(strained.unit('hero')).toMatchObject({ damage: 3, conditions: [] });
});

test('SP-COND-04: a move that is declined has not happened and does not trigger Strained', () => {
  const t = going(setting([10, 10], { hero: { seat: 0, at: [10, 10], conditions: ['strained'] } }), 'jump').play(null);
  expect(t.result).toBe(false);
  expect(t.unit('hero')).toMatchObject({ damage: 0, conditions: ['strained'] });
  expect(t.events).toEqual([]);
});

test('AT-143 (SP-KEY-07): with Scale an advance or dash may be a climb instead', () => {
  for (const how of ['advance', 'dash'] as const) {
    const t = going(setting([1, 1], { climber: { seat: 0, at: [15, 13] } }, { terrain: scenery(GANTRY) }), how, 'climber');
    expect(t.asked).toBe('pick how 0');
    expect(t.offered).toEqual([how, 'climb', 'none']);
    t.play('climb', [15, 17, 5]);
    expect(t.where('climber')).toEqual([15, 17, 5]);
  }
});

test('AT-143 (SP-KEY-07): without Scale, and while Engaged, there is no climb instead', () => {
  expect(going(setting([10, 10]), 'dash').asked).toBe('place dash 0');
  const held = going(setting([1, 1], { climber: { seat: 0, at: [10, 10] }, ...enemy([10, 13]) }), 'advance', 'climber');
  expect(held.asked).toBe('place dash 0');
});

test('AT-373 (SP-TOOL-05): the tool may stick out over the table edge, the base may not', () => {
  const t = going(setting([34, 18]), 'advance');
  expect([reaches(t, [35.25, 18]), reaches(t, [35.26, 18])]).toEqual([true, false]);
});

test('AT-374 (SP-TOOL-06): a wall that only the final base touches is no matter for the tool', () => {
  const wall = scenery(block('wall', [17, 18], [10.7, 14], 5));
  const t = going(setting([10, 10], {}, { terrain: wall }), 'advance');
  expect(t.refusal([17.5, 10])).toMatchObject({ rule: 'SP-MOVE-06' });
  expect(reaches(t, [17.4, 9.9])).toBe(true);
});

test('AT-375 (SP-MOVE-04): the tool goes through a gap that is narrower than the base', () => {
  const gap = scenery(block('north', [13, 14], [10.5, 20], 5), block('south', [13, 14], [0, 9.5], 5));
  const t = going(setting([10, 10], {}, { terrain: gap }), 'advance');
  expect(reaches(t, [16, 10])).toBe(true);
  const shut = scenery(block('whole', [13, 14], [0, 20], 5));
  expect(going(setting([10, 10], {}, { terrain: shut }), 'advance').refusal([16, 10])).toMatchObject({ rule: 'SP-ADV-02' });
});

test('SP-COND-11: a Pinned character stays, and Pinned is lost; it may keep Pinned by not moving', () => {
  const pinned = (): Table => going(setting([1, 1], { hero: { seat: 0, at: [10, 10], conditions: ['pinned'] } }), 'reposition');
  const t = pinned();
  expect(t.asked).toBe('pick pinned 0');
  t.play('yes');
  expect(t.result).toBe(false);
  expect(t.unit('hero').conditions).toEqual([]);
  expect(pinned().play('no').unit('hero').conditions).toEqual(['pinned']);
});

test('SP-DIR-06: a move toward somebody ends in the quarter of directions toward it', () => {
  const t = setting([10, 10], enemy([20, 10]));
  t.run((game) => toolMove(game, '0.hero.1', 'advance', { wedge: { other: t.character('enemy').at!, way: 'toward' } }));
  expect([reaches(t, [14, 14]), reaches(t, [14, 14.2]), reaches(t, [9, 10])]).toEqual([true, false, false]);
  expect(t.refusal([9, 10])).toMatchObject({ rule: 'SP-DIR-06' });
});
