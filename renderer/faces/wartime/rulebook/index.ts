import type { Chapter } from '../../../rulebook/chapter.ts';

/** The rules of Wartime that this game asks, in plain words and in reading order. */
export const rulebook: readonly Chapter[] = [];
