/** A window's size in CSS pixels. */
interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Height of plain text in a window of 1280 × 800 and in any smaller one (px). */
const LEAST = 16;

/**
 * Size of the root's text in px, which every length of the styles follows (rem). Half of it grows with the window, measured by the side that grew less; the
 * other half stays, so that a larger window shows more table and larger words: 16 px at 1280 × 800, 18.8 at 1920 × 1080, 22.4 at 2560 × 1440 and
 * 29.6 at 3840 × 2160; all of it times the person's text scale.
 */
export const rootSize = ({ width, height }: WindowSize, textScale: number): number =>
  textScale * Math.max(LEAST, (LEAST / 2) * (1 + Math.min(width / 1280, height / 800)));

/** The size of the root's text in this window. */
export const rootSizeHere = (textScale: number): number => rootSize({ width: innerWidth, height: innerHeight }, textScale);
