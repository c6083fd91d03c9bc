import type { About, PickRequest } from '../../../../engine/core/script.ts';
import { hasAttacked } from '../../../../engine/miniatures/awaited.ts';
import { prettify, type Speak, type Values } from '../../../words/speak.ts';
import type { FaceAsks } from '../../face.ts';
import { doorThing } from '../table/doors.ts';
import { figureOf } from '../table/hints.ts';
import { called, featOf, type Situation } from '../words/names.ts';
import { choicesOf, usualOf } from './choices.ts';

/** Words of the figures in question. */
function aboutValues(about: About, situation: Situation): Values {
  return Object.fromEntries(Object.entries(about).map(([field, value]) => [field, typeof value === 'string' ? called(situation, value) : value]));
}

/** Which sentence asks what may be done in a turn. */
function actContext({ options }: PickRequest, { view: { turn } }: Situation): string {
  if (!options.includes('end')) return 'onward';
  if (turn !== null && hasAttacked(turn)) return 'after';
  return options.some((option) => option.startsWith('attack:')) ? 'armed' : 'unarmed';
}

/** The question as a sentence. */
function words(request: PickRequest, situation: Situation, speak: Speak): string {
  const { ask, about } = request;
  const key = `miniatures.ask.${ask}`;
  const values = aboutValues(about, situation);
  if (ask === 'act') return speak(`miniatures.ask.act_${actContext(request, situation)}`, values);
  if (ask === 'activate') return speak('miniatures.ask.activate', { count: Number(about['left']) });
  return speak.has(key) ? speak(key, values) : speak('ask.otherPlain', { word: prettify(ask).toLowerCase() });
}

/** Whether squads deploy in outlines of the table. */
const isOutlined = (setup: unknown): boolean => (setup as { readonly tableDeployment?: unknown } | null)?.tableDeployment === true;

/** A short line beside the question: what is left of the movement, what the die must show. */
function note(request: PickRequest, { view: { turn }, setup }: Situation, speak: Speak): string | undefined {
  const { ask, about, ways } = request;
  if (ask === 'act' && ways !== undefined) {
    const [spent, speed, most] = [Number(about['spent']), Number(about['speed']), Number(about['most'])];
    if (turn !== null && hasAttacked(turn)) return speak('miniatures.note.after', { count: speed - spent });
    return speak(spent === 0 ? 'miniatures.note.fresh' : spent <= speed ? 'miniatures.note.spent' : 'miniatures.note.second', { spent, speed, most });
  }
  if (ask === 'combineFire') return speak('miniatures.note.needed', {
    needed: Number(about['needed']), bonus: Number(about['bonus']), ...(about['activates'] === 0 ? { context: 'free' } : {}),
  });
  if (ask === 'reinforce') return speak('miniatures.note.reinforce');
  if (ask === 'deploy') return speak('miniatures.note.deploy', isOutlined(setup) ? { context: 'outline' } : {});
  return undefined;
}

/** The feat that a question comes from. */
function source({ ask, about, options }: PickRequest, situation: Situation): string {
  const feats = ask === 'useOn' ? [String(about['feat'])] : ask === 'answer' ? options.flatMap((option) => (option.includes('@') ? [option.slice(0, option.lastIndexOf('@'))] : [])) : [];
  return feats.length === 1 ? featOf(situation, feats[0]!)?.text ?? '' : '';
}

/** How Miniatures words what it asks. */
export const asks: FaceAsks<Situation> = {
  about: aboutValues,
  words,
  choices: choicesOf,
  usual: usualOf,
  source,
  note: (request, situation, speak) => (request?.kind === 'pick' ? note(request, situation, speak) : undefined),
  placeNote: () => undefined,
  thingOf: (option, { view }) => figureOf(option, view) ?? doorThing(option, view),
};
