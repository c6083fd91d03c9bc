/** So many pixels of what a level is off are not seen. */
const UNSEEN = 0.7;
/** A level is left only so far beyond where it begins, so that nothing changes to and fro. */
const SLACK = 1.15;

/**
 * The level of detail of a piece of which a millimetre is `scale` pixels large on the screen where it is nearest, and which is drawn at the level `now`: the
 * coarsest of those whose surface is not seen to be off. `offs`: how far each level is off, in millimetres, the finest (0) first.
 */
export function detailFor(scale: number, offs: readonly number[], now: number): number {
  for (let level = offs.length - 1; level > 0; level--) {
    if (offs[level]! * scale <= (level <= now ? UNSEEN * SLACK : UNSEEN)) return level;
  }
  return 0;
}
