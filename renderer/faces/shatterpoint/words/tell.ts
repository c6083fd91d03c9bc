import type { Seat } from '../../../../engine/core/script.ts';
import type { Event, EventOf } from '../../../../engine/shatterpoint/state/events.ts';
import type { ActionKind, Attack } from '../../../../engine/shatterpoint/state/state.ts';
import { planDistance } from '../../../../engine/shape/point.ts';
import { seatName } from '../../../words/seats.ts';
import { called, cardName, unitFor, faceOf, UNKNOWN, type Situation } from './names.ts';
import { prettify, type Speak, type Values } from '../../../words/speak.ts';
import type { AttackPart } from '../../face.ts';

/** Events that the log leaves out: bookkeeping, and what another line already tells. */
const QUIET: ReadonlySet<string> = new Set([
  'phaseBegun', 'setupEnded', 'squadDeployed', 'poolsFormed', 'chartRead',
  'stepReached', 'actionResolved', 'activationEnding', 'activationEnded', 'turnEnding', 'turnEnded', 'abilityResolved', 'focusSpent',
  'answered', 'setupEnding', 'shatterpointKept', 'tacticsResolved', 'deckRefreshing', 'conditionComing', 'averted', 'avertedSettled', 'lastingGained', 'marked', 'unmarked', 'nextAttackPromised',
  'nextAttackTaken', 'attackMarked', 'attacking', 'modifying', 'struggleStepped', 'momentumDue', 'reserveSpent', 'activationBegun', 'damageComing', 'tacticsDue', 'moveResolved', 'targeted', 'treeEffectKept', 'shoveCounted', 'attackStep', 'attackEnded', 'prioritiesRemoved', 'poolChanged',
]);

/** Actions that tell of themselves by what comes of them. */
const SHOWN: ReadonlySet<string> = new Set(['move', 'combat', 'focus'] satisfies readonly ActionKind[]);

/** An order card of a unit. */
const isUnit = (card: string): boolean => /^\d/.test(card);

/** Ways shorter than this are none (mm). */
const STIR = 1;

/** Whether the log leaves an event out; lasting effects that have words of their own are told. */
export function isQuiet(event: Event, speak: Speak): boolean {
  switch (event.type) {
    case 'lastingGained': return !speak.has(`shatterpoint.event.lastingGained_${event.lasting.stat}`);
    // Whom a card is of activates, or goes to reserve.
    case 'cardRevealed': return isUnit(event.card);
    case 'cardDiscarded': return event.from === 'hand';
    case 'actionBegun': return SHOWN.has(event.action);
    case 'moved': return Math.hypot(event.to.x - event.from.x, event.to.y - event.from.y, event.to.z - event.from.z) < STIR;
    case 'diceRemoved': return event.attack + event.defense === 0;
    case 'attackResolved': return event.attack.pool > 0;
    default: return QUIET.has(event.type);
  }
}

/** What belongs to an attack: all that happens until it is over. */
export function partOf({ type }: Event): AttackPart {
  if (type === 'attackDeclared') return 'opens';
  if (type === 'attackEnded') return 'ends';
  return type === 'turnStarted' || type === 'activated' ? 'apart' : 'within';
}

/** An ability with the Force that it cost; how often the same face was added. */
type Told = Event & { readonly force?: number; readonly times?: number };

/** Steps of the struggle token the same way are one, and so are equal results added; the Force for an ability is told with it. */
export function joined(earlier: Told, later: Event): Told | null {
  if (earlier.type === 'resultAdded' && later.type === 'resultAdded') {
    return earlier.roll === later.roll && earlier.face === later.face ? { ...later, times: (earlier.times ?? 1) + 1 } : null;
  }
  if (earlier.type === 'struggleMoved' && later.type === 'struggleMoved') return earlier.seat === later.seat ? { ...later, from: earlier.from } : null;
  if (earlier.type === 'forceSpent' && later.type === 'abilityUsed' && earlier.why === later.ability) return { ...later, force: earlier.amount };
  return null;
}

/** The side that an event is about, or null. */
export function sideOf(event: Event, situation: Situation): Seat | null {
  if ('seat' in event) return event.seat;
  const about: Readonly<Record<string, unknown>> = event.type === 'lastingGained' ? { ...event.lasting }
    : event.type === 'attackDeclared' || event.type === 'attackResolved' ? { ...event.attack } : event;
  for (const field of ['unit', 'character', 'attacker'] as const) {
    const id = about[field];
    const unit = typeof id === 'string' ? unitFor(situation.view, id) : undefined;
    if (unit !== undefined) return unit.seat;
  }
  return null;
}

/** Faces of dice, those that count most first. */
const FACES = ['critical', 'strike', 'block', 'expertise', 'failure'] as const;

/** "2 criticals, 1 failure": how dice fell. */
export function counted(faces: readonly string[], speak: Speak): string {
  const counts = FACES.map((face) => ({ face, count: faces.filter((each) => each === face).length })).filter(({ count }) => count > 0);
  return counts.map(({ face, count }) => speak(`shatterpoint.rolledFace.${face}`, { count })).join(', ') || speak('shatterpoint.rolledFace.none');
}

const wordIn = (group: string, word: string, speak: Speak): string => (speak.has(`shatterpoint.${group}.${word}`) ? speak(`shatterpoint.${group}.${word}`) : prettify(word));

const conditionWord = (word: string, speak: Speak): string => (speak.has(`shatterpoint.effect.${word}_one`) ? speak(`shatterpoint.effect.${word}`, { count: 1 }) : prettify(word));

