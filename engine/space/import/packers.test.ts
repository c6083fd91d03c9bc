/**
 * The same house, written by well-known packers (`engine/testing/packers`), each file by its options: `gltfpack` 1.3 with `-c` and `-cc`, `gltf-transform` 4.5.1 with
 * `draco`, `quantize`, and `optimize --compress draco` or `meshopt`. The house was written by a script: three boxes of different materials, eight rungs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dracoDecoder } from '../../testing/packed-models.ts';
import { takeApart } from './make-piece.ts';
import { readModel } from './read-model.ts';
import { guessStance } from './stance.ts';

const FOLDER = join(import.meta.dirname, '../../testing/packers');
const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(join(FOLDER, name)));
const files = readdirSync(FOLDER).filter((name) => /\.gl(b|tf)$/.test(name));

test('there are files of two packers, with meshopt, Draco and quantized corners', () => {
  expect(files.sort()).toEqual([
    'gltf-transform-draco.glb', 'gltf-transform-optimize-draco.glb', 'gltf-transform-optimize-meshopt.glb', 'gltf-transform-quantize.glb', 'gltfpack-c.gltf', 'gltfpack-cc.glb',
  ]);
});

test.each(files)('%s is the house: 200 mm wide, 86 high, 160 deep, in the colours of its four materials, with eight rungs', async (name) => {
  const beside = new Map(name.endsWith('.gltf') ? [['gltfpack-c.bin', bytesOf('gltfpack-c.bin')]] : []);
  const model = await readModel(bytesOf(name), { draco: dracoDecoder, beside });
  const { solid, proposal } = takeApart(model, { ...guessStance(model), unit: 'm' });
  const size = [200, 86, 160];
  for (const axis of [0, 1, 2]) expect(Math.abs(solid.size[axis]! - size[axis]!)).toBeLessThan(1);
  const colours = new Set(model.parts.map(({ colour }) => colour.map((part) => part.toFixed(1)).join(' ')));
  expect([...colours].sort()).toEqual(['0.2 0.2 0.2', '0.4 0.4 0.4', '0.5 0.3 0.2', '0.6 0.6 0.6']);
  const kinds = proposal.parts.map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['low', ...Array.from({ length: 8 }, () => 'openwork'), 'solid', 'solid']);
});
