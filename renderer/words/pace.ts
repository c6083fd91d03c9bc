import type { Pace } from '../match/speeds.ts';
import type { Speak } from './speak.ts';

/** How fast something is shown, on a button. */
export const paceWords = (pace: Pace, speak: Speak): string => (pace === 'instant' ? speak('settings.speedInstant') : speak('settings.speedTimes', { times: pace }));
