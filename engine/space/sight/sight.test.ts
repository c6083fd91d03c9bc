import { describe, expect, test } from 'vitest';
import { at, BOXES, boxTerrain, fixture, TEST } from '../../testing/terrain.ts';
import { elevation, within } from '../plane/measure.ts';
import type { Point } from '../../shape/point.ts';
import { boxOf, edgesOf, type Ring } from '../plane/ring.ts';
import { sees as seesBase, sight } from './sight.ts';
import { without, withParts } from './reference.fixture.ts';
import type { Terrain } from '../terrain/terrain.ts';

const { radius, ranges, levels } = TEST;
const look = (terrain: Terrain, from: Point, to: Point) => sight(terrain, { at: from, radius }, { at: to, radius }, levels);
const sees = (terrain: Terrain, from: Point, to: Point): boolean => seesBase(terrain, { at: from, radius }, { at: to, radius }, levels);

describe('what blocks sight', () => {
  test('AT-186 SP-LOS-04 a higher Blocked part', () => {
    expect(look(fixture([BOXES.wallHigh]), at(14, 18), at(22, 18))).toMatchObject({ seen: false, line: [at(14, 18), at(22, 18)], blocker: 0 });
  });

  test('AT-187 SP-LOS-02 not one of the same Elevation', () => {
    expect(sees(fixture([BOXES.wallLow]), at(14, 18), at(22, 18))).toBe(true);
  });

  test('AT-189 SP-TERR-02 never a Clear part', () => {
    expect(sees(fixture([{ ...BOXES.wallHigh, sight: 'clear', top: 20 }]), at(14, 18), at(22, 18))).toBe(true);
  });

  test('AT-190 SP-LOS-02 nothing else: characters are not asked for', () => {
    expect(sees(fixture([]), at(14, 18), at(22, 18))).toBe(true);
  });

  test('AT-191 SP-LOS-03 parts no higher than a target on terrain', () => {
    const terrain = fixture([BOXES.wallHigh, BOXES.roof]);
    expect(sees(terrain, at(12, 18), at(24, 18, 5))).toBe(true);
    expect(sees(terrain, at(12, 18), at(19.2, 18))).toBe(false);
  });

  test('AT-193 SP-LOS-03 SP-LOS-04 a tower higher than both', () => {
    const platform = { id: 'platform', sight: 'clear', move: 'passable', x: [22, 26], z: [16, 20], bottom: 3.5, top: 4 } as const;
    const tower = { ...BOXES.wallHigh, top: 8 } as const;
    expect(sees(fixture([platform, tower]), at(12, 18), at(24, 18, 4))).toBe(false);
    expect(sees(fixture([platform, { ...tower, top: 7 }]), at(12, 18), at(24, 18, 4))).toBe(true);
  });

  test('AT-194 AT-195 SP-LOS-02 SP-LOS-06 out of a ruin, not into it', () => {
    const ruin = fixture([{ ...BOXES.roof, id: 'ruin', x: [21.5, 26.5], z: [15.5, 20.5], top: 6, hollow: 0.25 }]);
    expect(sees(ruin, at(24, 18), at(20, 18))).toBe(true);
    expect(sees(ruin, at(20, 18), at(24, 18))).toBe(false);
  });

  test('AT-213 AT-214 SP-ENG-01 within Range 2 is not enough', () => {
    const [a, b] = [{ at: at(16.5, 18), radius }, { at: at(19.5, 18), radius }];
    expect(within(a, b, ranges[2]!)).toBe(true);
    expect(sees(fixture([BOXES.wallHigh]), a.at, b.at)).toBe(false);
    expect(elevation(at(0, 0, 5).y, 0, levels)).toBe('higher');
  });
});

