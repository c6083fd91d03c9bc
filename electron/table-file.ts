import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { undirected } from '../engine/core/directions.ts';
import { readJson } from '../engine/core/form.ts';
import { Content } from '../engine/node/content.ts';
import { describePlaceFault } from '../engine/shatterpoint/board/battlefield.ts';
import { missionFaces, tableFaults } from '../engine/shatterpoint/system.ts';
import { parseTable, TableError, type TableFile } from '../engine/space/terrain/table.ts';
import type { FoundTable } from './shell-link.ts';

/** The most pieces that are looked through, three times as many as our tables have: the program's one process does it, and would stand still over thousands. */
const MOST_PIECES = 150;

/**
 * Reads a table's file as the game reads its own: its form, that every piece it names is in the assets folder
 * (`pieces/THEME/PIECE.glb`), that none leaves the battlefield, and which missions it cannot hold. Throws `InputError` for no JSON
 * and for a feature that leaves it, `TableError` with the first wrong field or the first feature whose piece is not there.
 */
export async function readTable(text: string, assets: string): Promise<FoundTable> {
  const table = parseTable(readJson('table file', text));
  const { name, size: [width, depth], features } = table;
  await checkPieces(table, join(assets, 'pieces'));
  const faults = tableFaults(await new Content(assets).terrainOf(table));
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
