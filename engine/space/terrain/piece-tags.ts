/** What people call a piece and where it belongs, where its mesh cannot say it: data beside the pieces, for palettes and for suggested tables. */
import { z } from 'zod';

/** Kinds of pieces, in the order in which a palette shows them. */
export const CATEGORIES = [
  'deck', 'climb', 'dock', 'building', 'tank', 'vehicle', 'wall', 'scatter', 'landmark', 'border', 'floor', 'pit', 'bulkhead',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Places that a piece looks right in. */
const SETTINGS = ['yard', 'ship', 'hall'] as const;
export type Setting = (typeof SETTINGS)[number];

/**
 * Of each piece by its name: its `category`, the `settings` it looks right in, and `tags`: `low` (seen over), `tall` (seen from everywhere),
 * `edge` (belongs near the table's edge), `door`, `room`.
 */
export const pieceTagsForm = z.strictObject({
  format: z.literal('gantry-pieces'),
  version: z.literal(1),
  pieces: z.record(z.string().min(1).max(120), z.strictObject({
    category: z.enum(CATEGORIES),
    settings: z.array(z.enum(SETTINGS)).min(1).max(SETTINGS.length),
    tags: z.array(z.enum(['low', 'tall', 'edge', 'door', 'room'])).max(5),
  })),
});
export type PieceTags = z.infer<typeof pieceTagsForm>['pieces'];
