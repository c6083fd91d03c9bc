/** Plan-view questions on outlines: [x, z] in mm. */
export type Point = readonly [number, number];
export type Outline = readonly Point[];

/** Whether a point lies inside an outline (even-odd). */
export function inside([x, z]: Point, outline: Outline): boolean {
  let odd = false;
  outline.forEach(([ax, az], i) => {
    const [bx, bz] = outline[(i + 1) % outline.length]!;
    if (az > z !== bz > z && x < ax + ((bx - ax) * (z - az)) / (bz - az)) odd = !odd;
  });
  return odd;
}

/** Whether a point lies in the area that outer rings and holes describe together. */
export const covered = (point: Point, rings: readonly Outline[]): boolean => rings.filter((ring) => inside(point, ring)).length % 2 === 1;

/** Distance of a point from a stretch, mm. */
export function fromStretch([x, z]: Point, [ax, az]: Point, [bx, bz]: Point): number {
  const [ux, uz] = [bx - ax, bz - az];
  const long = ux * ux + uz * uz;
  const t = long ? Math.min(1, Math.max(0, ((x - ax) * ux + (z - az) * uz) / long)) : 0;
  return Math.hypot(x - ax - ux * t, z - az - uz * t);
}

/** Distance of a point from the border of an outline, mm. */
export const fromBorder = (point: Point, outline: Outline): number =>
  Math.min(...outline.map((a, i) => fromStretch(point, a, outline[(i + 1) % outline.length]!)));

/** Signed area: positive when the outline turns from +x towards +z. */
export function area(outline: Outline): number {
  let sum = 0;
  outline.forEach(([x, z], i) => {
    const [u, v] = outline[(i + 1) % outline.length]!;
    sum += x * v - u * z;
  });
  return sum / 2;
}

/** `count` points on a circle. */
export const circle = ([x, z]: Point, radius: number, count = 24): Point[] =>
  Array.from({ length: count }, (_, i): Point => [x + Math.cos((i / count) * Math.PI * 2) * radius, z + Math.sin((i / count) * Math.PI * 2) * radius]);
