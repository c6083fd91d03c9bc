import { Mesh, ShaderMaterial, type BufferGeometry, type IUniform, type Texture } from 'three';
import type { LatticeField } from '../tools/groundTalk.ts';
import { joinSheets } from './joinedSheets.ts';

/** How what lies flat on the ground is drawn: seen through, never in the way of what stands there, and nearer to the eye than the ground. */
const flat = (nearer: number) => ({
  transparent: true, depthWrite: false, toneMapped: false, polygonOffset: true, polygonOffsetFactor: -nearer, polygonOffsetUnits: -2 * nearer,
}) as const;
/** Fields of places lie on the ground; rings, marks and ways lie on those. */
export const ON_GROUND = flat(1);
export const ON_FIELDS = flat(2);

/** Vertex shader of a field: where it is on the table (mm), and the storey it lies on. */
export const FIELD_VERTEX = `
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

/** Fragment shader's head of a field with levels: `hatched` is dots an inch apart on the table, and stripes on the storeys above, each its own way. */
export const HATCH = `
varying vec2 vUv;
varying vec3 vAt;
varying float vStorey;
float stripes(float along, float each) { float k = abs(fract(along / each) - 0.5) * each; return 1.0 - smoothstep(0.9, 0.9 + max(fwidth(k), 0.25), k); }
float hatched(float dots) {
  vec2 p = vAt.xz;
  float s = floor(vStorey + 0.5);
  if (s < 0.5) return dots * (1.0 - smoothstep(1.4, 2.2, length(fract(p / 25.4) - 0.5) * 25.4));
  if (s < 1.5) return stripes(p.x, 12.0);
  if (s < 2.5) return stripes(p.x + p.y, 15.0);
  if (s < 3.5) return stripes(p.x - p.y, 11.0);
  return max(stripes(p.x + p.y, 13.0), stripes(p.x - p.y, 13.0));
}`;

export type FieldMesh = Mesh<BufferGeometry, ShaderMaterial>;

/** Paint of a field of which one level and what is above it can be taken away: nothing is drawn at `cut` (mm) and higher. */
export const fieldPaint = (fragmentShader: string, map: Texture, uniforms: Readonly<Record<string, IUniform>>): ShaderMaterial =>
  new ShaderMaterial({ vertexShader: FIELD_VERTEX, fragmentShader, uniforms: { ...uniforms, map: { value: map }, cut: { value: 1e6 } }, ...ON_GROUND });

/** A field as one mesh: a soft-edged sheet on every level, all in one texture and one draw call. Null when no cell has a class. */
export function fieldMesh(field: LatticeField, classes: 2 | 3, paint: (map: Texture) => ShaderMaterial): FieldMesh | null {
  const joined = joinSheets(field, classes);
  return joined === null ? null : lying(new Mesh(joined.geometry, paint(joined.map)));
}

/** Drawn with the fields; nothing that is pointed at. */
export function lying<M extends Mesh>(mesh: M): M {
  mesh.renderOrder = 2;
  mesh.raycast = () => {};
  mesh.frustumCulled = false;
  return mesh;
}
