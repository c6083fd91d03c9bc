/** Ladders and stairs in a model, by their shape: tall, thin, rung over rung; or step behind step. */
import { rowsOf, viewOf } from './views.ts';
import type { Size } from './stance.ts';
import type { Solid } from './stand.ts';

/** What a ladder measures at least and at most, mm. */
const LADDER = { tall: 25, wide: [7, 75], deep: 18, rungs: 4 } as const;
/** How far the ways from rung to rung may differ from their middle. */
const REGULAR = 0.3;

interface Box { readonly least: Size; readonly most: Size }
type Meshed = Pick<Solid, 'positions' | 'index'>;

/** The axis across which a ladder of this box is thin; null where none could be. */
export function thinAxis({ least, most }: Box): 'x' | 'z' | null {
  const [x, y, z] = [most[0] - least[0], most[1] - least[1], most[2] - least[2]];
  const [deep, wide] = x < z ? [x, z] : [z, x];
  if (y < LADDER.tall || deep > LADDER.deep || wide < LADDER.wide[0] || wide > LADDER.wide[1] || y < wide * 1.1 || deep > wide * 0.75) return null;
  return x < z ? 'x' : 'z';
}

/** Whether triangles look like a ladder: seen from its broad side, rows that are covered alternate with rows that are open. */
export function isLadder({ positions, index }: Meshed, triangles: Iterable<number>, box: Box): boolean {
  const axis = thinAxis(box);
  if (axis === null) return false;
  const rows = rowsOf(viewOf(positions, index, triangles, axis, box.least, box.most));
  const open = rows.filter((share) => share < 0.6).length / rows.length;
  return open > 0.3 && isRegular(middles(rows, 0.8), LADDER.rungs);
}

/** Middles of the runs of rows that are covered at least so much. */
function middles(rows: readonly number[], least: number): readonly number[] {
  const found: number[] = [];
  let from = -1;
  [...rows, 0].forEach((share, i) => {
    if (share >= least) { if (from < 0) from = i; }
    else if (from >= 0) {
      found.push((from + i - 1) / 2);
      from = -1;
    }
  });
  return found;
}

/** Whether there are enough, and most lie as far apart as the others. */
function isRegular(places: readonly number[], least: number): boolean {
  if (places.length < least) return false;
  const ways = places.slice(1).map((at, i) => at - places[i]!);
  const middle = [...ways].sort((a, b) => a - b)[Math.floor(ways.length / 2)]!;
  return ways.filter((way) => Math.abs(way - middle) <= Math.max(1, middle * REGULAR)).length >= ways.length * 0.7;
}

/** Steps of stairs at least, and how far a step may rise, mm. */
const STAIRS = { steps: 4, rise: [2, 22], tall: 18 } as const;

/** The way in which triangles climb as stairs: the axis and whether they rise along it; null for what is no stairs. */
export function stairsOf({ positions: p, index }: Meshed, triangles: Iterable<number>, { least, most }: Box): { readonly axis: 'x' | 'z'; readonly rising: 1 | -1 } | null {
  if (most[1] - least[1] < STAIRS.tall) return null;
  const steps = new Map<number, { area: number; x: number; z: number }>();
  let level = 0;
  for (const t of triangles) {
    const [a, b, c] = [index[t * 3]! * 3, index[t * 3 + 1]! * 3, index[t * 3 + 2]! * 3];
    const area = ((p[b + 2]! - p[a + 2]!) * (p[c]! - p[a]!) - (p[b]! - p[a]!) * (p[c + 2]! - p[a + 2]!)) / 2;
    const ys = [p[a + 1]!, p[b + 1]!, p[c + 1]!];
    if (area <= 0.5 || Math.max(...ys) - Math.min(...ys) > 0.4) continue;
    const y = Math.round(Math.max(...ys) * 2) / 2;
    const step = steps.get(y) ?? { area: 0, x: 0, z: 0 };
    steps.set(y, { area: step.area + area, x: step.x + (area * (p[a]! + p[b]! + p[c]!)) / 3, z: step.z + (area * (p[a + 2]! + p[b + 2]! + p[c + 2]!)) / 3 });
    level += area;
  }
  const found = [...steps].filter(([, { area }]) => area > level * 0.04).sort(([a], [b]) => a - b)
    .map(([y, { area, x, z }]) => ({ y, x: x / area, z: z / area }));
  if (found.length < STAIRS.steps) return null;
  const rises = found.slice(1).map(({ y }, i) => y - found[i]!.y);
  if (!rises.every((rise) => rise >= STAIRS.rise[0] && rise <= STAIRS.rise[1])) return null;
  for (const axis of ['x', 'z'] as const) {
    const ways = found.slice(1).map((step, i) => step[axis] - found[i]![axis]);
    for (const rising of [1, -1] as const) if (ways.every((way) => way * rising > 1)) return { axis, rising };
  }
  return null;
}
