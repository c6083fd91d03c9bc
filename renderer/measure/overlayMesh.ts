import { Mesh, ShaderMaterial, type BufferGeometry, type Texture } from 'three';
import { joinSheets } from '../table/joinedSheets.ts';
import type { LatticeField } from '../tools/groundTalk.ts';
import type { OverlayKind } from './instruments.ts';

/** The three tones of each overlay, as RGB from 0 to 1; `overlayTones` in the style sheet are the same. */
const TONES: Readonly<Record<OverlayKind, readonly (readonly [number, number, number])[]>> = {
  reach: [[0.22, 0.74, 0.5], [0.25, 0.5, 0.78], [0.25, 0.5, 0.78]],
  sight: [[0.2, 0.78, 0.8], [0.42, 0.5, 0.95], [0.93, 0.4, 0.35]],
  danger: [[0.95, 0.76, 0.28], [0.95, 0.47, 0.16], [0.85, 0.12, 0.12]],
};

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

const FRAGMENT = `
uniform sampler2D map;
uniform vec3 tones[3];
uniform float cut;
varying vec2 vUv;
varying vec3 vAt;
varying float vStorey;
float stripes(float along, float each) { float k = abs(fract(along / each) - 0.5) * each; return 1.0 - smoothstep(0.9, 0.9 + max(fwidth(k), 0.25), k); }
void main() {
  if (vAt.y >= cut) discard;
  vec4 k = texture2D(map, vUv);
  float inside = smoothstep(0.34, 0.58, k.r);
  float rim = smoothstep(0.28, 0.42, k.r) * (1.0 - smoothstep(0.46, 0.62, k.r));
  float two = smoothstep(0.44, 0.56, k.g);
  float three = smoothstep(0.44, 0.56, k.b);
  float seam = max(smoothstep(0.32, 0.5, k.g) * (1.0 - smoothstep(0.5, 0.68, k.g)), smoothstep(0.32, 0.5, k.b) * (1.0 - smoothstep(0.5, 0.68, k.b)));
  vec3 tone = mix(mix(tones[0], tones[1], two), tones[2], three);
  vec2 p = vAt.xz;
  float s = floor(vStorey + 0.5);
  vec2 g = fract(p / 25.4) - 0.5;
  float dots = 1.0 - smoothstep(1.4, 2.2, length(g) * 25.4);
  float hatch = s < 0.5 ? dots * 0.7 : s < 1.5 ? stripes(p.x, 12.0) : s < 2.5 ? stripes(p.x + p.y, 15.0) : s < 3.5 ? stripes(p.x - p.y, 11.0) : max(stripes(p.x + p.y, 13.0), stripes(p.x - p.y, 13.0));
  float a = inside * (0.38 + 0.3 * hatch + 0.1 * seam) + rim * (0.4 + 0.15 * min(s, 2.0));
  if (a < 0.01) discard;
  vec3 lit = mix(tone, vec3(1.0), inside * hatch * 0.2 + rim * 0.35);
  gl_FragColor = vec4(lit, min(a, 0.92));
  #include <colorspace_fragment>
}`;

const linear = (k: number): number => (k <= 0.04045 ? k / 12.92 : ((k + 0.055) / 1.055) ** 2.4);

/** What an overlay is drawn with. */
export const overlayPaint = (kind: OverlayKind, map: Texture): ShaderMaterial => new ShaderMaterial({
  vertexShader: VERTEX,
  fragmentShader: FRAGMENT,
  transparent: true,
  depthWrite: false,
  toneMapped: false,
  polygonOffset: true,
  polygonOffsetFactor: -1,
  polygonOffsetUnits: -2,
  uniforms: {
    map: { value: map },
    tones: { value: TONES[kind].map(([r, g, b]) => [linear(r), linear(g), linear(b)]).flat() },
    cut: { value: 1e6 },
  },
});

/** A field as one mesh: a soft-edged sheet on every level, all in one texture and one draw call. Null when no cell has a class. */
export function overlayMesh(field: LatticeField, kind: OverlayKind): Mesh<BufferGeometry, ShaderMaterial> | null {
  const joined = joinSheets(field, 3);
  if (joined === null) return null;
  const mesh = new Mesh(joined.geometry, overlayPaint(kind, joined.map));
  mesh.renderOrder = 2;
  mesh.raycast = () => {};
  mesh.frustumCulled = false;
  return mesh;
}
