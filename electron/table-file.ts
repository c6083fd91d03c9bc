import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { undirected } from '../engine/core/directions.ts';
import { readJson } from '../engine/core/form.ts';
import { parseTable, TableError } from '../engine/space/table.ts';
import type { FoundTable } from './shell-link.ts';

/** The longest name that is told, in characters. */
const LONGEST = 120;

/**
 * Reads a table's file as the game reads its own: its form, and that every piece it names is in the folder of pieces
 * (`THEME/PIECE.glb`). Throws `InputError` for no JSON, `TableError` with the first wrong field, or the first feature whose piece is not there.
 */
export async function readTable(text: string, pieces: string): Promise<FoundTable> {
  const { name, theme, size: [width, depth], features } = parseTable(readJson('table file', text));
  const themes = await readdir(pieces);
  if (!themes.includes(theme)) throw new TableError(`"theme": there is no theme "${theme.slice(0, LONGEST)}"; there are ${themes.sort().join(', ')}`);
  const known = new Set(await readdir(join(pieces, theme)));
  for (const { id, piece } of features) if (!known.has(`${piece}.glb`)) throw new TableError(`feature ${id}: there is no piece "${theme}/${piece}"`);
  return { name: undirected(name).slice(0, LONGEST), width, depth, pieces: features.length };
}