describe('the search for a line', () => {
  test('SP-LOS-05 touching an edge is not crossing', () => {
    const wall = (end: number) => fixture([{ ...BOXES.wallHigh, z: [10, end] }]);
    expect(sees(wall(18.75), at(14, 18), at(22, 18))).toBe(true);
    expect(sees(wall(18.76), at(14, 18), at(22, 18))).toBe(false);
  });

  test('SP-LOS-05 a narrow slit between two walls, seen at a slant', () => {
    const slit = (wide: number) =>
      boxTerrain({
        boxes: [
          { id: 'a', sight: 'blocked', move: 'impassable', x: [-5, 5], z: [-300, 37], bottom: 0, top: 120 },
          { id: 'b', sight: 'blocked', move: 'impassable', x: [-5, 5], z: [37 + wide, 300], bottom: 0, top: 120 },
        ],
      });
    const [from, to] = [{ x: -200, y: 0, z: 0 }, { x: 180, y: 0, z: 60 }];
    expect(sees(slit(3), from, to)).toBe(true);
    expect(sees(slit(1), from, to)).toBe(true);
    expect(sees(slit(0.5), from, to)).toBe(false);
    expect(sees(slit(0), from, to)).toBe(false);
  });

  test('SP-LOS-05 two slits that only one line joins', () => {
    const wall = (id: string, x: number, from: number, to: number) => ({ id, sight: 'blocked', move: 'impassable', x: [x, x + 1], z: [from, to], bottom: 0, top: 120 }) as const;
    const terrain = (off: number) => boxTerrain({ boxes: [wall('a', -50, -300, 10), wall('b', -50, 12, 300), wall('c', 50, -300, 10 + off), wall('d', 50, 12 + off, 300)] });
    const [from, to] = [{ x: -150, y: 0, z: 0 }, { x: 150, y: 0, z: 0 }];
    expect(sees(terrain(0), from, to)).toBe(true);
    expect(sees(terrain(-6), from, to)).toBe(true);
    expect(sees(terrain(-25), from, to)).toBe(false);
  });

  test('SP-LOS-05 a wall of parts that stand flush has no chinks, turned or not', () => {
    const piece = { id: 'w', sight: 'blocked', move: 'impassable', bottom: 0, top: 120, z: [-4, 4] } as const;
    const boxes = Array.from({ length: 20 }, (_, i) => ({ ...piece, id: `w${i}`, x: [-200 + i * 20, -180 + i * 20] as const }));
    const terrain = boxTerrain({ boxes });
    for (let x = -150; x <= 150; x += 7) expect(sees(terrain, { x, y: 0, z: -60 }, { x: x + 3, y: 0, z: 60 })).toBe(false);
  });

  test('SP-LOS-06 bases one above the other see each other', () => {
    expect(sees(fixture([BOXES.roof]), at(24, 18, 5), at(24, 18))).toBe(true);
  });

  test('SP-LOS-05 bases of different size', () => {
    const terrain = fixture([BOXES.wallHigh]);
    const look = (small: number): boolean => sight(terrain, { at: at(14, 25), radius: small }, { at: at(22, 25), radius }, levels).seen;
    expect(look(40)).toBe(true);
    expect(look(20)).toBe(false);
  });
});

/** A high Blocked part with any outline, in mm. */
function outlined(...rings: Ring[]): Terrain {
  const terrain = boxTerrain({ boxes: [{ id: 'a', sight: 'blocked', move: 'impassable', x: [0, 10], z: [0, 10], bottom: 85, top: 120 }] });
  const edges = edgesOf(rings);
  return withParts(terrain, terrain.parts.map((part) => ({ ...part, footprint: rings, edges, box: boxOf(edges), surfaces: [] })));
}

const ground = (x: number, z: number): Point => ({ x, y: 0, z });

describe('outlines that are not convex', () => {
  const cup: Ring = [[-100, -100], [100, -100], [100, 100], [-100, 100], [-100, 90], [90, 90], [90, -90], [-100, -90]];

  test('SP-LOS-05 out of a court through its open side only', () => {
    const court = outlined(cup);
    expect(sees(court, ground(0, 0), ground(-300, 0))).toBe(true);
    expect(sees(court, ground(0, 0), ground(-300, 100))).toBe(true);
    for (const [x, z] of [[300, 0], [0, 300], [0, -300], [250, 250]] as const) {
      expect(sees(court, ground(0, 0), ground(x, z))).toBe(false);
      expect(sees(court, ground(x, z), ground(0, 0))).toBe(false);
    }
  });

  test('SP-LOS-05 round the corner of a court only as far as a straight line goes', () => {
    const court = outlined(cup);
    // From the back wall's inner corner the line over the tip of the arm (-100, -90) falls 1 in 10.
    expect(sees(court, ground(70, -69), ground(-160, -69 - 30))).toBe(true);
    expect(sees(court, ground(70, -69), ground(-160, -69 - 75))).toBe(false);
  });

  test('SP-LOS-05 within a closed court, not out of it', () => {
    const court = outlined([[-100, -100], [100, -100], [100, 100], [-100, 100]], [[-80, -80], [-80, 80], [80, 80], [80, -80]]);
    expect(sees(court, ground(-50, -50), ground(50, 50))).toBe(true);
    expect(sees(court, ground(-50, -50), ground(200, 50))).toBe(false);
    expect(sees(court, ground(200, 50), ground(-50, -50))).toBe(false);
  });

  test('SP-LOS-04 SP-OVER-01 being merely below a higher part does not free the line from it', () => {
    const deck = outlined([[-300, -300], [300, -300], [300, 300], [-300, 300]]);
    expect(look(deck, ground(-100, 0), ground(100, 20))).toMatchObject({ seen: false, blocker: 0 });
    expect(sees(deck, ground(-100, 0), ground(400, 0))).toBe(false);
    expect(sees(deck, ground(-100, 0), ground(-100 + 2 * radius, 0))).toBe(true);
  });
});

