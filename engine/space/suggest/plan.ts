/** A piece as whoever lays out a table sees it, read from its model: what it covers, where one may step off it, where its ways end. */
import type { PieceModel, PartModel } from '../terrain/piece-model.ts';
import type { Category, PieceTags, Setting } from '../terrain/piece-tags.ts';
import { boxOf, distanceToEdges, edgesOf, holds, type Box, type Edges, type Ring } from '../plane/ring.ts';

/** A stretch of an edge over which figures step from deck to deck, or onto a ladder. Lengths in mm. */
export interface Opening {
  /** Its middle. */
  readonly x: number;
  readonly z: number;
  /** Outward: 1, 0 or -1 each. */
  readonly dx: number;
  readonly dz: number;
  readonly y: number;
  readonly width: number;
}

/** What a part fills, exactly in plan. */
interface Cover extends Span {
  readonly edges: Edges;
  readonly box: Box;
  readonly stops: boolean;
}

interface Span {
  readonly bottom: number;
  readonly top: number;
}

/** What a part fills, as a box along the piece's axes. */
export interface Block extends Span {
  readonly box: Box;
  /** Whether it gives cover. */
  readonly hides: boolean;
}

/** A floor to stand on above the ground. */
export interface Deck {
  readonly y: number;
  readonly box: Box;
}

export interface Plan {
  readonly name: string;
  readonly category: Category;
  readonly settings: readonly Setting[];
  readonly tags: readonly string[];
  /** Of all parts. */
  readonly box: Box;
  readonly top: number;
  readonly covers: readonly Cover[];
  readonly blocks: readonly Block[];
  readonly decks: readonly Deck[];
  readonly openings: readonly Opening[];
  /** Where a deck must be joined, as a way of the piece ends there. */
  readonly needed: readonly Opening[];
  /** Ends of its ways: x, y, z. */
  readonly ends: readonly (readonly [number, number, number])[];
  /** Of a ladder, stairs or a lift to be set against an edge: how high that lies. 0 for what is none. */
  readonly rise: number;
}

/** All pieces of a theme: as they are laid out, and as they are. */
export interface Catalogue {
  readonly plans: readonly Plan[];
  readonly pieces: ReadonlyMap<string, PieceModel>;
}

/** A floor is at least so wide each way, and so high. */
const [WIDE, HIGH] = [55, 40];
/** What stands so near an edge closes it, and so far apart it is looked at. */
const [NEAR, STEP] = [2.5, 2];
/** The least width of an opening: a common base and a little. */
const OPEN = 44;
/** The least width over which two decks are joined. */
export const JOIN = 62;
/** The width of a deck's bay. */
export const BAY = 76.2;

/** Reads the pieces that have tags, by name. */
export const catalogueOf = (pieces: ReadonlyMap<string, PieceModel>, tags: PieceTags): Catalogue => ({
  plans: [...pieces].flatMap(([name, model]) => (tags[name] === undefined ? [] : [planOf(model, tags[name])])).sort((a, b) => (a.name < b.name ? -1 : 1)),
  pieces,
});

function planOf({ name, parts }: PieceModel, { category, settings, tags }: PieceTags[string]): Plan {
  const covers = parts.map(coverOf);
  const decks = parts.flatMap(({ surfaces }) => surfaces.map(({ y, outline }) => ({ y, edges: edgesOf([outline]), box: boxOf(edgesOf([outline])) })))
    .filter(({ y, box }) => y >= HIGH && box.maxX - box.minX >= WIDE && box.maxZ - box.minZ >= WIDE);
  const ends = parts.flatMap(({ ingress }) => ingress.flatMap(({ from, to }) => [from, to]));
  const isClimb = category === 'climb';
  const lonely = isClimb ? [] : ends.filter(([x, y, z]) => y >= HIGH && !decks.some((deck) => Math.abs(deck.y - y) < 5 && inside(deck.box, x, z)));
  return {
    name, category, settings, tags, covers, ends,
    box: boxOf(edgesOf(parts.flatMap(({ footprint }) => footprint))),
    top: Math.max(...parts.map(({ top }) => top)),
    blocks: parts.flatMap(blocksOf),
    decks: decks.map(({ y, box }) => ({ y, box })),
    openings: decks.flatMap((deck) => SIDES.flatMap((side) => openingsOf(deck, side, covers))),
    needed: lonely.length === 0 ? [] : [neededAt(lonely, decks)],
    rise: isClimb ? Math.max(...ends.map(([, y]) => y)) : 0,
  };
}

