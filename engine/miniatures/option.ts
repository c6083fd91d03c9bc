/** How the options of a move are named. */

/** Going to a square: `move:column,row`, above the ground `move:column,row,level`. */
export const MOVE = 'move:';
/** A step to a neighbouring square, told where it is closed and a way leads there round about: `step:column,row`. */
export const STEP = 'step:';
/** A square that a Large figure squeezes through on its way. */
export const SQUEEZE = 'squeeze:';
