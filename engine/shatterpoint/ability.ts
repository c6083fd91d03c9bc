import type { Script } from '../core/script.ts';
import type { AbilityFace, AbilityKind } from './card.ts';
import type { Event, EventOf } from './events.ts';
import type { Game } from './game.ts';
import type { Attack, CharacterId, Unit, UnitId } from './state.ts';

/** A printed ability and the code that carries its text out, sentence by sentence. */
export interface Ability extends AbilityFace {
  readonly parts: readonly Part[];
}

export type Part = Use | After | Change;

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
  when(game: Game, unit: Unit, event: EventOf<T>): boolean;
  run(game: Game, unit: Unit, event: EventOf<T>): Script;
}

/** Numbers that abilities change when they are read. Keywords are numbers too: 0 is "has it not". */
export const STATS = [
  'attackDice', 'defenseDice', 'cover', 'coverIgnored', 'defenseExpertise', 'protection', 'steadfast', 'impact', 'sharpshooter', 'scale',
  'reserveCost', 'reserveToBottom', 'damageForForce', 'advanceAsReposition',
] as const;
export type Stat = (typeof STATS)[number];

/** Stats whose texts carry a number in brackets, so that the same text from two cards adds up (SP-STACK-02). */
export const BRACKETED: readonly Stat[] = ['cover', 'impact', 'sharpshooter'];

/** Whose number is read, and in which attack. */
export interface Reading {
  readonly unit: UnitId;
  readonly character: CharacterId | null;
  readonly attack: Attack | null;
}

/** Adds to a number whenever it is read. Asks nothing and changes nothing. */
export interface Change {
  readonly part: 'change';
  readonly stat: Stat;
  /** What to add for this reading; 0 when it does not apply. */
  adds(game: Game, owner: Unit, reading: Reading): number;
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

export const reactive = <T extends Event['type']>(name: string, cost: number, text: string, on: T, answer: Pick<After<T>, 'when' | 'run'>): Ability =>
  printed('reactive', name, cost, text, [after(on, { may: true, ...answer })]);

export const innate = (name: string, text: string, ...parts: readonly Part[]): Ability => printed('innate', name, null, text, parts);
export const identity = (name: string, text: string, ...parts: readonly Part[]): Ability => printed('identity', name, null, text, parts);

/** A Tactic: resolved when its own unit's activation starts (SP-ABIL-08, SP-ACT-05). */
export const tactic = (name: string, text: string, run: (game: Game, unit: Unit) => Script): Ability =>
  printed('tactic', name, null, text, [after('tacticsDue', { may: false, when: (_game, unit, event) => event.unit === unit.id, run })]);

/** One sentence that answers an event. */
export const after = <T extends Event['type']>(on: T, answer: Omit<After<T>, 'part' | 'on'>): Part => ({ part: 'after', on, ...answer }) as unknown as After;

/** One sentence that changes a number. */
export const change = (stat: Stat, adds: Change['adds']): Part => ({ part: 'change', stat, adds });
