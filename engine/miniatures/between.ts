/** What stands between two spaces: for whoever asks why. Rules ask `sees` and `hasCover`, which answer faster and name nothing. */
import { besideEdge, indexOf, levelOf, squareId, withDoors, type Board, type Square, type Wall } from './board.ts';
import { coverFrom, coverSquares, hasCover, latticeOf, wallsAmong, type Corner } from './cover.ts';
import { openEyes, sees, type Eyes } from './sight.ts';
import { squaresOf, type Space } from './space.ts';
import type { FigureId } from './state.ts';

/** Something that blocks lines or gives cover. Plain data. */
export type Thing =
  | { readonly kind: 'figure'; readonly id: FigureId }
  | { readonly kind: 'low' | 'solid'; readonly at: Square }
  | { readonly kind: 'wall'; readonly edge: Wall }
  | { readonly kind: 'door'; readonly door: number }
  /** Meshes between two storeys (true levels). */
  | { readonly kind: 'storey' };

/** Who stands where, for those who give cover. */
export interface Stander {
  readonly id: FigureId;
  readonly space: Space;
}

/** What blocks every line between two spaces (SWM-9.4): a closed door where that alone does, else what crosses their middle line first; empty when they see each other. */
export function blocking(eyes: Eyes, from: Space, to: Space): readonly Thing[] {
  if (sees(eyes, from, to)) return [];
  if (from.level !== to.level) return [{ kind: 'storey' }];
  const { board } = eyes;
  const doors = board.doors.flatMap((_, door) => (board.doorsOpen[door] !== '1' && sees(openEyes(withDoors(board, opened(board, door))), from, to) ? [door] : []));
  if (doors.length > 0) return doors.map((door) => ({ kind: 'door', door }));
  const edges = wallsAmong(board, from, to).flatMap(edgesOf);
  const [a, b] = [middleOf(from), middleOf(to)];
  const met = edges.map((edge) => ({ edge, along: meeting(a, b, edge) })).filter(({ along }) => along !== null).sort((one, other) => one.along! - other.along!);
  const first = met[0]?.edge ?? edges.sort((one, other) => asideOf(one, a, b) - asideOf(other, a, b))[0];
  return first === undefined ? [] : [thingAt(board, first)];
}

/**
 * What gives a target cover (SWM-10.9 to SWM-10.13): the one thing that does so from every corner of the attacker's where there is such a thing, else as few
 * as do together. Null where it has none.
 */
export function covering(eyes: Eyes, attacker: Space, target: Space, standers: readonly Stander[]): readonly Thing[] | null {
  const owners = new Map(standers.flatMap(({ id, space }) => squaresOf(space).map((square) => [square, id] as const)));
  const characters = [...owners.keys()];
  if (!hasCover(eyes, attacker, target, characters)) return null;
  if (attacker.level !== target.level) return [{ kind: 'storey' }];
  const squares = coverSquares(eyes, attacker, target, characters);
  if (squares === null) return [{ kind: 'low', at: lowOf(eyes.board, target) }];
  const corners = latticeOf(attacker);
  const givers = new Map<string, { readonly thing: Thing; readonly hides: Set<Corner> }>();
  const add = (key: string, thing: Thing, hides: (corner: Corner) => boolean): void => {
    const giver = givers.get(key) ?? { thing, hides: new Set<Corner>() };
    for (const corner of corners) if (hides(corner)) giver.hides.add(corner);
    if (giver.hides.size > 0) givers.set(key, giver);
  };
  for (const square of squares) {
    const id = owners.get(square);
    add(id ?? squareId(square), id === undefined ? { kind: 'low', at: square } : { kind: 'figure', id }, (corner) => coverFrom(corner, target, [square], []));
  }
  for (const [i, wall] of wallsAmong(eyes.board, attacker, target).entries()) for (const edge of edgesOf(wall)) {
    const thing = thingAt(eyes.board, edge);
    const key = thing.kind === 'wall' ? `wall ${i}` : JSON.stringify(thing);
    add(key, thing, (corner) => coverFrom(corner, target, [], [edge]));
  }
  return fewest([...givers.values()], corners);
}

