/** Declares what lets the leaves of a piece slide, for a shader's head; both are 0 where a piece has no door. `SLID` then moves the corner in hand. */
export const SLIDING = `
        attribute vec3 slide;
        attribute float ajar;`;
export const SLID = '\n        transformed += slide * ajar;';
