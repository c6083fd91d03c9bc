/** Feats that change how a character moves. */
import { trait } from '../feat.ts';

/** SWM-16.1. */
export const accelerate = trait({ id: 'accelerate', name: 'Accelerate', text: 'Without an attack it moves up to 24 squares in its turn.' });

/** SWM-16.42. The card tells the number. */
export const speed = (squares: number) => trait({ id: 'speed', name: `Speed ${squares}`, text: `It moves ${squares} squares and attacks, or ${2 * squares} without an attack.` });

/** SWM-16.15. */
export const flight = trait({ id: 'flight', name: 'Flight', text: 'It moves over enemies, low objects and pits, and nobody strikes at it as it leaves.' });

/** SWM-16.44. */
export const strafeAttack = trait({ id: 'strafe-attack', name: 'Strafe Attack', text: 'It may attack each enemy once as it flies into its space, moving up to 12 squares in all.' });

/** SWM-16.39. */
export const savage = trait({ id: 'savage', name: 'Savage', text: 'It ends its move next to an enemy if it can, does not move where it begins next to one, and ignores commander effects.' });
