import type { Levels } from '../../engine/space/shape.ts';

/** What counts as the same elevation for the sight line that the screen shows: Range 2 (SP-ELEV-05). */
export const LEVELS: Levels = { step: 76.2, equalIsSame: true };
