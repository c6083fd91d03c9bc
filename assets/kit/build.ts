/** Builds the models: `npx tsx assets/kit/build.ts [terrain|figures] [id…]`; without arguments everything. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeModel, modelIds } from './figures/build.ts';
import { builtThemes, makePiece } from './terrain/build.ts';
import { pieces } from './terrain/pieces/index.ts';

const assets = fileURLToPath(new URL('../', import.meta.url));

function write(folder: string, name: string, bytes: Uint8Array, triangles: number): void {
  mkdirSync(`${assets}${folder}`, { recursive: true });
  writeFileSync(`${assets}${folder}/${name}.glb`, bytes);
  console.log(`${`${folder}/${name}`.padEnd(44)} ${String(triangles).padStart(6)} triangles ${(bytes.length / 1024).toFixed(0).padStart(5)} KiB`);
}

async function main(): Promise<void> {
  const [first, ...rest] = process.argv.slice(2);
  const group = first === 'terrain' || first === 'figures' ? first : undefined;
  const ids = new Set(group || !first ? rest : [first, ...rest]);
  const wanted = (id: string): boolean => ids.size === 0 || ids.has(id);
  if (group !== 'figures') {
    for (const theme of builtThemes) {
      for (const piece of pieces.filter(({ name }) => wanted(name))) {
        const { bytes, triangles } = await makePiece(piece, theme);
        write(`pieces/${theme}`, piece.name, bytes, triangles);
      }
    }
  }
  if (group !== 'terrain') {
    for (const id of modelIds.filter(wanted)) {
      const { bytes, triangles } = await makeModel(id);
      write('figures', id, bytes, triangles);
    }
  }
}

await main();
