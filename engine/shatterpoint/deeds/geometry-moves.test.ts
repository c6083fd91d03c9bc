/** Movement tools, standing and ingress points in the acceptance scenarios' scale and in the printed one. */
import { describe, expect, test } from 'vitest';
import { boxTerrain, type BoxSpec, type IngressSpec } from '../../testing/terrain.ts';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import type { Table, TableOptions } from '../../testing/shatterpoint/table.ts';
import { innate, change } from '../game/ability.ts';
import { box, deck, go, going, JUST, match, point, ruleAt, SCALES, tenths, where, type Lengths, type Place, type Standing } from '../board/geometry.fixture.ts';
import { contestants } from './objective.ts';
import type { ToolMove } from './move.ts';

describe.each(SCALES)('$name', (s: Lengths) => {
  const { R, r, advance, dash, width } = s;
  const HIGH = R[2]! + 50;
  /** How far a base's centre gets with each tool laid straight. */
  const far = { advance: advance + 2 * r, dash: dash + 2 * r };
  const moving = (
    how: ToolMove,
    boxes: readonly BoxSpec[] = [],
    from: Place = [0, 0],
    others: Readonly<Record<string, Standing>> = {},
    more: Partial<TableOptions> = {},
  ): Table => going(match(s, { hero: from, ...others }, boxes, more), how);
  const rules = (t: Table, ...places: readonly Place[]): readonly string[] => places.map((place) => ruleAt(t, place));
  const enemy: Readonly<Record<string, Standing>> = { foe: [0, R[2]! + r] };

  test('AT-115, AT-118 (SP-TOOL-04, SP-DASH-01): the straight tool reaches its length and two radii; staying is legal', () => {
    for (const how of ['advance', 'dash', 'climb', 'jump', 'reposition'] as const) {
      const limit = how === 'advance' || how === 'reposition' ? far.advance : far.dash;
      expect(rules(moving(how), [limit, 0], [limit + JUST, 0], [0, 0])).toEqual(['legal', 'SP-TOOL-04', 'legal']);
    }
  });

  test('AT-117 (SP-TOOL-02): a place beside the tool touches it, also where the way ahead leaves only a lane for the tool', () => {
    expect(ruleAt(moving('advance'), [r + advance / 2, r + width / 2])).toBe('legal');
    // Walls to both sides begin where the base has stopped being in the way; the tool fits between them.
    const lane = (half: number): readonly BoxSpec[] => [
      box('left', [r + 1, r + advance - 2 * r - 3], [half, 150], [0, HIGH]), box('right', [r + 1, r + advance + 2 * r], [-150, -half], [0, HIGH]),
    ];
    const half = width / 2 + 2;
    const beside: Place = [r + advance - r - 2, r + width / 2 - JUST];
    expect(ruleAt(moving('advance', lane(half)), beside)).toBe('legal');
  });

  test('AT-119 (SP-ADV-02): the tool may not lie over a higher Impassable part, but over one at the same Elevation', () => {
    const wall = (top: number): readonly BoxSpec[] => [box('wall', [r + 20, r + 30], [-300, 300], [0, top])];
    const behind: Place = [far.advance - 1, 0];
    expect([HIGH, R[2]! + JUST, R[2]!].map((top) => ruleAt(moving('advance', wall(top)), behind))).toEqual(['SP-ADV-02', 'SP-ADV-02', 'legal']);
    expect(ruleAt(moving('dash', wall(HIGH)), [far.dash - 1, 0])).toBe('SP-ADV-02');
  });

  test('AT-121, AT-122, AT-135 (SP-ADV-02, SP-TERR-03, SP-MOVE-06): under a deck and beyond it, if the figure fits', () => {
    const gantry = (underside: number): readonly BoxSpec[] => [deck('gantry', [r + 10, r + 70], [-100, 100], underside + 6)];
    expect(rules(moving('advance', gantry(HIGH)), [r + 40, 0], [far.advance - 1, 0], [r + 40, 0, HIGH + 6])).toEqual(['legal', 'legal', 'SP-ADV-03']);
    expect([s.head + JUST, s.head - JUST].map((under) => ruleAt(moving('advance', gantry(under)), [r + 40, 0]))).toEqual(['legal', 'SP-MOVE-06']);
  });

  test('AT-123 (SP-MOVE-05, SP-MOVE-08): the tool lies over other bases; the end may touch but not overlap them', () => {
    const between = { foe: [r + dash / 2, 0] } as const;
    expect(rules(moving('dash', [], [0, 0], between), [3 * r + dash / 2 - JUST, 0], [3 * r + dash / 2, 0], [far.dash, 0])).toEqual(['SP-MOVE-08', 'legal', 'legal']);
  });

  test('AT-125 (SP-ADV-03, SP-ELEV-05): an advance may end on a platform of the same Elevation, not on a higher one', () => {
    const stage = (top: number): readonly BoxSpec[] => [deck('stage', [r + 4, r + 4 + 3 * r], [-100, 100], top)];
    expect([R[2]!, R[2]! + JUST].map((top) => ruleAt(moving('advance', stage(top)), [r + 4 + r, 0, top]))).toEqual(['legal', 'SP-ADV-03']);
  });

  test('AT-126 (SP-ADV-03): an advance may end lower', () => {
    const stage = [deck('stage', [-100, r + 4], [-100, 100], HIGH)];
    expect(ruleAt(moving('advance', stage, [0, 0, HIGH]), [2 * r + 5, 0, 0])).toBe('legal');
  });

  test('AT-127, AT-129, AT-133 (SP-ADV-04, SP-CLIMB-02, SP-ICON-11): Engaged one dashes instead of advancing and does not climb, but repositions', () => {
    const t = moving('advance', [], [0, 0], enemy);
    expect([t.asked, ...rules(t, [far.dash, 0], [far.dash + JUST, 0])]).toEqual(['place dash 0', 'legal', 'SP-TOOL-04']);
    expect([moving('climb', [], [0, 0], enemy).asked, ...rules(moving('reposition', [], [0, 0], enemy), [far.advance, 0], [far.advance + JUST, 0])]).toEqual(['nothing', 'legal', 'SP-TOOL-04']);
    const wounded = { foe: { places: [[0, R[2]! + r]] as const, wounded: 1 as const } };
    expect([moving('advance', [], [0, 0], wounded).asked, moving('climb', [], [0, 0], wounded).asked]).toEqual(['place advance 0', 'place climb 0']);
  });

  test('AT-130, AT-131 (SP-CLIMB-01, SP-JUMP-02): a climb or jump ends at any Elevation, over Impassable parts, and contests there', () => {
    const tower = [box('tower', [r + 4, r + 4 + 4 * r], [-60, 60], [0, 6 * HIGH])];
    for (const how of ['climb', 'jump'] as const) expect(ruleAt(moving(how, tower), [2 * r + 5, 0, 6 * HIGH])).toBe('legal');
    const t = match(s, { hero: [0, 0] }, tower, { objectives: { C: [18, 18] } });
    Object.assign(t.state.objectives[0]!, { at: point([2 * r + 5 + r, 0, 6 * HIGH]) });
    const before = contestants(t.game, t.state.objectives[0]!);
    go(going(t, 'climb'), [2 * r + 5, 0, 6 * HIGH]);
    expect([before, contestants(t.game, t.state.objectives[0]!)]).toEqual([{ same: [0, 0], others: [1, 0] }, { same: [1, 0], others: [0, 0] }]);
  });

  test('AT-137 (SP-MOVE-07): a base may not hang over a rim', () => {
    const stage = [deck('stage', [-100, 100], [-100, 2 * r], HIGH)];
    expect(rules(moving('advance', stage, [0, 0, HIGH]), [20, r, HIGH], [20, r + JUST, HIGH])).toEqual(['legal', 'SP-MOVE-07']);
  });

  test('AT-138 (SP-MOVE-07, AMB-11): flush parts carry a base together, parts with a gap do not', () => {
    const pair = (gap: number): readonly BoxSpec[] => [deck('west', [-100, 0], [-60, 60], HIGH), box('east', [gap, 100], [-60, 60], [0, HIGH])];
    expect([0, 0.9, 2].map((gap) => ruleAt(moving('dash', pair(gap), [-50, 0, HIGH]), [0, 0, HIGH]))).toEqual(['legal', 'legal', 'SP-MOVE-07']);
  });

  test('AT-139 (SP-MOVE-07): beside a crate, touching it, not half over it', () => {
    const crate = [box('crate', [2 * r + 10, 3 * r + 40], [-30, 30], [0, 25])];
    const t = moving('dash', crate);
    expect([ruleAt(t, [r + 10, 0]), ruleAt(t, [r + 10 + JUST, 0]) === 'legal']).toEqual(['legal', false]);
  });

  test('AT-141 (SP-OVER-02): one may end below another', () => {
    const stage = [deck('stage', [r + 4, r + 4 + 4 * r], [-60, 60], HIGH)];
    expect(rules(moving('advance', stage, [0, 0], { foe: [2 * r + 10, 0, HIGH] }), [2 * r + 10, 0, 0])).toEqual(['legal']);
  });

  test('AT-142 (SP-MOVE-09): ending where it started is a move, even where the tool fits nowhere', () => {
    const pit = [box('pit', [-r - 5, r + 5], [-r - 5, r + 5], [0, HIGH], { hollow: 4 })];
    const t = go(moving('advance', pit), [0, 0]);
    expect([t.result, t.all('moveResolved').length]).toEqual([true, 1]);
  });

  test('AT-143 (SP-KEY-07): with Scale an advance may be a climb instead', () => {
    const climber = fighter('climber', { base: 40, abilities: [innate('Climber', 'Scale.', change('scale', (_game, owner, { unit }) => (unit === owner.id ? 1 : 0)))] });
    const stage = [deck('stage', [r + 4, r + 4 + 4 * r], [-60, 60], HIGH)];
    const t = match(s, { hero: { places: [[0, 0]], card: 'climber' } }, stage, { cards: [climber] });
    expect(going(t, 'advance').offered).toEqual(['advance', 'climb', 'none']);
    go(t.play('climb'), [2 * r + 5, 0, HIGH]);
    expect(where(t)).toEqual(tenths(2 * r + 5, 0, HIGH));
  });

  test('AT-373 (SP-TOOL-05): the tool may stick out over the edge, the base may not', () => {
    const edge = 457.2;
    const from: Place = [edge - 3 * r, 0];
    expect(rules(moving('advance', [], from), [edge - r, 0], [edge - r + JUST, 0])).toEqual(['legal', 'SP-MOVE-03']);
  });

  test('AT-374 (SP-TOOL-06): a wall that only the base comes to touch does not hinder the tool', () => {
    const wall = [box('wall', [far.advance + r, far.advance + r + 10], [-60, 60], [0, HIGH])];
    expect(rules(moving('advance', wall), [far.advance, 0])).toEqual(['legal']);
    const nearer = [box('wall', [far.advance + r - 2 * JUST, far.advance + r + 10], [-60, 60], [0, HIGH])];
    expect(rules(moving('advance', nearer), [far.advance, 0], [far.advance - 2 * JUST, 0])).toEqual(['SP-MOVE-06', 'legal']);
  });

  test('AT-375 (SP-MOVE-04, SP-TOOL-06): the tool passes a gap that the base does not, if its own width does', () => {
    const gap = (wide: number): readonly BoxSpec[] => [box('north', [r + 20, r + 30], [wide / 2, 300], [0, HIGH]), box('south', [r + 20, r + 30], [-300, -wide / 2], [0, HIGH])];
    const behind: Place = [far.advance - 1, 0];
    expect(width + 1).toBeLessThan(2 * r);
    expect(ruleAt(moving('advance', gap(width + 1)), behind)).toBe('legal');
    expect(ruleAt(moving('advance', gap(Math.max(0, width - 1))), behind)).toBe('SP-ADV-02');
  });

  describe('ingress points', () => {
    /** A ladder from the ground at a place to a deck, its head 25 mm in from the deck's rim. */
    const ladder = (foot: Place, more: readonly IngressSpec[] = []): Table => {
      const head: Place = [foot[0] + 40, foot[1], HIGH];
      const spec: IngressSpec = { id: 'ladder', points: [[foot[0], -foot[1], 0], [head[0], -head[1], HIGH]] };
      const terrain = boxTerrain({ boxes: [deck('gantry', [head[0] - 25, 400], [-100, 100], HIGH)], ingress: [spec, ...more] });
      return going(match(s, { hero: [0, 0] }, [], { terrain }), 'advance');
    };
    const foot: Place = [R[1]! + 2 * r + 20, 0];

    test('AT-178, AT-179 (SP-INGR-02, SP-INGR-03): within Range 1 of its foot a ladder leads within Range 1 of its head', () => {
      const t = go(ladder(foot), [foot[0] - r - R[1]!, 0]);
      expect(t.offered).toEqual(['stay', 'ladder/1']);
      t.play('ladder/1');
      const head = foot[0] + 40;
      expect(rules(t, [head + R[1]! + r, 0, HIGH], [head + R[1]! + r + JUST, 0, HIGH], [head + 3 * r, 0, 0])).toEqual(['legal', 'SP-PLACE-01', expect.stringMatching(/^SP-PLACE/)]);
      expect(go(ladder(foot), [foot[0] - r - R[1]! - JUST, 0]).asked).toBe('nothing');
    });

    test('AT-181, AT-182 (SP-INGR-02, SP-INGR-04): only from its own Elevation, and only to another', () => {
      const three = ladder(foot, [{ id: 'lift', points: [[foot[0], 0, 0], [300, 0, HIGH], [-300, 0, R[2]!]] }]);
      expect(go(three, [foot[0] - r - R[1]!, 0]).offered).toEqual(['stay', 'ladder/1', 'lift/1']);
      const above = match(s, { hero: [foot[0] + 40, 0, HIGH] }, [], {
        terrain: boxTerrain({ boxes: [deck('gantry', [-100, 400], [-100, 100], HIGH)], ingress: [{ id: 'lift', points: [[foot[0], 0, 0], [-400, 0, HIGH + R[2]! + 20]] }] }),
      });
      expect(go(going(above, 'advance'), [foot[0], 0, HIGH]).asked).toBe('nothing');
    });
  });
});
