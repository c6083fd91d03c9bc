/** A table of rooms and corridors for games on squares: one half laid out, and the other that answers it. */
import { randomFrom, seedOf } from '../../core/rng.ts';
import { tenth } from '../../shape/point.ts';
import { SQUARE } from '../ground/grid.ts';
import type { Feature } from '../terrain/table.ts';
import { Board, type Stand } from './board.ts';
import type { Furnished } from './furnish.ts';
import type { Catalogue, Plan } from './plan.ts';
import { roomsOf } from './rooms.ts';
import { across, answerOf, type Symmetry } from './symmetry.ts';
import type { Wish } from './wish.ts';

/** A piece to be laid, in mm. */
export interface Laid {
  readonly plan: Plan;
  readonly stand: Stand;
}

/** Pairs of halves that are tried for a table whose sides are different and fair, and so many of them that are given. */
const [TRIED, GIVEN] = [12, 4] as const;
/** Squares along a side of a tile of the floor, the most tiles that are laid, and the most pieces of a table that has them. */
const [TILE, TILES] = [6, 36] as const;
const MOST = 200;
/** What is so low is ground (mm). */
const GROUND = 4;

/**
 * Everything to be laid on a table of rooms, around what is kept: one layout, or several whose halves do not answer each other, those first that are most alike.
 * Throws where what is kept names a piece that is not in the catalogue.
 */
export function* layRooms({ size: [width, depth], density, symmetry, kept }: Wish, { plans }: Catalogue, seed: number): Iterable<readonly Laid[]> {
  const [columns, rows] = [Math.floor(width / SQUARE.inch + 1e-9), Math.floor(depth / SQUARE.inch + 1e-9)];
  const named = new Map(plans.map((plan) => [plan.name, plan]));
  const board = boardOf(width, depth, kept, named);
  const half = (part: number): readonly Laid[] => roomsOf(columns, rows, density, randomFrom(seedOf(seed, part))).flatMap((one) => {
    const plan = named.get(one.piece);
    return plan === undefined ? [] : [{ plan, stand: standOf(one, columns, rows), wall: one.wall }];
  });
  const tile = named.get('deck-floor');
  for (const halves of symmetry === 'none' ? fairHalves(half) : [[half(0), half(0)] as const]) {
    const all = [...halves[0], ...halves[1].map((one): Laid => ({ ...one, stand: answered(one, symmetry === 'none' ? 'turn' : symmetry) }))];
    const free = all.filter(({ plan, stand }) => board.isClear(board.put(plan, stand)));
    yield [...(tile === undefined ? [] : floor(tile, columns, rows, free.length + kept.length, symmetry, board)), ...free];
  }
}

const standOf = ({ column, row, turn }: Furnished, columns: number, rows: number): Stand =>
  ({ x: tenth((column - columns / 2) * SQUARE.inch), z: tenth((row - rows / 2) * SQUARE.inch), turn: turn % 360, level: 0 });

/** What answers a piece; in a mirror a wall runs on as it does, and its ends lie where they lie. */
function answered({ stand, wall = false }: Laid & { readonly wall?: boolean }, symmetry: Exclude<Symmetry, 'none'>): Stand {
  const { turn, ...there } = wall && symmetry === 'mirror' ? { ...across(stand, symmetry), turn: -stand.turn } : answerOf(stand, symmetry);
  return { ...there, turn: ((turn % 360) + 360) % 360 };
}

/** How much of a half stands in the way: area of what covers it (mm²). */
const coverOf = (half: readonly Laid[]): number => half.reduce((sum, { plan: { box } }) => sum + (box.maxX - box.minX) * (box.maxZ - box.minZ), 0);

/** Of some halves those pairs that are most alike in how much stands there. */
function fairHalves(half: (part: number) => readonly Laid[]): readonly (readonly [readonly Laid[], readonly Laid[]])[] {
  const one = half(0);
  const others = Array.from({ length: TRIED }, (_, i) => half(i + 1)).sort((a, b) => Math.abs(coverOf(a) - coverOf(one)) - Math.abs(coverOf(b) - coverOf(one)));
  return others.slice(0, GIVEN).map((other) => [one, other]);
}

/** What is kept, but for what lies flat on the ground. */
function boardOf(width: number, depth: number, kept: readonly Feature[], named: ReadonlyMap<string, Plan>): Board {
  const board = new Board({ x: width / 2, z: depth / 2 }, []);
  for (const feature of kept) {
    const plan = named.get(feature.piece);
    if (plan === undefined) throw new Error(`feature ${feature.id}: there is no piece "${feature.piece}"`);
    if (plan.top > GROUND) board.add(board.put(plan, { x: feature.at[0], z: feature.at[1], turn: feature.turn, level: feature.level }, feature));
  }
  return board;
}

/** Tiles over the whole table, where whole ones fit and there is room for so many pieces. */
function floor(plan: Plan, columns: number, rows: number, pieces: number, symmetry: Symmetry, board: Board): readonly Laid[] {
  const [wide, deep] = [columns / TILE, rows / (2 * TILE)];
  const count = wide * deep * 2;
  if (!Number.isInteger(wide) || !Number.isInteger(deep) || count > TILES || pieces + count > MOST || board.placed.length > 0) return [];
  return Array.from({ length: count / 2 }, (_, i) => {
    const [column, row] = [i % wide, Math.floor(i / wide)];
    const at = { piece: plan.name, column: (column + 0.5) * TILE, row: rows / 2 + (row + 0.5) * TILE, turn: ((column * 5 + row * 6) % 4) * 90, wall: false };
    return { plan, stand: standOf(at, columns, rows) };
  }).flatMap((one) => [one, { ...one, stand: answered(one, symmetry === 'mirror' ? 'mirror' : 'turn') }]);
}

