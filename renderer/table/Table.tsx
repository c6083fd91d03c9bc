import { useEffect, useMemo } from 'react';
import { BoxGeometry, BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial, PlaneGeometry, type Texture } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { useFine } from '../match/quality.ts';
import type { HourName } from '../../engine/space/terrain/light.ts';
import { hours } from './light/hours.ts';
import { matPaint, surface, type Paint } from './paint.ts';
import { USUAL_SIZE, type TableSize } from '../../engine/space/terrain/size.ts';
import { GAP, MARGIN, RIM } from './boardShape.ts';
import { BUMP_CHANNEL, type Pictures } from './surface/pictures.ts';
import { ROOM_PICTURE } from './surface/room.ts';

/** Length of a usual board's bars (mm), over which the wood's picture lies once. */
const BAR = USUAL_SIZE[0] + 2 * GAP + RIM;

/** Wood that is as fine on a bar of any length. */
function bar(long: number, high: number, deep: number): BufferGeometry {
  const box = new BoxGeometry(long, high, deep);
  const uv = box.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setX(i, (uv.getX(i) * long) / BAR);
  return box;
}

/** Four bars of oiled wood with a raised outer lip, as one geometry. */
function edge(size: TableSize): BufferGeometry {
  const bars: BufferGeometry[] = [];
  for (let i = 0; i < 4; i++) {
    // Those at the far and the near end go as far as the corners.
    const [along, across] = i % 2 === 0 ? size : [size[1], size[0]];
    const out = across / 2 + GAP + RIM / 2;
    const turn = (i * Math.PI) / 2;
    const [s, c] = [Math.round(Math.sin(turn)), Math.round(Math.cos(turn))];
    const long = along + 2 * GAP + RIM * (i % 2 ? 0 : 2);
    bars.push(bar(long, 26, RIM).rotateY(turn).translate(s * out, -6, c * out));
    bars.push(bar(long + 8, 8, 8).rotateY(turn).translate(s * (out + RIM / 2), 6, c * (out + RIM / 2)));
  }
  return mergeGeometries(bars)!;
}

/** The mat itself: its picture lies over the whole of it, its bumps as on a usual one. */
function matOf([width, depth]: TableSize): BufferGeometry {
  const plane = new PlaneGeometry(width, depth).rotateX(-Math.PI / 2);
  const place = plane.getAttribute('position');
  const bumps = new Float32Array(place.count * 2);
  for (let i = 0; i < place.count; i++) bumps.set([place.getX(i) / USUAL_SIZE[0] + 0.5, 0.5 - place.getZ(i) / USUAL_SIZE[1]], 2 * i);
  return plane.setAttribute(`uv${BUMP_CHANNEL}`, new BufferAttribute(bumps, 2));
}

/** The radius of the corners of the table that everything lies on, and how thick it is. */
const TOP = { corner: 300, thick: 58 } as const;
/** Height of its top, of the room's floor and ceiling; how far the walls stand from the table's edge. */
const [LIES, FLOOR, CEILING, ASIDE] = [-20, -760, 1900, 1440];
/** Half the sides of a table on which a usual board lies: smaller ones lie on the same. */
const USUAL_TOP = 1060;

/** Half the width and depth of the table that a board lies on: there is room for dice beside it. */
const topOf = ([width, depth]: TableSize): readonly [x: number, z: number] =>
  [Math.max(USUAL_TOP, width / 2 + MARGIN), Math.max(USUAL_TOP, depth / 2 + MARGIN)];

/** Corners of the table's outline, counter-clockwise from above, drawn in by so much. */
function outline([halfX, halfZ]: readonly [number, number], inside: number): (readonly [x: number, z: number])[] {
  const radius = TOP.corner - inside;
  return Array.from({ length: 32 }, (_, i) => {
    const turn = (Math.floor(i / 8) * Math.PI) / 2;
    const angle = turn + ((i % 8) / 7) * (Math.PI / 2);
    const side = turn + Math.PI / 4;
    const [x, z] = [Math.sign(Math.cos(side)) * (halfX - TOP.corner), -Math.sign(Math.sin(side)) * (halfZ - TOP.corner)];
    return [x + Math.cos(angle) * radius, z - Math.sin(angle) * radius] as const;
  });
}

