import type { Seat } from '../../../../engine/core/script.ts';
import type { Event, EventOf } from '../../../../engine/shatterpoint/state/events.ts';
import { seatName } from '../../../words/seats.ts';
import { called, cardName, unitFor, faceOf, UNKNOWN, type Situation } from './names.ts';
import { prettify, type Speak, type Values } from '../../../words/speak.ts';

/** Events that the log leaves out: bookkeeping that another line already tells. */
const QUIET: ReadonlySet<string> = new Set([
  'stepReached', 'actionResolved', 'activationEnding', 'activationEnded', 'turnEnding', 'turnEnded', 'abilityResolved', 'focusSpent',
  'answered', 'setupEnding', 'shatterpointKept', 'tacticsResolved', 'deckRefreshing', 'conditionComing', 'averted', 'avertedSettled', 'lastingGained', 'marked', 'unmarked', 'nextAttackPromised',
  'nextAttackTaken', 'attackMarked', 'attacking', 'modifying', 'struggleStepped', 'momentumDue', 'reserveSpent', 'activationBegun', 'damageComing', 'tacticsDue', 'moveResolved', 'targeted', 'treeEffectKept', 'shoveCounted', 'attackStep', 'attackResolved', 'attackEnded', 'prioritiesRemoved', 'poolChanged',
]);

/** Whether the log leaves an event out; lasting effects that have words of their own are told. */
export const isQuiet = (event: Event, speak: Speak): boolean =>
  QUIET.has(event.type) && !(event.type === 'lastingGained' && speak.has(`shatterpoint.event.lastingGained_${event.lasting.stat}`));

/** The side that an event is about, or null. */
export function sideOf(event: Event, situation: Situation): Seat | null {
  if ('seat' in event) return event.seat;
  const about: Readonly<Record<string, unknown>> = event.type === 'lastingGained' ? { ...event.lasting } : event;
  for (const field of ['unit', 'character', 'attacker'] as const) {
    const id = about[field];
    const unit = typeof id === 'string' ? unitFor(situation.view, id) : undefined;
    if (unit !== undefined) return unit.seat;
  }
  return null;
}

const counted = (faces: readonly unknown[], speak: Speak): string => {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(String(face), (counts.get(String(face)) ?? 0) + 1);
  return [...counts].map(([face, count]) => `${count} ${wordIn('face', face, speak)}`).join(', ') || '0';
};

const wordIn = (group: string, word: string, speak: Speak): string => (speak.has(`shatterpoint.${group}.${word}`) ? speak(`shatterpoint.${group}.${word}`) : prettify(word));

const conditionWord = (word: string, speak: Speak): string => (speak.has(`shatterpoint.effect.${word}_one`) ? speak(`shatterpoint.effect.${word}`, { count: 1 }) : prettify(word));

/** "2 damage, shove": the effects of an option in words. */
export function effectWords(effects: readonly string[], speak: Speak): string {
  const counts = new Map<string, number>();
  for (const effect of effects) counts.set(effect, (counts.get(effect) ?? 0) + 1);
  if (counts.size === 0) return speak('shatterpoint.effect.none');
  return [...counts].map(([effect, count]) => (speak.has(`shatterpoint.effect.${effect}_one`) ? speak(`shatterpoint.effect.${effect}`, { count }) : prettify(effect))).join(', ');
}

/** The option's effects in the tree of the attack being shown. */
function optionEffects(situation: Situation, option: string, speak: Speak): Values {
  const attack = situation.view.attacks.at(-1);
  const unit = attack === undefined ? undefined : unitFor(situation.view, attack.attacker);
  const stance = unit === undefined ? undefined : faceOf(situation, unit)?.stances[unit.stance];
  const found = stance?.tree.options.find((candidate) => candidate.id === option);
  return found === undefined ? { context: 'plain' } : { effects: effectWords(found.effects, speak) };
}

function stanceName(situation: Situation, event: EventOf<'stanceChosen' | 'stanceFlipped'>): string {
  const unit = unitFor(situation.view, event.unit);
  return (unit === undefined ? undefined : faceOf(situation, unit)?.stances[event.stance]?.name) ?? String(event.stance + 1);
}

type Worder = (value: unknown, event: Event, situation: Situation, speak: Speak) => string | number;

