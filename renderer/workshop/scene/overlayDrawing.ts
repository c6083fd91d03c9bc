/** How shapes that rules read are drawn over a table: one draw call for faces, one for bars. */
import { BufferAttribute, BufferGeometry, Color, DoubleSide, Mesh, MeshBasicMaterial, ShapeUtils, Vector2, Vector3 } from 'three';
import { MOST_FEATURES } from '../../../engine/space/terrain/table.ts';
import type { Bars } from '../../measure/bars.ts';
import type { OverlayFace, OverlayShapes } from '../overlayShapes.ts';

/** Bars that are drawn at most: ten of each piece of the fullest table. */
export const MOST_BARS = 10 * MOST_FEATURES;
const [from, to, tone] = [new Vector3(), new Vector3(), new Color()];

/** All faces in one geometry, for one draw call. */
function facesMesh(faces: readonly OverlayFace[]): BufferGeometry {
  const [places, colours, index]: number[][] = [[], [], []];
  for (const { outline, holes, y, colour } of faces) {
    const first = places!.length / 3;
    const flat = (ring: OverlayFace['outline']): Vector2[] => ring.map(([x, z]) => new Vector2(x, z));
    const [contour, inner] = [flat(outline), holes.map(flat)];
    tone.set(colour);
    for (const { x, y: z } of [contour, ...inner].flat()) {
      places!.push(x, y, z);
      colours!.push(tone.r, tone.g, tone.b);
    }
    for (const corners of ShapeUtils.triangulateShape(contour, inner)) index!.push(...corners.map((corner) => first + corner));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places!), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours!), 3));
  geometry.setIndex(index!);
  return geometry;
}

/** Puts other shapes in the place of those that were drawn. */
export function layShapes(mesh: Mesh<BufferGeometry, MeshBasicMaterial>, bars: Bars, { faces, bars: list, through }: OverlayShapes): void {
  mesh.geometry.dispose();
  mesh.geometry = facesMesh(faces);
  mesh.visible = faces.length > 0;
  mesh.material.depthTest = through !== true;
  bars.clear();
  for (const { from: a, to: b, width, colour } of list) bars.add(from.set(...a), to.set(...b), width, width, colour);
}

/** What faces are drawn with; without any at first. */
export function facesOver(): Mesh<BufferGeometry, MeshBasicMaterial> {
  const paint = new MeshBasicMaterial({
    vertexColors: true, transparent: true, opacity: 0.55, depthWrite: false, side: DoubleSide, toneMapped: false, fog: false,
  });
  const made = new Mesh(new BufferGeometry(), paint);
  made.frustumCulled = false;
  made.renderOrder = 3;
  made.raycast = () => {};
  return made;
}
