import { BoxGeometry, BufferAttribute, type BufferGeometry, Color, PlaneGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { TableSize } from '../../../engine/space/terrain/size.ts';
import { TRAY } from './throw.ts';

/** How far the middle of the tray stands from the board's edge, how high, and how far beyond the board's middle (mm). */
const STANDS = { beside: 210.8, y: -19, z: -60 } as const;
/** Where the middle of the tray stands for who looks from a quarter turn (0 to 3) around a table, with that turn taken away (mm): its long side lies along the board's left edge. */
export const placeOf = ([width, depth]: TableSize, quarter: number): { readonly x: number; readonly y: number; readonly z: number } =>
  ({ x: -((quarter % 2 === 0 ? width : depth) / 2 + STANDS.beside), y: STANDS.y, z: STANDS.z });
export const ALONG = Math.PI / 2;

/** Width of the walls and of the lip that lies on them, and how far the lip juts out (mm). */
const [WALL, LIP, OVER] = [12, 5, 2];
/** Half the tray's outside (mm). */
export const OUTSIDE = { x: TRAY.x + 6 + WALL / 2 + OVER, z: TRAY.z + 6 + WALL / 2 + OVER } as const;

const [FELT, SHADE, THREAD, BRASS] = ['#2b4239', '#14211c', '#86713f', '#8c6c34'].map((name) => new Color(name)) as [Color, Color, Color, Color];

/** Four wooden walls with a wider lip on top. */
export function walls(): BufferGeometry {
  const [x, z, h] = [TRAY.x + 6, TRAY.z + 6, TRAY.wall];
  return mergeGeometries([[WALL, h - LIP, 0], [WALL + 2 * OVER, LIP, h - LIP]].flatMap(([t, high, from]) => [-1, 1].flatMap((side) => [
    new BoxGeometry(2 * x + t!, high, t).translate(0, from! + high! / 2, side * z),
    new BoxGeometry(t, high, 2 * z + t!).translate(side * x, from! + high! / 2, 0),
  ])))!;
}

/** All corners of a geometry in one colour, or each in its own. */
function dyed(geometry: BufferGeometry, colour: Color | ((x: number, z: number) => Color)): BufferGeometry {
  const { count } = geometry.getAttribute('position');
  const colours = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const { r, g, b } = colour instanceof Color ? colour : colour(geometry.getAttribute('position').getX(i), geometry.getAttribute('position').getZ(i));
    colours.set([r, g, b], 3 * i);
  }
  return geometry.setAttribute('color', new BufferAttribute(colours, 3));
}

/** Thread sewn into the felt: an outline so far within the walls (mm). */
function thread(within: number, wide: number): BufferGeometry[] {
  const [x, z] = [TRAY.x - within, TRAY.z - within];
  return [-1, 1].flatMap((side) => [
    new PlaneGeometry(2 * x + wide, wide).rotateX(-Math.PI / 2).translate(0, 0.3, side * z),
    new PlaneGeometry(wide, 2 * z - wide).rotateX(-Math.PI / 2).translate(side * x, 0.3, 0),
  ]).map((strip) => dyed(strip, THREAD));
}

/** Brass on the lip's corners. */
function corners(): BufferGeometry[] {
  const [x, z, arm, thick] = [OUTSIDE.x, OUTSIDE.z, 26, 1.6];
  const wide = WALL + 2 * OVER + 1;
  return [-1, 1].flatMap((sx) => [-1, 1].flatMap((sz) => [
    new BoxGeometry(arm, thick, wide).translate(sx * (x + 0.5 - arm / 2), TRAY.wall + thick / 2, sz * (z + 0.5 - wide / 2)),
    new BoxGeometry(wide, thick, arm).translate(sx * (x + 0.5 - wide / 2), TRAY.wall + thick / 2 - 0.1, sz * (z + 0.5 - arm / 2)),
  ])).map((plate) => dyed(plate, BRASS));
}

/** Felt that lies in its walls' shade, with a sewn edge, and the brass of the tray: one geometry with a colour at each corner. */
export function lining(): BufferGeometry {
  const felt = new PlaneGeometry(2 * TRAY.x + 12, 2 * TRAY.z + 12, 36, 20).rotateX(-Math.PI / 2);
  const shaded = dyed(felt, (x, z) => {
    const inside = Math.min(TRAY.x + 6 - Math.abs(x), TRAY.z + 6 - Math.abs(z));
    return SHADE.clone().lerp(FELT, Math.min(1, Math.max(0, inside) / 42) ** 0.6);
  });
  return mergeGeometries([shaded, ...thread(15, 1.3), ...thread(19, 0.7), ...corners()])!;
}
