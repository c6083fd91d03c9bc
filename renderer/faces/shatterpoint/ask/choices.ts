import type { PickRequest } from '../../../../engine/core/script.ts';
import type { ChoiceWords } from '../../../../engine/shatterpoint/cards/card.ts';
import { abilityById, called, cardName, faceOf, isTag, nameOf, tacticsOf, unitById, unitFor, type Situation } from '../words/names.ts';
import { seatLetter } from '../../../words/seats.ts';
import { filled, prettify, type Speak, type Values } from '../../../words/speak.ts';
import { effectWords } from '../words/tell.ts';
import { DECLINES, type Choice } from '../../../ask/choice.ts';
import { iconFor, isDie, isObjective } from './choiceIcons.ts';
import { hintOf } from './choiceHints.ts';
import { keysFor } from '../../../ui/hotkeys.ts';
import { reasonWords } from '../../../ask/reasons.ts';

const ACTIONS = ['move', 'combat', 'focus', 'takeCover', 'recover', 'ability'] as const;

/** The option that Enter stands for: the only one, or the one that nearly everybody wants. */
export function usualOf({ ask, options }: PickRequest): string | undefined {
  const usual: Readonly<Record<string, string>> = { order: 'reveal', reserve: 'activate', may: 'yes' };
  const option = usual[ask];
  return options.length === 1 ? options[0] : option !== undefined && options.includes(option) ? option : undefined;
}

/** Words of the figure, unit or ability in question. */
export function aboutValues(about: Readonly<Record<string, string | number>>, situation: Situation, speak: Speak): Values {
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(about)) values[field] = typeof value === 'string' ? called(situation, value) : value;
  const who = about.character ?? about.figure ?? about.unit ?? about.attacker ?? about.card;
  if (typeof about.card === 'string') values.card = cardName(situation, about.card, speak);
  if (about.roll === 'attack' || about.roll === 'defense') values.roll = speak(`shatterpoint.card.${about.roll}`).toLowerCase();
  values.who = who === undefined ? speak('hud.you') : who === 'shatterpoint' ? speak('shatterpoint.card.shatterpoint') : called(situation, String(who));
  if (values.ability === undefined) values.ability = speak('shatterpoint.option.ability').toLowerCase();
  return values;
}

type Asked = Pick<PickRequest, 'ask' | 'about'> & Partial<Pick<PickRequest, 'options'>>;

/** The question as a sentence. A word that has none yet is shown as it is, so that nothing stays unasked. */
export function askWords({ ask, about, options }: Asked, situation: Situation, speak: Speak): string {
  const values = aboutValues(about, situation, speak);
  if (ask === 'may' && typeof about.what === 'string') {
    const own = wordsOf(situation, about.ability)?.asks?.[about.what];
    if (own !== undefined) return filled(own, values);
    if (speak.has(`shatterpoint.mayAsk.${about.what}`)) return speak(`shatterpoint.mayAsk.${about.what}`, values);
    if (nameOf(situation, about.what) !== undefined) return speak('shatterpoint.mayAsk.named', values);
  }
  if (ask === 'choice' && about.card !== undefined) return speak('shatterpoint.ask.choiceCard', values);
  // A struggle card is named by its title.
  if (ask === 'map') return speak('shatterpoint.ask.map', { card: String(about.card ?? '') });
  if (ask === 'answer' && options !== undefined && !options.includes('pass')) return speak('shatterpoint.ask.answerFirst');
  if (speak.has(`shatterpoint.ask.${ask}`)) return speak(`shatterpoint.ask.${ask}`, values);
  const named = ['character', 'figure', 'unit', 'attacker'].some((field) => field in about);
  return speak(named ? 'shatterpoint.ask.other' : 'ask.otherPlain', { ...values, word: prettify(ask).toLowerCase() });
}

/** What the choices of the ability or card in question are called on its card. */
const wordsOf = (situation: Situation, ability: string | number | undefined): ChoiceWords | undefined =>
  typeof ability !== 'string' ? undefined : (abilityById(situation, ability) ?? tacticsOf(situation, ability))?.words;

