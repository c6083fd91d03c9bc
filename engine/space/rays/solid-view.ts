/** A solid as an eye sees it: rays through the cells of a picture plane, and what share of the solid they find hidden. */
import type { TableRay } from './mesh-tree.ts';
import type { Point } from '../../shape/point.ts';
import type { Solid } from './solid.ts';

/** A rectangle of the plane at distance 1 before the eye, upright on the line to the solid's middle. Equal areas of it look equally large. */
export interface View {
  readonly eye: Point;
  readonly ahead: Point;
  readonly right: Point;
  readonly up: Point;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** How far the solid lies before the eye at least (mm). */
  readonly near: number;
}

/** The eye never comes nearer to a limb than this in the picture (mm). */
const NEAREST = 0.5;

/** The picture of a solid from an eye that lies outside it. */
export function viewOf(eye: Point, { capsules, middle, across }: Solid): View {
  const ahead = unit({ x: middle.x - eye.x, y: middle.y - eye.y, z: middle.z - eye.z });
  const level = Math.sqrt(ahead.x * ahead.x + ahead.z * ahead.z);
  const right = level > 1e-6 ? { x: -ahead.z / level, y: 0, z: ahead.x / level } : { x: across.x, y: 0, z: across.z };
  const up = { x: right.y * ahead.z - right.z * ahead.y, y: right.z * ahead.x - right.x * ahead.z, z: right.x * ahead.y - right.y * ahead.x };
  let [left, rightmost, bottom, top, nearest] = [Infinity, -Infinity, Infinity, -Infinity, Infinity];
  for (let i = 0; i < capsules.length; i += 7) for (let end = i; end < i + 6; end += 3) {
    const px = capsules[end]! - eye.x, py = capsules[end + 1]! - eye.y, pz = capsules[end + 2]! - eye.z;
    const radius = capsules[i + 6]!;
    const deep = px * ahead.x + py * ahead.y + pz * ahead.z;
    const near = Math.max(NEAREST, deep - radius), far = Math.max(NEAREST, deep + radius);
    nearest = Math.min(nearest, deep - radius);
    const x = px * right.x + py * right.y + pz * right.z, y = px * up.x + py * up.y + pz * up.z;
    left = Math.min(left, (x - radius) / (x < radius ? near : far));
    rightmost = Math.max(rightmost, (x + radius) / (x > -radius ? near : far));
    bottom = Math.min(bottom, (y - radius) / (y < radius ? near : far));
    top = Math.max(top, (y + radius) / (y > -radius ? near : far));
  }
  return { eye, ahead, right, up, left, bottom, width: rightmost - left, height: top - bottom, near: nearest };
}

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y + a.z * b.z;

function unit(v: Point): Point {
  const long = Math.sqrt(dot(v, v));
  return long === 0 ? { x: 0, y: -1, z: 0 } : { x: v.x / long, y: v.y / long, z: v.z / long };
}

/** The ray from the eye through a place of the picture. */
export function rayThrough({ eye, ahead, right, up }: View, x: number, y: number): TableRay {
  const [dx, dy, dz] = [ahead.x + x * right.x + y * up.x, ahead.y + x * right.y + y * up.y, ahead.z + x * right.z + y * up.z];
  const long = Math.sqrt(dx * dx + dy * dy + dz * dz);
  return { ox: eye.x, oy: eye.y, oz: eye.z, dx: dx / long, dy: dy / long, dz: dz / long };
}

/** A cell that does not show the solid. */
export const OFF = -1;

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Cells of a picture, row by row: OFF, or the sum of 2^i of every hider i before the solid; 0 where it is seen. */
export interface Picture extends Size {
  readonly cells: Int32Array;
}

/** What the cell around a place of the picture shows; `guess` is what all around it show, when they agree, and only has to be confirmed. */
export type Look = (x: number, y: number, guess: number) => number;

/** Cells of the first picture, about. */
const CELLS = 128;

/** How many cells the first picture has: about 128, nearly square. */
function sizeOf({ width, height }: View): Size {
  const rows = Math.max(4, Math.min(32, Math.round(Math.sqrt((CELLS * height) / width))));
  return { columns: Math.max(4, Math.round(CELLS / rows)), rows };
}

