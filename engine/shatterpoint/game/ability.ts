import type { Script } from '../../core/script.ts';
import type { AbilityFace, AbilityKind } from '../cards/card.ts';
import type { Event, EventOf } from '../state/events.ts';
import type { Game } from './game.ts';
import type { Attack, AttackKind, CharacterId, Unit, UnitId } from '../state/state.ts';

/** A printed ability and the code that carries its text out, sentence by sentence. */
export interface Ability extends AbilityFace {
  readonly parts: readonly Part[];
}

export type Part = Use | After | Change | Tagging;

/** Used by choice during the own activation (SP-ABIL-02). */
export interface Use {
  readonly part: 'use';
  /** Whether it spends one of the two actions (SP-ABIL-03). */
  readonly action: boolean;
  /** Uses allowed in one turn (SP-ABIL-14). */
  readonly times: number;
  can(game: Game, unit: Unit): boolean;
  run(game: Game, unit: Unit): Script;
}

/** Answers something that has happened. Reactives and "may" texts are offered; the rest must be done. */
export interface After<T extends Event['type'] = never> {
  readonly part: 'after';
  readonly on: T;
  readonly may: boolean;
  /** Uses in one turn: of a Reactive, or of this one sentence ("once per turn"); null: any number. */
  readonly times: number | null;
  /** Uses in one turn while its own unit is activated, where the card allows more then; null: as ever. */
  readonly timesActivated: number | null;
  /** A later sentence of a Reactive that was paid for before: resolved without cost. */
  readonly follows: boolean;
  when(game: Game, unit: Unit, event: EventOf<T>): boolean;
  run(game: Game, unit: Unit, event: EventOf<T>): Script;
}

/** Numbers that abilities change when they are read. Keywords are numbers too: 0 is "has it not". */
export const STATS = [
  // Dice and results of an attack; the owner of the number is the attacking or the defending unit.
  'attackDice', 'defenseDice', 'attackExpertise', 'defenseExpertise', 'attackRerolls', 'attackRerollFailures', 'defenseRerollFailures', 'failureToStrike',
  'cover', 'coverIgnored', 'coverReduced', 'protection', 'protectionIgnored', 'criticalsFixed', 'untargetable', 'allysEyes',
  // Keywords
  'steadfast', 'impact', 'sharpshooter', 'scale', 'immuneStrained', 'immuneDisarmed', 'immuneExposed', 'immunePinned',
  // Movement
  'advanceAsReposition', 'dashAsAdvance', 'dashAsAdvancePrice', 'advanceAsRepositionPrice', 'moveAsJump', 'climbWhileEngaged', 'immovable', 'deployRange', 'deployBeside',
  // Tokens and objectives
  'hunkerWhileEngaged', 'keepsHunker', 'winsTies', 'locksControl', 'contests', 'contestsWounded', 'healRange', 'momentumForWound',
  // Force and order cards
  'abilityCost', 'tax', 'reserveCost', 'reserveToBottom', 'noReserve', 'damageForForce', 'damageForAlly', 'momentumForForce', 'hunkerForForce', 'combatActions',
] as const;
export type Stat = (typeof STATS)[number];

/** Stats whose texts carry a number in brackets, so that the same text from two cards adds up and a lost one is taken off (SP-STACK-02, -03). Immunity is none of them (SP-STACK-04). */
export const BRACKETED: readonly Stat[] = ['cover', 'impact', 'sharpshooter'];

/** The stat of Immunity [condition] (SP-KEY-01). */
export const IMMUNITY = { strained: 'immuneStrained', disarmed: 'immuneDisarmed', exposed: 'immuneExposed', pinned: 'immunePinned' } as const;

/** Keywords without a number: they are had or not (SP-STACK-01, -04). */
const PLAIN: readonly Stat[] = ['protection', 'steadfast', 'scale', ...Object.values(IMMUNITY)];

/**
 * A number after something was added to it or taken off. A keyword never falls below 0, so what is gained after too great a loss counts in full (SP-STACK-03);
 * one without a number is there after any gain, however often it was gained, and gone after a loss (SP-STACK-01).
 */
