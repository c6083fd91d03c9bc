/** The words that rule systems bring: each in a group called as the ids of its rules begin, in small letters ("SWM-8.5": `swm`). */
import { miniatures } from './miniatures/words/en.ts';

export const en = { swm: miniatures };
