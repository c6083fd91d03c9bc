import type { Script } from '../../core/script.ts';
import type { AbilityKind, ChoiceWords } from '../cards/card.ts';
import type { Event } from '../state/events.ts';
import type { Game, Ability, Advice, Part, After, Change, Tagging } from './game.ts';
import type { Unit } from '../state/state.ts';
import type { Stat } from '../state/stats.ts';

/** `I'm Going to End This` → `im-going-to-end-this`. */
export const slug = (name: string): string =>
  name.toLowerCase().replace(/['’.]/g, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

const printed = (kind: AbilityKind, name: string, cost: number | null, text: string, parts: readonly Part[]): Ability => ({
  id: slug(name),
  name,
  kind,
  cost,
  text,
  parts,
});

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

/** An ability with what the opponent must know of it. */
export const advised = (advice: Advice, ability: Ability): Ability => ({ ...ability, advice });

/** An ability with words of its own for its choices. */
export const worded = (words: ChoiceWords, ability: Ability): Ability => ({ ...ability, words });

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
