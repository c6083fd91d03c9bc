import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { areaMeets, bar } from './reach-reference.fixture.ts';
import { edgesOf, holds } from '../plane/ring.ts';
import { directionAt, pseudoAngle } from './tool-angle.ts';
import { arcs, freeDirections, push, unite } from './tool-arcs.ts';
import { touchesIn, touchNearest } from './tool-touch.ts';

const random = randomFrom(11);
const between = (low: number, high: number): number => low + random() * (high - low);

describe('pseudo-angles', () => {
  test('a quarter turn is 1, and they grow with the angle', () => {
    expect([pseudoAngle(2, 0), pseudoAngle(0, 3), pseudoAngle(-1, 0), pseudoAngle(0, -5), pseudoAngle(1, 1)]).toEqual([0, 1, 2, 3, 0.5]);
    let before = -1;
    for (let degrees = 0; degrees < 360; degrees += 0.5) {
      const angle = pseudoAngle(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
      expect(angle).toBeGreaterThan(before);
      before = angle;
    }
  });

  test('a pseudo-angle gives back its direction, whole turns aside', () => {
    for (let i = 0; i < 200; i++) {
      const angle = between(-4, 8);
      const [x, z] = directionAt(angle);
      expect(Math.hypot(x, z)).toBeCloseTo(1, 12);
      expect(pseudoAngle(x, z)).toBeCloseTo(angle - 4 * Math.floor(angle / 4), 12);
    }
  });
});

describe('the free directions of a bar', () => {
  const [length, half] = [70, 12];

  const turned = (x: number, z: number, angle: number): [number, number] => [
    x * Math.cos(angle) - z * Math.sin(angle),
    x * Math.sin(angle) + z * Math.cos(angle),
  ];

  /** A turned rectangle, a spike that points at the hinge at 0, 0, or a crumb or splinter just before the tip. */
  function block(kind: number): Float64Array {
    const angle = between(0, 6.3);
    const [wide, deep] = kind === 2 ? [between(0.1, 2), between(0.1, 2)] : [between(0.5, 90), between(0.5, 40)];
    const far = kind === 2 ? between(69.5, 71) : between(8, 110);
    const splinter = kind === 2 && random() < 0.5;
    const shape = splinter
      ? ([
          [0, 0],
          [wide, -0.01],
          [wide, 0.01],
        ] as const)
      : kind === 1
        ? ([
            [0, 0],
            [wide + 10, -1 - deep / 20],
            [wide + 10, 1 + deep / 8],
          ] as const)
        : ([
            [0, 0],
            [wide, 0],
            [wide, deep],
            [0, deep],
          ] as const);
    const turn = kind === 0 ? between(0, 6.3) : angle + between(-0.1, 0.1);
    const [px, pz] = turned(far, 0, angle);
    const edges = edgesOf([shape.map(([x, z]): [number, number] => {
      const [dx, dz] = turned(x, z, turn);
      return [px + dx, pz + dz];
    })]);
    return holds(edges, 0, 0) ? block(kind) : edges;
  }

  const hits = (edges: Float64Array, degrees: number, spare: number): boolean => {
    const [x, z] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return areaMeets(edges, bar({ x: 0, z: 0 }, { x: x * length, z: z * length }, half - spare, 0, spare));
  };

  test('SP-TOOL-06 are all those in which it overlaps nothing', () => {
    let [seenFree, seenBlocked, hinges] = [0, 0, 0];
    for (let round = 0; round < 90; round++) {
      const blocks = Array.from({ length: round % 3 === 0 ? 1 + Math.floor(random() * 4) : 1 }, () => block(round % 3));
      const edges = Float64Array.from(blocks.flatMap((one) => [...one]));
      const free = arcs(1);
      const from = between(0, 4) - 1;
      const [ux, uz] = directionAt(from + 1);
      const count = freeDirections(free, edges, 0, edges.length, 0, 0, length, half, from, from + 2, ux, uz, half + 1e-3);
      const nearest = Math.min(...blocks.map((one) => Math.min(...Array.from({ length: one.length / 4 }, (_, i) => stretchFromOrigin(one, 4 * i)))));
      if (nearest < half) {
        expect(count).toBe(0);
        hinges++;
        continue;
      }
      for (let degrees = 0; degrees < 360; degrees += 0.75) {
        const angle = pseudoAngle(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
        const asked = [angle - 4, angle, angle + 4].find((one) => one >= from && one <= from + 2);
        if (asked === undefined) continue;
        const isFree = Array.from({ length: count }).some((_, i) => free.ends[2 * i]! <= asked && asked <= free.ends[2 * i + 1]!);
        if (isFree) expect(blocks.some((one) => hits(one, degrees, 1e-6))).toBe(false);
        else expect(blocks.some((one) => hits(one, degrees, -1e-6))).toBe(true);
        if (isFree) seenFree++;
        else seenBlocked++;
      }
    }
    expect(Math.min(seenFree, seenBlocked)).toBeGreaterThan(800);
    expect(hinges).toBeGreaterThan(1);
  });

  test('rise and lie apart; of two lists the union is both', () => {
    const list = arcs(1);
    for (const [low, high] of [[0, 1], [2, 3], [3.5, 3.6], [0.5, 2.2], [3.2, 3.3]] as const) push(list, low, high);
    expect(unite(list, 0, 3, 3, 2)).toBe(3);
    expect([...list.ends.subarray(10, 16)]).toEqual([0, 3, 3.2, 3.3, 3.5, 3.6]);
  });

  function stretchFromOrigin(edges: Float64Array, i: number): number {
    const [x0, z0, x1, z1] = [edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!];
    const t = Math.min(1, Math.max(0, -(x0 * (x1 - x0) + z0 * (z1 - z0)) / ((x1 - x0) ** 2 + (z1 - z0) ** 2)));
    return Math.hypot(x0 + t * (x1 - x0), z0 + t * (z1 - z0));
  }
});

describe('the directions in which a bar touches a base', () => {
  const [length, half, reach] = [70, 12, 20];

  /** Distance of a place from the bar in a direction, from its corners and sides. */
  const away = (x: number, z: number, angle: number): number => {
    const [ux, uz] = directionAt(angle);
    const [along, across] = [x * ux + z * uz, Math.abs(x * uz - z * ux)];
    return Math.hypot(Math.max(0, -along, along - length), Math.max(0, across - half));
  };

  test.each([true, false])('SP-TOOL-04 AMB-04 are all those that bring it near enough; beyond the tip: %s', (beyondTip) => {
    const whole = arcs(4);
    push(whole, 0, 4);
    const touch = { length, half, reach, front: length + (beyondTip ? reach : 0), beyondTip };
    let [seen, missed] = [0, 0];
    for (let i = 0; i < 900; i++) {
      const turn = between(0, 6.3);
      // Every other place lies where the corners of the tip decide.
      const far = i % 2 ? between(0, 110) : between(89.5, 91.1);
      const [x, z] = [far * Math.cos(turn), far * Math.sin(turn)];
      const touches = (angle: number, slack: number): boolean => {
        const [ux, uz] = directionAt(angle);
        return Math.min(away(x, z, angle), Math.max(0, far - half)) <= reach + slack && (beyondTip || x * ux + z * uz <= length + slack);
      };
      const angles = Array.from({ length: 720 }, (_, k) => k / 180);
      if (angles.some((angle) => touches(angle, -1e-6))) {
        expect(touchesIn(whole, 0, 1, x, z, touch)).toBe(true);
        const angle = touchNearest(whole, 0, 1, x, z, touch, between(0, 4));
        expect(touches(angle, 1e-6)).toBe(true);
        seen++;
      } else missed++;
      const one = arcs(4);
      const aside = turn + between(-0.25, 0.25);
      const angle = i % 2 ? between(0, 4) : pseudoAngle(Math.cos(aside), Math.sin(aside));
      push(one, angle, angle);
      const found = touchesIn(one, 0, 1, x, z, touch);
      if (touches(angle, -1e-6)) expect(found).toBe(true);
      if (!touches(angle, 1e-6)) expect(found).toBe(false);
    }
    expect(Math.min(seen, missed)).toBeGreaterThan(20);
  });
});
