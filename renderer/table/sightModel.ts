import { BackSide, BoxGeometry, BufferAttribute, BufferGeometry, Group, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Seen } from '../tools/groundTalk.ts';
import { ALARM, SAGE } from './palette.ts';
import type { DrawnPiece } from './pieces.ts';
import type { TerrainModel } from './terrainModel.ts';

/** Height above the ground at which the line is drawn (mm). */
const EYE = 26;
const THICK = 1.3;

const bar = new BoxGeometry(1, 1, 1);
const free = new MeshBasicMaterial({ color: SAGE, transparent: true, opacity: 0.9, depthTest: false, depthWrite: false, toneMapped: false });
const shut = new MeshBasicMaterial({ color: ALARM, transparent: true, opacity: 0.95, depthTest: false, depthWrite: false, toneMapped: false });
const outline = new MeshBasicMaterial({ color: ALARM, side: BackSide, toneMapped: false });
const tint = new MeshBasicMaterial({ color: ALARM, transparent: true, opacity: 0.28, depthWrite: false, toneMapped: false, polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1 });

const cuts = new WeakMap<DrawnPiece, Map<string, { readonly skin: BufferGeometry; readonly hull: BufferGeometry }>>();

/** One part of a piece on its own, and a copy blown up a little: drawn from behind it is the part's outline. */
function partAlone(piece: DrawnPiece, name: string): { readonly skin: BufferGeometry; readonly hull: BufferGeometry } | null {
  const number = piece.parts.findIndex((part) => part.name === name);
  if (number < 0) return null;
  let known = cuts.get(piece);
  if (known === undefined) cuts.set(piece, (known = new Map()));
  const found = known.get(name);
  if (found !== undefined) return found;
  const [from, part, index] = [piece.geometry.getAttribute('position'), piece.geometry.getAttribute('part'), piece.geometry.index!];
  const points: number[] = [];
  for (let i = 0; i < index.count; i += 3) {
    if (part.getX(index.getX(i)) !== number) continue;
    for (let k = 0; k < 3; k++) {
      const at = index.getX(i + k);
      points.push(from.getX(at), from.getY(at), from.getZ(at));
    }
  }
  const skin = new BufferGeometry();
  skin.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  const hull = mergeVertices(skin, 0.5);
  hull.computeVertexNormals();
  const [at, way] = [hull.getAttribute('position'), hull.getAttribute('normal')];
  for (let i = 0; i < at.count; i++) at.setXYZ(i, at.getX(i) + way.getX(i) * 14, at.getY(i) + way.getY(i) * 14, at.getZ(i) + way.getZ(i) * 14);
  const cut = { skin, hull };
  known.set(name, cut);
  return cut;
}

const from = new Vector3();
const to = new Vector3();

function strut(material: MeshBasicMaterial, a: Vector3, b: Vector3, thick: number): Mesh {
  const mesh = new Mesh(bar, material);
  mesh.position.copy(a).add(b).multiplyScalar(0.5);
  mesh.scale.set(thick, thick, Math.max(0.01, a.distanceTo(b)));
  mesh.lookAt(b);
  mesh.renderOrder = 7;
  return mesh;
}

/** Draws a line of sight: whole when it is free; else up to the part that blocks it, which is outlined. */
export function sightGroup(seen: Seen, model: TerrainModel): Group {
  const group = new Group();
  from.set(seen.from.x, seen.from.y + EYE, seen.from.z);
  to.set(seen.to.x, seen.to.y + EYE, seen.to.z);
  const material = seen.seen ? free : shut;
  group.add(strut(material, from, to, THICK));
  if (!seen.seen) {
    const [across, up] = [new Vector3(to.z - from.z, 0, from.x - to.x).normalize(), new Vector3(0, 1, 0)];
    for (const k of [1, -1]) {
      const arm = across.clone().multiplyScalar(k * 5).addScaledVector(up, 5);
      group.add(strut(shut, to.clone().add(arm), to.clone().sub(arm), 1.8));
    }
    const placed = model.placed.find(({ feature }) => feature.id === seen.feature);
    const cut = placed === undefined || seen.part === null ? null : partAlone(placed.piece, seen.part);
    if (placed !== undefined && cut !== null) for (const mesh of [new Mesh(cut.skin, tint), new Mesh(cut.hull, outline)]) {
      mesh.matrixAutoUpdate = false;
      mesh.matrix.copy(placed.matrix);
      group.add(mesh);
    }
  }
  group.traverse((node) => { node.raycast = () => {}; });
  return group;
}