describe('seams between parts', () => {
  const wall = { sight: 'blocked', move: 'impassable', bottom: 0, top: 120 } as const;
  const joint = (gap: number): Terrain => boxTerrain({ boxes: [{ ...wall, id: 'long', x: [-5, 5], z: [-300, 300] }, { ...wall, id: 'end', x: [5 + gap, 300], z: [-5, 5] }] });

  test('SP-LOS-05 the end of a wall that stands 0.6 mm from another leaves no chink, one that stands 1 mm away does', () => {
    // Along the long wall, past the other's end: the bases reach a little over the wall's face.
    const past = (gap: number): boolean => sees(joint(gap), ground(5 + radius, -200), ground(5 + radius, 200));
    expect(past(0)).toBe(false);
    expect(past(0.5)).toBe(false);
    expect(past(1)).toBe(true);
  });
});

describe('heights', () => {
  test('SP-LOS-02 a low part between two high ones that it touches leaves the gap open, also in a court that they form', () => {
    const wall = { sight: 'blocked', move: 'impassable', bottom: 0 } as const;
    const row = (top: number): Terrain => boxTerrain({ boxes: [{ ...wall, id: 'a', x: [-5, 5], z: [-300, -30], top: 120 }, { ...wall, id: 'low', x: [-5, 5], z: [-30, 30], top }, { ...wall, id: 'b', x: [-5, 5], z: [30, 300], top: 120 }] });
    expect(sees(row(40), ground(-200, 0), ground(200, 0))).toBe(true);
    expect(sees(row(100), ground(-200, 0), ground(200, 0))).toBe(false);
    // From a place as high as the part in the middle, only the two others are higher.
    expect(sees(row(120), { x: -200, y: 40, z: 0 }, { x: 200, y: 40, z: 0 })).toBe(false);
    expect(sees(row(100), { x: -200, y: 40, z: 0 }, { x: 200, y: 40, z: 0 })).toBe(true);
  });
});

describe('the reasons', () => {
  const row = (top: number, id: string, x: number, more: object = {}) => ({ id, sight: 'blocked', move: 'impassable', x: [x, x + 10], z: [-200, 200], bottom: 0, top, ...more }) as const;

  test('SP-LOS-04 every part that stops the line, in order, with where it enters and leaves', () => {
    const found = look(boxTerrain({ boxes: [row(120, 'far', 60), row(120, 'near', -60), row(40, 'low', 0)] }), ground(-200, 0), ground(200, 0));
    expect(found).toMatchObject({ seen: false, blocker: 1, blockers: [{ part: 1 }, { part: 0 }], passed: [{ part: 2, why: 'lower' }] });
    if (found.seen) throw new Error('seen');
    const [near, far] = found.blockers;
    expect([near!.from.x, near!.to.x, far!.from.x, far!.to.x].map(Math.round)).toEqual([-60, -50, 60, 70]);
  });

  test('SP-LOS-04 the line is the one that the fewest parts stop, then the one nearest to the middle', () => {
    // Straight on there are two walls, past the second one's end only the first.
    const terrain = boxTerrain({ boxes: [row(120, 'whole', -60), { ...row(120, 'half', 60), z: [-200, 10] }] });
    const found = look(terrain, ground(-200, 0), ground(200, 0));
    expect(found).toMatchObject({ seen: false, blockers: [{ part: 0 }] });
    expect(sees(without(terrain, [0]), ground(-200, 0), ground(200, 0))).toBe(true);
    expect(sees(without(terrain, [1]), ground(-200, 0), ground(200, 0))).toBe(false);
    // It leans on the corner at (60, 10) or (70, 10).
    const [p, q] = found.line;
    const at = (x: number): number => p.z + ((q.z - p.z) * (x - p.x)) / (q.x - p.x);
    expect(Math.min(at(60), at(70))).toBeCloseTo(10, 0);
  });

  test('SP-LOS-02 SP-LOS-03 SP-TERR-02 why a part does not stop the line', () => {
    const terrain = boxTerrain({
      boxes: [row(40, 'lower', 0), row(150, 'clear', 30, { sight: 'clear' }), row(150, 'own', -190, { z: [-10, 10] }), row(90, 'target', 60), { id: 'roof', sight: 'blocked', move: 'impassable', x: [150, 300], z: [-80, 80], bottom: 0, top: 90 }],
    });
    const found = look(terrain, ground(-200, 0), { x: 220, y: 90, z: 0 });
    expect(found).toMatchObject({ seen: true, passed: [{ part: 2, why: 'overlapped' }, { part: 0, why: 'lower' }, { part: 1, why: 'clear' }, { part: 3, why: 'target' }, { part: 4, why: 'target' }] });
  });

  test('SP-LOS-02 what lies underfoot or begins higher than both is not named', () => {
    const terrain = boxTerrain({ boxes: [row(3, 'mat', 0), { ...row(190, 'bridge', 40), sight: 'clear', bottom: 180 }] });
    expect(look(terrain, ground(-200, 0), ground(200, 0))).toMatchObject({ seen: true, passed: [] });
  });
});
