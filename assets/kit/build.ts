/** Builds models, tables and sounds: `npx tsx assets/kit/build.ts [terrain|figures|sounds|tables] [id…]`; without arguments everything. Ends with 1 when a table is refused. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SOUND_IDS, SOUNDS } from '../sounds.ts';
import { fileOf, makeModel, modelIds } from './figures/build.ts';
import { makeSound } from './sounds/build.ts';
import { wavOf } from './sounds/wav.ts';
import { faultsOf, layouts } from './tables/build.ts';
import { tableOf, textOf } from './tables/layout.ts';
import { packed } from '../packing.ts';
import { builtThemes, makePiece } from './terrain/build.ts';
import { pieces } from './terrain/pieces/index.ts';

const assets = fileURLToPath(new URL('../', import.meta.url));

function write(folder: string, name: string, bytes: Uint8Array, triangles: number): void {
  mkdirSync(`${assets}${folder}`, { recursive: true });
  writeFileSync(`${assets}${folder}/${name}`, bytes);
  console.log(`${`${folder}/${name}`.padEnd(44)} ${String(triangles).padStart(6)} triangles ${(bytes.length / 1024).toFixed(0).padStart(5)} KiB`);
}

function writeSounds(wanted: (id: string) => boolean): void {
  mkdirSync(`${assets}sounds`, { recursive: true });
  for (const id of SOUND_IDS.filter(wanted)) {
    const { rate, takes } = SOUNDS[id];
    const bytes = wavOf(makeSound(id), rate);
    writeFileSync(`${assets}sounds/${id}.wav`, bytes);
    console.log(`${`sounds/${id}`.padEnd(44)} ${String(takes).padStart(6)} takes     ${(bytes.length / 1024).toFixed(0).padStart(5)} KiB`);
  }
}

/** Writes the tables that can be played on, and says why another cannot. */
async function writeTables(wanted: (id: string) => boolean): Promise<void> {
  for (const layout of layouts.filter(({ id }) => wanted(id))) {
    const table = tableOf(layout);
    const faults = await faultsOf(table, assets);
    if (faults.length === 0) writeFileSync(`${assets}tables/${table.id}.json`, textOf(table));
    else process.exitCode = 1;
    console.log([`${`tables/${table.id}`.padEnd(44)} ${faults.length === 0 ? `${table.features.length} features` : 'refused, its file is left as it was:'}`, ...faults.map((fault) => `  ${fault}`)].join('\n'));
  }
}

const GROUPS = ['terrain', 'figures', 'sounds', 'tables'] as const;

async function main(): Promise<void> {
  const [first = '', ...rest] = process.argv.slice(2);
  const group = GROUPS.find((name) => name === first);
  const ids = new Set(group !== undefined || first === '' ? rest : [first, ...rest]);
  const wanted = (id: string): boolean => ids.size === 0 || ids.has(id);
  const makes = (name: (typeof GROUPS)[number]): boolean => group === undefined || group === name;
  if (makes('terrain')) {
    for (const theme of builtThemes) {
      for (const piece of pieces.filter(({ name }) => wanted(name))) {
        const { bytes, triangles } = await makePiece(piece, theme);
        write(`pieces/${theme}`, `${piece.name}.glb.pack`, packed(bytes), triangles);
      }
    }
  }
  if (makes('figures')) {
    for (const id of modelIds.filter(wanted)) {
      const { bytes, triangles } = await makeModel(id);
      write('figures', fileOf(id), bytes, triangles);
    }
  }
  if (makes('sounds')) writeSounds(wanted);
  // A piece that was built anew may reach where it did not before.
  if (group !== 'figures' && group !== 'sounds') await writeTables(group === 'tables' ? wanted : () => true);
}

await main();
