/**
 * Suggests a table: a dense middle, lanes, heights that are joined, the same for both sides; or rooms and corridors on squares. It knows no game: what a rule system asks of a table
 * comes as demands. The same seed gives the same table on every machine.
 */
import { randomFrom, seedOf } from '../../core/rng.ts';
import type { TableDemand } from '../../shape/demand.ts';
import { tenth } from '../../shape/point.ts';
import { freshIds } from '../terrain/fresh-ids.ts';
import { refuseToken } from '../ground/relocate.ts';
import { buildTerrain, type Feature, type TableFile } from '../terrain/table.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { Board, covers } from './board.ts';
import { heightShare, unfairness, worstOf } from './fairness.ts';
import { border, fill } from './fill.ts';
import { layGantries } from './gantries.ts';
import { areAlike } from './judged.ts';
import { ORDERS } from './orders.ts';
import type { Catalogue } from './plan.ts';
import { layRooms, type Laid } from './suggest-rooms.ts';
import { THEMES, type Amount, type Suggestion, type Wish } from './wish.ts';

/** How much stands on the ground. */
const FILL: Readonly<Record<Amount, number>> = { little: 0.55, usual: 1, much: 1.5 };
/** Shares of places above the ground that a layout is to have, in percent, as it is measured here; the check finds up to 4 more. */
const HEIGHT: Readonly<Record<Amount, readonly [least: number, most: number]>> = { little: [4, 12], usual: [15, 19.5], much: [19, 40] };
/** Percent beyond that by which a layout is as bad as one twice as unfair as is let pass. */
const BEYOND = 6;
/** Layouts that are begun before one is taken that is less fair or less high than wished for; and before nothing is suggested, where each of them covers a token. */
const [ATTEMPTS, MOST_ATTEMPTS] = [14, 42] as const;
/** Sound layouts whose halves are measured as the check does it, before one is taken whose halves answer each other. */
const MEASURED = 3;
/** Half the width of a lane, and how far its strip is kept from others (mm). */
const LANE = 27;
/** Shares of half a table at which a lane is looked for. */
const STEP = 0.007;
/** A token as most games have it: half an inch (mm). */
const TOKEN = 12.7;

/**
 * Suggests a table with the pieces of a catalogue, around what is kept. No token of a match is covered by what is added: where no layout leaves them all free nothing is added.
 * Throws where what is kept names a piece that is not in it.
 */
export function suggestTable(wish: Wish, catalogue: Catalogue, seed: number): Suggestion {
  const suggestion = wish.ground === 'rooms' ? suggestRooms(wish, catalogue, seed) : suggestOpen(wish, catalogue, seed);
  // Where none was fair by measure, halves that answer each other are.
  return suggestion ?? suggestTable({ ...wish, symmetry: 'turn' }, catalogue, seed);
}

/** Whether the halves are measured as the check does it: where they do not answer each other, and nothing is kept that would be to blame. */
const isMeasured = ({ symmetry, kept }: Wish): boolean => symmetry === 'none' && kept.length === 0;

/** A table of rooms; null where the check would find the halves unlike of all that are laid out. */
function suggestRooms(wish: Wish, catalogue: Catalogue, seed: number): Suggestion | null {
  for (const laid of layRooms(wish, catalogue, seed)) {
    const suggestion = { features: named(laid, wish.kept), objectives: [], symmetry: wish.symmetry, ...looksOf(wish) };
    if (!isMeasured(wish)) return suggestion;
    const terrain = terrainOf(wish, catalogue, suggestion.features);
    if (areAlike(terrain, wish.demands(terrain))) return suggestion;
  }
  return null;
}

