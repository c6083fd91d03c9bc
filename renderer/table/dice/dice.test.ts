import { Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { facesWith, PRINTED, type DieKind } from './faces.ts';
import { dieGeometry, SOLIDS } from './solid.ts';
import { simulate, TRAY } from './throw.ts';
import { flat, relabel, topFace } from './turns.ts';

const KINDS = ['attack', 'defense'] as const;
const results = (kind: DieKind): readonly string[] => [...new Set<string>(PRINTED[kind])];

describe('solids', () => {
  test.each(KINDS)('%s die: as many faces as prints, all looking outwards', (kind) => {
    const { faces, corners, normals } = SOLIDS[kind];
    expect(faces).toHaveLength(PRINTED[kind].length);
    for (const [i, loop] of faces.entries()) expect(normals[i]!.dot(corners[loop[0]!]!)).toBeGreaterThan(0);
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
    const whole = kind === 'attack' ? (4 / 3) * 16 ** 3 : 18 ** 3;
    expect(volume).toBeGreaterThan(whole * 0.8);
    expect(volume).toBeLessThan(whole);
  });
});

describe('throws', () => {
  const dice: DieKind[] = [...Array.from({ length: 7 }, () => 'attack' as const), ...Array.from({ length: 7 }, () => 'defense' as const)];

  test.each(KINDS)('%s die: whatever face it lands on, it shows every result asked for', (kind) => {
    for (const top of PRINTED[kind].keys()) for (const wanted of results(kind)) for (let spin = 0; spin < 3; spin++) {
      const print = relabel(kind, top, wanted, spin);
      const landed = new Quaternion().setFromUnitVectors(SOLIDS[kind].normals[top]!, new Vector3(0, 1, 0));
      expect(PRINTED[kind][topFace(kind, landed.multiply(print))]).toBe(wanted);
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
