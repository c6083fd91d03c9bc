import type { ChipName } from '../../../table/figures/tokens.ts';

/** The symbols of what lies beside a character. */
export const CHIPS = {
  concentration: 'focus', waiting: 'hunker', acted: 'pinned', debt: 'strained', heartened: 'injured', shaken: 'exposed',
} as const satisfies Readonly<Record<string, ChipName>>;
