/** Words that calls and what they give back have in common. */
import { z } from 'zod';
import { STYLES } from '../core/style.ts';
import { LEVELS } from '../search/levels.ts';

/** Who answers for a seat. */
export const seatForm = z.enum(['person', 'computer']);
export type SeatKind = z.infer<typeof seatForm>;

/** How strong computer seats are. */
export const levelForm = z.enum(LEVELS);

/** How computer seats like to play. */
export const styleForm = z.enum(STYLES);

/** The name of a lock of a match as an error said it, with those of locks on the same match before it. */
export const lockForm = z.string().max(135).regex(/^[0-9a-f]{16}(\.[0-9a-f]{16}){0,7}$/, 'not the name of a lock');