/** A table on open ground; null where the check would find the halves unlike of all whose tokens are free. */
function suggestOpen(wish: Wish, catalogue: Catalogue, seed: number): Suggestion | null {
  const demands = wish.demands(bareTerrain(wish.size));
  const tokens = tokensOf(demands);
  const open = openTokens(terrainOf(wish, catalogue, wish.kept), tokens);
  const layout = (attempt: number): Board | null => attemptOf(wish, catalogue, tokens, seedOf(seed, attempt));
  let left = isMeasured(wish) ? MEASURED : Infinity;
  const sound = (board: Board): Suggestion | null => {
    if (left === 0) return null;
    const suggestion = told(wish, board);
    const terrain = terrainOf(wish, catalogue, [...wish.kept, ...suggestion.features], suggestion.objectives);
    if (openTokens(terrain, open).length < open.length) return null;
    left--;
    return !isMeasured(wish) || areAlike(terrain, wish.demands(terrain)) ? suggestion : null;
  };
  const tried: { readonly board: Board; readonly worst: number }[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && left > 0; attempt++) {
    const board = layout(attempt);
    if (board === null) continue;
    const worst = Math.max(heightOff(wish, board), wish.symmetry === 'turn' && wish.kept.length === 0 ? 0 : worstOf(unfairness(board, demands)));
    const suggestion = worst <= 1 ? sound(board) : null;
    if (suggestion !== null) return suggestion;
    tried.push({ board, worst });
  }
  for (const { board } of tried.filter(({ worst }) => worst > 1).sort((a, b) => a.worst - b.worst)) {
    const suggestion = sound(board);
    if (suggestion !== null) return suggestion;
  }
  if (left < MEASURED) return null;
  for (let attempt = ATTEMPTS; attempt < MOST_ATTEMPTS; attempt++) {
    const board = layout(attempt);
    const suggestion = board === null ? null : sound(board);
    if (suggestion !== null) return suggestion;
  }
  return { features: [], objectives: [], symmetry: wish.symmetry, ...looksOf(wish) };
}

/** How far a layout is from the height that is wished for: up to 1 is well. Around what is kept there is what there is. */
function heightOff({ kept, height }: Wish, board: Board): number {
  if (kept.length > 0) return 0;
  const [least, most] = HEIGHT[height];
  const share = heightShare(board);
  const off = Math.max(least - share, share - most);
  return off <= 0 ? 0 : 1 + off / BEYOND;
}

const told = (wish: Wish, board: Board): Suggestion =>
  ({ features: featuresOf(board, wish.kept), objectives: objectivesOf(board), symmetry: wish.symmetry, ...looksOf(wish) });

const looksOf = ({ theme }: Wish): Pick<Suggestion, 'theme' | 'mat' | 'light'> => {
  const { pieces, mat, light } = THEMES[theme];
  return { theme: pieces, mat, light };
};

function attemptOf(wish: Wish, { plans }: Catalogue, tokens: Board['tokens'], seed: number): Board | null {
  const { theme, size: [width, depth], symmetry, height, density, kept } = wish;
  const random = randomFrom(seed);
  const half = { x: width / 2, z: depth / 2 };
  const board = new Board(half, tokens);
  for (const feature of kept) {
    const plan = plans.find(({ name }) => name === feature.piece);
    if (plan === undefined) throw new Error(`feature ${feature.id}: there is no piece "${feature.piece}"`);
    board.add(board.put(plan, { x: feature.at[0], z: feature.at[1], turn: feature.turn, level: feature.level }, feature));
  }
  const own = plans.filter(({ settings }) => settings.includes(THEMES[theme].setting));
  if (kept.length === 0) border(board, own);
  lanesAlong(board, random() * 0.2 + 0.45);
  // Ways up decide who is where first: decks answer each other even where the ground does not.
  if (layGantries(board, own, { height, symmetry: symmetry === 'none' ? 'turn' : symmetry }, random) === null) return null;
  laneAcross(board);
  fill(board, own, ORDERS[THEMES[theme].setting], symmetry, FILL[density], random);
  return board;
}

/** Two lanes from edge to edge, each as wide as a base and a half, as near to where they are wished (a share of half the width) as what is kept leaves them open. */
function lanesAlong(board: Board, wished: number): void {
  const { x, z } = board.half;
  for (const side of [-1, 1]) {
    const aside = nearestOpen(wished, 0.15, 0.75, (share) => board.isOpen(side * share * x, 0, LANE, z)) ?? wished;
    board.lane(side * aside * x, 0, LANE, z);
  }
}

