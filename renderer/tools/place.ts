import type { PlaceRequest } from '../../engine/core/script.ts';
import type { Point } from '../../engine/shape/point.ts';
import type { Aim } from './groundTalk.ts';
import { aimedAt, type Effect, type Input, type Step, type Way } from './step.ts';

/** A place is asked for. The pointer carries a ghost; a click puts it down, a second one there confirms. */
export interface PlaceTool {
  readonly kind: 'place';
  readonly request: PlaceRequest;
  /** Legal places, x, y, z one after another; null until they are known. */
  readonly cells: Float32Array | null;
  readonly aim: Aim | null;
  /** The ghost was put down and no longer follows the pointer. */
  readonly fixed: boolean;
}

export const startPlace = (request: PlaceRequest): PlaceTool => ({ kind: 'place', request, cells: null, aim: null, fixed: false });

/** How near to the ghost, or to the place that was pointed at, a click counts as a click on it (mm). */
const ON_GHOST = 14;
/** A cursor step must go at least this far, and prefers to go about this far (mm). */
const LEAST = 4;
const STRIDE = 10;

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.z - b.z) < ON_GHOST && Math.abs(a.y - b.y) < 40;

/** A direction as a camera turned by `turn` radians sees it. */
function headingOf(way: Way, turn: number): readonly [x: number, z: number] {
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  return way === 'up' ? [-s, -c] : way === 'down' ? [s, c] : way === 'left' ? [-c, s] : [c, -s];
}

/** The legal place that lies best in a direction from here: near, and little to the side. */
export function cellTowards(cells: Float32Array, from: Point, way: Way, turn: number): Point | null {
  const [fx, fz] = headingOf(way, turn);
  let best: Point | null = null;
  let least = Infinity;
  for (let i = 0; i < cells.length; i += 3) {
    const [dx, dy, dz] = [cells[i]! - from.x, cells[i + 1]! - from.y, cells[i + 2]! - from.z];
    const ahead = dx * fx + dz * fz;
    if (ahead < LEAST) continue;
    const aside = Math.abs(dx * fz - dz * fx);
    const cost = Math.abs(ahead - STRIDE) + aside * 2.2 + Math.abs(dy) * 0.25;
    if (aside > ahead * 1.2 + 2 || cost >= least) continue;
    least = cost;
    best = { x: cells[i]!, y: cells[i + 1]!, z: cells[i + 2]! };
  }
  return best;
}

/** Whether a click at a spot is one on the mark that stands. */
export const onMark = (spot: Point, { at, named }: Aim): boolean => near(spot, at) || near(spot, named);

/** The place farthest away in a direction, within an eighth of a turn of it; null when there is none. */
export function farthestCell(cells: Float32Array, from: Point, way: Way, turn: number): Point | null {
  const [fx, fz] = headingOf(way, turn);
  let best: Point | null = null;
  let most = LEAST;
  for (let i = 0; i < cells.length; i += 3) {
    const [dx, dz] = [cells[i]! - from.x, cells[i + 2]! - from.z];
    const ahead = dx * fx + dz * fz;
    const aside = Math.abs(dx * fz - dz * fx);
    if (ahead - aside * 1.2 <= most) continue;
    most = ahead - aside * 1.2;
    best = { x: cells[i]!, y: cells[i + 1]!, z: cells[i + 2]! };
  }
  return best;
}

/** The legal place nearest to here; null when there is none. */
function nearestCell(cells: Float32Array, from: Point): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (let i = 0; i < cells.length; i += 3) {
    const far = Math.hypot(cells[i]! - from.x, cells[i + 1]! - from.y, cells[i + 2]! - from.z);
    if (far >= least) continue;
    least = far;
    best = { x: cells[i]!, y: cells[i + 1]!, z: cells[i + 2]! };
  }
  return best;
}

/** The legal place above or below at about the same spot, going round. */
export function otherLevel(cells: Float32Array, from: Point, by: 1 | -1): Point | null {
  const found: Point[] = [];
  for (let i = 0; i < cells.length; i += 3) {
    const [x, y, z] = [cells[i]!, cells[i + 1]!, cells[i + 2]!];
    if (Math.hypot(x - from.x, z - from.z) < 16) found.push({ x, y, z });
  }
  const other = found.filter(({ y }) => Math.abs(y - from.y) > 20);
  const onward = other.filter(({ y }) => (by > 0 ? y > from.y : y < from.y));
  const list = (onward.length > 0 ? onward : other).sort((a, b) => Math.abs(a.y - from.y) - Math.abs(b.y - from.y));
  return list[0] ?? null;
}

export function stepPlace(tool: PlaceTool, input: Input): Step<PlaceTool> {
  const { request, cells, aim, fixed } = tool;
  const stay = (...effects: Effect[]): Step<PlaceTool> => ({ tool, effects });
  const here = aim?.named ?? request.body.at;
  switch (input.kind) {
    case 'hover': {
      const { thing, spot } = input.under;
      const over: Effect = { do: 'hover', id: thing };
      return fixed || spot === null ? stay(over) : stay(over, { do: 'ask', request, spot, fix: false });
    }
    case 'click': {
      const { spot } = input.under;
      if (spot === null) return stay();
      const again = aim !== null && (input.twice || onMark(spot, aim));
      if (fixed && again && aim.refusal === null) return stay({ do: 'place', at: aim.named });
      return stay({ do: 'ask', request, spot, fix: true });
    }
    case 'cycle': {
      const spot = cells === null ? null : otherLevel(cells, here, input.by);
      return spot === null ? stay() : stay({ do: 'ask', request, spot, fix: true });
    }
    case 'arrow': {
      // The first press brings the cursor into the field: a figure to be deployed may stand far from it.
      const spot = cells === null ? null : aim === null ? nearestCell(cells, here) : cellTowards(cells, here, input.way, input.turn);
      return spot === null ? stay() : stay({ do: 'ask', request, spot, fix: true });
    }
    case 'confirm': return fixed && aim !== null && aim.refusal === null ? stay({ do: 'place', at: aim.named }) : stay();
    case 'cancel': return { tool: { ...tool, aim: null, fixed: false }, effects: [{ do: 'show', aim: null }, { do: 'aim', aimed: null }] };
    case 'cells': return { tool: { ...tool, cells: input.cells }, effects: [] };
    case 'aimed': {
      if (fixed && !input.fix) return stay();
      const next = { ...tool, aim: input.aim, fixed: input.fix };
      const shown: Effect = { do: 'show', aim: input.aim };
      return { tool: next, effects: input.fix ? [shown, { do: 'aim', aimed: aimedAt(input.aim) }] : [shown] };
    }
    default: return stay();
  }
}
