/** How many times as much is tried at random as a test usually does: `GANTRY_DEPTH=10 npm test` looks ten times as far. */
export function readDepth(given: string | undefined): number {
  const depth = Number(given ?? '1');
  if (!(depth > 0 && depth <= 1000)) throw new Error(`GANTRY_DEPTH is a number above 0 and up to 1000, not "${given}"`);
  return depth;
}

const DEPTH = readDepth(process.env['GANTRY_DEPTH']);

/** The number of random games, kills, files or messages of a test, for as much as is asked for; never fewer than the test needs to find what it looks for. */
export const deep = (usual: number, least = 1): number => Math.max(least, Math.round(usual * DEPTH));

/** Of things that are tried one by one, all that there are, or at a depth below 1 as many as it leaves, spread over them. */
export function spread<T>(things: readonly T[], least: number): readonly T[] {
  const count = Math.min(things.length, deep(things.length, least));
  return Array.from({ length: count }, (_, i) => things[Math.floor((i * things.length) / count)]!);
}
