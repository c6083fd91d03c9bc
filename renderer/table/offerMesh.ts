import { CanvasTexture, Mesh, ShaderMaterial, Sprite, SpriteMaterial, SRGBColorSpace, type BufferGeometry, type Texture } from 'three';
import type { Gait } from '../match/hints.ts';
import type { LatticeField } from '../tools/groundTalk.ts';
import { joinSheets } from './joinedSheets.ts';
import { linear } from './palette.ts';

/** Colours of the kinds of movement; the legend's swatches are the same. */
export const GAITS: Readonly<Record<Gait, string>> = { walk: '#3fc48a', run: '#4f9dff', climb: '#ffb020', leap: '#c77dff', other: '#f4e9d0' };

const VERTEX = `
attribute float storey;
varying vec2 vUv;
varying vec3 vAt;
varying float vStorey;
void main() {
  vUv = uv;
  vAt = position;
  vStorey = storey;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

/** Red of the map is the whole reach, green what nothing cheaper reaches. Levels above the table are striped, each its own way. */
const FRAGMENT = `
uniform sampler2D map;
uniform vec3 tone;
uniform float strength;
uniform float cut;
varying vec2 vUv;
varying vec3 vAt;
varying float vStorey;
float stripes(float along, float each) { float k = abs(fract(along / each) - 0.5) * each; return 1.0 - smoothstep(0.9, 0.9 + max(fwidth(k), 0.25), k); }
void main() {
  if (vAt.y >= cut) discard;
  vec4 k = texture2D(map, vUv);
  float inside = smoothstep(0.34, 0.58, k.r);
  float own = smoothstep(0.34, 0.58, k.g);
  float rim = smoothstep(0.26, 0.42, k.r) * (1.0 - smoothstep(0.46, 0.64, k.r));
  float s = floor(vStorey + 0.5);
  vec2 g = fract(vAt.xz / 25.4) - 0.5;
  float dots = 1.0 - smoothstep(1.4, 2.2, length(g) * 25.4);
  float hatch = s < 0.5 ? dots * 0.5 : s < 1.5 ? stripes(vAt.x, 12.0) : s < 2.5 ? stripes(vAt.x + vAt.z, 15.0) : stripes(vAt.x - vAt.z, 11.0);
  float a = (own * (0.26 + 0.24 * hatch) + inside * 0.03 + rim * 0.72) * strength;
  if (a < 0.01) discard;
  gl_FragColor = vec4(mix(tone, vec3(1.0, 0.97, 0.9), rim * 0.12), min(a, 0.92));
  #include <colorspace_fragment>
}`;

export type OfferMesh = Mesh<BufferGeometry, ShaderMaterial>;

/** What a reach is drawn with. */
export const offerPaint = (gait: Gait, map: Texture): ShaderMaterial => new ShaderMaterial({
  vertexShader: VERTEX,
  fragmentShader: FRAGMENT,
  transparent: true,
  depthWrite: false,
  toneMapped: false,
  polygonOffset: true,
  polygonOffsetFactor: -1,
  polygonOffsetUnits: -2,
  uniforms: { map: { value: map }, tone: { value: linear(GAITS[gait]).toArray() }, strength: { value: 1 }, cut: { value: 1e6 } },
});

/** A move's reach as one mesh; class 2 of the field is what nothing cheaper reaches. Null where it has no place. */
export function offerMesh(field: LatticeField, gait: Gait): OfferMesh | null {
  const joined = joinSheets(field, 2);
  if (joined === null) return null;
  const mesh = new Mesh(joined.geometry, offerPaint(gait, joined.map));
  mesh.renderOrder = 2;
  mesh.raycast = () => {};
  mesh.frustumCulled = false;
  return mesh;
}

/** Height of a landing mark's picture (px), and of the mark on the table (mm). */
const PIXELS = 44;
const TALL = 13;

/** A small flag with a word, for where a figure comes down on another level or out of an exit. */
export function landingMark(text: string, gait: Gait): Sprite {
  const canvas = document.createElement('canvas');
  const font = `bold ${PIXELS * 0.6}px "DejaVu Sans Condensed", "Segoe UI", sans-serif`;
  const g = canvas.getContext('2d')!;
  g.font = font;
  canvas.width = Math.ceil(g.measureText(text).width) + PIXELS;
  canvas.height = PIXELS;
  g.beginPath();
  g.roundRect(2, 2, canvas.width - 4, PIXELS - 4, PIXELS / 2);
  g.fillStyle = 'rgba(20,15,11,0.86)';
  g.fill();
  g.lineWidth = 3;
  g.strokeStyle = GAITS[gait];
  g.stroke();
  g.font = font;
  g.fillStyle = GAITS[gait];
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillText(text, canvas.width / 2, PIXELS / 2 + 2);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const sprite = new Sprite(new SpriteMaterial({ map, depthTest: false, depthWrite: false, toneMapped: false, fog: false }));
  sprite.scale.set((TALL * canvas.width) / PIXELS, TALL, 1);
  sprite.renderOrder = 9;
  sprite.raycast = () => {};
  return sprite;
}

export function dropMark({ material }: Sprite): void {
  material.map?.dispose();
  material.dispose();
}
