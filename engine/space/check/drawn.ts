/** More different pieces and triangles are drawn too slowly by small machines. */
export const MOST_DRAWN = { kinds: 60, triangles: 400_000 } as const;
