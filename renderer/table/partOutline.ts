import { BackSide, BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial } from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { PartRef } from '../tools/groundTalk.ts';
import { ALARM } from './palette.ts';
import type { DrawnPiece } from './pieces.ts';
import { shared } from './shared.ts';
import type { TerrainModel } from './terrainModel.ts';

/** How far the outline stands off the part, in the piece's tenths of a millimetre. */
const OFF = 14;

const hullPaint = shared(new MeshBasicMaterial({ color: ALARM, side: BackSide, toneMapped: false }));
const skinPaint = shared(new MeshBasicMaterial({
  color: ALARM,
  transparent: true,
  opacity: 0.28,
  depthWrite: false,
  toneMapped: false,
  polygonOffset: true,
  polygonOffsetFactor: -1,
  polygonOffsetUnits: -1,
}));
/** What lies behind other terrain still shows faintly. */
const ghostPaint = shared(new MeshBasicMaterial({
  color: ALARM,
  transparent: true,
  opacity: 0.1,
  depthTest: false,
  depthWrite: false,
  toneMapped: false,
}));

interface Cut {
  readonly skin: BufferGeometry;
  readonly hull: BufferGeometry;
}

const cuts = new WeakMap<DrawnPiece, Map<string, Cut>>();

/** One part of a piece on its own, and a copy blown up a little: drawn from behind it is the part's outline. */
function partAlone(piece: DrawnPiece, name: string): Cut | null {
  const number = piece.parts.findIndex((part) => part.name === name);
  if (number < 0) return null;
  let known = cuts.get(piece);
  if (known === undefined) cuts.set(piece, (known = new Map()));
  let cut = known.get(name);
  if (cut === undefined) known.set(name, (cut = cutOut(piece, number)));
  return cut;
}

function cutOut({ geometry }: DrawnPiece, number: number): Cut {
  const [from, part, index] = [geometry.getAttribute('position'), geometry.getAttribute('part'), geometry.index!];
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
  for (let i = 0; i < at.count; i++) at.setXYZ(i, at.getX(i) + way.getX(i) * OFF, at.getY(i) + way.getY(i) * OFF, at.getZ(i) + way.getZ(i) * OFF);
  return { skin, hull };
}

/** Skin, ghost and outline of a part. */
export const outlinePaints = [skinPaint, ghostPaint, hullPaint] as const;

/** A part of the terrain drawn in the colour of alarm with an outline; nothing when it is not on the table. The geometry is kept and shared. */
export function partOutline({ feature, part }: PartRef, { placed }: TerrainModel): readonly Mesh[] {
  const there = placed.find((other) => other.feature.id === feature);
  const cut = there === undefined ? null : partAlone(there.piece, part);
  if (there === undefined || cut === null) return [];
  return [new Mesh(cut.skin, skinPaint), new Mesh(cut.skin, ghostPaint), new Mesh(cut.hull, hullPaint)].map((mesh) => {
    mesh.matrixAutoUpdate = false;
    mesh.matrix.copy(there.matrix);
    mesh.raycast = () => {};
    return mesh;
  });
}
