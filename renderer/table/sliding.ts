/** What is drawn of a piece, in the shader of a batch (`detail/pieceBatch.ts`): bits of the parts that are left out, and how far its door is open. */
const DRAWN_OF = 'vec4 drawnOf = getBatchingColor(getIndirectIndex(gl_DrawID));';
/** Declares what lets the leaves of a piece slide, for a shader's head; it is 0 where a piece has no door. `SLID` then moves the corner in hand. */
export const SLIDING = '\n        attribute vec3 slide;';
export const SLID = `\n        ${DRAWN_OF}\n        transformed += slide * drawnOf.y;`;