/** Words of one option. */
function optionWords(request: PickRequest, id: string, situation: Situation, speak: Speak): string {
  const { ask, about } = request;
  const count = /^\d+$/.test(id) ? Number(id) : null;
  const own = wordsOf(situation, about.ability)?.options?.[count === null ? id : 'number'];
  if (own !== undefined) return filled(own, count === null ? {} : { count });
  for (const place of [`shatterpoint.optionFor.${about.ability}`, `shatterpoint.optionIn.${ask}`]) {
    const key = `${place}.${count === null ? id : 'number'}`;
    if (speak.has(key)) return speak(key, count === null ? {} : { count });
  }
  if (ask === 'mission' && speak.has(`shatterpoint.mission.name.${id}`)) return speak(`shatterpoint.mission.name.${id}`);
  if (isObjective(situation, id)) return speak('shatterpoint.table.objective', { name: called(situation, id) });
  if (isTag(situation, id)) return id;
  if (isDie(id)) return speak(`shatterpoint.option.${id.slice(id.indexOf(':') + 1)}`);
  if (ask === 'squad') return squadWords(request, id, situation, speak);
  if (ask === 'stance') return stanceWords(about.unit, id, situation) ?? speak('shatterpoint.hint.number', { number: Number(id) + 1 });
  if (ask === 'map') return speak('shatterpoint.hint.mapNumber', { number: Number(id) + 1 });
  if (ask === 'ingress' && id !== 'stay') return speak('shatterpoint.hint.exit', { number: exitsOf(request).indexOf(id) + 1 });
  if (speak.has(`shatterpoint.option.${id}`)) return speak(`shatterpoint.option.${id}`);
  if (speak.has(`shatterpoint.effect.${id}_one`)) return effectWords([id], speak);
  const name = nameOf(situation, id);
  if (name !== undefined) return name;
  if (id === 'shatterpoint') return speak('shatterpoint.card.shatterpoint');
  if (id.startsWith('ability:')) return prettify(id.slice('ability:'.length));
  const at = id.lastIndexOf('@');
  if (at > 0) {
    const thing = optionWords(request, id.slice(0, at), situation, speak);
    return speak('shatterpoint.hint.at', { thing, who: called(situation, id.slice(at + 1)) });
  }
  return /^\d+$/.test(id) ? id : prettify(id);
}

/** The ends of a ladder or lift, those that are closed behind the open ones. */
const exitsOf = ({ options, closed }: PickRequest): readonly string[] =>
  [...options.filter((option) => option !== 'stay'), ...closed.map(({ option }) => option)];

function squadWords({ seat }: PickRequest, id: string, situation: Situation, speak: Speak): string {
  const units = situation.view.units.filter((unit) => unit.seat === seat && unit.squad === Number(id));
  const primary = units.find((unit) => faceOf(situation, unit)?.type === 'primary') ?? units[0];
  if (primary === undefined) return speak('shatterpoint.match.squad', { number: Number(id) + 1 });
  return speak('shatterpoint.hint.squadOf', { name: called(situation, primary.id) });
}

function stanceWords(unit: string | number | undefined, id: string, situation: Situation): string | undefined {
  const found = unit === undefined ? undefined : unitById(situation.view, String(unit));
  return found === undefined ? undefined : faceOf(situation, found)?.stances[Number(id)]?.name;
}

function roleOf(ask: string, id: string): Choice['role'] {
  if (id === 'end' && ask === 'act') return 'end';
  if (ask === 'act' && (id === 'flip' || id.startsWith('ability:'))) return 'minor';
  return id === 'stop' || DECLINES.includes(id) ? 'quiet' : 'normal';
}

/** Order in which options are shown: an action keeps its place whether it is open or not. */
function inOrder(request: PickRequest): readonly string[] {
  // Targets that are out of reach are pointed at on the table; in a list they would only be in the way.
  if (request.ask === 'target') return request.options;
  const all = [...request.options, ...request.closed.map((closed) => closed.option).filter((option) => !request.options.includes(option))];
  if (request.ask === 'act') {
    const rank = (id: string): number => {
      const at = (ACTIONS as readonly string[]).indexOf(id);
      if (at >= 0) return at;
      return id === 'end' ? 99 : 50;
    };
    return [...all].sort((a, b) => rank(a) - rank(b));
  }
  const late = (id: string): number => (roleOf(request.ask, id) === 'quiet' ? 1 : 0);
  return [...all].sort((a, b) => late(a) - late(b));
}

/** Everything a pick offers, open and closed, with words, symbols and keys. */
export function choicesOf(request: PickRequest, situation: Situation, speak: Speak): readonly Choice[] {
  const order = inOrder(request);
  const keys = keysFor(order);
  return order.map((id) => {
    const unit = unitFor(situation.view, id);
    const closed = request.options.includes(id) ? null : request.closed.find((found) => found.option === id) ?? null;
    return {
      id,
      label: optionWords(request, id, situation, speak),
      hint: hintOf(request, id, situation, speak),
      icon: iconFor(request, id, situation),
      key: keys.get(id),
      closed,
      why: closed === null ? '' : reasonWords(closed, situation, speak, request),
      role: roleOf(request.ask, id),
      side: unit === undefined ? null : seatLetter(unit.seat),
    };
  });
}
