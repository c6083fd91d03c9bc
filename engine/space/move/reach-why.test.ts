import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { at, BOXES, fixture, TEST } from '../../testing/terrain.ts';
import { mayStand } from '../ground/ground.ts';
import { planDistance, type Point, tenth } from '../../shape/point.ts';
import { farthest, poseTo, type Reached, reachTool, type ToolZone } from './reach.ts';
import { turnedBoxes } from './reach-reference.fixture.ts';
import type { Base } from '../../shape/shape.ts';
import type { Terrain } from '../terrain/terrain.ts';

const { radius, height, levels } = TEST;
const advance: ToolZone = { kind: 'tool', tool: { ...TEST.advance, width: 25 }, over: false, levels, wedge: null };
const body = (place: Point) => ({ at: place, radius, height });
const ask = (terrain: Terrain, from: Point, to: Point, others: readonly Base[] = []): Reached => reachTool(terrain, body(from), others, advance, to);
const without = (terrain: Terrain, gone: readonly number[]): Terrain => ({ ...terrain, parts: terrain.parts.filter(({ index }) => !gone.includes(index)) });

describe('what a reached place stands on', () => {
  test('SP-MOVE-07 the table itself', () => {
    expect(ask(fixture([BOXES.gantry]), at(15, 17), at(15, 18))).toMatchObject({ ok: true, support: { part: null, y: 0 } });
  });

  test('SP-MOVE-07 the part below, with its height', () => {
    expect(ask(fixture([BOXES.crate, BOXES.gantry]), at(15, 17, 5), at(15, 18, 5))).toMatchObject({ ok: true, support: { part: 1, y: 127 } });
  });

  test('AT-138 SP-MOVE-07 AMB-11 of two flush parts that carry it the one below its centre', () => {
    const terrain = fixture([BOXES.gantry, BOXES.roof]);
    expect(ask(terrain, at(18, 18, 5), at(19.9, 18, 5))).toMatchObject({ ok: true, support: { part: 0 } });
    expect(ask(terrain, at(18, 18, 5), at(20.1, 18, 5))).toMatchObject({ ok: true, support: { part: 1 } });
  });
});

describe('what stands in the way of a place', () => {
  const wall = BOXES.wallHigh;

  test('SP-ADV-02 the wall between, not the one beside', () => {
    const beside = { ...wall, id: 'beside', x: [10, 16], z: [15, 16] } as const;
    expect(ask(fixture([beside, wall]), at(14, 18), at(20.5, 18))).toMatchObject({ ok: false, objection: { why: 'toolBlocked', detail: { part: 'wall-high' } }, stoppedBy: [1] });
  });

  test('SP-ADV-02 the part that closes the only way round, although the straight way crosses others', () => {
    const thick = [{ ...wall, z: [10, 18.5] }, { ...wall, id: 'second', x: [18.3, 18.6], z: [10, 18.5] }] as const;
    const plug = { ...wall, id: 'plug', x: [17.75, 19.5], z: [18.5, 26] } as const;
    expect(ask(fixture(thick), at(15.5, 16.5), at(20.5, 19)).ok).toBe(true);
    expect(ask(fixture([...thick, plug]), at(15.5, 16.5), at(20.5, 19))).toMatchObject({ ok: false, objection: { detail: { part: 'plug' } }, stoppedBy: [2] });
  });

  test('SP-ADV-02 two walls one behind the other are named both, in order', () => {
    const second = { ...wall, id: 'second', x: [19, 19.5] } as const;
    expect(ask(fixture([wall, second]), at(15.5, 18), at(20.5, 18))).toMatchObject({ ok: false, objection: { detail: { part: 'wall-high' } }, stoppedBy: [0, 1] });
  });

  test('SP-ADV-03 what one would stand on too high', () => {
    expect(ask(fixture([wall, BOXES.gantry]), at(13, 13), at(13, 17, 5))).toMatchObject({ ok: false, objection: { why: 'higher' }, stoppedBy: [1] });
  });

  test('SP-MOVE-06 the part that takes the room', () => {
    expect(ask(fixture([BOXES.gantry, wall]), at(16, 12), at(17.5, 12))).toMatchObject({ ok: false, objection: { why: 'noRoom', detail: { feature: 'wall-high', piece: 'wall-high', part: 'wall-high' } }, stoppedBy: [1] });
  });

  test('SP-MOVE-07 SP-MOVE-08 SP-TOOL-04 no part, where none is the reason', () => {
    expect(ask(fixture([BOXES.gantry]), at(15, 17, 5), at(15, 19.5, 5))).toMatchObject({ ok: false, objection: { why: 'unsupported' }, stoppedBy: [] });
    expect(ask(fixture([]), at(10, 10), at(12, 10), [{ at: at(30, 10), radius }, { at: at(13, 10), radius }])).toMatchObject({ ok: false, objection: { why: 'overlapsBase', detail: { base: 1 } }, stoppedBy: [] });
    expect(ask(fixture([]), at(10, 10), at(19, 10))).toMatchObject({ ok: false, objection: { why: 'outOfReach' }, stoppedBy: [] });
  });

  test('SP-ADV-02 on random tables: without what is named the place opens', () => {
    const random = randomFrom(83);
    let blocked = 0;
    for (let i = 0; i < 8; i++) {
      const terrain = turnedBoxes(random, 16);
      for (let k = 0; k < 60; k++) {
        const from = { x: tenth((random() - 0.5) * 500), y: 0, z: tenth((random() - 0.5) * 500) };
        const to = { x: tenth(from.x + (random() - 0.5) * 320), y: 0, z: tenth(from.z + (random() - 0.5) * 320) };
        if (
          planDistance(from, to) > farthest(advance, radius) ||
          mayStand(terrain, body(from), [], levels) !== null ||
          mayStand(terrain, body(to), [], levels) !== null
        )
          continue;
        const reached = ask(terrain, from, to);
        if (reached.ok) continue;
        expect(reached.objection.why).toBe('toolBlocked');
        expect(poseTo(without(terrain, reached.stoppedBy), body(from), advance, to)).not.toBeNull();
        blocked++;
      }
    }
    expect(blocked).toBeGreaterThan(4);
  });
});
