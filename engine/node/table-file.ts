import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { undirected } from '../core/directions.ts';
import { InputError, readJson } from '../core/form.ts';
import { GivenUp } from '../host/caller.ts';
import { causeOf } from '../host/fault.ts';
import type { FoundTable, TableReading } from '../host/reading/reading.ts';
import { systems } from '../host/systems.ts';
import { describePlaceFault } from '../shatterpoint/board/battlefield.ts';
import { missionFaces, tableFaults } from '../shatterpoint/system.ts';
import { boardsElsewhere } from '../space/check/boards.ts';
import { checking, MOST } from '../space/check/check.ts';
import { suits } from '../space/terrain/suits.ts';
import type { TableDemand } from '../shape/demand.ts';
import { bareTerrain, suggestTable } from '../space/suggest/suggest.ts';
import { THEMES } from '../space/suggest/wish.ts';
import { packNamed, parsePack, pieceIn, pieceOf } from '../space/terrain/pack.ts';
import { readPiece } from '../space/terrain/piece.ts';
import { parseTable, TableError, type TableFile, type Terrain } from '../space/terrain/table.ts';
import type { Content } from './content.ts';
import { through } from './through.ts';

/** Rule systems whose matches are played on squares. */
const ON_SQUARES = systems.filter(({ squares }) => squares === true).map(({ rules }) => rules.id);

/** What every rule system asks of a table that is laid out for it, a system after another. */
const demandsOn = (table: Pick<TableFile, 'systems'>) => function* (terrain: Terrain): Iterable<TableDemand> {
  for (const system of systems) if (suits(table, system.rules.id)) yield* system.tableDemands?.(terrain) ?? [];
};

/** So long a check takes with what is tried to mend what it finds (milliseconds), about: a quarter of what the thread has that gets farther. */
const MENDING_MS = 15_000;

/**
 * Whether what takes such a share of the work that was done until it is first asked would be over later than after so many milliseconds: of wall clock, or
 * of processor time where the program got less, for what else the machine does is no reason to leave anything out.
 */
function within(most: number): (share: number) => boolean {
  const [began, worked] = [performance.now(), process.cpuUsage()];
  let once: number | null = null;
  return (share) => {
    const { user, system } = process.cpuUsage(worked);
    const passed = Math.min(performance.now() - began, (user + system) / 1000);
    once ??= passed;
    return passed + share * once > most;
  };
}

/** The rule systems that are played on a table of this size; undefined where all are. */
function systemsFor({ size }: Pick<TableFile, 'size'>): string[] | undefined {
  const elsewhere = boardsElsewhere(size, [...demandsOn({})(bareTerrain(size))]);
  return elsewhere.size === 0 ? undefined : systems.map(({ rules }) => rules.id).filter((id) => !elsewhere.has(id)).sort();
}

/** Reads tables' files in the thread that asks. `assets`: the folder of the content. */
export const tablesOf = (content: Content, assets: string): TableReading => ({
  read: (text) => readTable(text, content, assets),
  pieces: readPieces,
  async check(text, watch) {
    const table = parseTable(readJson('table file', text));
    const steps = checking(table, await content.piecesOf(table), demandsOn(table), { isLate: within(MENDING_MS), kit: await content.climbs(table.theme) });
    const check = await through(steps, () => watch?.caller.isGone !== true, false, watch?.far);
    if (check === null) throw new GivenUp();
    return check;
  },
  async suggest(text, { seed, ...wish }) {
    const table = parseTable(readJson('table file', text));
    const { features: kept, size } = table;
    const { pieces, setting } = THEMES[wish.theme];
    const rooms = wish.ground === 'rooms';
    // What is laid out anew is for whoever plays on such ground and on a table of such a size, whatever lay there before.
    const laidFor = rooms ? ON_SQUARES : kept.length > 0 ? table.systems : systemsFor(table);
    const asked = demandsOn({ ...table, systems: laidFor });
    const demands = (terrain: Terrain): readonly TableDemand[] => [...asked(terrain)];
    return { ...suggestTable({ ...wish, size, kept, demands }, await content.catalogue(pieces, table, rooms ? 'hall' : setting), seed), systems: laidFor ?? null };
  },
});

/** Reads every piece of a pack as it would be read to be played on. Throws `InputError` naming it. */
async function readPieces(text: string): Promise<true> {
  try {
    const pack = parsePack(readJson('pack', text));
    for (const { piece } of pack.pieces) {
      const { bytes } = pieceOf([pack], pieceIn(pack.id, piece))!;
      const { name } = await readPiece(bytes).catch((error: unknown) => { throw new InputError('pack', `piece ${piece}: ${causeOf(error)}`); });
      if (name !== piece) throw new Error(`piece ${piece}: its file says it is "${name.slice(0, 60)}"`);
    }
    return true;
  } catch (error) {
    throw error instanceof InputError ? error : new InputError('pack', causeOf(error));
  }
}

/**
 * Reads a table's file as the game reads its own: its form, that every piece it names is in the assets folder
 * (`pieces/THEME/PIECE.glb.pack`), that none leaves the battlefield, and which missions it cannot hold. Throws `InputError` for no JSON
 * and for a feature that leaves it, `TableError` with the first wrong field or the first feature whose piece is not there.
 */
async function readTable(text: string, content: Content, assets: string): Promise<FoundTable> {
  const table = parseTable(readJson('table file', text));
  const { name, size: [width, depth], features, printed = [] } = table;
  const ids = systems.map(({ rules }) => rules.id).sort();
  const unknown = printed.find((one) => !ids.includes(one));
  if (unknown !== undefined) throw new TableError(`"printed": there is no rule system "${unknown}"; there are ${ids.join(', ')}`);
  await checkPieces(table, join(assets, 'pieces'));
  // One of more is there to be laid out: nobody plays on it.
  if (features.length > MOST.pieces) return { name: undirected(name), width, depth, pieces: features.length, unheld: [], why: '' };
  const faults = tableFaults(await content.terrainOf(table));
  const unheld = missionFaces.filter((mission) => faults.some((fault) => fault.mission === mission.id)).map((mission) => mission.name);
  return { name: undirected(name), width, depth, pieces: features.length, unheld, why: faults[0] === undefined ? '' : undirected(describePlaceFault(faults[0])) };
}

async function checkPieces({ theme, features }: TableFile, pieces: string): Promise<void> {
  const themes = await readdir(pieces);
  if (!themes.includes(theme)) throw new TableError(`"theme": there is no theme "${theme}"; there are ${themes.sort().join(', ')}`);
  const known = new Set(await readdir(join(pieces, theme)));
  for (const { id, piece } of features) {
    if (packNamed(piece) === null && !known.has(`${piece}.glb.pack`)) throw new TableError(`feature ${id}: there is no piece "${theme}/${piece}"`);
  }
}
