/** Changes of a saved table as plain data: what mends a finding of its check, and what whoever lays a table out does. */
import { z } from 'zod';
import { featureForm, headForms, MOST_FEATURES } from './table-form.ts';

const id = z.string().min(1).max(120);
/** The id of a feature, or of a mark. */
const thing = z.string().min(1).max(300);
const length = z.number().min(-2000).max(2000);

/** What may be said of a feature; `null` takes away what it said. */
const changeForm = z.strictObject({
  piece: id.optional(),
  at: z.tuple([length, length]).readonly().optional(),
  turn: z.number().min(-360).max(360).optional(),
  level: z.number().min(0).max(1000).optional(),
  group: id.nullable().optional(),
  locked: z.boolean().optional(),
});
export type FeatureChange = z.infer<typeof changeForm>;

const { name, theme, size, systems, light, mat, notes, tags, objectives, layouts, deployment, printed, ingress } = headForms;
/** What may be said of the table itself; `null` takes away what it said. */
const headForm = z.strictObject({
  name: name.optional(), theme: theme.optional(), size: size.optional(),
  systems: systems.nullable(), light: light.nullable(), mat: mat.nullable(), notes: notes.nullable(), tags: tags.nullable(),
  objectives: objectives.nullable(), layouts: layouts.nullable(), deployment: deployment.nullable(), printed: printed.nullable(), ingress: ingress.nullable(),
}).partial();
export type HeadChange = z.infer<typeof headForm>;

/** All features of a table at once, and all of its marks. */
const MOST_THINGS = MOST_FEATURES + 1000;
const ids = z.array(thing).min(1).max(MOST_THINGS);

/**
 * One change. Lengths in mm, turns in degrees. `remove` and `set` are of features and of places that the table names (`marks.ts`), of which where they lie
 * alone is set. `add` puts features at the end of the list, or at places `at` of it, which count in the list as it is then;
 * `set` gives a feature other values; `head` says something else of the table itself; `put` lays objectives, outlines and ways of the table's own in place of those
 * of the same id or seat, those that are new at the end; `drop` takes away an objective or a way of the table's own.
 */
export const tableEditForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), features: z.array(featureForm).min(1).max(MOST_FEATURES), at: z.array(z.number().int().min(0).max(MOST_FEATURES)).max(MOST_FEATURES).optional() }),
  z.strictObject({ kind: z.literal('remove'), features: ids }),
  z.strictObject({ kind: z.literal('set'), feature: thing, to: changeForm }),
  z.strictObject({ kind: z.literal('head'), to: headForm }),
  z.strictObject({ kind: z.literal('put'), objectives, deployment, ingress }),
  z.strictObject({ kind: z.literal('drop'), from: z.enum(['objectives', 'ingress']), id }),
]);
export type TableEdit = z.infer<typeof tableEditForm>;
