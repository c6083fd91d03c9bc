/** The two edges of the battlefield, one for each side. It weighs nothing: what the screen asks of a table reads it too. */

/** The First Player's edge: at positive z, or at negative z. */
export type Edge = 1 | -1;
export const EDGES: readonly Edge[] = [1, -1];

/** The seat, as tables count them, whose outline is a side's: the near side's is the first. */
export const seatAt = (edge: Edge): number => EDGES.indexOf(edge);
