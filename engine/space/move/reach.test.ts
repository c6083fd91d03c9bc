import { describe, expect, test } from 'vitest';
import { at, BOXES, boxTerrain, fixture, TEST } from '../../testing/terrain.ts';
import { inches, planDistance, type Point } from '../../shape/point.ts';
import { poseTo, reachField, reachTool, type ToolZone } from './reach.ts';
import type { Base } from '../../shape/shape.ts';
import type { Terrain } from '../terrain/terrain.ts';

const { radius, height, levels } = TEST;
const advance: ToolZone = { kind: 'tool', tool: TEST.advance, over: false, levels, wedge: null };
const dash: ToolZone = { ...advance, tool: TEST.dash };
const climb: ToolZone = { ...dash, over: true };
const body = (place: Point) => ({ at: place, radius, height });

function why(terrain: Terrain, zone: ToolZone, from: Point, to: Point, others: readonly Base[] = []): string | null {
  const reached = reachTool(terrain, body(from), others, zone, to);
  return reached.ok ? null : reached.objection.why;
}

describe('the tool in the open', () => {
  test('AT-115 SP-TOOL-04 the straight tool reaches its length and two radii', () => {
    expect(why(fixture([]), advance, at(10, 10), at(17.5, 10))).toBeNull();
    expect(why(fixture([]), advance, at(10, 10), at(17.51, 10))).toBe('outOfReach');
    expect(why(fixture([]), advance, at(10, 10), at(10, 10))).toBeNull();
  });

  test('AT-117 SP-TOOL-02 beside the tool', () => {
    expect(why(fixture([]), advance, at(10, 10), at(14, 10.75))).toBeNull();
  });

  test('AT-118 AT-127 AT-133 SP-DASH-01 a dash has the shorter tool', () => {
    expect(why(fixture([]), dash, at(10, 10), at(15.5, 10))).toBeNull();
    expect(why(fixture([]), dash, at(10, 10), at(15.51, 10))).toBe('outOfReach');
  });

  test('AT-142 SP-MOVE-09 staying is a move, even where the tool fits nowhere', () => {
    const pit = boxTerrain({ inch: true, boxes: [{ ...BOXES.roof, x: [10, 14], z: [10, 14], hollow: 0.5 }] });
    expect(why(pit, advance, at(12, 12), at(12, 12))).toBeNull();
  });

  test('AMB-04 switched: the base may not end beyond the tip', () => {
    const within = { ...advance, tool: { ...TEST.advance, beyondTip: false } };
    expect(why(fixture([]), within, at(10, 10), at(16.75, 10))).toBeNull();
    expect(why(fixture([]), within, at(10, 10), at(16.76, 10))).toBe('outOfReach');
  });

  test('AT-335 SP-DIR-06 a wedge limits where the base ends', () => {
    const toward = { ...advance, wedge: { other: at(20, 10), way: 'toward' } } as const;
    expect(why(fixture([]), toward, at(10, 10), at(13, 13))).toBeNull();
    expect(why(fixture([]), toward, at(10, 10), at(13, 13.1))).toBe('outsideWedge');
    expect(why(fixture([]), toward, at(10, 10), at(9, 10))).toBe('outsideWedge');
  });

  test('AT-373 SP-TOOL-05 the tool may stick out over the edge', () => {
    expect(why(fixture([]), advance, at(34, 18), at(35.25, 18))).toBeNull();
    expect(why(fixture([]), advance, at(34, 18), at(35.3, 18))).toBe('offTable');
  });

  test('SP-TOOL-04 the field in the open is the disc of length and two radii', () => {
    const { cells } = reachField(boxTerrain({}), body({ x: 0, y: 0, z: 0 }), [], advance);
    let expected = 0;
    for (let x = -20; x <= 20; x++) for (let z = -20; z <= 20; z++) if (Math.sqrt(x * x + z * z) * 10 <= inches(7.5)) expected++;
    expect(cells).toHaveLength(expected);
  });
});

