import type { HeldBy, LockHolder } from '../../engine/host/link.ts';

/** Why a match is not played here: it may be open in another Gantry, or another has opened it (null: and has left it since). */
export type Elsewhere =
  | { readonly kind: 'held'; readonly match: string; readonly by: HeldBy }
  | { readonly kind: 'taken'; readonly match: string; readonly by: LockHolder | null };
