import { CanvasTexture, Sprite, SpriteMaterial, SRGBColorSpace, type ShaderMaterial, type Texture } from 'three';
import type { Gait } from '../match/hints.ts';
import type { LatticeField } from '../tools/groundTalk.ts';
import { fieldMesh, fieldPaint, HATCH, type FieldMesh } from './groundPaint.ts';
import type { Label } from './labels.ts';
import { GAITS, linear } from './palette.ts';

/** Red of the map is the whole reach, green what nothing cheaper reaches: only there it has an edge, so that every edge has its row in the legend. */
const FRAGMENT = `
uniform sampler2D map;
uniform vec3 tone;
uniform float strength;
uniform float cut;
${HATCH}
void main() {
  if (vAt.y >= cut) discard;
  vec4 k = texture2D(map, vUv);
  float inside = smoothstep(0.34, 0.58, k.r);
  float own = smoothstep(0.34, 0.58, k.g);
  float rim = smoothstep(0.26, 0.42, k.r) * (1.0 - smoothstep(0.46, 0.64, k.r)) * smoothstep(0.04, 0.2, k.g);
  float a = (own * (0.26 + 0.24 * hatched(0.5)) + inside * 0.03 + rim * 0.8) * strength;
  if (a < 0.01) discard;
  gl_FragColor = vec4(tone, min(a, 0.92));
  #include <colorspace_fragment>
}`;

/** What a reach is drawn with. */
export const offerPaint = (gait: Gait, map: Texture): ShaderMaterial =>
  fieldPaint(FRAGMENT, map, { tone: { value: linear(GAITS[gait]).toArray() }, strength: { value: 1 } });

/** A move's reach; class 2 of the field is what nothing cheaper reaches. Null where it has no place. */
export const offerMesh = (field: LatticeField, gait: Gait): FieldMesh | null => fieldMesh(field, 2, (map) => offerPaint(gait, map));

/** Height of a landing mark's picture (px), and of the mark on the table (mm). */
const PIXELS = 44;
const TALL = 13;

/** An arrow that comes down. */
function arrow(g: CanvasRenderingContext2D): void {
  g.lineWidth = 5;
  g.lineCap = g.lineJoin = 'round';
  g.beginPath();
  for (const [x, y] of [[0.5, 0.24], [0.5, 0.72], [0.3, 0.52], [0.5, 0.72], [0.7, 0.52]] as const) g.lineTo(x * PIXELS, y * PIXELS);
  g.stroke();
}

/** A small flag with a word, for where a figure comes down on another level or out of an exit; without one, a disc with an arrow. */
export function landingMark(text: string | null, gait: Gait): Sprite {
  const canvas = document.createElement('canvas');
  const font = `bold ${PIXELS * 0.6}px "DejaVu Sans Condensed", "Segoe UI", sans-serif`;
  const g = canvas.getContext('2d')!;
  g.font = font;
  canvas.width = text === null ? PIXELS : Math.ceil(g.measureText(text).width) + PIXELS;
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
  if (text === null) arrow(g);
  else g.fillText(text, canvas.width / 2, PIXELS / 2 + 2);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const sprite = new Sprite(new SpriteMaterial({ map, depthTest: false, depthWrite: false, toneMapped: false, fog: false }));
  sprite.scale.set((TALL * canvas.width) / PIXELS, TALL, 1);
  sprite.renderOrder = 9;
  sprite.raycast = () => {};
  return sprite;
}

/** Marks come after tags: what is pointed at is read first. */
const AFTER_TAGS = 100;

/** A landing mark as a label that keeps clear of others. */
export function markLabel(mark: Sprite): Label {
  const { x, y } = mark.scale;
  let [wide, tall] = [x, y];
  return {
    rank: AFTER_TAGS, stands: false,
    at: () => (mark.visible ? mark.position : null),
    size: (pixels) => {
      [wide, tall] = [x * pixels, y * pixels];
      return [wide, tall];
    },
    put: (shift) => {
      mark.material.opacity = shift === null ? 0 : 1;
      if (shift !== null) mark.center.set(0.5 - shift[0] / wide, 0.5 + shift[1] / tall);
    },
  };
}

export function dropMark({ material }: Sprite): void {
  material.map?.dispose();
  material.dispose();
}
