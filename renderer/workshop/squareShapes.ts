/** A table as squares, storey by storey, as it is drawn over it. Lengths in mm. */
import { squareToPoint, STOREY, type GridWall, type Square, type SquareKind } from '../../engine/space/ground/grid.ts';
import type { Squares, Storey } from '../tools/groundTalk.ts';
import type { OverlayBar, OverlayFace, OverlayShapes } from './overlayShapes.ts';

const KINDS: Readonly<Record<Exclude<SquareKind, 'open'>, string>> = { low: '#e6a53a', pit: '#5a92e0', blocked: '#c2452f' };
const [LINE, WALL, DOOR, BEVEL, CLIMB] = ['#f4ebdf', '#ff6a4d', '#7fe0c2', '#c9a2ff', '#ffd166'] as const;
/** Heights of what is drawn over its floor, and widths of lines, walls and doors, steps past them, and climbs. */
const [FACE, UP] = [1.5, 3];
const [THIN, THICK, STEP] = [1.2, 4, 3];
/** How far a step past a corner is drawn into both squares, as a share of one. */
const INTO = 0.4;

/**
 * Squares by what fills them, the lines between them, walls and doors, diagonal steps past corners that are cut off, and what joins storeys: of all storeys,
 * or of one, counted from 0; one that the table has not is not meant. Above the ground squares are drawn where a floor carries them.
 */
export function squareShapes({ storeys, climbs }: Squares, only: number | null): OverlayShapes {
  const shown = only === null || storeys[only] === undefined ? [...storeys.keys()] : [only];
  const drawn = shown.map((level) => storeyShapes(storeys[level]!, level));
  const joining = climbs.filter(({ from, to }) => shown.some((level) => level === (from.level ?? 0) || level === (to.level ?? 0)));
  const place = (square: Square): OverlayBar['from'] => {
    const { x, z } = squareToPoint(storeys[0]!, square);
    return [x, (square.level ?? 0) * STOREY + UP, z];
  };
  const counted = (word: string, colour: string, count: number): OverlayShapes['legend'] =>
    (count === 0 ? [] : [{ colour, word: `square.${word}`, values: { count } }]);
  const sum = (of: (storey: Storey, level: number) => number): number => shown.reduce((all, level) => all + of(storeys[level]!, level), 0);
  const kinds = (sought: SquareKind): number => sum(({ kinds: all }, level) => all.filter((kind) => kind === sought && isDrawn(kind, level)).length);
  const walls = sum((storey) => storey.walls.length);
  return {
    faces: drawn.flatMap(({ faces }) => faces), through: true,
    bars: [...drawn.flatMap(({ bars }) => bars), ...joining.map(({ from, to }) => ({ from: place(from), to: place(to), width: THICK, colour: CLIMB }))],
    legend: [
      ...(['low', 'pit', 'blocked'] as const).flatMap((kind) => counted(kind, KINDS[kind], kinds(kind))),
      { colour: WALL, word: 'square.wall', values: { count: walls } },
      ...counted('door', DOOR, sum(({ doors }) => doors.filter((edges) => edges.length > 0).length)),
      ...counted('bevel', BEVEL, sum(({ bevels }) => bevels.length)), ...counted('climb', CLIMB, joining.length),
    ],
  };
}

/** Open air above the ground is not drawn: everything below lies there. */
const isDrawn = (kind: SquareKind, level: number): boolean => level === 0 || kind !== 'pit';

/** What is drawn of one storey. */
function storeyShapes(storey: Storey, level: number): Pick<OverlayShapes, 'faces' | 'bars'> {
  const { square, columns, rows, kinds, walls, doors, bevels } = storey;
  const [half, floor] = [square / 2, level * STOREY];
  const faces = kinds.flatMap((kind, i): OverlayFace[] => {
    if (kind === 'open' || !isDrawn(kind, level)) return [];
    const { x, z } = squareToPoint(storey, { column: i % columns, row: Math.floor(i / columns) });
    const outline = [[x - half, z - half], [x + half, z - half], [x + half, z + half], [x - half, z + half]] as const;
    return [{ outline, holes: [], y: floor + FACE, colour: KINDS[kind] }];
  });
  const place = (x: number, y: number): OverlayBar['from'] => [(x - columns / 2) * square, floor + UP, (y - rows / 2) * square];
  const bar = (width: number, colour: string) => ({ x1, y1, x2, y2 }: GridWall): OverlayBar => ({ from: place(x1, y1), to: place(x2, y2), width, colour });
  const past = bevels.map(({ x, y, falling }) => ({ x1: x - INTO, y1: falling ? y - INTO : y + INTO, x2: x + INTO, y2: falling ? y + INTO : y - INTO }));
  const lines = linesOf(storey, level);
  return { faces, bars: [...lines.map(bar(THIN, LINE)), ...walls.map(bar(THICK, WALL)), ...doors.flat().map(bar(THICK, DOOR)), ...past.map(bar(STEP, BEVEL))] };
}

/** The lines around all squares that are drawn, as long as they go straight on. */
function linesOf({ columns, rows, kinds }: Storey, level: number): readonly GridWall[] {
  const isThere = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < columns && row < rows && isDrawn(kinds[row * columns + column]!, level);
  return [
    ...Array.from({ length: columns + 1 }, (_, x) => runs(rows, (y) => isThere(x - 1, y) || isThere(x, y)).map(([y1, y2]) => ({ x1: x, y1, x2: x, y2 }))),
    ...Array.from({ length: rows + 1 }, (_, y) => runs(columns, (x) => isThere(x, y - 1) || isThere(x, y)).map(([x1, x2]) => ({ x1, y1: y, x2, y2: y }))),
  ].flat();
}

/** The stretches of a row of so many places that hold, each from its first place to behind its last. */
function runs(count: number, holds: (place: number) => boolean): readonly (readonly [from: number, to: number])[] {
  const found: [number, number][] = [];
  for (let place = 0; place < count; place++) {
    if (!holds(place)) continue;
    const last = found.at(-1);
    if (last?.[1] === place) last[1]++;
    else found.push([place, place + 1]);
  }
  return found;
}
