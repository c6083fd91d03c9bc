/** A table layout as it is saved. */
import { z } from 'zod';
import { lightForm } from './light.ts';
import { SIDE } from './size.ts';
import { pictureForm } from './table-picture.ts';
import { sketch } from './table-sketch.ts';

const length = z.number().min(-2000).max(2000);
const side = z.number().min(SIDE.least).max(SIDE.most);

/** The version that tables are written in. */
export const TABLE_VERSION = 2;

const common = {
  format: z.literal('gantry-table'),
  id: z.string().min(1).max(120),
  name: z.string().min(1).max(120),
  theme: z.string().min(1).max(120),
  size: z.tuple([side, side]),
  systems: z.array(z.string().min(1).max(120)).min(1).max(40).optional(),
};

/** The most features that a table's file may have. */
export const MOST_FEATURES = 2000;
const placed = {
  id: z.string().min(1).max(120),
  piece: z.string().min(1).max(120),
  at: z.tuple([length, length]),
  turn: z.number().min(-360).max(360),
  level: z.number().min(0).max(1000),
};
/** A feature as version 2 has it: with the group it is moved with, and whether hands are kept off it. Both are for whoever lays tables out. */
export const featureForm = z.object({ ...placed, group: z.string().min(1).max(120).optional(), locked: z.literal(true).optional() });

/** A table of the first version says nothing but its features and its light. */
const firstForm = z.object({ ...common, version: z.literal(1), light: lightForm.optional(), features: z.array(z.object(placed)).max(MOST_FEATURES) });
const secondForm = z.object({
  ...common, ...sketch, version: z.literal(TABLE_VERSION), features: z.array(featureForm).max(MOST_FEATURES), picture: pictureForm.optional(),
});
/** What a table of version 2 says beside its features, field by field. */
export const headForms = { ...common, ...sketch };
export const tableForm = z.discriminatedUnion('version', [firstForm, secondForm]);

/**
 * A saved table: which piece stands where. `at` x, z and `level` (the height of its underside) in mm, `turn` in degrees, counterclockwise
 * from above. `light`, `mat`, `notes`, `tags` and `picture` (base64) are for people alone; `systems`, where it is
 * there, names the rule systems that the table is laid out for, `printed` those that print its objectives and deployments themselves. Tables of version 1 lack what came with version 2.
 */
export type TableFile = Omit<z.infer<typeof secondForm>, 'version'> & { readonly version: 1 | typeof TABLE_VERSION };

/** One placed piece of a saved table. */
export type Feature = TableFile['features'][number];
