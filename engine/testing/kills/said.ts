import type { Update } from '../../host/link.ts';

/** What a life of a host says before anything else happens: one line each. */
export type Said =
  /** Everybody was told: so many answers stand, the last is this one. */
  | { readonly told: string; readonly at: number; readonly answered: Update['answered']; readonly events: Update['events'] }
  /** From now on only so many answers must stand: somebody takes the others back. */
  | { readonly back: string; readonly to: number }
  | { readonly opened: string; readonly at: number }
  /** Somebody else does this to the files of a match. */
  | { readonly meddled: 'removed' | 'renamed' | 'copied'; readonly match: string; readonly as: string }
  /** A time of trouble begins: no rights, no room, another clock. */
  | { readonly trouble: string }
  | { readonly fault: string };
