/** Decks of gantries as rectangles of bays, and which piece stands for one: that with the most railing which leaves every way free. */
import type { Board, Placed } from './board.ts';
import { openingOn } from './board.ts';
import { BAY, type Opening, type Plan } from './plan.ts';

/** Pieces of one size that differ in their railings. */
export interface Shell {
  /** Bays along x and z of the piece's frame. */
  readonly size: readonly [number, number];
  readonly plans: readonly Plan[];
}

/** A deck of a network, or a building that joined it. */
export interface Node {
  placed: Placed;
  /** Null where only this very piece will do: a building, or what was there before. */
  readonly shell: Shell | null;
  /** Where it is stepped off: joints and ladders. */
  uses: readonly Opening[];
  /** What answers it on the other side: itself where it lies in the middle. */
  twin: Node;
  readonly joined: Set<Node>;
}

/** A rectangle on the table: its middle and its sides (mm). */
export interface Rect {
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  readonly y: number;
}

const bays = (from: number, to: number): number => Math.round((to - from) / BAY);
const nearly = (a: number, b: number, by: number): boolean => Math.abs(a - b) <= by;

/** The sizes of decks that there are. A deck's middle is its piece's; one with a way of its own stands for itself. */
export function shellsOf(plans: readonly Plan[]): readonly Shell[] {
  const shells = new Map<string, Shell>();
  for (const plan of plans) {
    const deck = plan.decks[0];
    if (plan.category !== 'deck' || plan.ends.length > 0 || deck === undefined || !nearly(deck.box.minX, -deck.box.maxX, 1)) continue;
    const size = [bays(deck.box.minX, deck.box.maxX), bays(deck.box.minZ, deck.box.maxZ)] as const;
    const key = `${size[0]} ${size[1]} ${deck.y}`;
    shells.set(key, { size, plans: [...(shells.get(key)?.plans ?? []), plan] });
  }
  return [...shells.values()].sort((a, b) => a.size[0] * a.size[1] - b.size[0] * b.size[1]);
}

/** The rectangle of a node's highest deck that joins others. */
export function rectOf({ placed: { plan, stand } }: Pick<Node, 'placed'>): Rect {
  const { y, box } = plan.decks[0]!;
  const [w, d] = [box.maxX - box.minX, box.maxZ - box.minZ];
  const lies = stand.turn % 180 === 90;
  return { x: stand.x, z: stand.z, w: lies ? d : w, d: lies ? w : d, y: y + stand.level };
}

const SIDES = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;

/** The places on a rectangle's edges where a bay may be joined. */
export function edgesOfRect({ x, z, w, d, y }: Rect): readonly Opening[] {
  return SIDES.flatMap(([dx, dz]) => {
    const long = dx === 0 ? w : d;
    const asides = long > 1.5 * BAY ? [-(long - BAY) / 2, 0, (long - BAY) / 2] : [0];
    return asides.map((by) => ({ x: x + (dx * w) / 2 + by * Math.abs(dz), z: z + (dz * d) / 2 + by * Math.abs(dx), dx, dz, y, width: BAY }));
  });
}

/** Whether an opening lets through what a use asks for. */
const serves = (open: Opening, use: Opening): boolean => open.dx === use.dx && open.dz === use.dz && nearly(open.y, use.y, 1)
  && (open.dx === 0 ? nearly(open.z, use.z, 1) && Math.abs(open.x - use.x) <= (open.width - use.width) / 2 + 3.5
    : nearly(open.x, use.x, 1) && Math.abs(open.z - use.z) <= (open.width - use.width) / 2 + 3.5);

export const serveAll = (placed: Placed, uses: readonly Opening[]): boolean => {
  const open = placed.plan.openings.map((one) => openingOn(placed, one));
  return uses.every((use) => open.some((one) => serves(one, use)));
};

/** The piece of a size that stands there with all uses free and the least open besides; null where none does. */
export function fitted(board: Board, { size, plans }: Shell, { x, z, w, y }: Rect, uses: readonly Opening[]): Placed | null {
  let best: Placed | null = null;
  let least = Infinity;
  for (const plan of plans) {
    const open = plan.openings.reduce((sum, { width }) => sum + width, 0);
    if (open >= least) continue;
    for (const turn of [0, 90, 180, 270]) {
      if (!nearly((turn % 180 === 0 ? size[0] : size[1]) * BAY, w, 1)) continue;
      const placed = board.put(plan, { x, z, turn, level: y - plan.decks[0]!.y });
      if (!serveAll(placed, uses) || board.refusesToken(placed)) continue;
      [best, least] = [placed, open];
      break;
    }
  }
  return best;
}

/** Where two rectangles of one height share an edge: the middle of the stretch, seen from the first, and as wide as it is. Null where they do not. */
export function sharedEdge(a: Rect, b: Rect): Opening | null {
  if (!nearly(a.y, b.y, 1)) return null;
  const overlap = (am: number, al: number, bm: number, bl: number): readonly [number, number] =>
    [Math.max(am - al / 2, bm - bl / 2), Math.min(am + al / 2, bm + bl / 2)];
  const [x0, x1] = overlap(a.x, a.w, b.x, b.w);
  const [z0, z1] = overlap(a.z, a.d, b.z, b.d);
  if (nearly(x0, x1, 1) && z1 - z0 > 1) return { x: (x0 + x1) / 2, z: (z0 + z1) / 2, dx: a.x < b.x ? 1 : -1, dz: 0, y: a.y, width: z1 - z0 };
  if (nearly(z0, z1, 1) && x1 - x0 > 1) return { x: (x0 + x1) / 2, z: (z0 + z1) / 2, dx: 0, dz: a.z < b.z ? 1 : -1, y: a.y, width: x1 - x0 };
  return null;
}
