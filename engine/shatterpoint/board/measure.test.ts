import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, GANTRY, scenery, WALL_H } from '../../testing/shatterpoint/scenery.ts';
import { spot, table, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { elevation, gap, overlaps, within } from '../../space/plane/measure.ts';
import { inches, planDistance } from '../../shape/point.ts';
import { poseTo } from '../../space/move/reach.ts';
import { unitOf } from '../state/find.ts';
import { areEngaged, baseOf, bodyOf, charactersWithin, contests, levels, objectiveBase, range, sees, unitWithin } from './measure.ts';
import { goTo, toolMove, type ToolMove } from '../deeds/move.ts';
import { contestants } from '../deeds/objective.ts';
import { shift } from '../deeds/push.ts';

const hero = fighter('hero');
/** A hero at a place and a foe at another. */
const two = (at: Spot, foe: Spot, more: Partial<TableOptions> = {}): Table =>
  table({ cards: [hero], ...more, units: { hero: { seat: 0, at }, foe: { card: 'hero', seat: 1, at: foe }, ...more.units } });
const near = (t: Table, n: number): boolean => charactersWithin(t.game, '0.hero.1', '1.foe.1', n);

test('AT-010 (SP-MEAS-06): distances run from base to base, however tall the figures are and whatever sticks out of them', () => {
  const tall = (foe: Spot): Table => {
    const t = two([10, 10], foe);
    Object.assign(t.game.content.setup.scale, { figureHeight: inches(12) });
    return t;
  };
  expect([near(tall([14.5, 10]), 2), near(tall([14.51, 10]), 2)]).toEqual([true, false]);
  expect(bodyOf(tall([14.5, 10]).game, '0.hero.1')).toMatchObject({ radius: inches(0.75), height: inches(12) });
});

test('AT-011 (SP-MEAS-04): in the opponent’s turn, while something is asked, any distance is answered and nothing changes', () => {
  const t = two([10, 10], [14, 10], { active: 'foe', objectives: { C: [12, 10] } }).go();
  const before = JSON.stringify([t.state, t.request]);
  expect([near(t, 1), near(t, 2), sees(t.game, '0.hero.1', '1.foe.1'), contests(t.game, t.unit('hero'), t.character('hero'), t.state.objectives[0]!)]).toEqual([false, true, true, true]);
  expect([JSON.stringify([t.state, t.request]), t.asked]).toEqual([before, 'pick act 1']);
});

test('SP-MEAS-02, SP-ELEV-01: height plays no part in a distance; it makes the Elevation, measured with Range 2', () => {
  const at = (h: number): Table => two([10, 10], [14.5, 10, h]);
  expect([0, 3, 9, 30].map((h) => near(at(h), 2))).toEqual([true, true, true, true]);
  expect(levels(at(0).game)).toMatchObject({ step: range(at(0).game, 2) });
  expect([3, 3.01].map((h) => areEngaged(at(h).game, '0.hero.1', '1.foe.1'))).toEqual([true, false]);
});

test('SP-MEAS-07: where no tool could be laid down the distance is the same, through walls and over roofs', () => {
  expect([[], [WALL_H], [block('house', [15, 19], [5, 15], 9)]].map((things) => near(two([14, 10], [20.5, 10], { terrain: scenery(...things) }), 3))).toEqual([true, true, true]);
});

test('SP-TERM-01, SP-MEAS-08: characters and tokens are measured alike, rim to rim; nothing is measured to terrain', () => {
  const t = two([10, 10], [14.5, 10], { objectives: { C: [10, 14.25], D: [10, 14.26] } });
  const [c, d] = t.state.objectives.map((objective) => objectiveBase(t.game, objective));
  const from = baseOf(t.game, '0.hero.1');
  expect([within(from, c!, range(t.game, 2)), within(from, d!, range(t.game, 2)), gap(from, baseOf(t.game, '1.foe.1')) / 25.4]).toEqual([true, false, expect.closeTo(3, 6)]);
});

test('SP-MEAS-10: a unit is within a Range as soon as one of its characters is', () => {
  const t = two([10, 10], [30, 30], { cards: [hero, fighter('pair', { characters: 2 })], units: { pair: { seat: 1, at: [[30, 4], [14.5, 10]] } } });
  expect([unitWithin(t.game, unitOf(t.state, '1.pair'), '0.hero.1', 2), unitWithin(t.game, unitOf(t.state, '1.foe'), '0.hero.1', 2)]).toEqual([true, false]);
});

test('SP-COMP-04: there are Ranges 1 to 5 and no others, each longer than the one before', () => {
  const { game } = table({ units: {}, printed: true });
  const lengths = [1, 2, 3, 4, 5].map((n) => range(game, n));
  expect(lengths.every((length, i) => i === 0 || length > lengths[i - 1]!)).toBe(true);
  for (const n of [0, 6]) expect(() => range(game, n)).toThrow(`no Range ${n}`);
});

/** The zone asked for when a hero makes a move. */
function zoneOf(how: ToolMove) {
  const t = two([10, 10], [30, 30]).run((game) => toolMove(game, '0.hero.1', how));
  return t.request?.kind === 'place' && t.request.zone.kind === 'tool' ? Math.round(t.request.zone.tool.length / 25.4) : null;
}

test('SP-COMP-03, SP-MEAS-05, SP-MOVE-01, SP-ADV-01, SP-DASH-01: two movement tools serve five moves', () => {
  expect((['advance', 'reposition', 'dash', 'climb', 'jump'] as const).map(zoneOf)).toEqual([6, 6, 4, 4, 4]);
});

test('SP-MEAS-05, SP-MOVE-01: Push, Pull and Place are measured with range tools', () => {
  const pushed = two([10, 10], [14, 10]).run((game) => shift(game, '0.hero.1', { range: 2, from: '1.foe.1', way: 'push' }));
  expect(pushed.request).toMatchObject({ ask: 'push', zone: { kind: 'slide', length: inches(3) } });
  const pulled = two([10, 10], [16, 10]).run((game) => shift(game, '0.hero.1', { range: 1, from: '1.foe.1', way: 'pull' }));
  expect(pulled.request).toMatchObject({ ask: 'pull', zone: { kind: 'slide', length: inches(1) } });
  const placed = two([10, 10], [16, 10]).run((game) => goTo(game, '0.hero.1', 'place', { zone: { kind: 'near', of: baseOf(game, '0.hero.1'), range: range(game, 3), level: 'any', levels: levels(game) }, optional: false }));
  expect(placed.request).toMatchObject({ ask: 'place', zone: { kind: 'near', range: inches(5) } });
});

test('SP-TOOL-01, SP-TOOL-03: the tool begins at the rim of the base, its first bar leads straight away from it, and it bends to 90° at the most', () => {
  const { game } = two([10, 10], [30, 30], { terrain: scenery(block('post', [11.5, 12.5], [9.5, 12], 5)) });
  const body = bodyOf(game, '0.hero.1');
  const zone = { kind: 'tool', tool: { length: inches(6), width: 0, beyondTip: true }, over: false, levels: levels(game), wedge: null } as const;
  for (const to of [[14, 10], [10, 16], [13.5, 12], [6, 6]] as const) {
    const { a, b, c } = poseTo(game.content.terrain, body, zone, spot(to))!;
    expect([planDistance(body.at, a), planDistance(a, b), planDistance(b, c)]).toEqual([0.75, 3, 3].map((n) => expect.closeTo(inches(n), 3) as unknown));
    expect(planDistance(body.at, b)).toBeCloseTo(inches(3.75), 3);
    expect((b.x - a.x) * (c.x - b.x) + (b.z - a.z) * (c.z - b.z)).toBeGreaterThan(-0.01);
  }
});

test('SP-MOVE-02: for the whole move the Elevation is the one at its start: from the gantry the tool crosses a wall of its height, from the ground it does not', () => {
  const terrain = scenery(GANTRY, block('wall', [5, 25], [21, 21.5], 5));
  const going = (at: Spot): Table => two(at, [30, 30], { terrain }).run((game) => toolMove(game, '0.hero.1', 'advance'));
  expect(going([15, 19.25, 5]).refusal([15, 24])).toBeNull();
  expect(going([15, 19.25]).refusal([15, 24])).toMatchObject({ rule: 'SP-ADV-02' });
});

test('SP-OVER-01, SP-OVER-03: bases that share room at one Elevation overlap, touching ones do not; no move ends so', () => {
  const t = two([10, 10], [14, 10]).run((game) => toolMove(game, '0.hero.1', 'dash'));
  expect([t.refusal([12.5, 10]), t.refusal([12.51, 10])]).toMatchObject([null, { rule: 'SP-MOVE-08' }]);
  const [a, b] = [{ at: spot([10, 10]), radius: 20 }, { at: spot([11, 10]), radius: 20 }];
  expect([
    overlaps(a, b, levels(t.game)),
    overlaps(a, { ...b, at: spot([11, 10, 9]) }, levels(t.game)),
    overlaps(a, { ...b, at: spot([10 + 40 / 25.4, 10]) }, levels(t.game)),
  ]).toEqual([true, false, false]);
});

test('SP-ELEV-03: the height of a part is its top, also where it hangs in the air', () => {
  const beam = (bottom: number, top: number) => scenery({ ...block('beam', [17, 18], [5, 15], top), bottom });
  const seen = (bottom: number, top: number): boolean => sees(two([14, 10], [21, 10], { terrain: beam(bottom, top) }).game, '0.hero.1', '1.foe.1');
  expect([seen(0, 3), seen(0, 3.01), seen(2.9, 3), seen(3, 3.1)]).toEqual([true, false, true, false]);
});

test('SP-ELEV-06: beyond Range 2 it makes no difference how much higher something is', () => {
  const at = (h: number): unknown => {
    const t = two([10, 10, 0], [13, 10, h], { objectives: { C: [12, 12] } });
    return [elevation(h * 25.4, 0, levels(t.game)), areEngaged(t.game, '0.hero.1', '1.foe.1'), contestants(t.game, t.state.objectives[0]!)];
  };
  expect(at(3.5)).toEqual(at(30));
  expect(at(3.5)).toEqual(['higher', false, { same: [1, 0], others: [0, 1] }]);
});

test('SP-LOS-01: one free line from any part of the base is enough', () => {
  const wall = (south: number): Table => two([10, 10], [16, 10], { terrain: scenery(block('wall', [12.9, 13.1], [south, 30], 5)) });
  expect([sees(wall(9.5).game, '0.hero.1', '1.foe.1'), sees(wall(9.2).game, '0.hero.1', '1.foe.1')]).toEqual([true, false]);
});
