/** Every form that reads outside data has bounds. What a form itself leaves open is listed here with what bounds it instead. */
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { answerForm, entriesForm, pointForm } from '../core/form.ts';
import { teamsForm } from '../core/kept.ts';
import { noteForm, notesForm } from '../host/library-notes.ts';
import { callForms } from '../host/link-calls.ts';
import * as lines from '../host/record/forms.ts';
import { entryForm, finishedForm, journalEndForm, journalForm } from '../host/record/version-one.ts';
import * as skirmishSetup from '../miniatures/setup.ts';
import * as skirmishState from '../miniatures/state-form.ts';
import * as skirmishSummary from '../miniatures/summary.ts';
import { shareForm } from '../shatterpoint/exchange/links.ts';
import { documentForm } from '../shatterpoint/exchange/sps.ts';
import * as setup from '../shatterpoint/state/setup.ts';
import * as state from '../shatterpoint/state-form.ts';
import * as summary from '../shatterpoint/summary.ts';
import { PartExtras, PieceExtras } from '../space/terrain/piece.ts';
import { tableForm } from '../space/terrain/table-form.ts';
import * as adventureSetup from '../wartime/setup.ts';
import * as adventureState from '../wartime/state-form.ts';
import * as adventureSummary from '../wartime/summary.ts';
import { scenarioForm } from './fuzz/scenario.ts';
import { unbounded } from './unbounded.ts';

/** `checkBounds` limits the values of each line and file before one is read; the rule system checks setups and states, the film events. */
const LINE = 'bounded by the line';
/** A message has at most so many bytes; `readSetup` checks what is in it. */
const MESSAGE = 'bounded by the message';
/** Twenty thousand characters at the most are looked at; what is not known is not used. */
const LIST = 'bounded by the text';

type Entry = readonly [name: string, form: z.core.$ZodType, open?: Readonly<Record<string, string>>];
const FORMS: readonly Entry[] = [
  ['an answer', answerForm], ['a place', pointForm],
  ...Object.entries(callForms).map(([name, form]) => [`the call ${name}`, form, name === 'newMatch' ? { 'setup: unknown': MESSAGE } : {}] as const),
  ['a match file’s header', lines.headerForm, { 'setup.(others): unknown': LINE }],
  ['its opening', lines.openingForm, { 'opening.*.(others): unknown': LINE }],
  ['its answers', lines.stepForm, { 'events.*.(others): unknown': LINE }],
  ['its snapshots', lines.snapshotForm, { 'snapshot.now: unknown': LINE, 'snapshot.base: unknown': LINE }],
  ['the library’s notes', notesForm, { 'matches.*: unknown': 'each is read by the next form' }], ['a note of the library', noteForm],
  ['its undo marks', lines.undoForm], ['its names', lines.nameForm], ['its end', lines.endForm],
  ['a journal’s header', journalForm, { 'setup.(others): unknown': LINE }], ['a journal’s answers', entryForm], ['a journal’s end', journalEndForm],
  ['a finished file of the first version', finishedForm, { 'setup.(others): unknown': LINE }],
  ['a setup of shatterpoint', setup.setupForm], ['a setup of miniatures', skirmishSetup.setupForm], ['a setup of wartime', adventureSetup.setupForm],
  ['a state of shatterpoint', state.stateForm], ['a state of miniatures', skirmishState.stateForm], ['a state of wartime', adventureState.stateForm],
  ['a summary of shatterpoint: setup', summary.setupForm], ['a summary of shatterpoint: state', summary.stateForm],
  ['a summary of the others: setup', teamsForm], ['a summary of miniatures: state', skirmishSummary.stateForm], ['a summary of wartime: state', adventureSummary.stateForm],
  ['a table', tableForm], ['a piece', PieceExtras], ['a part of a piece', PartExtras],
  ['a strike team as SPS', documentForm, { '(others): unknown': LIST }], ['a strike team as ShatterApp', shareForm, { '(others): unknown': LIST }],
  ['a scenario', scenarioForm, { 'setup: unknown': 'read by `readSetup`' }],
];

test.each(FORMS.map(([name, form, open = {}]) => ({ name, form, open: Object.keys(open) })))('$name has bounds on every number, text, list and record', ({ form, open }) => {
  expect(unbounded(form)).toEqual(open);
});

describe('what is looked for', () => {
  it.each([
    [z.number(), ['(all): number']], [z.number().int(), ['(all): number']], [z.number().min(0), ['(all): number']], [z.number().min(0).max(3), []],
    [z.string(), ['(all): string']], [z.string().max(3), []], [z.array(z.number().min(0).max(1)), ['(all): array']], [z.array(z.string()).max(2), ['*: string']],
    [z.strictObject({ a: z.string().optional(), b: z.tuple([z.number()]).default([1]) }), ['a: string', 'b.0: number']], [z.looseObject({}), ['(others): unknown']],
    [z.record(z.string(), z.boolean()), ['(all): record', '(key): string']], [entriesForm(z.string().max(2), z.boolean(), 3), []],
    [z.union([z.literal(1), z.string().nullable()]), ['(all): string']], [z.unknown(), ['(all): unknown']],
  ])('%#', (form, found) => expect(unbounded(form)).toEqual(found));

  it('a record of too many entries is refused', () => {
    const form = entriesForm(z.string().max(2), z.boolean(), 2);
    expect([form.safeParse({ a: true, b: true }).success, form.safeParse({ a: true, b: true, c: true }).error?.issues[0]?.message]).toEqual([true, 'it has more than 2 entries']);
  });
});
