/** Feats that change how a character moves. */
import { trait } from '../feat.ts';

/** SWM-16.1. */
export const accelerate = trait({ id: 'accelerate', name: 'Accelerate', text: 'Without an attack it moves up to 24 squares in its turn.' });

/** SWM-16.39. */
export const savage = trait({ id: 'savage', name: 'Savage', text: 'It ends its move next to an enemy if it can, does not move away from one, and ignores commander effects.' });
