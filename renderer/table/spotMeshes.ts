/** What marked areas of the table are drawn with. */
import { BufferGeometry, CustomBlending, DoubleSide, GreaterDepth, Mesh, MeshBasicMaterial, Points, ShaderMaterial, Vector4 } from 'three';
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

/** A disc with a cross, turned to whoever looks: as large as so many mm, and never smaller than so many px. */
const STRIKE_VERTEX = `
uniform float tall;
uniform float least;
void main() {
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_PointSize = max(least, 17.0 * projectionMatrix[1][1] * tall / gl_Position.w);
}`;

const STRIKE_FRAGMENT = `
void main() {
  vec2 p = gl_PointCoord * 2.0 - 1.0;
  float soft = fwidth(p.x);
  float far = length(p);
  float disc = 1.0 - smoothstep(1.0 - soft, 1.0, far);
  if (disc < 0.01) discard;
  float rim = smoothstep(0.74 - soft, 0.74, far);
  float bar = abs(abs(p.x) - abs(p.y));
  float bars = (1.0 - smoothstep(0.15, 0.15 + soft, bar)) * (1.0 - smoothstep(0.5, 0.5 + soft, max(abs(p.x), abs(p.y))));
  vec3 colour = mix(vec3(0.045, 0.008, 0.006), vec3(1.0, 0.13, 0.05), rim);
  gl_FragColor = vec4(mix(colour, vec3(1.0, 0.72, 0.6), bars), disc);
  #include <colorspace_fragment>
}`;

/** Least size of the mark of a strike (CSS px). */
const LEAST = 20;
const view = new Vector4();

/** Marks of strikes: over everything that stands there, as what they say counts from every side. */
function strikePoints(): Points<BufferGeometry, ShaderMaterial> {
  const tall = { value: 0 };
  const least = { value: 0 };
  const points = new Points(new BufferGeometry(), new ShaderMaterial({
    vertexShader: STRIKE_VERTEX, fragmentShader: STRIKE_FRAGMENT, uniforms: { tall, least },
    transparent: true, depthTest: false, depthWrite: false, toneMapped: false,
  }));
  points.onBeforeRender = (renderer) => {
    tall.value = renderer.getCurrentViewport(view).w / 2;
    least.value = LEAST * renderer.getPixelRatio();
  };
  return points;
}

/** The field of spots, what terrain hides of it (seen faintly through that), the way to one of them, marks of the strikes on it, and the one not open. */
export function spotMeshes() {
  const made = {
    field: new Mesh(new BufferGeometry(), spotPaint(0)),
    shut: new Mesh(new BufferGeometry(), spotPaint(0, SHUT)),
    behind: new Mesh(new BufferGeometry(), Object.assign(spotPaint(1), BEHIND)),
    line: new Mesh(new BufferGeometry(), new MeshBasicMaterial({ color: '#ffd98a', side: DoubleSide, ...ON_FIELDS })),
    strikes: strikePoints(),
  };
  for (const mesh of Object.values(made)) {
    mesh.frustumCulled = false;
    mesh.raycast = () => {};
    mesh.visible = false;
  }
  made.field.renderOrder = made.shut.renderOrder = 2;
  made.behind.renderOrder = BEHIND_ORDER;
  made.line.renderOrder = 3;
  made.strikes.renderOrder = 8;
  return made;
}
