/** A table as squares, as it is drawn over it. Lengths in mm. */
import { squareToPoint, type GridWall, type SquareKind } from '../../engine/space/ground/grid.ts';
import type { Squares } from '../tools/groundTalk.ts';
import type { OverlayBar, OverlayFace, OverlayShapes } from './overlayShapes.ts';

const KINDS: Readonly<Record<Exclude<SquareKind, 'open'>, string>> = { low: '#e6a53a', pit: '#5a92e0', blocked: '#c2452f' };
const [LINE, WALL, DOOR, BEVEL] = ['#f4ebdf', '#ff6a4d', '#7fe0c2', '#c9a2ff'] as const;
/** Heights of what is drawn, and widths of lines, walls and doors, and steps past them. */
const [FACE, UP] = [1.5, 3];
const [THIN, THICK, STEP] = [1.2, 4, 3];
/** How far a step past a corner is drawn into both squares, as a share of one. */
const INTO = 0.4;

/** Squares by what fills them, the lines between them, walls and doors, and diagonal steps past corners that are cut off. */
export function squareShapes(grid: Squares): OverlayShapes {
  const { square, columns, rows, kinds, walls, doors, bevels } = grid;
  const half = square / 2;
  const faces: OverlayFace[] = kinds.flatMap((kind, i) => {
    if (kind === 'open') return [];
    const { x, z } = squareToPoint(grid, { column: i % columns, row: Math.floor(i / columns) });
    const outline = [[x - half, z - half], [x + half, z - half], [x + half, z + half], [x - half, z + half]] as const;
    return [{ outline, holes: [], y: FACE, colour: KINDS[kind] }];
  });
  const place = (x: number, y: number): readonly [number, number, number] => [(x - columns / 2) * square, UP, (y - rows / 2) * square];
  const bar = (width: number, colour: string) => ({ x1, y1, x2, y2 }: GridWall): OverlayBar => ({ from: place(x1, y1), to: place(x2, y2), width, colour });
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => ({ x1: i, y1: 0, x2: i, y2: rows })),
    ...Array.from({ length: rows + 1 }, (_, i) => ({ x1: 0, y1: i, x2: columns, y2: i })),
  ];
  const past = bevels.map(({ x, y, falling }) => ({ x1: x - INTO, y1: falling ? y - INTO : y + INTO, x2: x + INTO, y2: falling ? y + INTO : y - INTO }));
  const count = (kind: SquareKind): number => kinds.filter((one) => one === kind).length;
  return {
    faces, through: true,
    bars: [...lines.map(bar(THIN, LINE)), ...walls.map(bar(THICK, WALL)), ...doors.flat().map(bar(THICK, DOOR)), ...past.map(bar(STEP, BEVEL))],
    legend: [
      ...(['low', 'pit', 'blocked'] as const).filter((kind) => count(kind) > 0).map((kind) => ({ colour: KINDS[kind], word: `square.${kind}`, values: { count: count(kind) } })),
      { colour: WALL, word: 'square.wall', values: { count: walls.length } }, ...(doors.length === 0 ? [] : [{ colour: DOOR, word: 'square.door', values: { count: doors.length } }]),
      ...(bevels.length === 0 ? [] : [{ colour: BEVEL, word: 'square.bevel', values: { count: bevels.length } }]),
    ],
  };
}