/** A lane across, as near to the middle as the ways up leave one open, and what answers it on the other side; none where they leave none. */
function laneAcross(board: Board): void {
  const { x, z } = board.half;
  const ahead = nearestOpen(0, -0.6, 0.6, (share) => board.isOpen(0, share * z, x, LANE));
  if (ahead !== null) for (const at of new Set([ahead, -ahead])) board.lane(0, at * z, x, LANE);
}

/** The share nearest to a wished one, within bounds, at which a strip is open, or null. */
function nearestOpen(wished: number, least: number, most: number, isOpen: (share: number) => boolean): number | null {
  for (let by = 0; by <= most - least; by += STEP) {
    for (const share of [wished + by, wished - by]) if (share >= least && share <= most && isOpen(share)) return share;
  }
  return null;
}

const featuresOf = ({ placed }: Board, kept: readonly Feature[]): Feature[] => named(placed.filter(({ locked }) => locked === null), kept);

/** Pieces as features, under names that nothing else has. */
function named(added: readonly Laid[], kept: readonly Feature[]): Feature[] {
  const ids = freshIds(kept, added.map(({ plan }) => plan.name));
  return added.map(({ plan, stand: { x, z, turn, level } }, i) => ({ id: ids[i]!, piece: plan.name, at: [x, z], turn, level }));
}

/** A table of a size with nothing on it. */
export const bareTerrain = ([width, depth]: Wish['size']): Terrain => ({ id: 'suggested', half: { x: width / 2, z: depth / 2 }, parts: [], surfaces: [], ingress: [] });

function tokensOf(demands: readonly TableDemand[]): Board['tokens'] {
  const seen = new Map<string, Board['tokens'][number]>();
  for (const { objectives } of demands) for (const { at: { x, z }, radius } of objectives) seen.set(`${x} ${z} ${radius}`, { x, z, radius });
  return [...seen.values()];
}

/** Places to fight over: the middle and four pairs about it, each where nothing stands. Nine of them are laid by most missions. */
function objectivesOf(board: Board): Suggestion['objectives'] {
  const { x, z } = board.half;
  const free = (ax: number, az: number): boolean => !board.placed.some((one) => covers(one, { x: ax, z: az, radius: TOKEN + 2 }));
  const pair = ([fx, fz]: readonly [number, number]): boolean => free(fx * x, fz * z) && free(-fx * x, -fz * z);
  const beside = ([[0.55, 0], [0.6, 0], [0.5, 0.05], [0.45, -0.1], [0.6, 0.1], [0.65, -0.05]] as const).find(pair);
  const ahead = ([[0, 0.55], [0.1, 0.5], [-0.15, 0.5], [0.2, 0.45], [-0.25, 0.4]] as const).find(pair);
  const corner = (sign: 1 | -1): readonly [number, number] | undefined =>
    ([[0.55, 0.55], [0.5, 0.6], [0.6, 0.5], [0.45, 0.5], [0.65, 0.55], [0.5, 0.4], [0.4, 0.6]] as const).map(([fx, fz]) => [sign * fx, fz] as const).find(pair);
  const both = (pairs: readonly (readonly [number, number] | undefined)[]): (readonly [number, number])[] =>
    pairs.flatMap((one) => (one === undefined ? [] : [one, [-one[0], -one[1]] as const]));
  const places = [...(free(0, 0) ? [[0, 0] as const] : []), ...both([beside, ahead, corner(1), corner(-1)])];
  return places.map(([fx, fz], i) => ({ id: String.fromCharCode(65 + i), at: [tenth(fx * x), tenth(fz * z)] }));
}

function terrainOf({ theme, size: [width, depth] }: Wish, { pieces }: Catalogue, features: readonly Feature[], objectives: Suggestion['objectives'] = []): Terrain {
  const own = objectives.length === 0 ? {} : { objectives: [...objectives] };
  const table: TableFile = { format: 'gantry-table', version: 2, id: 'suggested', name: 'suggested', theme, size: [width, depth], features: [...features], ...own };
  return buildTerrain(table, pieces);
}

/** Tokens whose places nothing covers: the last word is the terrain's. */
const openTokens = (terrain: Terrain, tokens: Board['tokens']): Board['tokens'] => tokens.filter(({ x, z, radius }) => refuseToken(terrain, x, z, radius) === null);
