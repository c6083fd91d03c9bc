import { DataTexture, LinearFilter, Vector2, Vector3, type IUniform } from 'three';
import { shared } from '../shared.ts';

/** Texels on one side of the lamps' light. */
export const LAMP_TEXELS = 128;
/** Heights (mm) at which the lamps' light is kept: one channel each. */
export const LAMP_LEVELS = [0, 90, 180, 270] as const;

function blank(): DataTexture {
  const map = new DataTexture(new Uint8Array(LAMP_TEXELS * LAMP_TEXELS * 4), LAMP_TEXELS, LAMP_TEXELS);
  map.magFilter = map.minFilter = LinearFilter;
  map.needsUpdate = true;
  return shared(map);
}

/**
 * The light of the table that is shown, beside the few real lights: what its lamps throw, how wet it is, what figures get of their own. Changed in
 * place; the materials hold these very objects, so that another hour compiles nothing. Whatever is drawn without a table is lit as it stands here.
 */
export const lit = {
  lampMap: { value: blank() },
  /** Width and depth of what the map covers (mm). */
  lampField: { value: new Vector2(1000, 1000) },
  lampColour: { value: new Vector3() },
  /** How much the glass of lamps glows, and of it what stands above everything else: 0 … 1, as it blinks. */
  glass: { value: 2.6 },
  beacon: { value: 1 },
  wet: { value: 0 },
  /** What wet ground mirrors of the sky. */
  sky: { value: new Vector3(0.4, 0.45, 0.5) },
  figureEdge: { value: new Vector3(0.21, 0.28, 0.42) },
  figureFill: { value: 0 },
  /** How bright outlines are that only tell a figure's side, as a share of the side's colour. */
  sideTone: { value: 1 },
} satisfies Record<string, IUniform>;

/** Height (mm) above which what glows is the light of a mast. */
export const MAST = 190;

/** Height (mm) over water of the lamps that it mirrors. */
const MIRRORED = 95;

/** Fragment shader's head: the lamps' light at a place on the table, on a surface that looks up by so much. */
export const LIT_FRAGMENT = `
uniform sampler2D lampMap;
uniform vec2 lampField;
uniform vec3 lampColour;
uniform float glass;
uniform float beacon;
uniform float wet;
uniform vec3 sky;
float lump(vec2 p) {
  vec2 i = floor(p);
  vec2 f = fract(p);
  f *= f * (3.0 - 2.0 * f);
  vec4 h = fract(sin(vec4(dot(i, vec2(127.1, 311.7)), dot(i + vec2(1.0, 0.0), vec2(127.1, 311.7)), dot(i + vec2(0.0, 1.0), vec2(127.1, 311.7)),
    dot(i + 1.0, vec2(127.1, 311.7)))) * 43758.5);
  return mix(mix(h.x, h.y, f.x), mix(h.z, h.w, f.x), f.y);
}
// Where water stands on wet ground: 0 … 1.
float poolAt(vec3 at) {
  if (wet <= 0.0) return 0.0;
  return smoothstep(0.53, 0.66, lump(at.xz / 118.0 + at.y) * 0.62 + lump(at.xz / 41.0) * 0.38);
}
vec3 lampsAt(vec3 at, float up) {
  vec4 near = max(vec4(0.0), 1.0 - abs(clamp(at.y / ${LAMP_LEVELS[1]}.0, 0.0, 3.0) - vec4(0.0, 1.0, 2.0, 3.0)));
  return lampColour * dot(texture2D(lampMap, at.xz / lampField + 0.5), near) * mix(0.5, 1.0, max(up, 0.0));
}
float whiteness(vec3 paint) { return smoothstep(0.3, 0.85, dot(paint, vec3(0.333))); }
// What is nearly white takes less light than it would, so that snow keeps its shape in sunshine and under lamps.
vec3 calmed(vec3 paint) { return paint * (1.0 - 0.34 * whiteness(paint)); }
// Snow that lies open is wind-blown: ridges along the wind with bluish hollows between them.
vec3 blown(vec3 paint, vec3 at, float up) {
  float white = whiteness(paint) * up;
  if (white <= 0.1) return paint;
  float ridge = lump(vec2(at.x + at.z * 0.35, at.z * 3.4 - at.x) / 26.0) * 0.6 + lump(at.xz / 70.0 + 7.0) * 0.4;
  return paint * mix(vec3(1.0), mix(vec3(0.6, 0.68, 0.8), vec3(1.06), smoothstep(0.22, 0.7, ridge)), white);
}
vec3 lampLight(vec3 paint, vec3 at, float up) { return paint * lampsAt(at, up) * (1.0 - 0.55 * smoothstep(0.2, 0.6, dot(paint, vec3(0.333)))); }
// What standing water mirrors: the sky, more of it where it is seen flatly, and the lamps that stand beyond it.
vec3 mirrored(vec3 at, float water) {
  if (wet * water <= 0.0) return vec3(0.0);
  vec3 way = normalize(cameraPosition - at);
  vec3 lamps = lampsAt(vec3(at.xz - way.xz / max(way.y, 0.25) * ${MIRRORED}.0, at.y + ${MIRRORED}.0).xzy, 1.0);
  float bright = dot(lamps, vec3(0.333));
  return wet * water * (sky * (0.03 + 0.5 * pow(1.0 - max(way.y, 0.0), 3.0)) + lamps * bright * bright * 0.14);
}
float glassAt(float height) { return glass * (height > ${MAST}.0 ? beacon : 1.0); }`;

/** Joins the light to a shader that three is about to compile. */
export function joinLit(uniforms: Record<string, IUniform>): void {
  Object.assign(uniforms, lit);
}
