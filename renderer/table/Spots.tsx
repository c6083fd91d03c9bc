import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { BufferGeometry, CustomBlending, DoubleSide, GreaterDepth, Mesh, MeshBasicMaterial, ShaderMaterial } from 'three';
import { stage, useMatch } from '../match/match.ts';
import { middleOf } from '../tools/spots.ts';
import { useSpeak } from '../words/speak.ts';
import { ON_FIELDS } from './groundPaint.ts';
import { lightSpots, spotGeometry, wayGeometry } from './spotMesh.ts';
import { TableTag } from './TableTag.tsx';

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
/** Height of the tag above the ground (mm). */
const OVER = 14;
/** How brightly a picked spot shines beside the one pointed at. */
const PICKED = 0.6;

const spotPaint = (hidden: 0 | 1): ShaderMaterial =>
  new ShaderMaterial({ vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms: { tint: { value: TINT }, hidden: { value: hidden } }, ...ON_FIELDS });

/** What terrain hides of spots is drawn after it, and before the figures. */
const BEHIND = { transparent: false, blending: CustomBlending, depthFunc: GreaterDepth } as const;
const BEHIND_ORDER = 0.3;

/** The field of spots, what terrain hides of it (seen faintly through that) and the way to one of them, empty. */
export function spotMeshes() {
  const made = {
    field: new Mesh(new BufferGeometry(), spotPaint(0)),
    behind: new Mesh(new BufferGeometry(), Object.assign(spotPaint(1), BEHIND)),
    line: new Mesh(new BufferGeometry(), new MeshBasicMaterial({ color: '#ffd98a', side: DoubleSide, ...ON_FIELDS })),
  };
  for (const mesh of Object.values(made)) {
    mesh.frustumCulled = false;
    mesh.raycast = () => {};
    mesh.visible = false;
  }
  made.field.renderOrder = 2;
  made.behind.renderOrder = BEHIND_ORDER;
  made.line.renderOrder = 3;
  return made;
}

/** Areas of the table that options stand for: all of them in one draw call, the way to the one pointed at, and what it costs. */
export function Spots() {
  const invalidate = useThree((s) => s.invalidate);
  const speak = useSpeak();
  const spots = useMatch((s) => s.hints.spots);
  const hovered = useMatch((s) => s.hovered);
  const picks = useMatch((s) => s.picks);
  const [ground, setGround] = useState(0);
  const { field, behind, line } = useMemo(spotMeshes, []);
  const over = spots.find(({ option }) => option === hovered);

  // The ground comes with the table's pieces, which may be later than the question.
  useEffect(() => stage.onGround(() => setGround((count) => count + 1)), []);
  useEffect(() => {
    field.geometry.dispose();
    behind.geometry = field.geometry = spotGeometry(spots, (at) => stage.groundAt(at));
    behind.visible = field.visible = spots.length > 0;
    invalidate();
  }, [field, behind, spots, ground, invalidate]);
  useEffect(() => {
    lightSpots(field.geometry, (i) => (spots[i]!.option === hovered ? 1 : picks.includes(spots[i]!.option) ? PICKED : 0));
    line.geometry.dispose();
    line.geometry = wayGeometry(over?.way ?? [], (at) => stage.groundAt(at));
    line.visible = over?.way !== undefined;
    invalidate();
  }, [field, line, spots, ground, hovered, picks, over, invalidate]);
  useEffect(() => () => {
    for (const mesh of [field, behind, line]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
  }, [field, behind, line]);
  const middle = over === undefined ? null : middleOf(over);
  return (
    <>
      <primitive object={field} />
      <primitive object={behind} />
      <primitive object={line} />
      <TableTag at={middle === null || over?.cost === undefined ? null : [middle.x, stage.groundAt(middle) + OVER, middle.z]} className="side-none">
        <b>{over?.cost}</b> <small>{speak('table.cost')}</small>
      </TableTag>
    </>
  );
}
