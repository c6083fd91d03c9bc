/** What stands in rooms, corridors and halls on squares: never against a wall or another thing, so that every square is walked around. */
import { anyOf, type Random } from '../../core/rng.ts';

/** A rectangle of squares: from its first column and row up to those behind its last. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A piece with its middle in squares from the far left corner, and its turn in degrees. `wall`: it is the same from both sides of its length. */
export interface Furnished {
  readonly piece: string;
  readonly column: number;
  readonly row: number;
  readonly turn: number;
  readonly wall: boolean;
}

/** Squares that a piece fills as it comes. */
const SIZES = {
  'console': [2, 1], 'freight': [2, 2], 'container': [4, 2], 'pillar': [1, 1], 'shaft': [3, 3], 'bar-table': [1, 1], 'booth': [2, 2], 'bar-counter': [4, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
type Thing = keyof typeof SIZES;

/** What rooms are for: what stands in one, the large first. */
const USES: readonly (readonly Thing[])[] = [
  ['container', 'freight', 'freight', 'pillar'], ['bar-counter', 'booth', 'bar-table', 'bar-table', 'pillar'], ['console', 'console', 'pillar', 'freight'], ['shaft', 'console', 'pillar'],
];
const HALL: readonly Thing[] = ['container', 'freight', 'console', 'pillar', 'freight'];
/** Nothing in the corridor leaves less than two squares beside it. */
const CORRIDOR: readonly Thing[] = ['console', 'pillar'];
/** Free squares that the hall keeps in each of its rows, at least: a squad finds room there. */
const FREE = 15;
/** Places that are looked at for one thing. */
const LOOKS = 24;

/** Furnishes rooms, the hall along the edge and the near half of the corridor. `squares`: so many for one thing. */
export function furnish(rooms: readonly Region[], hall: Region, corridor: Region, squares: number, random: Random): readonly Furnished[] {
  return [
    ...rooms.flatMap((room) => fill(inside(room), anyOf(USES, random), counted(room, squares), Infinity, random)),
    ...fill(inside(hall), HALL, counted(hall, squares), (hall.right - hall.left - FREE) * (hall.bottom - hall.top) / 2, random),
    ...fill({ ...inside(corridor), top: corridor.top }, CORRIDOR, counted(corridor, squares), Infinity, random),
  ];
}

const counted = ({ left, top, right, bottom }: Region, squares: number): number => Math.round(((right - left) * (bottom - top)) / squares);

/** A region without the squares along its walls. */
const inside = ({ left, top, right, bottom }: Region): Region => ({ left: left + 1, top: top + 1, right: right - 1, bottom: bottom - 1 });

function fill(region: Region, things: readonly Thing[], count: number, most: number, random: Random): Furnished[] {
  const placed: Region[] = [];
  const found: Furnished[] = [];
  let taken = 0;
  for (let i = 0; i < count; i++) {
    const piece = things[i % things.length]!;
    const upright = random() < 0.5;
    const [wide, deep] = upright ? [SIZES[piece][1], SIZES[piece][0]] : SIZES[piece];
    if (taken + wide * deep > most) continue;
    const at = placeFor(region, wide, deep, placed, random);
    if (at === null) continue;
    placed.push(at);
    taken += wide * deep;
    found.push({ piece, column: (at.left + at.right) / 2, row: (at.top + at.bottom) / 2, turn: (upright ? 90 : 0) + (random() < 0.5 ? 0 : 180), wall: false });
  }
  return found;
}

/** A free place for so many squares, with one between it and all others; null where none is found. */
function placeFor({ left, top, right, bottom }: Region, wide: number, deep: number, placed: readonly Region[], random: Random): Region | null {
  if (right - left < wide || bottom - top < deep) return null;
  for (let look = 0; look < LOOKS; look++) {
    const [x, z] = [left + Math.floor(random() * (right - left - wide + 1)), top + Math.floor(random() * (bottom - top - deep + 1))];
    const at = { left: x, top: z, right: x + wide, bottom: z + deep };
    if (placed.every((other) => at.left > other.right || other.left > at.right || at.top > other.bottom || other.top > at.bottom)) return at;
  }
  return null;
}
