import { TONES } from '../measure/overlayTones.ts';
import type { TrialView } from './trial.ts';

/** Tones of what is drawn around the test figure: where it gets on foot, by climbing, not at all; what it sees, both see, and sees it. */
export const TRIAL_TONES: Readonly<Record<TrialView, readonly string[]>> = { trial: ['#38bd80', '#e3c04a', '#d9563f'], view: TONES.sight };
