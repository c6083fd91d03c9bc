import {
  CanvasTexture,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
} from 'three';
import type { Palette } from '../../match/settings.ts';
import { lookOf, PATTERNS, SIDE_COLOURS, sideOf, type SideColours } from '../palette.ts';
import { drawRim } from './badgeRims.ts';
import { drawIcon, type IconName } from './icons.ts';

const CELL = 128;
const ACROSS = 8;
const DOWN = 6;
const MOST_TOKENS = 640;

const CHIPS = [
  ['strained', '#e0a83c'],
  ['disarmed', '#d8794a'],
  ['exposed', '#c46ad0'],
  ['pinned', '#7f9bd8'],
  ['hunker', '#8fb98a'],
  ['wounded', '#e05a4a'],
  ['injured', '#c9bbaa'],
  ['focus', '#e8d8a0'],
  ['waiting', '#9fc4e8'],
  ['done', '#9aa89a'],
  ['debt', '#e8a06a'],
  ['raised', '#8fd0a0'],
  ['lowered', '#e07a6a'],
] as const satisfies readonly (readonly [IconName, string])[];

/** A symbol that can stand on a chip beside a figure. */
export type ChipName = (typeof CHIPS)[number][0];

/** Every symbol for a chip. */
export const CHIP_NAMES: readonly ChipName[] = CHIPS.map(([name]) => name);

/** Where a symbol stands in the picture. */
export const chipCell = (name: ChipName): number => CHIPS.findIndex(([icon]) => icon === name);
const SEATS = PATTERNS.length;
const BADGES = CHIPS.length;
const DIGITS = BADGES + SEATS;
/** Letters of figures that act together. */
const LETTERS = 'ABCDEFGH';
const FIRST_LETTER = DIGITS + 10;
const OBJECTIVES = FIRST_LETTER + LETTERS.length;
/** The mark over a marker that stands out. */
export const PRIORITY_CELL = OBJECTIVES + 1 + SEATS;
/** The hologram over a marker: its owner's, or nobody's. */
export const objectiveCell = (owner: number | null): number => OBJECTIVES + (owner === null ? 0 : 1 + lookOf(owner));

/** How far a sign of two stands from the middle of its badge, as a part of the badge's size. */
const APART = 0.17;
/** Most signs that a badge holds. */
const SIGNS = 3;

const signCell = (sign: string): number => (LETTERS.includes(sign) ? FIRST_LETTER + LETTERS.indexOf(sign) : DIGITS + Number(sign));

/** A side's badge with digits and letters A to H, three at most: cells to draw over each other, and how far to the right of its place each stands (parts of its size). */
export function badgeCells(seat: number, label: string): readonly (readonly [cell: number, right: number])[] {
  const signs = [...label].slice(0, SIGNS);
  const first = -APART * (signs.length - 1);
  return [[BADGES + lookOf(seat), 0], ...signs.map((sign, i) => [signCell(sign), first + 2 * APART * i] as const)];
}

const middleOf = (cell: number): readonly [number, number] => [((cell % ACROSS) + 0.5) * CELL, (Math.floor(cell / ACROSS) + 0.5) * CELL];

function chip(g: CanvasRenderingContext2D, cell: number, rim: string, fill: string): readonly [number, number] {
  const [x, y] = middleOf(cell);
  g.beginPath();
  g.arc(x, y, CELL * 0.45, 0, Math.PI * 2);
  g.fillStyle = fill;
  g.fill();
  g.lineWidth = CELL * 0.07;
  g.strokeStyle = rim;
  g.stroke();
  return [x, y];
}

/** A side's badge: its rim bears the side's pattern, so that badges differ without colour. */
function badge(g: CanvasRenderingContext2D, seat: number, { bright, deep }: SideColours): void {
  const [x, y] = chip(g, BADGES + seat, bright, deep);
  drawRim(g, PATTERNS[seat]!, x, y, CELL * 0.45, { bright, dark: '#14100d' });
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
  for (const [seat, side] of SIDE_COLOURS[palette].entries()) badge(g, seat, side);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.font = `bold ${CELL * 0.58}px "DejaVu Sans Condensed", "Segoe UI", sans-serif`;
  g.lineJoin = 'round';
  g.lineWidth = CELL * 0.11;
  g.strokeStyle = '#14100d';
  g.fillStyle = '#ffffff';
  for (const sign of `0123456789${LETTERS}`) {
    const [x, y] = middleOf(signCell(sign));
    g.strokeText(sign, x, y + CELL * 0.03);
    g.fillText(sign, x, y + CELL * 0.03);
  }
  for (const owner of [null, ...SIDE_COLOURS[palette].keys()]) {
    const [x, y] = middleOf(objectiveCell(owner));
    drawIcon(g, 'objective', x, y, CELL * 0.86, owner === null ? '#f0e2c4' : sideOf(palette, owner).bright, 1.6);
  }
  const [px, py] = middleOf(PRIORITY_CELL);
  drawIcon(g, 'priority', px, py, CELL * 0.9, '#ffd878');
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** How far beyond the edge of a base the middle of its chips is, as a part of their size. */
const HANGS = 0.4;
/** Height over the ground that chips of a base are given, and how much nearer to the eye they count as (mm): ground and base hide nothing of them. */
export const OFF_GROUND = 2;
const NEARER = 12;

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
  // One on a base hangs on the edge towards the eye, below the feet, and is lifted where it would sink into the ground.
  float onBase = step(0.5, shape.y);
  float size = shape.z * grow;
  float sinks = max(0.0, size * 0.5 * up.y - ${OFF_GROUND}.0 - ${NEARER - 1}.0 * eye.y / far);
  vec3 centre = anchor + vec3(flat_.x, 0.0, flat_.y) * (shape.y + onBase * size * ${HANGS}) + right * shape.x * grow + vec3(0.0, onBase * sinks, 0.0);
  vec3 at = centre + (right * position.x + up * position.y) * size;
  float cell = shape.w;
  vSpot = (vec2(mod(cell, ${ACROSS}.0), ${DOWN - 1}.0 - floor(cell / ${ACROSS}.0)) + uv) / vec2(${ACROSS}.0, ${DOWN}.0);
  vPale = pale;
  vec4 seen = viewMatrix * vec4(at, 1.0);
  gl_Position = projectionMatrix * seen;
  vec4 nearer = projectionMatrix * (seen + vec4(0.0, 0.0, ${NEARER}.0 * onBase, 0.0));
  gl_Position.z = nearer.z / nearer.w * gl_Position.w;
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
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { map: { value: picture(palette) } },
      transparent: true,
      depthWrite: false,
      toneMapped: false,
    });
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
