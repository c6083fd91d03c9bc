import type { Die } from '../../../match/tableau.ts';

/** Dice of ten faces with these results. */
export const d10s = (_faces: readonly number[]): readonly Die[] => [];
