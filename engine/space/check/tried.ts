/** What a rule system says of a table for whoever tries it: of figures with nothing special on their cards, alone on the table. Lengths in mm. */
import type { Point } from '../../shape/point.ts';
import type { Body } from '../../shape/shape.ts';
import type { Ring } from '../plane/ring.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { flat, placesOver, Work, type FieldSteps } from '../fields/lattice.ts';
import type { Gait } from './walk.ts';

/** Something that gives cover: its outlines with the holes in them, how high it is, and in which way of its rule system. */
export interface Giver {
  readonly footprint: readonly Ring[];
  readonly top: number;
  readonly how: string;
}

/** How a rule system reads cover of a table. */
export interface CoverRules {
  readonly givers: (terrain: Terrain) => readonly Giver[];
  /** Whether something on the table covers the second figure from an attack of the first, wherever both stand. */
  readonly covers: (terrain: Terrain) => (attacker: Body, target: Body) => boolean;
  /** What one such question costs, in microseconds. */
  readonly cost: number;
}

/** How a figure gets somewhere with one action. */
export interface Going {
  /** Of the kinds of movement the first that leads there. */
  readonly kind: string;
  /** Squares, where the system counts them. */
  readonly cost: number | null;
}

/** How a rule system lets a figure move. */
export interface MoveRules {
  /** Kinds of movement by one action, `MOST_KINDS` at most, those first that are shown where several lead to a place. */
  readonly kinds: readonly string[];
  /** For each kind the places that it leads to, of a lattice over the table with cells of this side. */
  readonly reached: (terrain: Terrain, body: Body, cell: number) => readonly (readonly Point[])[];
  /** How it gets exactly there; null where no one action leads there. */
  readonly goes: (terrain: Terrain, body: Body, to: Point) => Going | null;
  /** Places of that lattice that it gets to with more turns, and those with room that it does not; null where that is what is walked or climbed to. */
  readonly anywhere: ((terrain: Terrain, body: Body, cell: number) => readonly [reached: readonly Point[], cutOff: readonly Point[]]) | null;
}

/** How another figure looks to one that would attack it. */
export interface Strike {
  readonly seen: boolean;
  readonly covered: boolean;
  /** How far it is in the steps of the system, begun ones counted whole; null where it has no step for it. */
  readonly range: number | null;
  /** Whether a common attack could be made: in sight and in its range. */
  readonly open: boolean;
  /** How far that attack reaches in those steps; null where sight is enough. */
  readonly farthest: number | null;
}

/** Everything that a rule system says of a figure that tries a table. */
export interface TrialRules extends CoverRules, MoveRules {
  readonly strike: (terrain: Terrain, from: Body, to: Body) => Strike;
  /** Works out what it sees, as a field of sight; left out where that is what bases see of each other. */
  readonly view?: (terrain: Terrain, body: Body) => FieldSteps;
}

/** Kinds of movement that are told apart at most. */
export const MOST_KINDS = 4;

/** Values of a cover field: the place has cover from fewer than a third of all sides, from fewer than two, from more; 0 is from none. */
export const [COVER_SOME, COVER_HALF, COVER_MOST] = [1, 2, 3] as const;

/** How far off an attacker stands that a place is asked about, at the place's own height. */
const FAR = 152.4;
const [LONG, SHORT] = [0.866025, 0.5];
/** Where attackers stand, all round. */
const ROUND = [
  [1, 0], [LONG, SHORT], [SHORT, LONG], [0, 1], [-SHORT, LONG], [-LONG, SHORT],
  [-1, 0], [-LONG, -SHORT], [-SHORT, -LONG], [0, -1], [SHORT, -LONG], [LONG, -SHORT],
] as const;

/** For every place where a figure may stand, from how many sides an attack from afar meets cover; sides beyond the table's edge do not count. */
export function* coverField(terrain: Terrain, { body, levels }: Pick<Gait, 'body' | 'levels'>, { covers, cost }: CoverRules, cell: number): FieldSteps {
  const finding = placesOver(terrain, body.radius, body.height, [], levels, cell);
  let found = finding.next();
  for (; found.done !== true; found = finding.next()) yield 0;
  const places = found.value;
  const values = new Float32Array(places.length);
  const isCovered = covers(terrain);
  const work = new Work();
  for (const [i, at] of places.entries()) {
    let [sides, covered] = [0, 0];
    for (const [x, z] of ROUND) {
      const from = { x: at.x + FAR * x, y: at.y, z: at.z + FAR * z };
      if (Math.abs(from.x) > terrain.half.x || Math.abs(from.z) > terrain.half.z) continue;
      sides++;
      if (isCovered({ ...body, at: from }, { ...body, at })) covered++;
    }
    values[i] = covered === 0 ? 0 : 3 * covered < sides ? COVER_SOME : 3 * covered < 2 * sides ? COVER_HALF : COVER_MOST;
    if (work.due(sides * cost)) yield i / places.length;
  }
  return { cell, cells: flat(places), values };
}
