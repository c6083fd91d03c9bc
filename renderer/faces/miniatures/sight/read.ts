import { z } from 'zod';
import type { Encounter, Prospect } from '../../../../engine/miniatures/prospect.ts';

const number = z.number();
const square = z.looseObject({ column: number, row: number, level: number.optional() });
const point = z.object({ x: number, y: number, z: number });
const refusal = z.looseObject({ rule: z.string(), why: z.string() }).nullable();
const thing = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('figure'), id: z.string() }), z.looseObject({ kind: z.enum(['low', 'solid']), at: square }),
  z.looseObject({ kind: z.literal('wall'), edge: z.looseObject({ x1: number, y1: number, x2: number, y2: number }) }),
  z.looseObject({ kind: z.literal('door'), door: number }), z.looseObject({ kind: z.literal('storey') }),
]);
const aimed = z.looseObject({ blocked: z.array(thing), cover: z.array(thing).nullable(), refusal, needed: number.nullable() });
const form = z.looseObject({
  figure: z.string(), at: point, square, refusal, cost: number.nullable(), barred: refusal,
  others: z.array(z.looseObject({ id: z.string(), enemy: z.boolean(), squares: number.nullable(), there: aimed, back: aimed })),
  board: z.looseObject({ distances: z.array(number), seen: z.string() }),
});

/** What the host told of a square, as Miniatures tells it; null for anything else. */
export const readProspect = (told: unknown): Prospect | null => (form.safeParse(told).success ? (told as Prospect) : null);

export const encounterWith = ({ others }: Prospect, id: string): Encounter | undefined => others.find((other) => other.id === id);
