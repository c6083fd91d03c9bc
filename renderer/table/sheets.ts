import type { FieldCells } from '../tools/groundTalk.ts';

/** Cells whose heights differ by less than this are drawn as one sheet (mm). */
const SAME = 6;
/** Free cells kept around a sheet, so that its soft edge is not cut off. */
const MARGIN = 3;
/** Texels per cell. */
export const FINE = 2;

/** Cells of nearly the same height: `columns` and `rows` of the lattice, and the class of each. */
export interface Sheet {
  readonly y: number;
  readonly columns: number[];
  readonly rows: number[];
  readonly values: number[];
}

/** Cells sorted into sheets of nearly the same height. Without values every cell is of class 1; class 0 is left out. */
export function sheetsOf({ cell, cells, values }: FieldCells & { readonly values?: ArrayLike<number> }): Sheet[] {
  const sheets: Sheet[] = [];
  for (let i = 0; i < cells.length; i += 3) {
    const value = values?.[i / 3] ?? 1;
    if (value === 0) continue;
    const y = cells[i + 1]!;
    let sheet = sheets.find((other) => Math.abs(other.y - y) < SAME);
    if (sheet === undefined) sheets.push((sheet = { y, columns: [], rows: [], values: [] }));
    sheet.columns.push(Math.round(cells[i]! / cell));
    sheet.rows.push(Math.round(cells[i + 2]! / cell));
    sheet.values.push(value);
  }
  return sheets;
}

/** A sheet's raster: which lattice cell its first texel belongs to, its size in texels, and how much of each texel is covered by cells of at least a class, softened. */
export interface Raster {
  readonly left: number;
  readonly back: number;
  readonly width: number;
  readonly height: number;
  /** The coverage by cells of at least class 1, 2, …; from 0 to 1. */
  readonly layers: readonly Float32Array[];
}

export function rasterOf({ columns, rows, values }: Sheet, classes: number): Raster {
  const least = (list: readonly number[]): number => list.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (list: readonly number[]): number => list.reduce((a, b) => Math.max(a, b), -Infinity);
  const [left, back] = [least(columns) - MARGIN, least(rows) - MARGIN];
  const width = (most(columns) + MARGIN + 1 - left) * FINE;
  const height = (most(rows) + MARGIN + 1 - back) * FINE;
  const layers = Array.from({ length: classes }, () => new Float32Array(width * height));
  for (const [i, column] of columns.entries()) {
    const at = (rows[i]! - back) * FINE * width + (column - left) * FINE;
    for (let k = 0; k < Math.min(classes, values[i]!); k++) for (let v = 0; v < FINE; v++) layers[k]!.fill(1, at + v * width, at + v * width + FINE);
  }
  for (const layer of layers) soften(layer, width, height);
  return { left, back, width, height, layers };
}

/** Smooths in place, three times along each axis. */
function soften(data: Float32Array, width: number, height: number): void {
  const line = new Float32Array(Math.max(width, height));
  const pass = (count: number, step: number, first: number): void => {
    for (let i = 0; i < count; i++) line[i] = data[first + i * step]!;
    for (let i = 0; i < count; i++) data[first + i * step] = (line[Math.max(0, i - 1)]! + line[i]! * 2 + line[Math.min(count - 1, i + 1)]!) / 4;
  };
  for (let round = 0; round < 3; round++) {
    for (let row = 0; row < height; row++) pass(width, 1, row * width);
    for (let column = 0; column < width; column++) pass(height, width, column);
  }
}