const named: Worder = (value, _event, situation) => (value === null ? '' : called(situation, String(value)));
const count: Worder = (value) => Number(value);
const from = (group: string): Worder => (value, _event, _situation, speak) => wordIn(group, String(value), speak);

/** How each field of an event is worded; fields not named here are not spoken. */
const WORDERS: Readonly<Record<string, Worder>> = {
  unit: named, character: named, attacker: named, defender: named, ability: named, objective: named,
  by: (value, event, situation) => (typeof value === 'string' ? called(situation, value) : event.type === 'poolChanged' ? event.by : ''),
  card: (value, _event, situation, speak) => cardName(situation, String(value), speak),
  cards: (value, _event, situation, speak) => (Array.isArray(value) ? value.map((card) => cardName(situation, String(card), speak)).join(', ') : ''),
  mission: (value, _event, _situation, speak) => wordIn('mission.name', String(value), speak),
  phase: from('phase'), step: from('step'), action: from('option'), how: from('option'), face: from('face'), from: from('face'), to: from('face'),
  roll: (value, _event, _situation, speak) => speak(value === 'attack' ? 'shatterpoint.card.attack' : 'shatterpoint.card.defense').toLowerCase(),
  attackRoll: (value, _event, _situation, speak) => (Array.isArray(value) ? counted(value, speak) : String(value)),
  defenseRoll: (value, _event, _situation, speak) => (Array.isArray(value) ? counted(value, speak) : String(value)),
  condition: (value, _event, _situation, speak) => conditionWord(String(value), speak),
  effect: (value, _event, _situation, speak) => conditionWord(String(value), speak),
  turn: count, amount: count, dice: count, provider: named,
  tag: (value) => String(value), attackDice: count, defenseDice: count, attackExpertise: count, defenseExpertise: count, blocked: count,
  number: count, attack: (value) => (typeof value === 'number' ? value : ''), defense: count,
};

function extraValues(event: Event, situation: Situation, speak: Speak): Values {
  switch (event.type) {
    case 'sideChosen': return { edge: speak(event.edge === 1 ? 'shatterpoint.edge.near' : 'shatterpoint.edge.far') };
    case 'deployed': return event.crowded !== undefined ? { context: event.crowded } : {};
    case 'squadDeployed': return { squadNumber: event.squad + 1 };
    case 'activationCutShort': return { unit: called(situation, event.unit) };
    case 'stanceChosen':
    case 'stanceFlipped': return { stance: stanceName(situation, event) };
    case 'attackDeclared': return { attacker: called(situation, event.attack.attacker), defender: called(situation, event.attack.defender) };
    case 'cardLookedAt': return event.card === UNKNOWN ? { context: 'hidden' } : {};
    case 'attackStep': return { attackStep: wordIn('attackStep', event.step, speak) };
    case 'resultsDetermined': return { count: event.successes };
    case 'optionChosen': return optionEffects(situation, event.option, speak);
    case 'poolChanged': return { signed: event.by > 0 ? `+${event.by}` : String(event.by) };
    case 'diceAdded': return { count: event.dice };
    case 'lastingGained': {
      const { unit, character, stat, of } = event.lasting;
      return { context: stat, who: called(situation, character ?? unit ?? ''), objective: called(situation, of ?? ''), tag: of ?? '' };
    }
    case 'chartBorrowed': return { lender: called(situation, event.from) };
    case 'struggleReplaced':
    case 'struggleRevealed': return { struggle: event.card };
    case 'struggleMoved': return { count: Math.abs(event.to - event.from) };
    default: return {};
  }
}

/** The sentence of an event, in the language of `speak`. */
export function tell(event: Event, situation: Situation, speak: Speak): string {
  if (!speak.has(`shatterpoint.event.${event.type}`) && !speak.has(`shatterpoint.event.${event.type}_one`)) return speak('event.unknown', { word: prettify(event.type) });
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    const word = WORDERS[field];
    if (word !== undefined) values[field] = word(value, event, situation, speak);
  }
  if ('seat' in event) values.side = seatName(situation.seats, event.seat, speak);
  const rise = event.type === 'moved' ? event.to.y - event.from.y : 0;
  const context: Values = rise > 40 ? { context: 'climbed' } : rise < -40 ? { context: 'fell' } : {};
  return speak(`shatterpoint.event.${event.type}`, { ...values, ...extraValues(event, situation, speak), ...context });
}
