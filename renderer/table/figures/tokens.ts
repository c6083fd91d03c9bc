import { CanvasTexture, DynamicDrawUsage, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, PlaneGeometry, ShaderMaterial, SRGBColorSpace, type Texture } from 'three';
import type { Palette } from '../../match/settings.ts';
import { SIDE_COLOURS } from '../palette.ts';
import { drawIcon, type IconName } from './icons.ts';

const CELL = 128;
const ACROSS = 8;
const DOWN = 4;
const MOST_TOKENS = 192;

const CHIPS = [
  ['strained', '#e0a83c'], ['disarmed', '#d8794a'], ['exposed', '#c46ad0'], ['pinned', '#7f9bd8'], ['hunker', '#8fb98a'], ['wounded', '#e05a4a'], ['injured', '#c9bbaa'], ['focus', '#e8d8a0'],
] as const satisfies readonly (readonly [IconName, string])[];

/** A symbol that can stand on a chip beside a figure. */
export type ChipName = (typeof CHIPS)[number][0];

/** Where a symbol stands in the picture. */
export const chipCell = (name: ChipName): number => CHIPS.findIndex(([icon]) => icon === name);
/** Numbers 1…8 on a side's badge. */
export const numberCell = (seat: number, number: number): number => 8 + (seat === 1 ? 8 : 0) + Math.min(7, Math.max(0, number - 1));
/** Holograms over markers: nobody's, the first side's, the second side's, and the priority mark. */
export const OBJECTIVE_CELL = 24;
export const PRIORITY_CELL = 27;

function chip(g: CanvasRenderingContext2D, cell: number, rim: string, fill: string): [number, number] {
  const [x, y] = [((cell % ACROSS) + 0.5) * CELL, (Math.floor(cell / ACROSS) + 0.5) * CELL];
  g.beginPath();
  g.arc(x, y, CELL * 0.45, 0, Math.PI * 2);
  g.fillStyle = fill;
  g.fill();
  g.lineWidth = CELL * 0.07;
  g.strokeStyle = rim;
  g.stroke();
  return [x, y];
}

function picture(palette: Palette): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = CELL * ACROSS;
  canvas.height = CELL * DOWN;
  const g = canvas.getContext('2d')!;
  for (const [cell, [icon, colour]] of CHIPS.entries()) {
    const [x, y] = chip(g, cell, colour, '#17120e');
    drawIcon(g, icon, x, y, CELL * 0.62, colour);
  }
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.font = `bold ${CELL * 0.58}px "DejaVu Sans Condensed", "Segoe UI", sans-serif`;
  for (const seat of [0, 1]) for (let n = 1; n <= 8; n++) {
    const side = SIDE_COLOURS[palette][seat]!;
    const [x, y] = chip(g, numberCell(seat, n), side.bright, side.deep);
    if (seat === 1) {
      // The second side's badge is notched, so that it differs without colour.
      g.fillStyle = '#14100d';
      for (let k = 0; k < 8; k++) {
        const a = (k / 8) * Math.PI * 2;
        g.beginPath();
        g.arc(x + Math.cos(a) * CELL * 0.45, y + Math.sin(a) * CELL * 0.45, CELL * 0.055, 0, Math.PI * 2);
        g.fill();
      }
    }
    g.fillStyle = '#ffffff';
    g.fillText(String(n), x, y + CELL * 0.03);
  }
  const owners = ['#f0e2c4', SIDE_COLOURS[palette][0].bright, SIDE_COLOURS[palette][1].bright];
  for (const [i, colour] of owners.entries()) {
    const [x, y] = [((OBJECTIVE_CELL + i) % ACROSS + 0.5) * CELL, (Math.floor((OBJECTIVE_CELL + i) / ACROSS) + 0.5) * CELL];
    drawIcon(g, 'objective', x, y, CELL * 0.86, colour, 1.6);
  }
  const [px, py] = [(PRIORITY_CELL % ACROSS + 0.5) * CELL, (Math.floor(PRIORITY_CELL / ACROSS) + 0.5) * CELL];
  drawIcon(g, 'priority', px, py, CELL * 0.9, '#ffd878');
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

