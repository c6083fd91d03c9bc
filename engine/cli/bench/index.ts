import { systemIds } from '../../testing/workshop/index.ts';
import { UsageError } from '../command.ts';
import { bench as answers } from './answers.ts';
import { bench as core } from './core.ts';
import { bench as search } from './decisions.ts';
import { FULL, type Effort, type Figure, type Tables } from './figure.ts';
import { bench as games } from './games.ts';
import { bench as space } from './space.ts';
import { rowsOf, type Row } from './table.ts';

export { describeFigures } from './table.ts';

/** Every part that runs in Node alone, by the room it measures. Parts with a window stand in `e2e/bench`. */
export const parts: Readonly<Record<string, (tables: Tables, effort: Effort, systems: readonly string[]) => Promise<readonly Figure[]>>> = {
  core, games: async (...asked) => [...(await answers(...asked)), ...(await games(...asked))], search, space,
};

/** Throws `UsageError` where there is no part of this name. */
export function refuseNoPart(name: string): void {
  if (!Object.hasOwn(parts, name)) throw new UsageError(`there is no room "${name}" to measure; there are ${Object.keys(parts).join(', ')}`);
}

/** Runs all parts, or the one named, for some rule systems. Throws `UsageError` where there is no such part. */
export async function bench(tables: Tables, only?: string, systems = systemIds, effort = FULL): Promise<readonly Row[]> {
  if (only !== undefined) refuseNoPart(only);
  const figures: Figure[] = [];
  for (const name of only === undefined ? Object.keys(parts) : [only]) figures.push(...(await parts[name]!(tables, effort, systems)));
  return rowsOf(figures);
}
