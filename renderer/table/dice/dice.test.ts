import { Quaternion, Vector3 } from 'three';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LiveStage } from '../../match/stage.ts';
import { cellOf, DIE_KINDS as KINDS, facePicture, facesWith, gridOf, PRINTED, type DieKind } from './faces.ts';
import { dieGeometry, SOLIDS } from './solid.ts';
import { simulate, TRAY } from './throw.ts';
import { TrayDice } from './trayDice.ts';
import { flat, relabel, topFace } from './turns.ts';

const results = (kind: DieKind): readonly string[] => [...new Set<string>(PRINTED[kind])];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets pictures be painted where there is no canvas; what is painted is written down as `[what, …]`. */
function painted(): readonly (readonly unknown[])[] {
  const told: unknown[][] = [];
  vi.stubGlobal('Path2D', class {});
  const context = new Proxy({}, { get: (_, name) => (...args: readonly unknown[]) => { told.push([name, ...args]); }, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  return told;
}

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

describe('pictures', () => {
  test.each(KINDS)('%s die: every result has a cell of its own, and the bare colour another', (kind) => {
    const cells = [...results(kind), null].map((face) => cellOf(kind, face).join());
    expect(new Set(cells).size).toBe(cells.length);
    for (const face of [...results(kind), null]) for (const part of cellOf(kind, face)) expect(Math.abs(part - 0.5)).toBeLessThan(0.5);
  });

  test.each(['d20', 'd10'] as const)('%s: numbers are printed, with a line below 6 and 9 and no other', (kind) => {
    const told = painted();
    facePicture(kind);
    expect(told.filter(([what]) => what === 'fillText').map(([, text]) => text)).toEqual(results(kind));
    const column = (face: string): number => cellOf(kind, face)[0] * gridOf(kind).across * 128;
    const lines = told.filter(([what]) => what === 'fillRect').slice(1).map(([, x, , wide]) => Number(x) + Number(wide) / 2);
    const under = results(kind).filter((face) => face === '6' || face === '9').map(column);
    expect(lines.map(Math.round)).toEqual(under.map(Math.round));
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

  test.each([['attack', 1], ['defense', 1], ['d20', 1], ['d10', 1], ['d20', 4], ['d10', 6]] as const)('%s, %i at once: in each of 200 throws every die comes to rest on a face, within 3.2 seconds', { timeout: 60_000 }, (kind, many) => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= 200; seed++) {
      const { poses, frames, tops } = simulate(Array.from({ length: many }, () => kind), seed);
      expect(poses).toBeLessThanOrEqual(192);
      for (const [i, top] of tops.entries()) {
        const turn = new Quaternion().fromArray(frames, ((poses - 1) * many + i) * 7 + 3);
        expect(SOLIDS[kind].normals[top]!.clone().applyQuaternion(turn).y).toBeGreaterThan(0.998);
        seen.add(top);
      }
    }
    expect(seen.size).toBe(PRINTED[kind].length);
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

describe('the tray', () => {
  const settle = (stage: LiveStage, tray: TrayDice): void => {
    for (let frame = 0; frame < 400 && tray.update(stage, 1 / 60, false); frame++) continue;
  };
  const shown = (stage: LiveStage, tray: TrayDice): readonly string[] => stage.dice.map(({ key, kind }) => PRINTED[kind][topFace(kind, tray.turnOf(key)!)]!);

  test('d20s and d10s end on the numbers thrown, in rows as they were thrown, one draw call a kind', () => {
    painted();
    const [stage, tray] = [new LiveStage(), new TrayDice()];
    stage.throwDice([{ kind: 'd20', face: '17' }, { kind: 'd20', face: '6' }, { kind: 'd10', face: '10' }, { kind: 'd10', face: '1' }], 900);
    settle(stage, tray);
    expect(shown(stage, tray)).toEqual(['17', '6', '10', '1']);
    expect(KINDS.map((kind) => tray.meshes[kind].count)).toEqual([0, 0, 2, 2]);
    const places = stage.dice.map(({ key }) => tray.placeOf(key)!);
    expect(places[0]!.x).toBeLessThan(places[1]!.x);
    expect(places[0]!.z).toBeLessThan(places[2]!.z);
    for (const { x, z } of places) expect(Math.max(Math.abs(x) / TRAY.x, Math.abs(z) / TRAY.z)).toBeLessThan(1);
    stage.turnDie('d20', 1, '20');
    settle(stage, tray);
    expect(shown(stage, tray)).toEqual(['17', '20', '10', '1']);
  });

  test('numbered dice that lie there alone lie about the middle', () => {
    painted();
    const [stage, tray] = [new LiveStage(), new TrayDice()];
    stage.throwDice([{ kind: 'd20', face: '3' }], 900);
    settle(stage, tray);
    expect(tray.placeOf(stage.dice[0]!.key)).toMatchObject({ x: 0, z: 0 });
  });
});
