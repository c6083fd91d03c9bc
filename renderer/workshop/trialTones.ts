import { TONES } from '../measure/overlayTones.ts';
import type { TrialView } from './trial.ts';

/** Tones of places that have cover from some sides, from about half of them, from most. */
export const COVER_TONES: readonly string[] = ['#7ea8e8', '#4f6fd6', '#8a3fc9'];

/** Tones of what is drawn around the test figure: where it gets by each kind of movement with one action; what it sees, both see, and sees it. */
export const TRIAL_TONES: Readonly<Record<TrialView, readonly string[]>> = { trial: ['#38bd80', '#4080c7', '#e3c04a', '#c9a2ff'], view: TONES.sight };
/** Fainter ones of where it gets with more turns alone, and not at all. */
export const FAR_TONES: readonly string[] = ['#5b6f66', '#9c3f33'];
/** How many classes one field is drawn with; the others are drawn as fields of their own. */
export const CLASSES = 3;