const VERTEX = `
attribute vec3 anchor;
attribute vec4 shape; // place in the row, reach towards the camera, size, cell
attribute float pale;
varying vec2 vSpot;
varying float vPale;
void main() {
  vec3 eye = cameraPosition - anchor;
  vec2 flat_ = normalize(eye.xz + vec2(1e-5, 0.0));
  float far = length(eye);
  float grow = clamp(far / 760.0, 1.0, 1.7);
  vec3 right = vec3(flat_.y, 0.0, -flat_.x);
  vec3 up = normalize(cross(eye, right));
  vec3 centre = anchor + vec3(flat_.x, 0.0, flat_.y) * shape.y + right * shape.x * grow;
  vec3 at = centre + (right * position.x + up * position.y) * shape.z * grow + up * shape.z * 0.45 * grow * step(0.5, shape.y);
  float cell = shape.w;
  vSpot = (vec2(mod(cell, ${ACROSS}.0), ${DOWN - 1}.0 - floor(cell / ${ACROSS}.0)) + uv) / vec2(${ACROSS}.0, ${DOWN}.0);
  vPale = pale;
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
}`;

const FRAGMENT = `
uniform sampler2D map;
varying vec2 vSpot;
varying float vPale;
void main() {
  vec4 c = texture2D(map, vSpot);
  if (c.a < 0.03) discard;
  gl_FragColor = vec4(c.rgb, c.a * vPale);
  #include <colorspace_fragment>
}`;

/** All small chips on the table in one draw call; each faces the camera. */
export class Tokens {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  #count = 0;
  readonly #anchor: InstancedBufferAttribute;
  readonly #shape: InstancedBufferAttribute;
  readonly #pale: InstancedBufferAttribute;

  constructor(palette: Palette) {
    const quad = new PlaneGeometry(1, 1);
    const geometry = new InstancedBufferGeometry();
    geometry.index = quad.index;
    geometry.setAttribute('position', quad.getAttribute('position'));
    geometry.setAttribute('uv', quad.getAttribute('uv'));
    this.#anchor = new InstancedBufferAttribute(new Float32Array(MOST_TOKENS * 3), 3).setUsage(DynamicDrawUsage) as InstancedBufferAttribute;
    this.#shape = new InstancedBufferAttribute(new Float32Array(MOST_TOKENS * 4), 4).setUsage(DynamicDrawUsage) as InstancedBufferAttribute;
    this.#pale = new InstancedBufferAttribute(new Float32Array(MOST_TOKENS), 1).setUsage(DynamicDrawUsage) as InstancedBufferAttribute;
    geometry.setAttribute('anchor', this.#anchor);
    geometry.setAttribute('shape', this.#shape);
    geometry.setAttribute('pale', this.#pale);
    geometry.instanceCount = 0;
    const material = new ShaderMaterial({ vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms: { map: { value: picture(palette) } }, transparent: true, depthWrite: false, toneMapped: false });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 8;
    this.mesh.raycast = () => {};
  }

  clear(): void {
    this.#count = 0;
  }

  /** Adds a chip of `size` mm at a place: `row` mm to the right on screen, `reach` mm towards the camera. */
  add(x: number, y: number, z: number, row: number, reach: number, size: number, cell: number, pale = 1): void {
    if (this.#count >= MOST_TOKENS) return;
    const i = this.#count++;
    this.#anchor.setXYZ(i, x, y, z);
    this.#shape.setXYZW(i, row, reach, size, cell);
    this.#pale.setX(i, pale);
  }

  commit(): void {
    this.mesh.geometry.instanceCount = this.#count;
    this.#anchor.needsUpdate = this.#shape.needsUpdate = this.#pale.needsUpdate = true;
  }

  setPalette(palette: Palette): void {
    const { map } = this.mesh.material.uniforms;
    (map!.value as Texture).dispose();
    map!.value = picture(palette);
  }

  dispose(): void {
    (this.mesh.material.uniforms['map']!.value as Texture).dispose();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
