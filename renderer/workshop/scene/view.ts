/** What of the drawn workshop others may ask: where the camera looks, and what is under a place of the picture. */
import type { Rig } from '../../table/rig.ts';

interface View {
  /** The camera's hand; null while nothing is drawn. */
  rig: Rig | null;
}

/** The drawn workshop of this window. */
export const view: View = { rig: null };
