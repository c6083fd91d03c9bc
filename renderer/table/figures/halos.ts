import { DynamicDrawUsage, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, PlaneGeometry, ShaderMaterial } from 'three';
import { ON_FIELDS } from '../groundPaint.ts';

/** How a base stands out; several callers may ask, the strongest wins. */
export const HALO = { none: 0, closed: 1, candidate: 2, selected: 3, active: 4, hovered: 5, target: 6 } as const;
export type Halo = (typeof HALO)[keyof typeof HALO];

const MOST = 48;

const VERTEX = `
attribute vec3 anchor;
attribute vec4 look; // base radius, kind, damage, stamina
varying vec2 vFlat;
varying vec4 vLook;
void main() {
  vLook = look;
  vFlat = position.xz * (look.x + 10.0);
  gl_Position = projectionMatrix * viewMatrix * vec4(anchor + vec3(vFlat.x, 0.0, vFlat.y), 1.0);
}`;

const FRAGMENT = `
varying vec2 vFlat;
varying vec4 vLook;
float band(float r, float from, float to, float soft) { return smoothstep(from - soft, from, r) * (1.0 - smoothstep(to, to + soft, r)); }
void main() {
  float r = length(vFlat) - vLook.x;
  float soft = max(fwidth(r), 0.12);
  float turn = atan(vFlat.x, vFlat.y) / 6.2831853 + 0.5;
  vec4 c = vec4(0.0);
  float kind = vLook.y;
  float edge = band(r, 3.6, 5.8, soft);
  float dashes = smoothstep(0.0, 0.08, 0.36 - abs(fract(turn * 16.0) - 0.5));
  float teeth = step(0.5, fract(turn * 12.0 + r * 0.09));
  float glow = exp(-abs(r - 4.7) * 0.55);
  if (kind > 5.5) c = vec4(1.0, 0.32, 0.16, max(edge * (0.45 + 0.55 * teeth), glow * 0.35));
  else if (kind > 4.5) c = vec4(1.0, 0.97, 0.9, max(edge, glow * 0.4));
  else if (kind > 3.5) c = vec4(0.98, 0.72, 0.28, max(edge, glow * 0.5));
  else if (kind > 2.5) c = vec4(1.0, 0.95, 0.85, edge * 0.9);
  else if (kind > 1.5) c = vec4(0.93, 0.75, 0.4, max(edge * dashes, glow * 0.22));
  else if (kind > 0.5) c = vec4(0.6, 0.56, 0.5, edge * dashes * 0.55);
  if (vLook.z > 0.0) {
    float track = band(r, 0.5, 2.7, soft);
    float at = turn * vLook.w;
    float tick = smoothstep(0.0, 0.06, abs(fract(at + 0.5) - 0.5) - 0.03);
    vec3 ink = at < vLook.z ? vec3(0.9, 0.16, 0.1) : vec3(0.07, 0.055, 0.045);
    float k = track * (at < vLook.z ? tick : 0.75 * tick);
    c = vec4(mix(c.rgb, ink, k), max(c.a, k));
  }
  if (c.a < 0.01) discard;
  gl_FragColor = c;
  #include <colorspace_fragment>
}`;

/** Rings around bases: highlight outside, damage close to the rim. One draw call. */
export class Halos {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  readonly #anchor = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3).setUsage(DynamicDrawUsage) as InstancedBufferAttribute;
  readonly #look = new InstancedBufferAttribute(new Float32Array(MOST * 4), 4).setUsage(DynamicDrawUsage) as InstancedBufferAttribute;
  #count = 0;

  constructor() {
    const quad = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2);
    const geometry = new InstancedBufferGeometry();
    geometry.index = quad.index;
    geometry.setAttribute('position', quad.getAttribute('position'));
    geometry.setAttribute('anchor', this.#anchor);
    geometry.setAttribute('look', this.#look);
    geometry.instanceCount = 0;
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      ...ON_FIELDS,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 4;
    this.mesh.raycast = () => {};
  }

  clear(): void {
    this.#count = 0;
  }

  add(x: number, y: number, z: number, radius: number, kind: Halo, damage: number, stamina: number): void {
    if (this.#count >= MOST || (kind === HALO.none && damage <= 0)) return;
    const i = this.#count++;
    this.#anchor.setXYZ(i, x, y + 0.6, z);
    this.#look.setXYZW(i, radius, kind, damage, Math.max(1, stamina));
  }

  commit(): void {
    this.mesh.geometry.instanceCount = this.#count;
    this.#anchor.needsUpdate = this.#look.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