describe('the tool and terrain', () => {
  test('AT-119 SP-ADV-02 not over a higher impassable part', () => {
    expect(reachTool(fixture([BOXES.wallHigh]), body(at(14, 18)), [], advance, at(20.5, 18))).toEqual({
      ok: false,
      objection: { why: 'toolBlocked', detail: { feature: 'wall-high', piece: 'wall-high', part: 'wall-high' } },
      stoppedBy: [0],
    });
    expect(why(fixture([BOXES.wallLow]), advance, at(14, 18), at(20.5, 18))).toBeNull();
  });

  test('SP-TOOL-03 the hinge leads round a corner', () => {
    const terrain = fixture([{ ...BOXES.wallHigh, z: [10, 18.5] }]);
    const pose = poseTo(terrain, body(at(15.5, 16.5)), advance, at(20.5, 19));
    expect(pose).not.toBeNull();
    expect(planDistance(pose!.a, pose!.b)).toBeCloseTo(inches(3), 6);
    expect(planDistance(pose!.b, pose!.c)).toBeCloseTo(inches(3), 6);
    expect(why(terrain, advance, at(15.5, 16.5), at(20.5, 14))).toBe('toolBlocked');
  });

  test('AT-121 AT-135 SP-ADV-02 SP-TERR-03 under a passable deck and beyond it', () => {
    expect(why(fixture([BOXES.gantry]), advance, at(8, 18), at(14.5, 18))).toBeNull();
    expect(why(fixture([BOXES.gantry]), advance, at(15, 14.5), at(15, 21.5))).toBeNull();
  });

  test('SP-TERR-03 railings overhead do not hinder who passes underneath', () => {
    const rail = { id: 'rail', sight: 'clear', move: 'impassable', x: [10, 20], z: [16, 16.2], bottom: 5, top: 5.7 } as const;
    expect(why(fixture([BOXES.gantry, rail]), advance, at(15, 14), at(15, 18))).toBeNull();
  });

  test('AT-123 SP-MOVE-05 the tool may lie over bases', () => {
    const enemy = { at: at(13, 10), radius };
    expect(why(fixture([]), dash, at(10, 10), at(14.5, 10), [enemy])).toBeNull();
    expect(why(fixture([]), dash, at(10, 10), at(14.49, 10), [enemy])).toBe('overlapsBase');
  });

  test('AT-125 SP-ADV-03 up to the same Elevation', () => {
    const platform = { id: 'platform', sight: 'clear', move: 'passable', x: [12, 16], z: [8, 12], bottom: 0, top: 3 } as const;
    expect(why(fixture([platform]), advance, at(9, 10), at(14, 10, 3))).toBeNull();
    expect(why(fixture([{ ...platform, top: 3.1 }]), advance, at(9, 10), at(14, 10, 3.1))).toBe('higher');
  });

  test('AT-126 SP-ADV-03 an advance may end lower', () => {
    expect(why(fixture([BOXES.gantry]), advance, at(15, 17, 5), at(15, 12))).toBeNull();
  });

  test('AT-130 SP-CLIMB-01 Kalani climbs the gantry', () => {
    expect(why(fixture([BOXES.gantry]), climb, at(13, 13), at(13, 17, 5))).toBeNull();
    expect(why(fixture([BOXES.gantry]), advance, at(13, 13), at(13, 17, 5))).toBe('higher');
  });

  test('AT-131 SP-CLIMB-01 SP-JUMP-02 a climb crosses impassable parts and ends at any height', () => {
    const tower = { ...BOXES.roof, id: 'tower', x: [13, 17], z: [8, 12], top: 30 } as const;
    expect(why(fixture([tower]), climb, at(10, 10), at(14.5, 10, 30))).toBeNull();
  });

  test('AT-137 SP-MOVE-07 Gar Saxon on the gantry', () => {
    expect(why(fixture([BOXES.gantry]), advance, at(15, 17, 5), at(15, 19.5, 5))).toBe('unsupported');
    expect(why(fixture([BOXES.gantry]), advance, at(15, 17, 5), at(15, 19.25, 5))).toBeNull();
  });

  test('AT-374 SP-TOOL-06 a part that only the base touches', () => {
    const part = { ...BOXES.wallHigh, x: [16, 17], z: [10.75, 12] } as const;
    expect(why(fixture([part]), advance, at(10, 10), at(16.5, 10))).toBeNull();
    expect(why(fixture([part]), advance, at(10, 10), at(16.5, 10.1))).toBe('noRoom');
  });

  test('AT-375 SP-MOVE-04 the tool passes a gap that the base does not', () => {
    const walls = [{ ...BOXES.wallHigh, x: [13, 13.5], z: [4, 9.5] }, { ...BOXES.wallHigh, id: 'other', x: [13, 13.5], z: [10.5, 16] }] as const;
    expect(why(fixture(walls), advance, at(10, 10), at(16, 10))).toBeNull();
    const wide = { ...advance, tool: { ...TEST.advance, width: inches(1.1) } };
    expect(why(fixture(walls), wide, at(10, 10), at(16, 10))).toBe('toolBlocked');
  });

  test('SP-TOOL-04 the field behind a wall is the field without the wall', () => {
    const zone = { ...advance, tool: { ...TEST.advance, width: 25 } };
    const { cells } = reachField(fixture([BOXES.wallHigh]), body(at(15, 18)), [], zone);
    expect(cells.length).toBeGreaterThan(300);
    expect(cells.every(({ x }) => x < at(17, 0).x + 0.2)).toBe(true);
  });
});
