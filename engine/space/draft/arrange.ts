/** Several features at once: copies, mirrored and turned ones, lines and heights. Lengths in mm, turns in degrees. */
import { tenth } from '../../shape/point.ts';
import { freshIds } from '../terrain/fresh-ids.ts';
import type { TableEdit } from '../terrain/table-edit.ts';
import { placingOf, put, type Feature } from '../terrain/table.ts';
import type { Mirrored } from './mirror.ts';
import { around, boundsOf, type Rect, type Shape } from './outline.ts';
import { turned } from '../terrain/turned.ts';

const AS_IT_IS: Mirrored = { turn: 0, by: [0, 0], exact: true };

export type ShapeOf = (piece: string) => Shape | undefined;

/** The same features under ids of their own, groups too, moved by `x` and `z`. */
export function copiesOf(all: readonly Feature[], features: readonly Feature[], [x, z]: readonly [number, number]): readonly Feature[] {
  const ids = freshIds(all, features.map(({ piece }) => piece));
  const groups = new Map<string, string>();
  const taken = new Set(all.flatMap(({ group }) => group ?? []));
  for (const group of new Set(features.flatMap((one) => one.group ?? []))) {
    const name = freshGroup(taken);
    taken.add(name);
    groups.set(group, name);
  }
  return features.map(({ group, locked: _, ...feature }, i) => ({
    ...feature, id: ids[i]!, at: [tenth(feature.at[0] + x), tenth(feature.at[1] + z)],
    ...(group === undefined ? {} : { group: groups.get(group)! }),
  }));
}

/** A name for a group that no group has. */
export function freshGroup(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`group-${number}`)) number++;
  return `group-${number}`;
}

/** How a copy lies on the other half of the table: turned half round about its middle, or mirrored at its long or its cross axis. */
export type Across = 'halfTurn' | 'leftRight' | 'nearFar';

/**
 * Copies on the other half. A mirrored piece is the piece itself, turned and moved to where its mirror image comes nearest: no mesh is another for it.
 * A piece that `mirrorOf` does not know is mirrored as if its own z axis were its middle. Where such a piece stands already there is no copy.
 */
export function copiesAcross(
  all: readonly Feature[], features: readonly Feature[], across: Across, mirrorOf: (piece: string) => Mirrored | undefined,
): readonly Feature[] {
  const image = (feature: Feature): Feature => {
    const { at: [x, z], turn } = feature;
    switch (across) {
      case 'halfTurn': return { ...feature, at: [-x + 0, -z + 0], turn: turned(turn + 180) };
      case 'leftRight': return standing(feature, [-x, z], -turn, mirrorOf(feature.piece));
      case 'nearFar': return standing(feature, [x, -z], 180 - turn, mirrorOf(feature.piece));
      default: return across satisfies never;
    }
  };
  return copiesOf(all, features.map(image).filter((one) => !all.some((other) => isSamePiece(one, other))), [0, 0]);
}

/** Places no farther apart than this are one (mm). */
const SAME = 1;
const isSamePiece = (a: Feature, b: Feature): boolean =>
  a.piece === b.piece && Math.abs(a.at[0] - b.at[0]) <= SAME && Math.abs(a.at[1] - b.at[1]) <= SAME && Math.abs(a.level - b.level) <= SAME;

/** A piece for its image in a frame that lies `at` a place, turned so far. */
function standing(feature: Feature, at: [number, number], turn: number, { turn: more, by } = AS_IT_IS): Feature {
  const [x, z] = put(placingOf({ at, turn, level: 0 }), by[0], by[1]);
  return { ...feature, at: [tenth(x) + 0, tenth(z) + 0], turn: turned(turn + more) };
}

