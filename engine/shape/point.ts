/** A place on or above the table in millimetres: x right, y up, z towards the first player; the table's centre is 0, 0, 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A place or direction in plan view (millimetres, or a unit vector). */
export interface Plan {
  readonly x: number;
  readonly z: number;
}

/** The finest position that is ever saved: a tenth of a millimetre. */
export const GRAIN = 0.1;

/** Two lengths closer than this count as equal, in favour of "touching" and "within" (mm). */
export const EPSILON = 0.1;

export const inches = (n: number): number => n * 25.4;
export const cm = (n: number): number => n * 10;

/** Rounds to whole tenths of a millimetre; never gives -0. */
export const tenth = (n: number): number => Math.round(n * 10) / 10 + 0;

export const snap = (p: Point): Point => ({ x: tenth(p.x), y: tenth(p.y), z: tenth(p.z) });

export const planSquared = (a: Plan, b: Plan): number => (a.x - b.x) * (a.x - b.x) + (a.z - b.z) * (a.z - b.z);

/** Horizontal distance between two places, in mm; heights are ignored. */
export const planDistance = (a: Plan, b: Plan): number => Math.sqrt(planSquared(a, b));
