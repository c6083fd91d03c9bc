/** Rooms and corridors on squares: half of a table is parted by bulkheads with doors, and furnished; the other half answers it. Lengths in squares. */
import { anyOf, type Random } from '../../core/rng.ts';
import { bulkheadsOf, widthOf, type Opening } from './bulkheads.ts';
import { furnish, type Furnished, type Region } from './furnish.ts';
import type { Amount } from './wish.ts';

/** A wall along a line of the lattice, from square to square: a column's line where it is upright, else a row's. */
interface Line {
  readonly upright: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Stretches of it that are left open from the beginning, and the least number of other ways through. */
  readonly open: readonly Opening[];
  readonly ways: number;
}

/** The most that a room is long, and the least: what is longer than both is parted. On tables larger than so many squares across rooms are larger, too. */
const LONGEST: Readonly<Record<Amount, number>> = { little: 14, usual: 11, much: 9 };
const USUAL = 40;
const SHORTEST = 5;
/** Squares for one thing. */
const SQUARES: Readonly<Record<Amount, number>> = { little: 40, usual: 25, much: 22 };
/** Rows of the hall along a table's edge, and half the corridor's in the middle; both on small tables. */
const [HALL, CORRIDOR] = [[5, 4], [2, 1]] as const;
/** The least columns and rows of a table that has room for rooms. */
const LEAST = 18;
/** Columns from which a corridor may lead across, how often it does, and how wide it is. */
const ACROSS = { least: 26, share: 0.45, wide: 4 } as const;
/** How often a stretch of wall between two others has a way through. */
const THROUGH = 0.55;

/** Pieces of the near half of a table of so many squares: rows count from the far edge. Nothing where it is too small. */
export function roomsOf(columns: number, rows: number, density: Amount, random: Random): readonly Furnished[] {
  if (columns < LEAST || rows < LEAST) return [];
  const middle = Math.ceil(rows / 2);
  const small = rows < 28 ? 1 : 0;
  const [corridor, hall] = [middle + CORRIDOR[small], rows - HALL[small]];
  const scale = Math.max(1, Math.sqrt(columns * rows) / USUAL);
  const lines: Line[] = [];
  const regions: Region[] = [];
  const part = (region: Region): void => {
    const { left, top, right, bottom } = region;
    const [wide, deep] = [right - left, bottom - top];
    const long = Math.max(wide, deep);
    if (long <= LONGEST[density] * scale || long < 2 * SHORTEST) {
      regions.push(region);
      return;
    }
    const upright = wide >= deep;
    const at = (upright ? left : top) + SHORTEST + Math.floor(random() * (long - 2 * SHORTEST + 1));
    lines.push({ upright, at, from: upright ? top : left, to: upright ? bottom : right, open: [], ways: 1 });
    part(upright ? { ...region, right: at } : { ...region, bottom: at });
    part(upright ? { ...region, left: at } : { ...region, top: at });
  };
  const across = columns >= ACROSS.least && random() < ACROSS.share ? SHORTEST + Math.floor(random() * (columns - ACROSS.wide - 2 * SHORTEST + 1)) : null;
  const open: Opening[] = across === null ? [] : [[across, ACROSS.wide]];
  for (const at of [corridor, hall]) lines.push({ upright: false, at, from: 0, to: columns, open, ways: 2 });
  const whole = { left: 0, top: corridor, right: columns, bottom: hall };
  if (across === null) part(whole);
  else {
    for (const at of [across, across + ACROSS.wide]) lines.push({ upright: true, at, from: corridor, to: hall, open: [], ways: 1 });
    part({ ...whole, right: across });
    part({ ...whole, left: across + ACROSS.wide });
  }
  const walls = lines.flatMap((line) => standing(line, throughs(line, lines, random)));
  const halls: Region[] = [{ left: 0, top: hall, right: columns, bottom: rows }, { left: 0, top: middle, right: columns, bottom: corridor }];
  return [...walls, ...furnish(regions, halls[0]!, halls[1]!, SQUARES[density] * scale * scale, random)];
}

/** Where a wall is gone through: in stretches between others that end at it, so that no wall stands in a door. */
function throughs(line: Line, lines: readonly Line[], random: Random): readonly Opening[] {
  const meets = ({ upright, at, from, to }: Line): boolean => upright !== line.upright && from <= line.at && to >= line.at && at > line.from && at < line.to;
  const ends = lines.filter(meets);
  const kept = line.open.flatMap(([from, what]) => [from, from + widthOf(what)]);
  const marks = [...new Set([line.from, ...ends.map(({ at }) => at), ...kept.map((at) => at + line.from), line.to])].sort((a, b) => a - b);
  const isOpen = (at: number): boolean => line.open.some(([from, what]) => at >= line.from + from && at < line.from + from + widthOf(what));
  const stretches = marks.slice(1).map((to, i) => [marks[i]!, to] as const).filter(([from, to]) => to - from >= 2 && !isOpen(from));
  const chosen = stretches.filter(() => random() < THROUGH);
  while (chosen.length < Math.min(line.ways, stretches.length)) {
    const more = anyOf(stretches.filter((one) => !chosen.includes(one)), random);
    chosen.push(more);
  }
  const found = chosen.map(([from, to]): Opening => {
    const what = wayOf(to - from, random);
    const room = to - from - widthOf(what);
    const margin = room >= 2 ? 1 : 0;
    return [from - line.from + margin + Math.floor(random() * (room - 2 * margin + 1)), what];
  });
  return [...line.open, ...found].sort(([a], [b]) => a - b);
}

/** A way through a stretch of wall: a door where it has room, a gate in a long one, or nothing at all. */
function wayOf(long: number, random: Random): Opening[1] {
  const one = random();
  if (long >= 6 && one < 0.18) return 'gate';
  if (long >= 5 && one < 0.62) return 'door';
  return Math.min(2, long);
}

const standing = ({ upright, at, from, to }: Line, openings: readonly Opening[]): readonly Furnished[] =>
  bulkheadsOf(to - from, openings).map(({ piece, from: begin, long, about }) => {
    const along = from + begin + long / 2;
    return { piece, column: upright ? at : along, row: upright ? along : at, turn: ((upright ? 270 : 0) + about) % 360, wall: true };
  });
