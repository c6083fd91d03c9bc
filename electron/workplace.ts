import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Desk } from '../engine/host/desk.ts';
import { systems } from '../engine/host/systems.ts';
import type { Budget } from '../engine/host/thinker.ts';
import { Content } from '../engine/node/content.ts';
import { realDisk } from '../engine/node/disk.ts';
import { later } from '../engine/node/later.ts';
import { MatchFiles } from '../engine/node/match-files.ts';
import { chanceFrom, newMatchId } from '../engine/node/new-match.ts';
import { thinkerPool, type Pool } from '../engine/node/thinker.ts';
import { spokenDisk } from './disk-words.ts';

/** Where things lie on disk. */
export interface Places {
  /** Folder with `tables` and `pieces`. */
  readonly assets: string;
  /** This user's folder; matches are kept in `matches` below it. */
  readonly data: string;
  /** The bundled worker's file. */
  readonly worker: string;
}

/** A desk with everything around it: files, opponents, terrain. */
export interface Workplace {
  readonly desk: Desk;
  close(): Promise<void>;
}

/** How long the opponent may think about one answer, in ms; `GANTRY_PLAYOUTS` sets a number of play-outs instead. */
const THINKING_MS = 350;
/** After this many ms an opponent's thread counts as hung. */
const PATIENCE_MS = 15_000;

/** Sets up the desk of this process. */
export function openWorkplace({ assets, data, worker }: Places, report: (message: string) => void): Workplace {
  const content = new Content(assets);
  const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
  const pool: Pool = thinkerPool({ worker, workerData: { assets }, threads, patience: PATIENCE_MS, report });
  pool.warm();
  const desk = new Desk({
    systems, matches: new MatchFiles(join(data, 'matches'), report, spokenDisk(realDisk)), thinker: pool.think, budget: budget(), now: () => Date.now(), newMatchId, chance: () => chanceFrom(diceSeed()), report,
    tables: () => content.tables(report),
    terrain: (table) => content.terrain(table),
    soon: (run) => void setTimeout(run, 0),
    later,
  });
  return {
    desk,
    async close() {
      await desk.close();
      await pool.close();
    },
  };
}

/** `GANTRY_DICE_SEED` gives every match the dice of that seed, for tests; their files say so. */
function diceSeed(): number | null {
  const seed = Number(process.env['GANTRY_DICE_SEED'] ?? '');
  return Number.isInteger(seed) && seed !== 0 ? seed : null;
}

function budget(): Budget {
  const playouts = Number(process.env['GANTRY_PLAYOUTS'] ?? '');
  return Number.isInteger(playouts) && playouts > 0 ? { playouts } : { milliseconds: THINKING_MS };
}
