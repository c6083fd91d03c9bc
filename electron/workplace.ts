import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readyAhead, readyLikely } from '../engine/host/ahead.ts';
import { Desk } from '../engine/host/desk.ts';
import type { Ground } from '../engine/host/ground.ts';
import type { FileReading } from '../engine/host/reading/reading.ts';
import { systems } from '../engine/host/systems.ts';
import type { Bounds } from '../engine/host/thinker.ts';
import { Content } from '../engine/node/content.ts';
import { later } from '../engine/node/later.ts';
import { MatchFiles } from '../engine/node/match-files.ts';
import { chanceFrom, newMatchId } from '../engine/node/new-match.ts';
import { PackFiles } from '../engine/node/pack-files.ts';
import { readerThread } from '../engine/node/reader.ts';
import { TableFiles } from '../engine/node/table-files.ts';
import { thinkerPool, type Pool } from '../engine/node/thinker.ts';
import type { WorkerData } from '../engine/node/worker.ts';
import { spokenDisk } from './disk-words.ts';
import { sweepKept } from './kept.ts';
import { surveyOf } from '../engine/space/terrain/survey.ts';
import { realDisk } from '../engine/node/real-disk.ts';

/** Where things lie on disk. */
export interface Places {
  /** Folder with `tables` and `pieces`. */
  readonly assets: string;
  /** This user's folder; matches are kept in `matches` below it. */
  readonly data: string;
  /** The bundled worker's file. It is read here and given to the threads as text: in a package it comes out of the archive, which the archive's checksum covers. */
  readonly worker: string;
}

/** A desk with everything around it: files, opponents, terrain. */
export interface Workplace {
  readonly desk: Desk;
  /** Reads files from outside, in a thread of its own. */
  readonly reading: FileReading;
  close(): Promise<void>;
}

/** After this many ms an opponent's thread counts as hung. */
const PATIENCE_MS = 15_000;

/** Threads that think, at the most: all cores but one, which is the screen's. Each holds the tables it thinks about. */
const MOST_THREADS = 8;

/** Sets up the desk of this process. */
export function openWorkplace({ assets, data, worker }: Places, report: (message: string) => void): Workplace {
  const content = new Content(assets);
  const threads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  const program = readFileSync(worker, 'utf8');
  const pool: Pool = thinkerPool({ program, workerData: { work: 'think', assets } satisfies WorkerData, threads, patience: PATIENCE_MS, report });
  pool.warm();
  const reader = readerThread({ program, workerData: { work: 'read', assets } satisfies WorkerData, report });
  const matches = new MatchFiles(join(data, 'matches'), report, spokenDisk(realDisk));
  const swept = Promise.all([matches.sweep(Date.now()), ...[data, join(data, 'browser'), join(data, 'tables'), join(data, 'packs')].map((folder) => sweepKept(folder, Date.now()))]).catch((error: unknown) => report(`what a kill had left could not be cleared away: ${error instanceof Error ? error.message : String(error)}`));
  const terrain = (table: Ground): Promise<unknown> => content.terrain(table);
  const desk = new Desk({
    systems,
    matches,
    reading: reader.matches,
    listed: readyAhead({ systems, matches, reading: reader.matches, terrain, later }),
    likely: readyLikely({ systems, terrain, later, rehearse: pool.rehearse }),
    reader: madeOf(program),
    thinker: pool.think,
    quick: pool.quick,
    counsel: pool.counsel,
    playOut: pool.playOut,
    ...(threads > 1 ? { ponder: pool.ponder } : {}), // where one core is all there is for it, the screen may need that
    bounds: bounds(),
    now: () => Date.now(),
    newMatchId,
    chance: () => chanceFrom(diceSeed()),
    report,
    ownTables: {
      folder: new TableFiles(join(data, 'tables'), spokenDisk(realDisk)), packs: new PackFiles(join(data, 'packs'), spokenDisk(realDisk)),
      reading: reader.tables, game: (table) => content.file(table), newId: newMatchId, now: () => Date.now(),
    },
    tables: () => content.tables(report),
    terrain,
    survey: async (table) => surveyOf(await content.terrain(table)),
    soon: (run) => void setTimeout(run, 0),
    later,
  });
  return {
    desk, reading: reader,
    async close() {
      await swept;
      await desk.close();
      await Promise.all([pool.close(), reader.close()]);
    },
  };
}

/** A name for what a program says: another one as soon as it is built from other sources. */
const madeOf = (program: string): string => createHash('sha256').update(program).digest('base64url');

/** `GANTRY_DICE_SEED` gives every match the dice of that seed, for tests; their files say so. */
function diceSeed(): number | null {
  const seed = Number(process.env['GANTRY_DICE_SEED'] ?? '');
  return Number.isInteger(seed) && seed !== 0 ? seed : null;
}

/** `GANTRY_PLAYOUTS` bounds what opponents think by play-outs instead of their level's time, for tests. */
function bounds(): Bounds {
  const playouts = Number(process.env['GANTRY_PLAYOUTS'] ?? '');
  return Number.isInteger(playouts) && playouts > 0 ? { playouts } : {};
}