/** Turns features together about the middle of them all. */
export function turnedTogether(features: readonly Feature[], shapeOf: ShapeOf, by: number): readonly TableEdit[] {
  const middle = middleOf(features, shapeOf);
  if (middle === null) return [];
  const { sin, cos } = placingOf({ ...features[0]!, turn: by });
  return features.map(({ id, at: [x, z], turn }) => {
    const [dx, dz] = [x - middle[0], z - middle[1]];
    return { kind: 'set', feature: id, to: { at: [tenth(middle[0] + dx * cos + dz * sin), tenth(middle[1] - dx * sin + dz * cos)], turn: turned(turn + by) } };
  });
}

/** The middle of the rectangle around features. One alone is its own place. */
export function middleOf(features: readonly Feature[], shapeOf: ShapeOf): readonly [number, number] | null {
  if (features.length === 1) return features[0]!.at;
  const whole = around(features.flatMap((feature) => rectAround(feature, shapeOf)));
  return whole === null ? null : [tenth((whole.minX + whole.maxX) / 2), tenth((whole.minZ + whole.maxZ) / 2)];
}

function rectAround(feature: Feature, shapeOf: ShapeOf): readonly Rect[] {
  const shape = shapeOf(feature.piece);
  return shape === undefined ? [] : [boundsOf(feature, shape)];
}

/** A line that features are brought to: an edge of them all, or the middle. */
export type Line = 'left' | 'centre' | 'right' | 'far' | 'middle' | 'near';

/** Brings features to a line. */
export function aligned(features: readonly Feature[], shapeOf: ShapeOf, line: Line): readonly TableEdit[] {
  const rects = features.flatMap((feature) => rectAround(feature, shapeOf).map((rect) => ({ feature, rect })));
  const whole = around(rects.map(({ rect }) => rect));
  if (whole === null) return [];
  return rects.map(({ feature: { id, at: [x, z] }, rect }) => {
    const by = wayTo(line, rect, whole);
    return { kind: 'set', feature: id, to: { at: line === 'left' || line === 'centre' || line === 'right' ? [tenth(x + by), z] : [x, tenth(z + by)] } };
  });
}

function wayTo(line: Line, rect: Rect, whole: Rect): number {
  switch (line) {
    case 'left': return whole.minX - rect.minX;
    case 'right': return whole.maxX - rect.maxX;
    case 'centre': return (whole.minX + whole.maxX - rect.minX - rect.maxX) / 2;
    case 'far': return whole.minZ - rect.minZ;
    case 'near': return whole.maxZ - rect.maxZ;
    case 'middle': return (whole.minZ + whole.maxZ - rect.minZ - rect.maxZ) / 2;
    default: return line satisfies never;
  }
}

/** Gives features the height or the turn of one of them. */
export const alike = (features: readonly Feature[], as: Feature, what: 'level' | 'turn'): readonly TableEdit[] =>
  features.map(({ id }) => ({ kind: 'set', feature: id, to: { [what]: as[what] } }));

/** Puts the same room between features that stand in a row; the outermost stay. */
export function spread(features: readonly Feature[], shapeOf: ShapeOf, axis: 'x' | 'z'): readonly TableEdit[] {
  const [least, most] = axis === 'x' ? ['minX', 'maxX'] as const : ['minZ', 'maxZ'] as const;
  const row = features.flatMap((feature) => rectAround(feature, shapeOf).map((rect) => ({ feature, rect })))
    .sort((a, b) => a.rect[least] + a.rect[most] - b.rect[least] - b.rect[most]);
  if (row.length < 3) return [];
  const lengths = row.reduce((sum, { rect }) => sum + rect[most] - rect[least], 0);
  const gap = (row.at(-1)!.rect[most] - row[0]!.rect[least] - lengths) / (row.length - 1);
  let next = row[0]!.rect[least];
  return row.map(({ feature: { id, at: [x, z] }, rect }) => {
    const by = next - rect[least];
    next += rect[most] - rect[least] + gap;
    return { kind: 'set', feature: id, to: { at: axis === 'x' ? [tenth(x + by), z] : [x, tenth(z + by)] } };
  });
}
