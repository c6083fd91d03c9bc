import type { Area, Size } from '../director/lens.ts';
import { TRAY } from './throw.ts';

/** Half of what is seen of the tray with its rim, in mm. */
const SEEN = { x: TRAY.x + 14, z: TRAY.z + 15 } as const;

/** The window on the tray where no panel has a place for it: in units of text height, below the top bar and left of the rail. */
const OWN = { width: 21, right: 3.5, top: 3.6 } as const;

/** Where the window on the tray lies in the picture, in CSS pixels. `held`: the place that a panel keeps for it; `em`: the text's height. */
export function insetOf({ width, height }: Size, held: Area | null, em: number): Area {
  if (held !== null) return held;
  const wide = Math.round(Math.min(OWN.width * em, width * 0.4));
  const right = width - Math.round(OWN.right * em);
  const top = Math.round(OWN.top * em);
  return { left: right - wide, top, right, bottom: Math.min(height, top + Math.round((wide * SEEN.z) / SEEN.x)) };
}

/** Vertical field of view in degrees from which an eye `away` mm above the tray sees the whole of it in a window of this shape. */
export const fieldOver = (away: number, aspect: number): number => (360 / Math.PI) * Math.atan(Math.max(SEEN.z, SEEN.x / aspect) / away);
