/** What of the drawn workshop others may ask: where the camera looks, and what is under a place of the picture. */
import type { Rig } from '../../table/rig.ts';

interface View {
  /** The camera's hand; null while nothing is drawn. */
  rig: Rig | null;
  /** Draws the whole table with nothing of the workshop over it; null while nothing is drawn. */
  portrait: (() => Promise<string | null>) | null;
}

/** The drawn workshop of this window. */
export const view: View = { rig: null, portrait: null };
