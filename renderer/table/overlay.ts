import { Vector3, Vector4, type IUniform } from 'three';

export const HOLES = 4;
export const RANGES = 5;

/**
 * What is drawn over terrain and mat by their own shaders: see-through holes in front of figures that must stay visible,
 * and range bands laid over every level. Changed in place; the materials hold these very objects.
 */
export const overlay = {
  /** Per hole the figure's middle (mm) and the hole's radius; radius 0 is off. */
  holes: { value: Array.from({ length: HOLES }, () => new Vector4(0, 0, 0, 0)) },
  /** 1 when any hole is open. */
  holesOpen: { value: 0 },
  /** Height of the ground under each hole's figure. */
  holeFloor: { value: [0, 0, 0, 0] },
  /** Centre x and z, base radius, strength 0…1. */
  band: { value: new Vector4(0, 0, 0, 0) },
  bandRanges: { value: [25.4, 76.2, 152.4, 203.2, 254] },
  bandColour: { value: new Vector3(0.95, 0.72, 0.36) },
} satisfies Record<string, IUniform>;

export const OVERLAY_VERTEX = `
varying vec3 vWorld;`;

export const OVERLAY_FRAGMENT = `
varying vec3 vWorld;
uniform vec4 holes[${HOLES}];
uniform float holesOpen;
uniform float holeFloor[${HOLES}];
uniform vec4 band;
uniform float bandRanges[${RANGES}];
uniform vec3 bandColour;
void cutHoles() {
  if (holesOpen < 0.5) return;
  for (int i = 0; i < ${HOLES}; i++) {
    vec4 hole = holes[i];
    if (hole.w <= 0.0 || vWorld.y < holeFloor[i] + 5.0) continue;
    vec3 way = hole.xyz - cameraPosition;
    float len = length(way);
    way /= len;
    vec3 here = vWorld - cameraPosition;
    float along = dot(here, way);
    if (along > len - 16.0) continue;
    float off = length(here - way * along) / (hole.w * along / len);
    if (off < 0.9) discard;
  }
}
vec3 withBands(vec3 colour, float upward) {
  if (band.w <= 0.0) return colour;
  float d = distance(vWorld.xz, band.xy) - band.z;
  float soft = max(fwidth(d), 0.35);
  float line = 0.0;
  float fill = 0.0;
  for (int i = 0; i < ${RANGES}; i++) {
    line = max(line, 1.0 - smoothstep(0.5, 0.5 + soft, abs(d - bandRanges[i]) - 0.2));
    if (d > 0.0 && d < bandRanges[i] && fill == 0.0) fill = mod(float(i), 2.0) < 0.5 ? 0.16 : 0.07;
  }
  float k = max(line * 0.85, fill) * band.w * upward;
  return mix(colour, bandColour * (0.35 + 0.65 * line), k);
}`;

/** Joins the overlay's uniforms to a shader that three is about to compile. */
export function joinOverlay(uniforms: Record<string, IUniform>): void {
  Object.assign(uniforms, overlay);
}