export function adjusted(stat: Stat, value: number, amount: number): number {
  if (BRACKETED.includes(stat)) return Math.max(0, value + amount);
  if (PLAIN.includes(stat)) return amount === 0 ? value : amount > 0 ? 1 : 0;
  return value + amount;
}

/** Whose number is read, and in which attack. */
export interface Reading {
  readonly unit: UnitId;
  readonly character: CharacterId | null;
  readonly attack: Attack | null;
  /** Who would attack, and how, before there is an attack (targets). */
  readonly by?: CharacterId;
  readonly kind?: AttackKind;
  /** The objective that is asked about. */
  readonly objective?: string;
  /** The ability whose cost is read. */
  readonly ability?: string;
}

/** Adds to a number whenever it is read. Asks nothing and changes nothing. */
export interface Change {
  readonly part: 'change';
  readonly stat: Stat;
  /** Once a turn: the number counts for the first payment only (costs). */
  readonly once: boolean;
  /** What to add for this reading; 0 when it does not apply. */
  adds(game: Game, owner: Unit, reading: Reading): number;
}

/** Gives tags to units whenever tags are read. `tags` are those printed on or gained by the unit. */
export interface Tagging {
  readonly part: 'tags';
  gives(game: Game, owner: Unit, unit: Unit, tags: readonly string[]): readonly string[];
}

/** `I'm Going to End This` → `im-going-to-end-this`. */
export const slug = (name: string): string =>
  name.toLowerCase().replace(/['’.]/g, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

const printed = (kind: AbilityKind, name: string, cost: number | null, text: string, parts: readonly Part[]): Ability => ({ id: slug(name), name, kind, cost, text, parts });

export interface UseText {
  readonly action?: true;
  readonly times?: number;
  can?(game: Game, unit: Unit): boolean;
  run(game: Game, unit: Unit): Script;
}

export const active = (name: string, cost: number, text: string, use: UseText): Ability =>
  printed('active', name, cost, text, [{ part: 'use', action: use.action ?? false, times: use.times ?? 1, can: use.can ?? (() => true), run: use.run }]);

/** Used in answer to one event, in any turn (SP-ABIL-05); `later` sentences follow without a further cost, e.g. "after that attack …". */
export const reactive = <T extends Event['type']>(
  name: string, cost: number, text: string, on: T, answer: Pick<After<T>, 'when' | 'run'> & { readonly times?: number; readonly timesActivated?: number }, ...later: readonly Part[]
): Ability => printed('reactive', name, cost, text, [after(on, { may: true, ...answer, times: answer.times ?? 1 }), ...later]);

/** The same text under another name, and with an id of its own. */
export const named = (ability: Ability, name: string): Ability => ({ ...ability, id: slug(name), name });

export const innate = (name: string, text: string, ...parts: readonly Part[]): Ability => printed('innate', name, null, text, parts);
export const identity = (name: string, text: string, ...parts: readonly Part[]): Ability => printed('identity', name, null, text, parts);

/** A Tactic: resolved when its own unit's activation starts (SP-ABIL-08, SP-ACT-05). */
export const tactic = (name: string, text: string, run: (game: Game, unit: Unit) => Script): Ability =>
  printed('tactic', name, null, text, [after('tacticsDue', { may: false, when: (_game, unit, event) => event.unit === unit.id, run })]);

/** One sentence that answers an event. */
export const after = <T extends Event['type']>(on: T, answer: Omit<After<T>, 'part' | 'on' | 'times' | 'timesActivated' | 'follows'> & { readonly times?: number; readonly timesActivated?: number; readonly follows?: boolean }): Part =>
  ({ part: 'after', on, times: null, timesActivated: null, follows: false, ...answer }) as unknown as After;

/** One sentence that changes a number. */
export const change = (stat: Stat, adds: Change['adds'], { once = false } = {}): Part => ({ part: 'change', stat, once, adds });

/** One sentence that gives tags. */
export const tagging = (gives: Tagging['gives']): Part => ({ part: 'tags', gives });
