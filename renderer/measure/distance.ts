import { elevation, gap, within } from '../../engine/space/plane/measure.ts';
import { EPSILON, planDistance, type Plan } from '../../engine/shape/point.ts';
import type { Base } from '../../engine/shape/shape.ts';
import type { MatchScale } from '../match/scale.ts';

/** Named band of a distance: 0 touching, 1 to 5 within that Range, null beyond Range 5. */
type Band = 0 | 1 | 2 | 3 | 4 | 5 | null;

/** A mark on the measure: the end of a Range, or the length of a movement tool. `at` in mm from its start. */
export interface Mark {
  readonly kind: 'range' | 'advance' | 'dash';
  readonly number: number;
  readonly at: number;
}

/** What the measuring tool says about two bases. Lengths in mm; a point is a base of radius 0. */
export interface Measure {
  /** Edge to edge in plan. */
  readonly distance: number;
  readonly band: Band;
  /** Mm until the band ends, or null beyond Range 5. */
  readonly spare: number | null;
  /** The same in the match's own unit, where it has one. */
  readonly units: { readonly count: number; readonly word: string } | null;
  /** How much higher the second stands than the first. */
  readonly rise: number;
  /** How the second stands to the first; null without a match's levels. */
  readonly relation: 'same' | 'higher' | 'lower' | null;
  /** Where the measure begins and ends in plan: at the bases' rims. */
  readonly start: Plan;
  readonly end: Plan;
  readonly marks: readonly Mark[];
}

/** Measures two bases with a match's tools. */
export function measure(from: Base, to: Base, scale: MatchScale | null): Measure {
  const distance = gap(from, to);
  const [start, end] = rims(from, to);
  const ranges = scale?.ranges ?? [];
  const n = ranges.findIndex((range) => within(from, to, range));
  const band = (distance <= EPSILON ? 0 : n < 0 ? null : n + 1) as Band;
  return {
    distance, band, spare: n < 0 ? null : Math.max(0, ranges[n]! - distance), rise: to.at.y - from.at.y,
    units: scale?.unit === undefined ? null : { count: distance / scale.unit.length, word: scale.unit.word },
    relation: scale === null ? null : elevation(to.at.y, from.at.y, scale.levels), start, end, marks: marksOf(distance, scale),
  };
}

/** The places of both rims that are nearest to each other; the middle between the centres where the bases overlap. */
function rims(a: Base, b: Base): readonly [Plan, Plan] {
  const long = planDistance(a.at, b.at);
  if (long <= a.radius + b.radius) {
    const k = long === 0 ? 0 : Math.min(1, a.radius / long);
    const meet = { x: a.at.x + (b.at.x - a.at.x) * k, z: a.at.z + (b.at.z - a.at.z) * k };
    return [meet, meet];
  }
  const [ux, uz] = [(b.at.x - a.at.x) / long, (b.at.z - a.at.z) / long];
  return [{ x: a.at.x + ux * a.radius, z: a.at.z + uz * a.radius }, { x: b.at.x - ux * b.radius, z: b.at.z - uz * b.radius }];
}

/** The marks that lie on the measure, nearest first. */
function marksOf(distance: number, scale: MatchScale | null): readonly Mark[] {
  if (scale === null) return [];
  const all: Mark[] = [
    ...scale.ranges.map((at, i): Mark => ({ kind: 'range', number: i + 1, at })),
    ...(scale.advance === null ? [] : [{ kind: 'advance', number: 0, at: scale.advance } as const]),
    ...(scale.dash === null ? [] : [{ kind: 'dash', number: 0, at: scale.dash } as const]),
  ];
  return all.filter(({ at }) => at <= distance + EPSILON).sort((a, b) => a.at - b.at);
}
