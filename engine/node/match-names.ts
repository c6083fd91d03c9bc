import type { Naming } from './bin.ts';

/** A match being played grows line by line; at rest it is packed. Where both are there, a pack was interrupted and the growing one counts. */
export const GROWING = '.journal';
export const PACKED = '.gantry';
/** What the library wrote down about the matches. It may be thrown away. */
export const NOTES = 'library.json';
/** The review of a match that is over. It may be thrown away. */
export const REVIEW = '.review.json';
/** Backups kept of each match. */
export const BACKUPS = 3;

const ID = '[a-z0-9-]{1,64}';
const MATCH = new RegExp(`^${ID}$`);

/** A match's id, which is no path. Throws for anything else. */
export function checkedId(match: string): string {
  if (!MATCH.test(match)) throw new Error(`"${match}" is not the id of a match`);
  return match;
}

export const backupName = (match: string, number: number): string => `${match}.backup-${number}${PACKED}`;

export const MATCHES: Naming = {
  what: 'match', id: ID, endings: [GROWING, PACKED],
  besides: (match) => [...Array.from({ length: BACKUPS }, (_, i) => backupName(match, i + 1)), match + REVIEW],
};
