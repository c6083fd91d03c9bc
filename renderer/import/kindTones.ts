import type { SolidKind } from '../../engine/space/import/kinds.ts';

/** Colours of parts by what they are to the rules. */
export const KIND_TONES: Readonly<Record<SolidKind, string>> = {
  solid: '#c07a5a', low: '#d9b25a', bare: '#8f8a93', openwork: '#6fa6dd', walkway: '#5fc3a0', ladder: '#ffd166', stairs: '#e88fb4', door: '#b58bd6',
  pit: '#5a6f8f',
};
