/** How large a model is on the table and which way up it stands: guessed, and changed by whoever brought it. */
import type { RawModel, RawPart } from './raw.ts';
import { LONGEST_PIECE, SHORTEST_PIECE } from './limits.ts';

/** Millimetres on the table that one of a model's own units stands for. `life`: a metre of life-sized things, at the scale of 40 mm figures. */
export const UNITS = { mm: 1, cm: 10, inch: 25.4, m: 1000, life: 23 } as const;
export type Unit = keyof typeof UNITS;
/** The axis of the file that points up on the table. */
export type Up = '+y' | '+z' | '-z' | '-y' | '+x' | '-x';

export interface Stance {
  readonly unit: Unit;
  /** Times as large as the unit says. */
  readonly factor: number;
  readonly up: Up;
  /** Quarter turns about the upright axis, seen from above, counterclockwise. */
  readonly quarters: 0 | 1 | 2 | 3;
}

/** Sizes along x, y, z in mm. */
export type Size = readonly [x: number, y: number, z: number];

/** Where a vertex of the file stands: of each axis of the table which axis of the file it is, and its direction. */
const AXES: Readonly<Record<Up, readonly [readonly [number, number], readonly [number, number], readonly [number, number]]>> = {
  '+y': [[0, 1], [1, 1], [2, 1]],
  '-y': [[0, 1], [1, -1], [2, -1]],
  '+z': [[0, 1], [2, 1], [1, -1]],
  '-z': [[0, 1], [2, -1], [1, 1]],
  '+x': [[2, 1], [0, 1], [1, 1]],
  '-x': [[2, -1], [0, -1], [1, 1]],
};

/** Places of the file as they stand on the table, in the file's unit. */
export function stood(positions: Float32Array, up: Up, quarters: number): Float32Array {
  const [x, y, z] = AXES[up];
  const out = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const [u, w] = [positions[i + x[0]]! * x[1], positions[i + z[0]]! * z[1]];
    out[i] = quarters === 0 ? u : quarters === 1 ? w : quarters === 2 ? -u : -w;
    out[i + 1] = positions[i + y[0]]! * y[1];
    out[i + 2] = quarters === 0 ? w : quarters === 1 ? -u : quarters === 2 ? -w : u;
  }
  return out;
}

/** The smallest and the largest of each coordinate. */
export function boundsOf(lists: Iterable<Float32Array>): { readonly least: Size; readonly most: Size } {
  const [least, most] = [[Infinity, Infinity, Infinity], [-Infinity, -Infinity, -Infinity]];
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) {
      const k = i % 3;
      if (list[i]! < least[k]!) least[k] = list[i]!;
      if (list[i]! > most[k]!) most[k] = list[i]!;
    }
  }
  return { least: least as unknown as Size, most: most as unknown as Size };
}

/** Longest sides of pieces that are likely, in mm, and heights. */
const LIKELY = { longest: [25, 420], height: [12, 320] } as const;
/** Units in the order in which they are likely for a format. */
const ORDER: Readonly<Record<RawModel['format'], readonly Unit[]>> = {
  STL: ['mm', 'inch', 'cm', 'life', 'm'],
  OBJ: ['mm', 'life', 'inch', 'cm', 'm'],
  glTF: ['m', 'life', 'mm', 'cm', 'inch'],
};
/** How long a piece is made whose size says nothing, in mm. */
const USUAL = 150;

/** The unit in which a model would make a piece of a likely size; where none would, it is brought to a usual one. */
function guessUnit(format: RawModel['format'], size: Size, height: number): Pick<Stance, 'unit' | 'factor'> {
  const longest = Math.max(...size);
  const within = (n: number, [least, most]: readonly [number, number]): boolean => n >= least && n <= most;
  const unit = ORDER[format].find((one) => within(longest * UNITS[one], LIKELY.longest) && within(height * UNITS[one], LIKELY.height))
    ?? ORDER[format].find((one) => within(longest * UNITS[one], [SHORTEST_PIECE, LONGEST_PIECE]));
  return unit === undefined ? { unit: 'mm', factor: USUAL / longest } : { unit, factor: 1 };
}

/** Which way up: programs that write STL have z upwards, glTF has y; an OBJ has the one or the other. What has more level faces in plan speaks louder. */
function guessUp({ format, parts }: RawModel): Up {
  if (format === 'glTF') return '+y';
  const usual: Up = format === 'STL' ? '+z' : '+y';
  const other: Up = usual === '+y' ? '+z' : '+y';
  return levelOf(parts, other) > levelOf(parts, usual) * 1.5 ? other : usual;
}

/** How much of its rectangle in plan is level if an axis points up: what one stands on and what it stands on. Everything else is walls. */
function levelOf(parts: readonly RawPart[], up: Up): number {
  const lists = parts.map(({ positions }) => stood(positions, up, 0));
  const { least, most } = boundsOf(lists);
  let area = 0;
  lists.forEach((p, i) => {
    const { index } = parts[i]!;
    for (let t = 0; t < index.length; t += 3) {
      const [a, b, c] = [index[t]! * 3, index[t + 1]! * 3, index[t + 2]! * 3];
      const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
      const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
      const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      const whole = Math.sqrt(nx * nx + ny * ny + nz * nz);
      if (Math.abs(ny) > 0.98 * whole) area += whole / 4;
    }
  });
  const plan = (most[0] - least[0]) * (most[2] - least[2]);
  return plan === 0 ? 0 : area / plan;
}

/** The stance that a model most likely has. */
export function guessStance(model: RawModel): Stance {
  const up = guessUp(model);
  const { least, most } = boundsOf(model.parts.map(({ positions }) => stood(positions, up, 0)));
  const size = [most[0] - least[0], most[1] - least[1], most[2] - least[2]] as const;
  return { ...guessUnit(model.format, size, size[1]), up, quarters: 0 };
}
