import type { ShaderMaterial, Texture } from 'three';
import { fieldMesh, fieldPaint, HATCH, type FieldMesh } from '../table/groundPaint.ts';
import { linear } from '../table/palette.ts';
import type { LatticeField } from '../tools/groundTalk.ts';
import { TONES } from './overlayTones.ts';
import type { OverlayKind } from './chart.ts';

const FRAGMENT = `
uniform sampler2D map;
uniform vec3 tones[3];
uniform float cut;
${HATCH}
void main() {
  if (vAt.y >= cut) discard;
  vec4 k = texture2D(map, vUv);
  float inside = smoothstep(0.34, 0.58, k.r);
  float rim = smoothstep(0.28, 0.42, k.r) * (1.0 - smoothstep(0.46, 0.62, k.r));
  float two = smoothstep(0.44, 0.56, k.g);
  float three = smoothstep(0.44, 0.56, k.b);
  float seam = max(smoothstep(0.32, 0.5, k.g) * (1.0 - smoothstep(0.5, 0.68, k.g)), smoothstep(0.32, 0.5, k.b) * (1.0 - smoothstep(0.5, 0.68, k.b)));
  vec3 tone = mix(mix(tones[0], tones[1], two), tones[2], three);
  float hatch = hatched(0.7);
  float a = inside * (0.38 + 0.3 * hatch + 0.1 * seam) + rim * (0.4 + 0.15 * min(floor(vStorey + 0.5), 2.0));
  if (a < 0.01) discard;
  vec3 lit = mix(tone, vec3(1.0), inside * hatch * 0.2 + rim * 0.35);
  gl_FragColor = vec4(lit, min(a, 0.92));
  #include <colorspace_fragment>
}`;

/** The shader's three tones: the last one again where there are fewer. */
const threeOf = (tones: readonly string[]): readonly string[] => [0, 1, 2].map((i) => tones[i] ?? tones.at(-1)!);

const tonedPaint = (tones: readonly string[], map: Texture): ShaderMaterial =>
  fieldPaint(FRAGMENT, map, { tones: { value: threeOf(tones).flatMap((tone) => linear(tone).toArray()) } });

/** What an overlay is drawn with. */
export const overlayPaint = (kind: OverlayKind, map: Texture): ShaderMaterial => tonedPaint(TONES[kind], map);

/** A field over the table whose classes 1 to 3 have these tones. Null when no cell has a class. */
export const tonedMesh = (field: LatticeField, tones: readonly string[]): FieldMesh | null => fieldMesh(field, 3, (map) => tonedPaint(tones, map));

/** The field of an overlay. Null when no cell has a class. */
export const overlayMesh = (field: LatticeField, kind: OverlayKind): FieldMesh | null => tonedMesh(field, TONES[kind]);
