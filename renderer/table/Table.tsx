import { useEffect, useMemo } from 'react';
import { BoxGeometry, BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial, PlaneGeometry, type Texture } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { useFine } from '../match/quality.ts';
import type { HourName } from '../../engine/space/terrain/light.ts';
import { hours } from './light/hours.ts';
import { matPaint, surface, type Paint } from './paint.ts';
import { BOARD } from './surface/looks.ts';
import type { Pictures } from './surface/pictures.ts';
import { ROOM_PICTURE } from './surface/room.ts';

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

/** Half the side of the table that everything lies on, the radius of its corners and how thick it is. */
const TOP = { half: 1060, corner: 300, thick: 58 } as const;
/** Height of its top, of the room's floor and ceiling; half the room's side. */
const [LIES, FLOOR, CEILING, WALLS] = [-20, -760, 1900, 2500];

/** Corners of the table's outline, counter-clockwise from above, drawn in by so much. */
function outline(inside: number): (readonly [x: number, z: number])[] {
  const [middle, radius] = [TOP.half - TOP.corner, TOP.corner - inside];
  return Array.from({ length: 32 }, (_, i) => {
    const turn = (Math.floor(i / 8) * Math.PI) / 2;
    const angle = turn + ((i % 8) / 7) * (Math.PI / 2);
    const side = turn + Math.PI / 4;
    return [Math.sign(Math.cos(side)) * middle + Math.cos(angle) * radius, -Math.sign(Math.sin(side)) * middle - Math.sin(angle) * radius] as const;
  });
}

/** The table everything lies on, with a rounded edge; vertex colours let it fade into the room. */
function bigTable(): BufferGeometry {
  const rows = [0.25, 0.5, 0.75, 0.9].map((k) => ({ ring: outline(0).map(([x, z]) => [x * k, z * k] as const), y: LIES, light: 1 - 0.42 * k * k }));
  for (const [inside, down, light] of [[14, 0, 0.6], [4, 4, 0.85], [0, 14, 0.55], [0, TOP.thick, 0.22]] as const) {
    rows.push({ ring: outline(inside), y: LIES - down, light });
  }
  const [places, colours, uvs, index]: number[][] = [[0, LIES, 0], [1, 1, 1], [0.5, 0.5], []];
  for (const [k, { ring, y, light }] of rows.entries()) {
    for (const [i, [x, z]] of ring.entries()) {
      places!.push(x, y, z);
      colours!.push(light, light, light);
      uvs!.push(x / 7000 + 0.5, (z + LIES - y) / 7000 + 0.5);
      const [here, next] = [1 + k * ring.length + i, 1 + k * ring.length + ((i + 1) % ring.length)];
      if (k === 0) index!.push(0, here, next);
      else index!.push(here - ring.length, here, next, here - ring.length, next, next - ring.length);
    }
  }
  return shaped(places!, colours!, uvs!, index!);
}

function shaped(places: readonly number[], colours: readonly number[], uvs: readonly number[], index: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry().setIndex([...index]);
  for (const [name, values, size] of [['position', places, 3], ['color', colours, 3], ['uv', uvs, 2]] as const) {
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** The room around the table: four walls, floor and ceiling, seen from within. The floor lies in the table's shadow under it. */
function room(): BufferGeometry {
  const [places, colours, uvs, index]: number[][] = [[], [], [], []];
  const corner = (x: number, y: number, z: number, u: number, v: number, light: number): number => {
    places!.push(x, y, z);
    colours!.push(light, light, light);
    uvs!.push(u, 1 - v);
    return places!.length / 3 - 1;
  };
  const quad = (a: number, b: number, c: number, d: number): void => { index!.push(a, b, c, a, c, d); };
  const sides = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;
  for (const [i, [x, z]] of sides.entries()) {
    const [nx, nz] = sides[(i + 1) % 4]!;
    const [u, nu] = [i / 4 + 0.001, (i + 1) / 4 - 0.001];
    const at = (sx: number, sz: number, y: number, su: number, v: number): number => corner(sx * WALLS, y, sz * WALLS, su, v, 1);
    const [low, high] = [ROOM_PICTURE.walls - 0.002, 0.002];
    quad(at(x, z, FLOOR, u, low), at(nx, nz, FLOOR, nu, low), at(nx, nz, CEILING, nu, high), at(x, z, CEILING, u, high));
  }
  const CELLS = 10;
  const under = (x: number, z: number): number => 0.16 + 0.84 * Math.min(1, Math.max(0, (Math.max(Math.abs(x), Math.abs(z)) - 900) / 700)) ** 1.4;
  for (let i = 0; i < CELLS; i++) for (let j = 0; j < CELLS; j++) {
    const at = (k: number, l: number): number => {
      const [s, t] = [k / CELLS, l / CELLS];
      const [x, z] = [(2 * s - 1) * WALLS, (2 * t - 1) * WALLS];
      const v = ROOM_PICTURE.walls + 0.004 + t * (1 - ROOM_PICTURE.walls - 0.008);
      return corner(x, FLOOR, z, 0.004 + s * (ROOM_PICTURE.floor - 0.008), v, under(x, z));
    };
    quad(at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j));
  }
  const over = sides.map(([x, z]) => corner(x * WALLS, CEILING, z * WALLS, 0.75, 0.75, 0.8));
  quad(over[0]!, over[1]!, over[2]!, over[3]!);
  return shaped(places!, colours!, uvs!, index!);
}

type Solid = Mesh<BufferGeometry, Paint | MeshBasicMaterial>;

/** How much brighter the room is than its picture, which is painted dark. */
const ROOM_LIGHT = 2.4;

/** The room's paint: it has its light in its picture, and is tinted by the hour. */
const roomPaint = (map: Texture): MeshBasicMaterial => new MeshBasicMaterial({ map, vertexColors: true, fog: false });

/** Mat, board, edge, big table and room. */
export function tableMeshes({ mat: printed, matBump, wood, planks, grain, room: around }: Pictures, fine: boolean): Solid[] {
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
  meshes.push(new Mesh(room(), roomPaint(around)));
  for (const mesh of meshes) {
    mesh.raycast = () => {};
    mesh.matrixAutoUpdate = false;
    // Everything below and behind the terrain is drawn after it, so that hidden parts of it cost nothing.
    mesh.renderOrder = 1;
  }
  return meshes;
}

/** The play mat on its wooden edge, on a dark table in a warm room. */
export function Table({ pictures, hour }: { readonly pictures: Pictures; readonly hour: HourName }) {
  const fine = useFine();
  const meshes = useMemo(() => tableMeshes(pictures, fine), [pictures, fine]);
  useEffect(() => {
    const { room: tint, wood } = hours[hour];
    const [, , rim, top, around] = meshes;
    const bright = fine ? wood.fine : wood.plain;
    rim!.material.color.set(wood.tint).multiplyScalar(1 + (bright - 1) * 0.5);
    top!.material.color.set(wood.tint).multiplyScalar(bright);
    around!.material.color.set(tint).multiplyScalar(ROOM_LIGHT);
  }, [meshes, hour, fine]);
  return <>{meshes.map((mesh, i) => <primitive key={i} object={mesh} />)}</>;
}
