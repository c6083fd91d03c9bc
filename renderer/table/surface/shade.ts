import { type BufferGeometry, type Matrix4, Vector3 } from 'three';
import { sheet } from './canvas.ts';
import { BOARD } from './looks.ts';

const SIZE = 1024;
const toPx = (mm: number): number => ((mm + BOARD / 2) / BOARD) * SIZE;
/** Triangles reaching lower than this throw a contact shadow (mm). */
const LOW = 10;

/** Everything near the ground, seen from above and blurred: a tight dark line and two wide soft ones. */
export function contactShadows(things: readonly { readonly geometry: BufferGeometry; readonly matrix: Matrix4 }[]): HTMLCanvasElement {
  const draw = sheet(SIZE);
  draw.fillStyle = '#000';
  const corner = [new Vector3(), new Vector3(), new Vector3()] as const;
  for (const { geometry, matrix } of things) {
    const index = geometry.index;
    const position = geometry.getAttribute('position');
    if (index === null) continue;
    draw.beginPath();
    for (let i = 0; i < index.count; i += 3) {
      for (let k = 0; k < 3; k++) corner[k]!.fromBufferAttribute(position, index.getX(i + k)).applyMatrix4(matrix);
      if (Math.min(corner[0].y, corner[1].y, corner[2].y) > LOW) continue;
      draw.moveTo(toPx(corner[0].x), toPx(corner[0].z));
      draw.lineTo(toPx(corner[1].x), toPx(corner[1].z));
      draw.lineTo(toPx(corner[2].x), toPx(corner[2].z));
      draw.closePath();
    }
    draw.fill();
  }
  const out = sheet(SIZE);
  out.fillStyle = '#fff';
  out.fillRect(0, 0, SIZE, SIZE);
  for (const [blur, alpha] of [[4, 0.5], [13, 0.4], [34, 0.32]] as const) {
    out.filter = `blur(${blur}px)`;
    out.globalAlpha = alpha;
    out.drawImage(draw.canvas, 0, 0);
  }
  return out.canvas;
}
