import type { Draft } from './draft.ts';

let last: Draft | null = null;

/** The match last set up in this window; null when there was none. */
export const lastDraft = (): Draft | null => last;
export const keepDraft = (draft: Draft): void => { last = draft; };