const inside = (box: Box, x: number, z: number): boolean => x > box.minX && x < box.maxX && z > box.minZ && z < box.maxZ;

const coverOf = ({ footprint, bottom, top, move }: PartModel): Cover => {
  const edges = edgesOf(footprint);
  return { edges, box: boxOf(edges), bottom, top, stops: move === 'impassable' };
};

const areaOf = (ring: Ring): number => ring.reduce((sum, [x, z], i) => sum + x * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * z, 0);
const blocksOf = ({ footprint, bottom, top, low, sight }: PartModel): Block[] =>
  footprint.filter((ring) => areaOf(ring) > 0).map((ring) => ({ box: boxOf(edgesOf([ring])), bottom, top, hides: low || sight === 'blocked' }));

const SIDES = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;

/** The free stretches of one side of a floor. */
function openingsOf({ y, box, edges }: Deck & { readonly edges: Edges }, [dx, dz]: readonly [number, number], covers: readonly Cover[]): Opening[] {
  const [from, to] = dx === 0 ? [box.minX, box.maxX] : [box.minZ, box.maxZ];
  const edge = dx === 0 ? (dz > 0 ? box.maxZ : box.minZ) : dx > 0 ? box.maxX : box.minX;
  const rails = covers.filter(({ stops, bottom, top }) => stops && bottom < y + 30 && top > y + 2);
  const isFree = (along: number): boolean => {
    const [x, z] = dx === 0 ? [along, edge - 3 * dz] : [edge - 3 * dx, along];
    return holds(edges, x, z) && !rails.some((rail) => holds(rail.edges, x, z) || distanceToEdges(rail.edges, x, z) <= NEAR);
  };
  const found: Opening[] = [];
  let begin = from;
  const close = (end: number): void => {
    const middle = (begin + end) / 2;
    if (end - begin >= OPEN) found.push({ x: dx === 0 ? middle : edge, z: dx === 0 ? edge : middle, dx, dz, y, width: end - begin });
  };
  for (let along = from + STEP / 2; along < to; along += STEP) {
    if (isFree(along)) continue;
    close(along - STEP / 2);
    begin = along + STEP / 2;
  }
  close(to);
  return found;
}

/** Beside which edge of its floors a piece needs a deck, as ways of its end there in the air. */
function neededAt(ends: Plan['ends'], decks: readonly Deck[]): Opening {
  const { minX, maxX, minZ, maxZ } = boxOf(edgesOf(decks.map(({ box }) => corners(box))));
  const middle = (axis: 0 | 2): number => (Math.min(...ends.map((end) => end[axis])) + Math.max(...ends.map((end) => end[axis]))) / 2;
  const [x, y, z] = [middle(0), ends[0]![1], middle(2)];
  const [dx, dz] = x > maxX ? [1, 0] : x < minX ? [-1, 0] : z > maxZ ? [0, 1] : [0, -1];
  return { x: dx === 0 ? x : dx > 0 ? maxX : minX, z: dx === 0 ? (dz > 0 ? maxZ : minZ) : z, dx, dz, y, width: JOIN };
}

const corners = ({ minX, maxX, minZ, maxZ }: Box): Ring => [[minX, minZ], [maxX, minZ], [maxX, maxZ], [minX, maxZ]];
