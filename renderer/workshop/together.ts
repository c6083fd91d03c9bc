/** Deeds with several chosen things as one: by the numbers of them all, or as the first of them. Each is one step that can be taken back. */
import { alike, middleOf } from '../../engine/space/draft/arrange.ts';
import { isFlat, isMark } from '../../engine/space/draft/mark-shapes.ts';
import { tenth } from '../../engine/shape/point.ts';
import { chosenOf, looseOf } from './bench.ts';
import { does, now, raise } from './deeds.ts';

/** Gives what is chosen the height or the turn of the piece that was chosen first. */
export function makeAlike(what: 'level' | 'turn'): void {
  const features = looseOf(now()).filter((one) => !isFlat(one));
  const pieces = new Map(chosenOf(now()).map((one) => [one.id, one]));
  const first = now().selection.map((id) => pieces.get(id)).find((one) => one !== undefined);
  if (first !== undefined) does('align', alike(features.filter((one) => !isMark(one)), first, what));
}

/** Numbers of several things: the middle of them all, and the height of the lowest (mm); null where nothing of it is known. */
export function togetherAt(): { readonly at: readonly [number, number] | null; readonly level: number | null } {
  const { kit } = now();
  const features = looseOf(now());
  const standing = features.filter((one) => !isFlat(one));
  return { at: kit === null ? null : middleOf(features, kit.shape), level: standing.length === 0 ? null : Math.min(...standing.map(({ level }) => level)) };
}

/** Moves several things together, so that the middle of them all is there (mm). */
export function moveTogether(to: readonly [number, number]): void {
  const { at } = togetherAt();
  if (at === null) return;
  const [dx, dz] = [to[0] - at[0], to[1] - at[1]];
  does('move', looseOf(now()).map(({ id, at: [x, z] }) => ({ kind: 'set', feature: id, to: { at: [tenth(x + dx), tenth(z + dz)] } })));
}

/** Raises or lowers several things together, so that the lowest is at a height (mm). */
export const raiseTogether = (level: number): void => raise(level - (togetherAt().level ?? level));