/** "2 damage, shove": the effects of an option in words. */
export function effectWords(effects: readonly string[], speak: Speak): string {
  const counts = new Map<string, number>();
  for (const effect of effects) counts.set(effect, (counts.get(effect) ?? 0) + 1);
  if (counts.size === 0) return speak('shatterpoint.effect.none');
  return [...counts].map(([effect, count]) => (speak.has(`shatterpoint.effect.${effect}_one`) ? speak(`shatterpoint.effect.${effect}`, { count }) : prettify(effect))).join(', ');
}

/** Who attacks whom: as the attack was declared, else as it stands. */
const attackOf = ({ view }: Situation, opener: Event | undefined): Pick<Attack, 'attacker' | 'defender'> | undefined =>
  (opener?.type === 'attackDeclared' ? opener.attack : view.attacks.at(-1));

/** The option's effects in the tree of the attack that it belongs to. */
function optionEffects(situation: Situation, { option, stance: of }: EventOf<'optionChosen'>, speak: Speak, opener: Event | undefined): Values {
  const attack = attackOf(situation, opener);
  const unit = attack === undefined ? undefined : unitFor(situation.view, attack.attacker);
  const stance = unit === undefined ? undefined : faceOf(situation, unit)?.stances[of ?? unit.stance];
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
  condition: (value, _event, _situation, speak) => conditionWord(String(value), speak),
  effect: (value, _event, _situation, speak) => conditionWord(String(value), speak),
  turn: count, amount: count, dice: count, provider: named,
  tag: (value) => String(value), attackDice: count, defenseDice: count, attackExpertise: count, defenseExpertise: count, blocked: count,
  number: count, force: count, attack: (value) => (typeof value === 'number' ? value : ''), defense: count,
};

/** A difference in height that is another level (mm). */
const LEVEL = 40;
const SHATTERPOINT = 'shatterpoint';

/** What Force was spent for. */
function priceOf(why: string, situation: Situation, speak: Speak): string {
  return why === 'reserve' ? speak('shatterpoint.option.reserve') : why === SHATTERPOINT ? speak('shatterpoint.card.shatterpoint') : called(situation, why);
}

function movedValues({ how, from, to, by, character }: EventOf<'moved'>, situation: Situation, speak: Speak): Values {
  const rise = to.y - from.y;
  const level = rise > LEVEL ? speak('shatterpoint.event.levelUp') : rise < -LEVEL ? speak('shatterpoint.event.levelDown') : '';
  const other = by === null || unitFor(situation.view, by) === unitFor(situation.view, character) ? {} : { context: 'by', by: called(situation, by) };
  return { how: wordIn('option', how, speak), mm: Math.round(planDistance(from, to)), level, ...other };
}

/** Whether objectives lie where the table names them. */
const isByTable = (setup: unknown): boolean =>
  (setup as { readonly houseRules?: { readonly tableObjectives?: unknown } } | null)?.houseRules?.tableObjectives === true;

function extraValues(event: Told, situation: Situation, speak: Speak, opener: Event | undefined): Values {
  switch (event.type) {
    case 'firstPlayerSet': return { own: counted(event.rolls[event.seat] ?? [], speak), other: counted(event.rolls[1 - event.seat] ?? [], speak) };
    case 'rolled': {
      const attack = attackOf(situation, opener);
      const dice = { attackRoll: counted(event.attackRoll, speak), defenseRoll: counted(event.defenseRoll, speak) };
      return attack === undefined ? { ...dice, context: 'nobody' } : { ...dice, attacker: called(situation, attack.attacker), defender: called(situation, attack.defender) };
    }
    case 'moved': return movedValues(event, situation, speak);
    case 'abilityUsed': return event.force === undefined ? {} : { context: 'force' };
    case 'forceSpent': return { what: priceOf(event.why, situation, speak) };
    case 'activated': return event.from === 'order' ? {} : { context: event.from };
    case 'diceRemoved': return { context: event.attack === 0 ? 'defense' : event.defense === 0 ? 'attack' : '' };
    case 'resultAdded': return { count: event.times ?? 1, faces: counted(Array.from({ length: event.times ?? 1 }, () => event.face), speak) };
    case 'sideChosen': return { edge: speak(event.edge === 1 ? 'shatterpoint.edge.near' : 'shatterpoint.edge.far') };
    case 'missionSet': return isByTable(situation.setup) ? { context: 'table' } : {};
    case 'deployed': return event.crowded !== undefined ? { context: event.crowded } : {};
    case 'squadDeployed': return { squadNumber: event.squad + 1 };
    case 'activationCutShort': return { unit: called(situation, event.unit) };
    case 'stanceChosen':
    case 'stanceFlipped': return { stance: stanceName(situation, event) };
    case 'attackResolved':
    case 'attackDeclared': return { attacker: called(situation, event.attack.attacker), defender: called(situation, event.attack.defender) };
    case 'cardLookedAt': return event.card === UNKNOWN ? { context: 'hidden' } : {};
    case 'attackStep': return { attackStep: wordIn('attackStep', event.step, speak) };
    case 'resultsDetermined': return { count: event.successes };
    case 'optionChosen': return optionEffects(situation, event, speak, opener);
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
export function tell(event: Told, situation: Situation, speak: Speak, opener?: Event): string {
  if (!speak.has(`shatterpoint.event.${event.type}`) && !speak.has(`shatterpoint.event.${event.type}_one`)) return speak('event.unknown', { word: prettify(event.type) });
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    const word = WORDERS[field];
    if (word !== undefined) values[field] = word(value, event, situation, speak);
  }
  if ('seat' in event) values.side = seatName(situation, event.seat, speak);
  return speak(`shatterpoint.event.${event.type}`, { ...values, ...extraValues(event, situation, speak, opener) });
}
