/** A small picture of a piece without the renderer: its triangles from behind to the front, lit from above. */
import { Vector3, type BufferAttribute, type BufferGeometry } from 'three';

/** Where the eye looks from, and where the light comes from. */
const RIGHT = new Vector3(Math.cos(0.55), 0, -Math.sin(0.55));
const AWAY = new Vector3(Math.sin(0.55) * 0.85, 0.53, Math.cos(0.55) * 0.85);
const UP = new Vector3().crossVectors(AWAY, RIGHT);
const LIGHT = new Vector3(0.35, 0.8, 0.5).normalize();
const MARGIN = 4;

/** Steps of a screen's colour, 0 to 255, of linear light. */
const step = (light: number): number => Math.round(255 * Math.min(1, Math.max(0, light)) ** (1 / 2.2));

/** Draws a piece's geometry, filling the canvas as far as its shape allows. */
export function sketch(canvas: HTMLCanvasElement, geometry: BufferGeometry): void {
  const paper = canvas.getContext('2d');
  const [places, colours] = [geometry.getAttribute('position'), geometry.getAttribute('color') as BufferAttribute | undefined];
  if (paper === null) return;
  const order = geometry.index?.array ?? Uint32Array.from({ length: places.count }, (_, i) => i);
  const at = (v: number): Vector3 => new Vector3().fromBufferAttribute(places, v);
  const flat = Array.from({ length: places.count }, (_, v) => { const p = at(v); return [p.dot(RIGHT), -p.dot(UP), p.dot(AWAY)] as const; });
  const [left, right] = [Math.min(...flat.map(([x]) => x)), Math.max(...flat.map(([x]) => x))];
  const [top, bottom] = [Math.min(...flat.map(([, y]) => y)), Math.max(...flat.map(([, y]) => y))];
  const scale = Math.min((canvas.width - 2 * MARGIN) / (right - left || 1), (canvas.height - 2 * MARGIN) / (bottom - top || 1));
  const x = (v: number): number => (flat[v]![0] - (left + right) / 2) * scale + canvas.width / 2;
  const y = (v: number): number => (flat[v]![1] - (top + bottom) / 2) * scale + canvas.height / 2;
  const [edge, other] = [new Vector3(), new Vector3()];
  const faces = Array.from({ length: order.length / 3 }, (_, t) => {
    const [a, b, c] = [order[t * 3]!, order[t * 3 + 1]!, order[t * 3 + 2]!];
    const normal = edge.subVectors(at(b), at(a)).cross(other.subVectors(at(c), at(a))).normalize();
    const lit = 0.4 + 1.1 * Math.max(0, normal.dot(LIGHT));
    return { a, b, c, front: normal.dot(AWAY) > 0, lit, near: flat[a]![2] + flat[b]![2] + flat[c]![2] };
  });
  paper.clearRect(0, 0, canvas.width, canvas.height);
  for (const { a, b, c, lit } of faces.filter(({ front }) => front).sort((one, two) => one.near - two.near)) {
    const part = (k: number): number => step(lit * (colours === undefined ? 0.3 : colours.getComponent(a, k)));
    paper.fillStyle = paper.strokeStyle = `rgb(${part(0)} ${part(1)} ${part(2)})`;
    paper.beginPath();
    paper.moveTo(x(a), y(a));
    paper.lineTo(x(b), y(b));
    paper.lineTo(x(c), y(c));
    paper.closePath();
    paper.fill();
    paper.stroke();
  }
}
