import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { undirected } from '../core/directions.ts';
import { readJson } from '../core/form.ts';
import type { FoundTable, TableReading } from '../host/reading/reading.ts';
import { describePlaceFault } from '../shatterpoint/board/battlefield.ts';
import { missionFaces, tableFaults } from '../shatterpoint/system.ts';
import { parseTable, TableError, type TableFile } from '../space/terrain/table.ts';
import type { Content } from './content.ts';

/**
 * The most pieces that are looked through, three times as many as our tables have. So many of the heaviest take a reading thread
 * about 2 s and 64 MB of its heap, and 6 s and 128 MB where each stands at a height of its own; 500 take 8 s, 2 000 more than it has. Their meshes
 * (300 MB for those 150) lie outside the heap, where no limit of a thread's holds them: this one does.
 */
const MOST_PIECES = 150;

/** Reads tables' files in the thread that asks. `assets`: the folder of the content. */
export const tablesOf = (content: Content, assets: string): TableReading => ({ read: (text) => readTable(text, content, assets) });

/**
 * Reads a table's file as the game reads its own: its form, that every piece it names is in the assets folder
 * (`pieces/THEME/PIECE.glb`), that none leaves the battlefield, and which missions it cannot hold. Throws `InputError` for no JSON
 * and for a feature that leaves it, `TableError` with the first wrong field or the first feature whose piece is not there.
 */
async function readTable(text: string, content: Content, assets: string): Promise<FoundTable> {
  const table = parseTable(readJson('table file', text));
  const { name, size: [width, depth], features } = table;
  await checkPieces(table, join(assets, 'pieces'));
  const faults = tableFaults(await content.terrainOf(table));
  const unheld = missionFaces.filter((mission) => faults.some((fault) => fault.mission === mission.id)).map((mission) => mission.name);
  return { name: undirected(name), width, depth, pieces: features.length, unheld, why: faults[0] === undefined ? '' : undirected(describePlaceFault(faults[0])) };
}

async function checkPieces({ theme, features }: TableFile, pieces: string): Promise<void> {
  if (features.length > MOST_PIECES) throw new TableError(`"features": ${features.length} pieces are too many to be looked through; at most ${MOST_PIECES} are`);
  const themes = await readdir(pieces);
  if (!themes.includes(theme)) throw new TableError(`"theme": there is no theme "${theme}"; there are ${themes.sort().join(', ')}`);
  const known = new Set(await readdir(join(pieces, theme)));
  for (const { id, piece } of features) if (!known.has(`${piece}.glb`)) throw new TableError(`feature ${id}: there is no piece "${theme}/${piece}"`);
}