/** As few as hide every corner, those first that hide most. */
function fewest(givers: readonly { readonly thing: Thing; readonly hides: ReadonlySet<Corner> }[], corners: readonly Corner[]): readonly Thing[] {
  const chosen: Thing[] = [];
  let left = corners;
  while (left.length > 0) {
    const counts = givers.map(({ hides }) => left.filter((corner) => hides.has(corner)).length);
    const best = counts.indexOf(Math.max(...counts));
    if (best < 0 || counts[best] === 0) return chosen;
    chosen.push(givers[best]!.thing);
    left = left.filter((corner) => !givers[best]!.hides.has(corner));
  }
  return chosen;
}

/** The doors of a board as they are, and one more of them open. */
const opened = ({ doors, doorsOpen }: Board, door: number): string => doors.map((_, i) => (i === door ? '1' : doorsOpen[i] ?? '0')).join('');

/** The square of a target's that low objects fill. */
const lowOf = (board: Board, target: Space): Square => squaresOf(target).find((square) => board.ground[indexOf(board, square)] === 'low')!;

/** The edges between squares that a wall consists of. */
function edgesOf({ x1, y1, x2, y2, level }: Wall): Wall[] {
  const at = level === undefined ? {} : { level };
  return x1 === x2
    ? Array.from({ length: y2 - y1 }, (_, i) => ({ x1, y1: y1 + i, x2, y2: y1 + i + 1, ...at }))
    : Array.from({ length: x2 - x1 }, (_, i) => ({ x1: x1 + i, y1, x2: x1 + i + 1, y2, ...at }));
}

const isSame = (a: Wall, b: Wall): boolean => a.x1 === b.x1 && a.y1 === b.y1 && a.x2 === b.x2 && a.y2 === b.y2 && levelOf(a) === levelOf(b);

/** What stands on an edge: a wall that always stands, a closed door, or the side of a big object. */
function thingAt(board: Board, edge: Wall): Thing {
  if (board.fixed.some((wall) => isSame(wall, edge))) return wallOrSolid(board, edge);
  const door = board.doors.findIndex((edges, i) => board.doorsOpen[i] !== '1' && edges.some((each) => isSame(each, edge)));
  return door >= 0 ? { kind: 'door', door } : wallOrSolid(board, edge);
}

function wallOrSolid(board: Board, edge: Wall): Thing {
  const at = besideEdge(edge).find((square) => isOn(board, square) && board.ground[indexOf(board, square)] === 'solid');
  return at === undefined ? { kind: 'wall', edge } : { kind: 'solid', at };
}

const isOn = ({ columns, rows }: Board, { column, row }: Square): boolean => column >= 0 && row >= 0 && column < columns && row < rows;

const middleOf = ({ column, row, side }: Space): Corner => ({ x: column + (side ?? 1) / 2, y: row + (side ?? 1) / 2 });

/** How far along the line between two places an edge crosses it, from 0 to 1; null where it does not. */
function meeting(a: Corner, b: Corner, { x1, y1, x2, y2 }: Wall): number | null {
  const [dx, dy, ex, ey] = [b.x - a.x, b.y - a.y, x2 - x1, y2 - y1];
  const across = dx * ey - dy * ex;
  if (across === 0) return null;
  const along = ((x1 - a.x) * ey - (y1 - a.y) * ex) / across;
  const on = ((x1 - a.x) * dy - (y1 - a.y) * dx) / across;
  return along >= 0 && along <= 1 && on >= 0 && on <= 1 ? along : null;
}

/** Square of how far the middle of an edge lies from the middle of a line. */
function asideOf({ x1, y1, x2, y2 }: Wall, a: Corner, b: Corner): number {
  const [dx, dy] = [(x1 + x2 - a.x - b.x) / 2, (y1 + y2 - a.y - b.y) / 2];
  return dx * dx + dy * dy;
}