/** The table everything lies on, with a rounded edge; vertex colours let it fade into the room. */
function bigTable(top: readonly [number, number]): BufferGeometry {
  const rows = [0.25, 0.5, 0.75, 0.9].map((k) => ({ ring: outline(top, 0).map(([x, z]) => [x * k, z * k] as const), y: LIES, light: 1 - 0.42 * k * k }));
  for (const [inside, down, light] of [[14, 0, 0.6], [4, 4, 0.85], [0, 14, 0.55], [0, TOP.thick, 0.22]] as const) {
    rows.push({ ring: outline(top, inside), y: LIES - down, light });
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
function room([topX, topZ]: readonly [number, number]): BufferGeometry {
  const [wallX, wallZ] = [topX + ASIDE, topZ + ASIDE];
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
    const at = (sx: number, sz: number, y: number, su: number, v: number): number => corner(sx * wallX, y, sz * wallZ, su, v, 1);
    const [low, high] = [ROOM_PICTURE.walls - 0.002, 0.002];
    quad(at(x, z, FLOOR, u, low), at(nx, nz, FLOOR, nu, low), at(nx, nz, CEILING, nu, high), at(x, z, CEILING, u, high));
  }
  const CELLS = 10;
  const under = (x: number, z: number): number => 0.16 + 0.84 * Math.min(1, Math.max(0, (Math.max(Math.abs(x) - topX, Math.abs(z) - topZ) + 160) / 700)) ** 1.4;
  for (let i = 0; i < CELLS; i++) for (let j = 0; j < CELLS; j++) {
    const at = (k: number, l: number): number => {
      const [s, t] = [k / CELLS, l / CELLS];
      const [x, z] = [(2 * s - 1) * wallX, (2 * t - 1) * wallZ];
      const v = ROOM_PICTURE.walls + 0.004 + t * (1 - ROOM_PICTURE.walls - 0.008);
      return corner(x, FLOOR, z, 0.004 + s * (ROOM_PICTURE.floor - 0.008), v, under(x, z));
    };
    quad(at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j));
  }
  const over = sides.map(([x, z]) => corner(x * wallX, CEILING, z * wallZ, 0.75, 0.75, 0.8));
  quad(over[0]!, over[1]!, over[2]!, over[3]!);
  return shaped(places!, colours!, uvs!, index!);
}

type Solid = Mesh<BufferGeometry, Paint | MeshBasicMaterial>;

/** How much brighter the room is than its picture, which is painted dark. */
const ROOM_LIGHT = 2.4;

/** The room's paint: it has its light in its picture, and is tinted by the hour. */
const roomPaint = (map: Texture): MeshBasicMaterial => new MeshBasicMaterial({ map, vertexColors: true, fog: false });

/** Mat, board, edge, big table and room of a table of a size. */
export function tableMeshes({ mat: printed, matBump, wood, planks, grain, room: around }: Pictures, fine: boolean, size: TableSize): Solid[] {
  const [width, depth] = size;
  const top = topOf(size);
  const mat = surface(fine, { map: printed, roughness: 0.93, ...(matBump === null ? {} : { bumpMap: matBump, bumpScale: 1.1 }) });
  const oiled = surface(fine, { map: wood, roughness: 0.58, bumpMap: wood, bumpScale: 0.5 });
  const felt = surface(fine, { color: '#15110e', roughness: 0.9 });
  const under = new BoxGeometry(width + 8, 3, depth + 8).translate(0, -1.8, 0);
  const foot = new BoxGeometry(width + 2 * GAP, 4, depth + 2 * GAP).translate(0, -6, 0);
  const below = mergeGeometries([under, foot])!;
  const meshes: Solid[] = [
    new Mesh(matOf(size), matPaint(mat, grain)),
    new Mesh(below, felt),
    new Mesh(edge(size), oiled),
    new Mesh(bigTable(top), surface(fine, { map: planks, vertexColors: true, roughness: 0.95, envMapIntensity: 0.3 })),
  ];
  for (const mesh of meshes) mesh.receiveShadow = true;
  meshes[2]!.castShadow = true;
  meshes.push(new Mesh(room(top), roomPaint(around)));
  for (const mesh of meshes) {
    mesh.raycast = () => {};
    mesh.matrixAutoUpdate = false;
    // Everything below and behind the terrain is drawn after it, so that hidden parts of it cost nothing.
    mesh.renderOrder = 1;
  }
  return meshes;
}

/** The play mat on its wooden edge, on a dark table in a warm room. */
export function Table({ pictures, size: [width, depth], hour }: { readonly pictures: Pictures; readonly size: TableSize; readonly hour: HourName }) {
  const fine = useFine();
  const meshes = useMemo(() => tableMeshes(pictures, fine, [width, depth]), [pictures, fine, width, depth]);
  useEffect(() => () => { for (const { geometry } of meshes) geometry.dispose(); }, [meshes]);
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
