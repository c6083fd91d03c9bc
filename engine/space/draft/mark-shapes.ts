/** Places that a table names, as things that hands move like pieces. Lengths in mm. */
import type { Mark } from '../terrain/marks.ts';
import type { Feature } from '../terrain/table.ts';
import type { Rect, Shape } from './outline.ts';

const square = (half: number): Rect => ({ minX: -half, maxX: half, minZ: -half, maxZ: half });
const POINT = square(0);
const grip = (half: number, top: number): Shape => ({ rect: square(half), bottom: 0, top, decks: [], leansAt: null, round: true });

/** What hands take hold of, by the name that stands where a feature has its piece. An objective comes flush as its token does; what is a point does by that. */
export const MARK_SHAPES: ReadonlyMap<string, Shape> = new Map(Object.entries({
  '@objective': grip(20, 24),
  '@corner': { ...grip(9, 36), meets: POINT },
  '@way': { ...grip(9, 18), meets: POINT },
} satisfies Record<`@${Mark['of']['kind']}`, Shape>));

const things = new WeakMap<Mark, Feature>();

/** A mark as a feature is, under its own id; the same one for the same mark. */
export function thingOf(mark: Mark): Feature {
  let thing = things.get(mark);
  if (thing === undefined) things.set(mark, (thing = { id: mark.id, piece: `@${mark.of.kind}`, at: [mark.at[0], mark.at[1]], turn: 0, level: mark.level }));
  return thing;
}

/** Whether a thing is a place that the table names, and no piece. */
export const isMark = ({ piece }: Pick<Feature, 'piece'>): boolean => MARK_SHAPES.has(piece);

/** Whether a thing lies in plan alone: nothing raises it. */
export const isFlat = ({ piece }: Pick<Feature, 'piece'>): boolean => isMark({ piece }) && piece !== '@way';
