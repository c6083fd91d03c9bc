import { z } from 'zod';

/** How fast something is shown: as it is, twice or four times as fast, or done at once. */
export const PACES = [1, 2, 4, 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** Kinds of what is shown, each of which has a speed of its own. */
export const KINDS = ['moves', 'attacks', 'rest'] as const;
export type Kind = (typeof KINDS)[number];

/** The speed of every kind. */
export type Speeds = Readonly<Record<Kind, Pace>>;

/** The same speed for all kinds. */
export const allAt = (pace: Pace): Speeds => ({ moves: pace, attacks: pace, rest: pace });

/** The speed that all kinds have; null where they differ. */
export const oneOf = ({ moves, attacks, rest }: Speeds): Pace | null => (moves === attacks && attacks === rest ? moves : null);

const paceForm = z.literal(PACES).catch(1);

/** Speeds as they are kept; earlier there was one for all. */
export const speedsForm = z.preprocess(
  (kept) => (typeof kept === 'number' ? { moves: kept, attacks: kept, rest: kept } : kept),
  z.object({ moves: paceForm, attacks: paceForm, rest: paceForm }).catch(allAt(1)),
);
