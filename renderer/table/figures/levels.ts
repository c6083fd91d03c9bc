/** Height of a figure on the screen, in pixels, from which it is drawn at the finest level and at the second. */
const FINE = 150;
const MIDDLE = 70;
/** A level is left only so far beyond where it begins, so that nothing changes to and fro. */
const SLACK = 1.15;

/** Levels of detail, the finest first, as a figure's file has them. */
export const LEVELS = 3;

/** The level of detail for a figure so many pixels high that is drawn at the level `now`. */
export function levelFor(pixels: number, now: number): number {
  const fine = now === 0 ? FINE / SLACK : FINE;
  const middle = now <= 1 ? MIDDLE / SLACK : MIDDLE;
  return pixels >= fine ? 0 : pixels >= middle ? 1 : 2;
}

/** The level that throws the shadow of a figure drawn at `level`: one lower. */
export const shadowLevel = (level: number): number => Math.min(LEVELS - 1, level + 1);
