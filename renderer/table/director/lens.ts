import type { Point } from '../../../engine/shape/point.ts';
import { FIELD_OF_VIEW, type View } from '../rig.ts';

/** A part of the picture in CSS pixels from its upper left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The picture's size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Something upright that a picture shows: the middle of its foot, its height and its radius. Lengths in mm. */
export interface Body extends Point {
  readonly high: number;
  readonly radius: number;
}

/** Half the vertical field of view, as a tangent. */
const HALF = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
/** Nearest distance between the eye and what it looks at (mm). */
const NEAREST = 200;

/** The camera's own axes for a direction of view: right, up, and back towards the eye. */
interface Axes {
  readonly right: Point;
  readonly up: Point;
  readonly back: Point;
}

function axesOf(turn: number, tilt: number): Axes {
  const [s, c, st, ct] = [Math.sin(turn), Math.cos(turn), Math.sin(tilt), Math.cos(tilt)];
  return { right: { x: c, y: 0, z: -s }, up: { x: -s * st, y: ct, z: -c * st }, back: { x: s * ct, y: st, z: c * ct } };
}

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y + a.z * b.z;

/** Where the eye of a view is. */
export function eyeOf({ x, y, z, turn, tilt, away }: View): Point {
  const { back } = axesOf(turn, tilt);
  return { x: x + back.x * away, y: y + back.y * away, z: z + back.z * away };
}

/** A place in the picture in CSS pixels; `away` is its distance along the line of view (mm), at most 0 behind the eye. */
export function project(view: View, { width, height }: Size, at: Point): { readonly x: number; readonly y: number; readonly away: number } {
  const { right, up, back } = axesOf(view.turn, view.tilt);
  const eye = eyeOf(view);
  const to = { x: at.x - eye.x, y: at.y - eye.y, z: at.z - eye.z };
  const away = -dot(to, back);
  const perMm = height / (2 * HALF * away);
  return { x: width / 2 + dot(to, right) * perMm, y: height / 2 - dot(to, up) * perMm, away };
}

/** How high a body stands in the picture, from the middle of its foot to its head, in CSS pixels; 0 behind the eye. */
export function pixelsOf(view: View, size: Size, body: Body): number {
  const foot = project(view, size, body);
  const head = project(view, size, { x: body.x, y: body.y + body.high, z: body.z });
  return Math.min(foot.away, head.away) <= 0 ? 0 : Math.hypot(head.x - foot.x, head.y - foot.y);
}

/** The place around a body that its picture lies within. */
export function boundsOf(view: View, size: Size, body: Body): Area {
  const [s, c] = [Math.sin(view.turn) * body.radius, Math.cos(view.turn) * body.radius];
  const { x, y, z } = body;
  const ends = [{ x: x + c, y, z: z - s }, { x: x - c, y, z: z + s }, { x: x + s, y, z: z + c }, { x, y: y + body.high, z }];
  const all = ends.map((at) => project(view, size, at));
  if (all.some(({ away }) => away <= 0)) return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const [xs, ys] = [all.map((at) => at.x), all.map((at) => at.y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const isWithin = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

/** What a view is fitted to. */
interface Fitting {
  readonly size: Size;
  /** Where the bodies are to lie. */
  readonly area: Area;
  /** The first body is drawn no higher than so many pixels. */
  readonly most: number;
}

/**
 * The nearest view in a direction that has all bodies within an area of the picture. Exact: in the camera's own axes every edge of the
 * area is one linear bound on where the eye may be.
 */
export function fit(bodies: readonly Body[], turn: number, tilt: number, { size, area, most }: Fitting): View {
  const { right, up, back } = axesOf(turn, tilt);
  const [st, ct] = [Math.sin(tilt), Math.cos(tilt)];
  const slopeX = (x: number): number => ((2 * x - size.width) / size.height) * HALF;
  const slopeY = (y: number): number => (1 - (2 * y) / size.height) * HALF;
  const [l, r, b, t] = [slopeX(area.left), slopeX(area.right), slopeY(area.bottom), slopeY(area.top)];
  let [leftmost, rightmost, lowest, highest] = [Infinity, -Infinity, Infinity, -Infinity];
  const bound = (u: number, v: number, w: number): void => {
    rightmost = Math.max(rightmost, u + r * w);
    leftmost = Math.min(leftmost, u + l * w);
    highest = Math.max(highest, v + t * w);
    lowest = Math.min(lowest, v + b * w);
  };
  let near = -Infinity;
  let middle = 0;
  for (const body of bodies) {
    const [u, v, w] = [dot(body, right), dot(body, up), dot(body, back)];
    bound(u - body.radius, v, w);
    bound(u + body.radius, v, w);
    bound(u, v - body.radius * st, w + body.radius * ct);
    bound(u, v + body.high * ct, w + body.high * st);
    near = Math.max(near, w + body.high * st);
    middle += (body.y + body.high / 2) / bodies.length;
  }
  const lead = bodies[0]!;
  const cap = dot(lead, back) + (lead.high / 2) * st + (lead.high * ct) / (2 * HALF * most / size.height);
  const depth = Math.max((rightmost - leftmost) / (r - l), (highest - lowest) / (t - b), cap, near + NEAREST);
  const u = (rightmost - r * depth + leftmost - l * depth) / 2;
  const v = (highest - t * depth + lowest - b * depth) / 2;
  const eye = { x: right.x * u + up.x * v + back.x * depth, y: right.y * u + up.y * v + back.y * depth, z: right.z * u + up.z * v + back.z * depth };
  // The point that is turned about lies as high as what is shown.
  const away = (eye.y - middle) / st;
  return { x: eye.x - back.x * away, y: eye.y - back.y * away, z: eye.z - back.z * away, turn, tilt, away };
}
