/** Numbers that the rules fix, for the rules and for a screen that explains them. */

/** Movement points of one move (SWM-1.5). */
export const SPEED = 6;
/** Added to Defense against an attack on a target in cover (SWM-10.6). */
export const COVER = 4;
/** Added to the attack for each ally that joins in (SWM-11.6, SWM-AMB-09). */
export const COMBINED_FIRE = 4;

/** What a d20 must show where `needed` would do: a natural 1 never hits (SWM-11.5), a natural 20 always does (SWM-11.4). */
export const mustShow = (needed: number): number => Math.min(20, Math.max(2, needed));
