import { TONES } from '../measure/overlayTones.ts';
import type { TrialView } from './trial.ts';

/** Tones of places that have cover from some sides, from about half of them, from most. */
export const COVER_TONES: readonly string[] = ['#7ea8e8', '#4f6fd6', '#8a3fc9'];

/** Tones of what is drawn around the test figure: where it gets on foot, by climbing, not at all; what it sees, both see, and sees it. */
export const TRIAL_TONES: Readonly<Record<TrialView, readonly string[]>> = { trial: ['#38bd80', '#e3c04a', '#d9563f'], view: TONES.sight };
