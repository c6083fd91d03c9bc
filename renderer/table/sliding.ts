/**
 * What is drawn of a piece, in the shader of a batch (`detail/pieceBatch.ts`): bits of the parts that are left out, how far its door is open, and bits of the
 * parts that throw no shadow.
 */
const DRAWN_OF = 'vec4 drawnOf = getBatchingColor(getIndirectIndex(gl_DrawID));';
/** Declares what lets the leaves of a piece slide, for a shader's head; it is 0 where a piece has no door. `SLID` then moves the corner in hand. */
export const SLIDING = '\n        attribute vec3 slide;';
export const SLID = `\n        ${DRAWN_OF}\n        transformed += slide * drawnOf.y;`;

/** Collapses a part to nothing whose bit is set in a field of what is drawn, once a corner has its place. It needs the corner's `part`. */
export const collapsed = (field: 'x' | 'z'): string => `\n        if (mod(floor(drawnOf.${field} / exp2(part)), 2.0) > 0.5) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);`;
