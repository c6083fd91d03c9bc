import { BufferAttribute, BufferGeometry, CanvasTexture, DoubleSide, Mesh, ShaderMaterial, SRGBColorSpace, type Texture } from 'three';
import { lying, ON_FIELDS, type FieldMesh } from '../table/groundPaint.ts';

/** Height and width of a digit, in cells of a field: two of them fit on a square of four cells. */
const [TALL, WIDE] = [1.7, 1.05];
/** Height above the ground (mm): above the sheet of a field. */
const LIFT = 1.4;
/** A digit in the picture of all ten (px). */
const [ACROSS, DOWN] = [40, 64];

/** Digits lie on the ground and turn with the eye: `corner` goes to its right and away from it. */
const VERTEX = `
attribute vec2 corner;
varying vec2 vUv;
varying float vHigh;
void main() {
  vec2 right = normalize(vec2(viewMatrix[0][0], viewMatrix[2][0]));
  vec2 at = position.xz + right * corner.x + vec2(right.y, -right.x) * corner.y;
  vUv = uv;
  vHigh = position.y;
  gl_Position = projectionMatrix * viewMatrix * vec4(at.x, position.y, at.y, 1.0);
}`;

const FRAGMENT = `
uniform sampler2D map;
uniform float cut;
varying vec2 vUv;
varying float vHigh;
void main() {
  vec4 ink = texture2D(map, vUv);
  if (vHigh >= cut || ink.a < 0.02) discard;
  gl_FragColor = ink;
  #include <colorspace_fragment>
}`;

/** Numbers (x, y, z in mm and the number, one after another) as one geometry: a quad for each digit. `cell`: side of a cell of their field (mm). */
export function numberGeometry(numbers: ArrayLike<number>, cell: number): BufferGeometry {
  const [position, corner, uv, index]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let i = 0; i < numbers.length; i += 4) {
    const digits = [...String(numbers[i + 3]!)].map(Number);
    for (const [k, digit] of digits.entries()) {
      const left = (k - digits.length / 2) * WIDE * cell;
      const first = corner.length / 2;
      for (const [x, y] of [[0, 0], [1, 0], [1, 1], [0, 1]] as const) {
        position.push(numbers[i]!, numbers[i + 1]! + LIFT, numbers[i + 2]!);
        corner.push(left + x * WIDE * cell, (y - 0.5) * TALL * cell);
        uv.push((digit + x) / 10, y);
      }
      index.push(first, first + 1, first + 2, first, first + 2, first + 3);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute('corner', new BufferAttribute(new Float32Array(corner), 2));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
  geometry.setIndex(index);
  return geometry;
}

/** All ten digits beside each other. */
function digitPicture(): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [10 * ACROSS, DOWN];
  const g = canvas.getContext('2d')!;
  g.font = 'bold 56px "DejaVu Sans Condensed", "Segoe UI", sans-serif';
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.lineWidth = 9;
  g.lineJoin = 'round';
  g.strokeStyle = 'rgba(14,20,17,0.85)';
  g.fillStyle = '#fff6e2';
  for (let digit = 0; digit < 10; digit++) {
    const x = (digit + 0.5) * ACROSS;
    g.strokeText(String(digit), x, DOWN / 2 + 2, ACROSS - 8);
    g.fillText(String(digit), x, DOWN / 2 + 2, ACROSS - 8);
  }
  const picture = new CanvasTexture(canvas);
  picture.colorSpace = SRGBColorSpace;
  return picture;
}

/** What numbers on the ground are drawn with. */
export const numberPaint = (map: Texture): ShaderMaterial => new ShaderMaterial({
  vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms: { map: { value: map }, cut: { value: 1e6 } }, side: DoubleSide, ...ON_FIELDS,
});

/** Numbers on the ground, in one draw call. */
export function numberMesh(numbers: ArrayLike<number>, cell: number): FieldMesh {
  const mesh = lying(new Mesh(numberGeometry(numbers, cell), numberPaint(digitPicture())));
  mesh.renderOrder = 3;
  return mesh;
}
