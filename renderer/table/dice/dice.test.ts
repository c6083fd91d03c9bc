import { Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { DIE_KINDS as KINDS, facesWith, PRINTED, type DieKind } from './faces.ts';
import { dieGeometry, SOLIDS } from './solid.ts';
import { simulate, TRAY } from './throw.ts';
import { flat, relabel, topFace } from './turns.ts';

const results = (kind: DieKind): readonly string[] => [...new Set<string>(PRINTED[kind])];

/** The volume of a die before its edges are bevelled: a pyramid on every face. */
const volumeOf = (kind: DieKind): number => SOLIDS[kind].faces.reduce((sum, loop) => {
  const [a, ...rest] = loop.map((i) => SOLIDS[kind].corners[i]!);
  return sum + rest.slice(1).reduce((more, c, i) => more + a!.dot(rest[i]!.clone().cross(c)) / 6, 0);
}, 0);

describe('solids', () => {
  test.each(KINDS)('%s die: as many faces as prints, all flat and looking outwards', (kind) => {
    const { faces, corners, normals } = SOLIDS[kind];
    expect(faces).toHaveLength(PRINTED[kind].length);
    for (const [i, loop] of faces.entries()) {
      const far = normals[i]!.dot(corners[loop[0]!]!);
      expect(far).toBeGreaterThan(0);
      for (const corner of loop) expect(normals[i]!.dot(corners[corner]!)).toBeCloseTo(far, 6);
    }
  });

  test.each([['d20', 21, 3], ['d10', 11, 4]] as const)('%s: every number once, opposite faces sum to %i, faces have %i corners', (kind, sum, edges) => {
    const { normals, faces } = SOLIDS[kind];
    expect([...PRINTED[kind]].map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: sum - 1 }, (_, i) => i + 1));
    for (const [i, normal] of normals.entries()) {
      const across = normals.findIndex((other) => other.dot(normal) < -0.9999);
      expect(Number(PRINTED[kind][i]) + Number(PRINTED[kind][across])).toBe(sum);
      expect(faces[i]).toHaveLength(edges);
    }
  });

  test('prints are as on the real dice', () => {
    expect(facesWith('attack', 'critical')).toHaveLength(1);
    expect(facesWith('attack', 'strike')).toHaveLength(3);
    expect(facesWith('attack', 'expertise')).toHaveLength(2);
    expect(facesWith('attack', 'failure')).toHaveLength(2);
    for (const face of ['block', 'expertise', 'failure'] as const) expect(facesWith('defense', face)).toHaveLength(2);
  });

  test.each(KINDS)('%s die: the drawn body is closed and turned outwards', (kind) => {
    const at = dieGeometry(kind).getAttribute('position');
    let volume = 0;
    const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
    for (let i = 0; i < at.count; i += 3) {
      a.fromBufferAttribute(at, i);
      b.fromBufferAttribute(at, i + 1);
      c.fromBufferAttribute(at, i + 2);
      const part = a.dot(b.clone().cross(c)) / 6;
      expect(part).toBeGreaterThan(0);
      volume += part;
    }
    const whole = volumeOf(kind);
    expect(volume).toBeGreaterThan(whole * 0.8);
    expect(volume).toBeLessThan(whole);
    // All dice of a kind are one draw call; this is how many triangles each costs in it.
    expect(at.count / 3).toBeLessThanOrEqual({ attack: 48, defense: 44, d20: 116, d10: 96 }[kind]);
  });

  test('the whole bodies have the volumes that books give them', () => {
    expect(volumeOf('attack')).toBeCloseTo((4 / 3) * 16 ** 3, 6);
    expect(volumeOf('defense')).toBeCloseTo(18 ** 3, 6);
    const edge = 17 / Math.sin((2 * Math.PI) / 5);
    expect(volumeOf('d20')).toBeCloseTo(((5 * (3 + Math.sqrt(5))) / 12) * edge ** 3, 6);
  });
});

describe('throws', () => {
  const many: Readonly<Record<DieKind, number>> = { attack: 5, defense: 5, d20: 2, d10: 2 };
  const dice = KINDS.flatMap((kind) => Array.from({ length: many[kind] }, () => kind));

  test.each(KINDS)('%s die: whatever face it lands on, it shows every result asked for', (kind) => {
    for (const top of PRINTED[kind].keys()) for (const wanted of results(kind)) for (let spin = 0; spin < 3; spin++) {
      const print = relabel(kind, top, wanted, spin);
      const landed = new Quaternion().setFromUnitVectors(SOLIDS[kind].normals[top]!, new Vector3(0, 1, 0));
      expect(PRINTED[kind][topFace(kind, landed.multiply(print))]).toBe(wanted);
    }
  });

  test.each(KINDS)('%s die: what brings one print onto another brings the whole die onto itself', (kind) => {
    const { corners } = SOLIDS[kind];
    for (const top of PRINTED[kind].keys()) for (const wanted of results(kind)) {
      const turn = relabel(kind, top, wanted);
      for (const corner of corners) {
        const to = corner.clone().applyQuaternion(turn);
        expect(Math.min(...corners.map((other) => other.distanceTo(to)))).toBeLessThan(1e-6);
      }
    }
  });

  test('simulated throws stay in the tray, come to rest, and land on the rolled results', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const thrown = simulate(dice, seed);
      expect(thrown.poses).toBeGreaterThan(20);
      for (const [i, kind] of dice.entries()) {
        const from = ((thrown.poses - 1) * dice.length + i) * 7;
        const [x, y, z, qx, qy, qz, qw] = thrown.frames.subarray(from, from + 7) as unknown as [number, number, number, number, number, number, number];
        expect(Math.abs(x)).toBeLessThan(TRAY.x + 4);
        expect(Math.abs(z)).toBeLessThan(TRAY.z + 4);
        expect(y).toBeGreaterThan(0);
        for (const wanted of results(kind)) {
          const drawn = new Quaternion(qx, qy, qz, qw).multiply(relabel(kind, thrown.tops[i]!, wanted, i));
          expect(PRINTED[kind][topFace(kind, drawn)]).toBe(wanted);
        }
      }
    }
  });

  test('the same seed throws the same', () => expect(simulate(dice, 3).tops).toEqual(simulate(dice, 3).tops));

  test.each(KINDS)('%s die: in its row it lies flat with its print upright', (kind) => {
    for (const wanted of results(kind)) {
      const turned = flat(kind, wanted, new Vector3(0, 0, -1));
      const face = topFace(kind, turned);
      expect(PRINTED[kind][face]).toBe(wanted);
      expect(SOLIDS[kind].normals[face]!.clone().applyQuaternion(turned).y).toBeCloseTo(1);
      expect(SOLIDS[kind].uprights[face]!.clone().applyQuaternion(turned).z).toBeCloseTo(-1);
    }
  });
});
