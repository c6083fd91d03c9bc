/** Whether convex bodies of terrain hide a whole picture from an eye: without a single ray through it. */
import { AS_IT_IS } from '../terrain/placed.ts';
import type { TerrainPart } from '../terrain/terrain.ts';
import { hullsOf, type Hull } from './mesh-hulls.ts';
import type { View } from './solid-view.ts';

/** How often a picture is halved at most. */
const HALVED = 6;
/** Room for so many hulls, and for so many planes of theirs. */
const [MOST_HULLS, MOST_PLANES] = [48, 2048];

/** By hull: where its planes begin and end. */
const begins = new Int32Array(MOST_HULLS + 1);
/** Four numbers a plane: how far before it the eye lies, and how far from there the middle of the picture, a step to its right and one up lead outward. */
const planes = new Float64Array(4 * MOST_PLANES);
let count = 0;

/** Whether a picture shows nothing that lies beyond the plane `deep` mm before the eye, for the convex bodies of these parts; `wide` (mm) is half its size there, about. */
export function isCovered(view: View, deep: number, wide: number, parts: readonly TerrainPart[]): boolean {
  count = 0;
  if (!(deep > 0)) return false;
  const { left, bottom, width, height } = view;
  for (const part of parts) {
    aim(part, view, deep);
    for (const hull of hullsOf(part)) {
      if (!isNear(hull, deep, wide) || !isBefore(hull)) continue;
      if (hides(count, left, bottom, width, height)) return true;
      count++;
    }
  }
  return count > 0 && covers(left, bottom, width, height, 0);
}

/** The eye, the middle of the picture and its directions there, in the frame of a piece. */
let [ex, ey, ez, ax, ay, az, rx, ry, rz, ux, uy, uz] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

function aim({ placed }: TerrainPart, { eye, ahead, right, up }: View, deep: number): void {
  const { sin, cos, at, level } = placed?.placing ?? AS_IT_IS;
  const x = eye.x - at[0], z = eye.z - at[1];
  ex = x * cos - z * sin;
  ey = eye.y - level;
  ez = x * sin + z * cos;
  ax = deep * (ahead.x * cos - ahead.z * sin);
  ay = deep * ahead.y;
  az = deep * (ahead.x * sin + ahead.z * cos);
  rx = deep * (right.x * cos - right.z * sin);
  ry = deep * right.y;
  rz = deep * (right.x * sin + right.z * cos);
  ux = deep * (up.x * cos - up.z * sin);
  uy = deep * up.y;
  uz = deep * (up.x * sin + up.z * cos);
}

/** Whether a hull comes near the line to the middle of the picture; one that does not is of no use. */
function isNear({ ball }: Hull, deep: number, wide: number): boolean {
  const x = ball.x - ex, y = ball.y - ey, z = ball.z - ez;
  const along = (x * ax + y * ay + z * az) / deep;
  const reach = ball.radius + wide;
  return along > -ball.radius && along < deep + ball.radius && x * x + y * y + z * z - along * along < reach * reach;
}

/** Farther out of a plane than this is outside of what is drawn (mm). */
const OUTSIDE = 0.1;

/** Writes down a hull's planes as the eye sees them; false where the eye is not outside of it, or looks on an opening. */
function isBefore({ planes: own, open, shell }: Hull): boolean {
  let to = 4 * begins[count]!;
  if (count === MOST_HULLS || to + own.length > planes.length || !isOutside(shell)) return false;
  for (let i = 0; i < own.length; i += 4) {
    const x = own[i]!, y = own[i + 1]!, z = own[i + 2]!;
    const before = x * ex + y * ey + z * ez - own[i + 3]!;
    if (i < 4 * open && before > -OUTSIDE) return false;
    planes[to] = before;
    planes[to + 1] = x * ax + y * ay + z * az;
    planes[to + 2] = x * rx + y * ry + z * rz;
    planes[to + 3] = x * ux + y * uy + z * uz;
    to += 4;
  }
  begins[count + 1] = to / 4;
  return true;
}

function isOutside(shell: Float64Array): boolean {
  for (let i = 0; i < shell.length; i += 4) if (shell[i]! * ex + shell[i + 1]! * ey + shell[i + 2]! * ez - shell[i + 3]! > OUTSIDE) return true;
  return false;
}

/** Whether hulls together hide a rectangle: one of them all of it, or some of them its halves. */
function covers(left: number, bottom: number, width: number, height: number, halved: number): boolean {
  for (let hull = 0; halved > 0 && hull < count; hull++) if (hides(hull, left, bottom, width, height)) return true;
  if (halved === HALVED || !isHit(left + width / 2, bottom + height / 2)) return false;
  return width > height
    ? covers(left, bottom, width / 2, height, halved + 1) && covers(left + width / 2, bottom, width / 2, height, halved + 1)
    : covers(left, bottom + height / 2, width, height / 2, halved + 1) && covers(left, bottom, width, height / 2, halved + 1);
}

/** Whether a hull hides a rectangle: it does where it hides its corners, as it is convex. */
const hides = (hull: number, left: number, bottom: number, width: number, height: number): boolean =>
  hits(hull, left, bottom + height) && hits(hull, left + width, bottom) && hits(hull, left, bottom) && hits(hull, left + width, bottom + height);

/** Whether one of the hulls that `isCovered` looked at last hides a place of that picture. */
export function isHit(x: number, y: number): boolean {
  for (let hull = 0; hull < count; hull++) if (hits(hull, x, y)) return true;
  return false;
}

/** Whether the way through a place of the picture is inside of a hull somewhere before the plane. */
function hits(hull: number, x: number, y: number): boolean {
  let enter = 0, exit = 1;
  for (let i = 4 * begins[hull]!, end = 4 * begins[hull + 1]!; i < end; i += 4) {
    const before = planes[i]!;
    const along = planes[i + 1]! + x * planes[i + 2]! + y * planes[i + 3]!;
    if (before > 0) {
      if (before + along > 0) return false;
      const at = -before / along;
      if (at > enter) enter = at;
    } else if (before + along > 0) {
      const at = -before / along;
      if (at < exit) exit = at;
    }
    if (enter > exit) return false;
  }
  return true;
}