/** What the middle of a cell shows. */
const middleOf = ({ left, bottom, width, height }: View, { columns, rows }: Size, column: number, row: number, look: Look, guess = 0): number =>
  look(left + ((column + 0.5) / columns) * width, bottom + ((row + 0.5) / rows) * height, guess);

/** The first picture: one ray through the middle of each cell. */
export function firstPicture(view: View, look: Look): Picture {
  const { columns, rows } = sizeOf(view);
  const cells = new Int32Array(columns * rows);
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) {
    cells[row * columns + column] = middleOf(view, { columns, rows }, column, row, look);
  }
  return { columns, rows, cells };
}

/** The first picture of a solid of which nothing is seen, or null as soon as something is; from the top, as what stands before somebody mostly hides the legs. */
export function hiddenPicture(view: View, look: Look): Picture | null {
  const { columns, rows } = sizeOf(view);
  const cells = new Int32Array(columns * rows);
  for (let row = rows - 1; row >= 0; row--) for (let column = 0; column < columns; column++) {
    const cell = middleOf(view, { columns, rows }, column, row, look);
    if (cell === 0) return null;
    cells[row * columns + column] = cell;
  }
  return { columns, rows, cells };
}

/** The same picture with four cells for each: looked at again along every border between different cells, or everywhere on the solid. */
export function finerPicture(view: View, coarse: Picture, everywhere: boolean, look: Look): Picture {
  const [columns, rows] = [2 * coarse.columns, 2 * coarse.rows];
  const cells = new Int32Array(columns * rows);
  const border = new Uint8Array(coarse.columns);
  for (let row = 0; row < rows; row++) {
    const r = row >> 1;
    if ((row & 1) === 0) for (let c = 0; c < coarse.columns; c++) border[c] = atBorder(coarse, r, c) ? 1 : 0;
    for (let column = 0; column < columns; column++) {
      const before = coarse.cells[r * coarse.columns + (column >> 1)]!;
      const inner = border[column >> 1] === 0;
      cells[row * columns + column] = inner && (!everywhere || before === OFF)
        ? before
        : middleOf(view, { columns, rows }, column, row, look, inner ? before : 0);
    }
  }
  return { columns, rows, cells };
}

/** Whether a cell differs from one of the eight around it. */
function atBorder({ columns, rows, cells }: Picture, row: number, column: number): boolean {
  const own = cells[row * columns + column]!;
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
    if (cells[r * columns + c] !== own) return true;
  }
  return false;
}

/** A hidden share, and the least and greatest it can be as long as nothing finer than a cell was missed. */
export interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** The share of the solid that the hiders of a mask hide together. Cells at a border may turn out to be whatever lies on its other side. */
export function shareOf({ columns, rows, cells }: Picture, mask: number): Share {
  let [hidden, seen, surelyHidden, maybeHidden, surelySeen, maybeSeen] = [0, 0, 0, 0, 0, 0];
  const kinds = new Uint8Array(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const kind = kindOf(cells[i]!, mask);
    kinds[i] = kind;
    if (kind === HIDDEN) hidden++;
    else if (kind === SEEN) seen++;
  }
  for (let row = 0, i = 0; row < rows; row++) for (let column = 0; column < columns; column++, i++) {
    let around = kinds[i]!;
    if (column > 0) around |= kinds[i - 1]!;
    if (column + 1 < columns) around |= kinds[i + 1]!;
    if (row > 0) around |= kinds[i - columns]!;
    if (row + 1 < rows) around |= kinds[i + columns]!;
    if (around === HIDDEN) surelyHidden++;
    else if (around === SEEN) surelySeen++;
    if ((around & HIDDEN) !== 0) maybeHidden++;
    if ((around & SEEN) !== 0) maybeSeen++;
  }
  return {
    share: hidden === 0 ? 0 : hidden / (hidden + seen),
    least: hidden === 0 ? 0 : maybeSeen === 0 ? 1 : surelyHidden / (surelyHidden + maybeSeen),
    most: maybeHidden === 0 ? 0 : maybeHidden / (maybeHidden + surelySeen),
  };
}

/** What a cell is: hidden, seen, or not the solid. */
const [HIDDEN, SEEN, BESIDE] = [1, 2, 4] as const;

const kindOf = (cell: number, mask: number): number => (cell === OFF ? BESIDE : (cell & mask) !== 0 ? HIDDEN : SEEN);
