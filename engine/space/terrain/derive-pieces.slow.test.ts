import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CheckedPart, faultOf } from './derive-check.ts';
import { planOf, triangleNear } from './derive-plan.ts';
import { readPiece } from './piece.ts';
import { distanceToArea, edgesOf, holds, type Ring } from '../plane/ring.ts';
import { unpacked } from '../../node/unpacked.ts';
import { slowness } from '../../testing/yardstick.ts';

const folder = join(import.meta.dirname, '../../../assets/pieces');
const themes = readdirSync(folder);
const files = (theme: string): readonly string[] => readdirSync(join(folder, theme));
const read = (theme: string, file: string) => readPiece(unpacked(readFileSync(join(folder, theme, file))));

/** How far an outline may be off, mm: a tenth, and a hair for rounding. */
const OFF = 0.105;

/** Places along rings, at most 1.5 mm apart. */
function* along(rings: readonly Ring[]): Generator<readonly [number, number]> {
  for (const ring of rings) {
    for (const [i, [x0, z0]] of ring.entries()) {
      const [x1, z1] = ring[(i + 1) % ring.length]!;
      const steps = Math.ceil(Math.hypot(x1 - x0, z1 - z0) / 1.5);
      for (let k = 0; k < steps; k++) yield [x0 + ((x1 - x0) * k) / steps, z0 + ((z1 - z0) * k) / steps];
    }
  }
}

describe('every piece', () => {
  test.each(files(themes[0]!))('%s: its footprints are nowhere more than a tenth of a millimetre off', async (file) => {
    const { parts } = await read(themes[0]!, file);
    for (const { part, sight, footprint, surfaces, positions, index } of parts) {
      const plan = planOf(positions, index);
      const [edges, floors] = [edgesOf(footprint), edgesOf(sight === 'clear' ? surfaces.map(({ outline }) => outline) : [])];
      const covered = (x: number, z: number): boolean => triangleNear(plan, x, z, 0, () => true) >= 0 || holds(floors, x, z);
      for (const [x, z] of along(footprint)) {
        const around = Array.from({ length: 24 }, (_, i) => [x + OFF * Math.cos((i * Math.PI) / 12), z + OFF * Math.sin((i * Math.PI) / 12)] as const);
        expect(triangleNear(plan, x, z, OFF, () => true) >= 0 || distanceToArea(floors, x, z) <= OFF, `${part} ${x} ${z}`).toBe(true);
        expect(around.some(([u, v]) => !covered(u, v)), `${part} ${x} ${z}`).toBe(true);
      }
      for (let t = 0; t < index.length; t += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => [positions[index[t + k]! * 3]!, positions[index[t + k]! * 3 + 2]!] as const) as [
          readonly [number, number],
          readonly [number, number],
          readonly [number, number],
        ];
        if (Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) < 1) continue;
        for (const [x, z] of [a, b, c]) expect(distanceToArea(edges, x, z), `${part} ${x} ${z}`).toBeLessThanOrEqual(OFF);
      }
    }
  });

  test.each(themes)('the pieces of %s are checked in a fraction of a second', async (theme) => {
    const pieces = await Promise.all(files(theme).map((file) => read(theme, file)));
    const parts = pieces.map((piece) => piece.parts.map((model): CheckedPart => ({ model, stand: model.surfaces.length > 0 })));
    let best = Infinity;
    for (let round = 0; round < 4; round++) {
      const before = process.cpuUsage();
      for (const list of parts) expect(faultOf(list)).toBeNull();
      const { user, system } = process.cpuUsage(before);
      best = Math.min(best, (user + system) / 1000);
    }
    // Measured: some 60 ms of processor time.
    expect(best).toBeLessThan(300 * slowness());
  });
});
