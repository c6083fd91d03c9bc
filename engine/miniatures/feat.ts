import type { Script } from '../core/script.ts';
import type { Event, EventOf, Occasion } from './events.ts';
import type { Game } from './game.ts';
import type { Figure } from './state.ts';

/** Numbers that feats may change: attack and damage of the attacker, the cover bonus of the target. */
export type Stat = 'attack' | 'damage' | 'cover';

/** An attack as modifiers see it. */
export interface Clash {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly occasion: Occasion;
  readonly adjacent: boolean;
}

/** What is printed about a feat, in our own words. */
interface Face {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A feat that the rules ask for by name, such as Stealth in the choice of targets. */
export interface Trait extends Face {
  readonly kind: 'trait';
}

/** A feat that changes a number of an attack its owner makes (or, for cover, suffers). */
export interface Modifier extends Face {
  readonly kind: 'modifier';
  readonly stat: Stat;
  value(game: Game, self: Figure, clash: Clash, value: number): number;
}

/** A feat that may answer something that has happened, once in a turn. */
export interface Reaction<T extends Event['type'] = Event['type']> extends Face {
  readonly kind: 'reaction';
  readonly after: T;
  when(game: Game, self: Figure, event: EventOf<T>): boolean;
  run(game: Game, self: Figure, event: EventOf<T>): Script;
}

export type Feat = Trait | Modifier | Reaction;

export const trait = (face: Face): Trait => Object.freeze({ kind: 'trait', ...face });

export const modifier = (feat: Omit<Modifier, 'kind'>): Modifier => Object.freeze({ kind: 'modifier', ...feat });

export const reaction = <T extends Event['type']>(feat: Omit<Reaction<T>, 'kind'>): Reaction => Object.freeze({ kind: 'reaction', ...feat }) as unknown as Reaction;
