/** What marked areas of the table are drawn with. */
import { BufferGeometry, CustomBlending, DoubleSide, GreaterDepth, Mesh, MeshBasicMaterial, ShaderMaterial } from 'three';
import { ON_FIELDS } from './groundPaint.ts';

const VERTEX = `
attribute float edge;
attribute float lit;
varying float vEdge;
varying float vLit;
void main() {
  vEdge = edge;
  vLit = lit;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = `
uniform vec3 tint;
uniform float hidden;
varying float vEdge;
varying float vLit;
void main() {
  float rim = smoothstep(0.86, 0.92, vEdge);
  vec3 colour = mix(tint, vec3(1.0, 0.86, 0.5), vLit);
  float seen = 0.16 + 0.34 * vLit + rim * 0.5;
  gl_FragColor = vec4(mix(colour, vec3(1.0, 0.95, 0.85), rim * 0.4), mix(seen, 0.12 + 0.3 * vLit + rim * 0.5, hidden));
  #include <colorspace_fragment>
}`;

/** Colour of what may be picked, as the reach field has it. */
const TINT = [0.1, 0.56, 0.36];
/** Colour of what is not open. */
const SHUT = [0.62, 0.16, 0.1];
const spotPaint = (hidden: 0 | 1, tint = TINT): ShaderMaterial =>
  new ShaderMaterial({ vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms: { tint: { value: tint }, hidden: { value: hidden } }, ...ON_FIELDS });

/** What terrain hides of spots is drawn after it, and before the figures. */
const BEHIND = { transparent: false, blending: CustomBlending, depthFunc: GreaterDepth } as const;
const BEHIND_ORDER = 0.3;

/** The field of spots, what terrain hides of it (seen faintly through that), the way to one of them with the strikes on it, and the one pointed at that is not open, empty. */
export function spotMeshes() {
  const made = {
    field: new Mesh(new BufferGeometry(), spotPaint(0)),
    shut: new Mesh(new BufferGeometry(), spotPaint(0, SHUT)),
    behind: new Mesh(new BufferGeometry(), Object.assign(spotPaint(1), BEHIND)),
    line: new Mesh(new BufferGeometry(), new MeshBasicMaterial({ color: '#ffd98a', side: DoubleSide, ...ON_FIELDS })),
    strikes: new Mesh(new BufferGeometry(), new MeshBasicMaterial({ color: '#ff5a32', side: DoubleSide, ...ON_FIELDS })),
  };
  for (const mesh of Object.values(made)) {
    mesh.frustumCulled = false;
    mesh.raycast = () => {};
    mesh.visible = false;
  }
  made.field.renderOrder = made.shut.renderOrder = 2;
  made.behind.renderOrder = BEHIND_ORDER;
  made.line.renderOrder = 3;
  made.strikes.renderOrder = 4;
  return made;
}
