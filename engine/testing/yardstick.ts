/**
 * Work of a kind with what geometry does, to hold times against: a test that is slow because its machine is slow, finds this slow, too. It reckons, and
 * it makes, finds and throws away many small objects, since memory is what machines differ in most.
 */

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly before: Place | null;
}

/** Milliseconds that the yardstick takes at best on the machine that figures were measured on, about: reckoned from a play-out that took a known time there. */
export const YARD = 60;
/** Places that are laid on a map of cells in each round. */
const PLACES = 60_000;
const ROUNDS = 4;

export function yardstick(): number {
  let sum = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const cells = cellsOf(round);
    for (const [key, cell] of cells) sum += nearby(cells, key, cell);
  }
  return sum;
}

/** How many times as long as on that machine things take now; 1 where they take no longer. For limits of time that a test cannot measure in turn with the yardstick. */
export function slowness(): number {
  let best = Infinity;
  for (let round = 0; round < 4; round++) {
    const began = performance.now();
    yardstick();
    best = Math.min(best, performance.now() - began);
  }
  return Math.max(1, best / YARD);
}

function cellsOf(round: number): ReadonlyMap<number, Place[]> {
  const cells = new Map<number, Place[]>();
  for (let i = 0; i < PLACES; i++) {
    const [x, z] = [(i * 7919 + round) % 9973, (i * 104_729 + round) % 9967];
    const key = Math.floor(x / 100) * 1000 + Math.floor(z / 100);
    const cell = cells.get(key);
    const place = { x, y: Math.sqrt(x * z), z, before: cell?.at(-1) ?? null };
    if (cell === undefined) cells.set(key, [place]);
    else cell.push(place);
  }
  return cells;
}

/** Sums distances of the places of a cell and its neighbours. */
function nearby(cells: ReadonlyMap<number, Place[]>, key: number, cell: Place[]): number {
  cell.sort((a, b) => a.y - b.y);
  const { x, z } = cell[0]!;
  let sum = 0;
  for (const other of [key, key + 1, key - 1, key + 1000, key - 1000]) {
    for (const place of cells.get(other) ?? []) sum += Math.sqrt((x - place.x) ** 2 + (z - place.z) ** 2) + (place.before?.y ?? 0);
  }
  return sum;
}
