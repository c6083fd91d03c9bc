import { sheet, type Sheet } from './canvas.ts';
import { printOf } from './print.ts';
import type { TableSize } from '../../../engine/space/terrain/size.ts';

/** Pixels along each side beside the mat's picture. */
const SHARE = 0.5;
/** Widths of the lines around things (mm), and how dark each is. */
const LINES = [[3.57, 0.5], [11.6, 0.4], [30.4, 0.32]] as const;
/** Triangles reaching lower than this throw a contact shadow (mm). */
const LOW = 10;

/** A thing's triangles where it stands: places of its corners, three numbers to a triangle, and a column-major matrix of 16 that takes them to mm on the table. */
export interface Footprint {
  readonly corners: Float32Array;
  readonly index: Uint16Array | Uint32Array;
  readonly matrix: readonly number[];
}

/** Everything near the ground of a mat, seen from above and blurred: a tight dark line and two wide soft ones. */
export function contactShadows(things: readonly Footprint[], size: TableSize): Sheet {
  const { wide, deep, px } = printOf(size, SHARE);
  const [halfX, halfZ] = [size[0] / 2, size[1] / 2];
  const draw = sheet(wide, deep);
  draw.fillStyle = '#000';
  for (const { corners, index, matrix: m } of things) {
    const across = (at: number): number => px(halfX + m[0]! * corners[at]! + m[4]! * corners[at + 1]! + m[8]! * corners[at + 2]! + m[12]!);
    const height = (at: number): number => m[1]! * corners[at]! + m[5]! * corners[at + 1]! + m[9]! * corners[at + 2]! + m[13]!;
    const down = (at: number): number => px(halfZ + m[2]! * corners[at]! + m[6]! * corners[at + 1]! + m[10]! * corners[at + 2]! + m[14]!);
    draw.beginPath();
    for (let i = 0; i < index.length; i += 3) {
      const [a, b, c] = [3 * index[i]!, 3 * index[i + 1]!, 3 * index[i + 2]!];
      if (Math.min(height(a), height(b), height(c)) > LOW) continue;
      draw.moveTo(across(a), down(a));
      draw.lineTo(across(b), down(b));
      draw.lineTo(across(c), down(c));
      draw.closePath();
    }
    draw.fill();
  }
  const out = sheet(wide, deep);
  out.fillStyle = '#fff';
  out.fillRect(0, 0, wide, deep);
  for (const [blur, alpha] of LINES) {
    out.filter = `blur(${px(blur).toFixed(2)}px)`;
    out.globalAlpha = alpha;
    out.drawImage(draw.canvas, 0, 0);
  }
  // Under a thing it is not black: that is seen where the thing is left out.
  out.filter = `invert(1) blur(${px(LINES[0][0]).toFixed(2)}px)`;
  out.globalAlpha = 0.4;
  out.drawImage(draw.canvas, 0, 0);
  return out;
}
