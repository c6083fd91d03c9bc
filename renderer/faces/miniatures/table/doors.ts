import type { PickRequest } from '../../../../engine/core/script.ts';
import type { Wall } from '../../../../engine/miniatures/board.ts';
import { STOREY } from '../../../../engine/space/ground/grid.ts';
import type { Hints, ShutSpot, Spot } from '../../../match/hints.ts';
import { spotAt } from '../../../tools/spots.ts';
import type { Speak, Values } from '../../../words/speak.ts';
import type { MatchView } from '../view.ts';
import { besideEdge, latticePoint, squareName } from './squares.ts';

/** How far the mark of a door reaches on both sides of it, as a part of a square. */
const ASIDE = 0.4;

/** The door that an option opens or closes; null for any other option. */
export function doorOf(option: string): { readonly door: number; readonly open: boolean } | null {
  const found = /^(open|close):(\d+)$/.exec(option);
  return found === null ? null : { door: Number(found[2]), open: found[1] === 'open' };
}

type Boarded = Pick<MatchView, 'board' | 'doors'>;

/** What pointing at a door means: that it changes. */
const changing = ({ doors }: Pick<MatchView, 'doors'>, door: number): string => `${doors[door]?.open === true ? 'close' : 'open'}:${door}`;

/** The edge in the middle of a door; undefined where nobody told where it is. */
export function doorEdge({ board }: Pick<MatchView, 'board'>, door: number): Wall | undefined {
  const edges = board.doors?.[door] ?? [];
  return edges[Math.floor(edges.length / 2)];
}

/** Names of the squares on both sides of an edge. */
export function sidesOf(edge: Wall): Values {
  const [a, b] = besideEdge(edge);
  return { a: squareName(a), b: squareName(b) };
}

/** A sentence about a door: by the squares on its sides, by its number where nobody told where it is (`keyNumber`). */
export function doorWords(key: string, view: Pick<MatchView, 'board'>, door: number, speak: Speak): string {
  const edge = doorEdge(view, door);
  return edge === undefined ? speak(`${key}Number`, { count: door + 1 }) : speak(key, sidesOf(edge));
}

/** The doors that a question is about, as places on the table: a click changes the door that it is on. */
export const doorSpots = ({ options }: Pick<PickRequest, 'options'>, view: Boarded): readonly Spot[] =>
  [...new Set(options.flatMap((option) => doorOf(option)?.door ?? []))].flatMap((door) => areaOf(door, view) ?? []);

/** The doors that are closed to a question, each with why; left out where none is said to be. */
export function shutDoors({ shut = [] }: Pick<PickRequest, 'shut'>, view: Boarded): Pick<Hints, 'shut'> {
  const all = shut.flatMap(({ options, ...refusal }) =>
    doorSpots({ options }, view).map((spot): ShutSpot => ({ ...spot, closed: { option: spot.option, ...refusal } })));
  const named = (option: string | undefined): ShutSpot | null => all.find((spot) => spot.option === option) ?? null;
  return all.length === 0 ? {} : { shut: { at: (place) => named(spotAt(all, place)?.option), named, near: () => all } };
}

/** A door as a place on the table; null where nobody told where it is. */
function areaOf(door: number, view: Boarded): Spot | null {
  const edges = (view.board.doors?.[door] ?? []).filter(({ level }) => level === doorEdge(view, door)!.level);
  const [first] = edges;
  if (first === undefined) return null;
  const upright = first.x1 === first.x2;
  const [dx, dy] = upright ? [ASIDE, 0] : [0, ASIDE];
  const level = first.level ?? 0;
  const [left, top] = [Math.min(...edges.map(({ x1 }) => x1)) - dx, Math.min(...edges.map(({ y1 }) => y1)) - dy];
  const [right, bottom] = [Math.max(...edges.map(({ x2 }) => x2)) + dx, Math.max(...edges.map(({ y2 }) => y2)) + dy];
  const corners = ([[left, top], [right, top], [right, bottom], [left, bottom]] as const).map(([x, y]) => {
    const at = latticePoint(view.board, x, y, level);
    return { x: at.x, z: at.z };
  });
  return { option: changing(view, door), corners, ...(level === 0 ? {} : { y: level * STOREY }) };
}

/** The place on the table that an option about a door stands for; null for any other option. */
export function doorThing(option: string, view: Boarded): string | null {
  const found = doorOf(option);
  return found === null || doorEdge(view, found.door) === undefined ? null : changing(view, found.door);
}
