import type { ChipName } from '../../../table/figures/tokens.ts';

/** The symbols of what lies beside a character. */
export const CHIPS = {
  concentration: 'focus', waiting: 'waiting', acted: 'done', debt: 'debt', heartened: 'raised', shaken: 'lowered',
} as const satisfies Readonly<Record<string, ChipName>>;
