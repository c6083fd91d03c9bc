import type { About, PickRequest, PlaceRequest } from '../../../../engine/core/script.ts';
import type { FaceAsks } from '../../face.ts';
import { prettify, type Speak, type Values } from '../../../words/speak.ts';
import { readSetup } from '../scale.ts';
import { characterOfOption } from '../table/hints.ts';
import { called, deedNamed, partsOf, type Situation } from '../words/names.ts';
import { choicesOf, deedOf } from './choices.ts';

/** Fields of what a question is about that name a character. */
const NAMED: ReadonlySet<string> = new Set(['character', 'actor', 'target', 'figure']);

const aboutValues = (about: About, situation: Situation): Values =>
  Object.fromEntries(Object.entries(about).map(([field, value]) => [field, typeof value === 'string' && NAMED.has(field) ? called(situation, value) : value]));

/** The question as a sentence. One that has no words yet is shown as it is, so that nothing stays unasked. */
function askWords({ ask, about }: PickRequest, situation: Situation, speak: Speak): string {
  const values = aboutValues(about, situation);
  if (ask === 'answer') return speak('wartime.ask.answer', { ...values, context: about['running'] === 1 ? 'ran' : String(about['moment']) });
  if (ask === 'act') return speak('wartime.ask.act', { ...values, count: Number(about['left']) });
  return speak.has(`wartime.ask.${ask}`) ? speak(`wartime.ask.${ask}`, values) : speak('wartime.ask.other', { word: prettify(ask).toLowerCase() });
}

/** What the answers that are offered do, each once. */
function answersText({ ask, about, options }: PickRequest, situation: Situation, speak: Speak): string {
  if (ask !== 'answer') return '';
  const first = new Map(options.map((option) => [partsOf(option).deed, partsOf(option).who] as const).filter(([, who]) => who !== null));
  const texts = [...first].map(([deed, who]) => speak('wartime.note.answers', { name: deedNamed(situation, deed) ?? '', text: deedOf(situation, who!, deed)?.text ?? '' }));
  return [...texts, ...(about['running'] === 1 ? [speak('wartime.note.ran')] : [])].join('\n');
}

const cm = (mm: number): string => String(Math.round(mm) / 10);

/** How far a place may lie, and what it may not be near. */
function placeNote({ ask, zone, body }: PlaceRequest, situation: Situation, speak: Speak): string | undefined {
  const { klik } = readSetup(situation.setup);
  if (zone.kind === 'near') {
    const usual = (situation.setup as { readonly deployRange?: unknown } | null)?.deployRange;
    return speak('wartime.placeHint.deploy', { cm: cm(zone.range), ...(typeof usual === 'number' && zone.range > usual ? { context: 'far' } : {}) });
  }
  if (zone.kind === 'outline') return speak('wartime.placeHint.deploy', { cm: cm(zone.over), context: zone.over > 0 ? 'beyond' : 'outline' });
  if (zone.kind !== 'tool' || !speak.has(`wartime.placeHint.${ask}`)) return undefined;
  return speak(`wartime.placeHint.${ask}`, { cm: cm(zone.tool.length + body.radius), klik: cm(klik) });
}

/** How Wartime words its questions. */
export const asks: FaceAsks<Situation> = {
  about: aboutValues,
  words: askWords,
  choices: choicesOf,
  usual: ({ options }) => (options.length === 1 ? options[0] : undefined),
  source: answersText,
  note: (request, _situation, speak) => {
    const by = request?.kind === 'pick' && request.ask === 'act' ? Number(request.about['concentration'] ?? 0) : 0;
    return by > 0 ? speak('wartime.note.concentration', { by }) : undefined;
  },
  placeNote,
  kindOf: ({ ask }, speak) => ({ word: speak.has(`wartime.kind.${ask}`) ? speak(`wartime.kind.${ask}`) : prettify(ask), tone: ask === 'run' ? 'run' : 'walk' }),
  thingOf: (option, { view }) => characterOfOption(view, option),
};
