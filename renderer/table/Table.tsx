import { useMemo } from 'react';
import { BackSide, BoxGeometry, BufferAttribute, type BufferGeometry, Mesh, MeshBasicMaterial, PlaneGeometry, SphereGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { useFine } from '../match/quality.ts';
import { matPaint, surface, type Paint } from './paint.ts';
import { BOARD } from './surface/looks.ts';
import type { Pictures } from './surface/pictures.ts';

const GAP = 12;
const RIM = 74;

/** Four bars of oiled wood with a raised outer lip, as one geometry. */
function edge(): BufferGeometry {
  const bars: BufferGeometry[] = [];
  for (let i = 0; i < 4; i++) {
    const out = BOARD / 2 + GAP + RIM / 2;
    const turn = (i * Math.PI) / 2;
    const [s, c] = [Math.round(Math.sin(turn)), Math.round(Math.cos(turn))];
    const long = BOARD + 2 * GAP + RIM * (i % 2 ? 0 : 2);
    bars.push(new BoxGeometry(long, 26, RIM).rotateY(turn).translate(s * out, -6, c * out));
    bars.push(new BoxGeometry(long + 8, 8, 8).rotateY(turn).translate(s * (out + RIM / 2), 6, c * (out + RIM / 2)));
  }
  return mergeGeometries(bars)!;
}

/** The dark table everything lies on; vertex colours let it fade into the room. */
function bigTable(): BufferGeometry {
  const plane = new PlaneGeometry(7000, 7000, 40, 40).rotateX(-Math.PI / 2).translate(0, -20, 0);
  const at = plane.getAttribute('position');
  const light = new Float32Array(at.count * 3);
  for (let i = 0; i < at.count; i++) light.fill(Math.max(0.12, 1 - Math.hypot(at.getX(i), at.getZ(i)) / 1900) ** 1.3, i * 3, i * 3 + 3);
  plane.setAttribute('color', new BufferAttribute(light, 3));
  return plane;
}

type Solid = Mesh<BufferGeometry, Paint | MeshBasicMaterial>;

/** Mat, board, edge, big table and room. */
export function tableMeshes({ mat: printed, matBump, wood, planks, grain, room }: Pictures, fine: boolean): Solid[] {
  const mat = surface(fine, { map: printed, roughness: 0.93, ...(matBump === null ? {} : { bumpMap: matBump, bumpScale: 1.1 }) });
  const oiled = surface(fine, { map: wood, roughness: 0.58, bumpMap: wood, bumpScale: 0.5 });
  const felt = surface(fine, { color: '#15110e', roughness: 0.9 });
  const under = new BoxGeometry(BOARD + 8, 3, BOARD + 8).translate(0, -1.8, 0);
  const foot = new BoxGeometry(BOARD + 2 * GAP, 4, BOARD + 2 * GAP).translate(0, -6, 0);
  const below = mergeGeometries([under, foot])!;
  const meshes: Solid[] = [
    new Mesh(new PlaneGeometry(BOARD, BOARD).rotateX(-Math.PI / 2), matPaint(mat, grain)),
    new Mesh(below, felt),
    new Mesh(edge(), oiled),
    new Mesh(bigTable(), surface(fine, { map: planks, vertexColors: true, roughness: 0.95, envMapIntensity: 0.3 })),
  ];
  for (const mesh of meshes) mesh.receiveShadow = true;
  meshes[2]!.castShadow = true;
  meshes.push(new Mesh(new SphereGeometry(3600, 32, 16), new MeshBasicMaterial({ map: room, side: BackSide, fog: false })));
  for (const mesh of meshes) {
    mesh.raycast = () => {};
    mesh.matrixAutoUpdate = false;
    // Everything below and behind the terrain is drawn after it, so that hidden parts of it cost nothing.
    mesh.renderOrder = 1;
  }
  return meshes;
}

/** The play mat on its wooden edge, on a dark table in a warm room. */
export function Table({ pictures }: { readonly pictures: Pictures }) {
  const fine = useFine();
  const meshes = useMemo(() => tableMeshes(pictures, fine), [pictures, fine]);
  return <>{meshes.map((mesh, i) => <primitive key={i} object={mesh} />)}</>;
}
