import { z } from 'zod';
import { answerForm, wholeForm } from '../../core/form.ts';
import { tableForm } from '../../space/terrain/table-form.ts';
import { levelForm, seatForm, styleForm } from '../link-words.ts';
import { RECORD_FORMAT, RECORD_VERSION } from './record.ts';
import { LONGEST_NAME } from './bounds.ts';

/** Where the dice of a headless match begin. */
export const seedForm = z.number().int().min(-(2 ** 32)).max(2 ** 32);
/** Milliseconds since 1970, as far as there are dates. */
const instant = z.number().min(-8.64e15).max(8.64e15);
export const seal = z.string().max(32);
/** Everything that happened because of one answer; a turn's longest is far below this. */
const events = z.array(z.looseObject({ type: z.string().max(60) })).max(5000);

/** A rule system's own setup: fields by their names, checked by it alone. */
export const setupForm = z.looseObject({});

export const headerForm = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(RECORD_VERSION),
  system: z.string().max(40),
  setup: setupForm,
  ground: tableForm.optional(),
  seats: z.array(seatForm).min(1).max(5),
  seed: seedForm.nullable(),
  content: z.string().max(64),
  undo: z.enum(['off', 'safe', 'free']),
  level: levelForm.optional(),
  style: styleForm.optional(),
  name: z.string().max(LONGEST_NAME),
  started: instant,
  sight: z.union([z.literal('all'), wholeForm.max(4), z.null()]),
  takenBack: z.strictObject({ safe: wholeForm, free: wholeForm }),
  check: seal,
});
export const openingForm = z.strictObject({ opening: events, check: seal });
export const stepForm = z.strictObject({
  n: wholeForm.min(1),
  seat: wholeForm.max(4).nullable(),
  answer: answerForm.nullable(),
  turn: wholeForm,
  events: events.nullable(),
  check: seal,
});
export const snapshotForm = z.strictObject({
  snapshot: z.strictObject({ at: wholeForm, now: z.unknown(), base: z.unknown(), pending: z.array(answerForm).max(1000) }),
  check: seal,
});
export const undoForm = z.strictObject({ undo: wholeForm, free: z.boolean(), check: seal });
export const nameForm = z.strictObject({ name: z.string().max(LONGEST_NAME), check: seal });
export const endForm = z.strictObject({ end: z.string().max(64), outcome: z.union([wholeForm.max(4), z.literal('draw')]), result: z.string().max(400), check: seal });
