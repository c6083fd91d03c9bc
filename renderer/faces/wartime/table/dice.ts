import type { Die } from '../../../match/tableau.ts';

/** Dice of ten faces with these results. */
export const d10s = (faces: readonly number[]): readonly Die[] => faces.map((face) => ({ kind: 'd10', face: String(face) }));
