import type { Terrain } from '../space/terrain/terrain.ts';
import type { Body, Levels, Outline } from '../shape/shape.ts';
import { overload, type Attribute, type CharacterCard } from './archetype.ts';
import { USUAL, type Limits } from './check.ts';
import type { Event } from './events.ts';
import type { Character, Standing, State, CharacterId } from './state.ts';
import { limit, type Trait } from './trait.ts';
import { apply } from './apply.ts';
import type { Script } from '../core/script.ts';
import type { Sights } from './sights.ts';

/** One adventure: what changes, what does not, and the events of this run (null while searching). */
export interface Game {
  readonly state: State;
  readonly content: Content;
  readonly events: Event[] | null;
}

/** Cards, table and house rules: built once and shared by every fork. */
export interface Content {
  readonly cards: ReadonlyMap<string, CharacterCard>;
  readonly costs: ReadonlyMap<string, number>;
  readonly answers: readonly Answer[];
  readonly terrain: Terrain;
  readonly sights: Sights;
  readonly seats: number;
  /** K in mm (WT-1.7). */
  readonly klik: number;
  readonly turns: number;
  /** Whether life points are used (WT-9.16). */
  readonly vitality: boolean;
  /** DEF of scenery by piece, and of any other piece (WT-9.10). */
  readonly sceneryDefence: Readonly<Record<string, number>>;
  readonly usualSceneryDefence: number;
  readonly levels: Levels;
  /** Where each seat deploys, x and z in mm, and how far from there. */
  readonly deployment: readonly { readonly x: number; readonly z: number }[];
  readonly deployRange: number;
  /** The outline in which each seat deploys instead; null where the table's are not played with. */
  readonly outlines: readonly Outline[] | null;
}

/** Changes the state. */
export function emit(game: Game, event: Event): void {
  (apply[event.type] as (state: State, event: Event) => void)(game.state, event);
  game.events?.push(event);
}

export function cardOf({ content }: { readonly content: Content }, { card }: Character): CharacterCard {
  const found = content.cards.get(card);
  if (found === undefined) throw new Error(`no card ${card}`);
  return found;
}

export const over = ({ state }: Game): boolean => state.step === 'over';

const traitsKnown = new WeakMap<CharacterCard, readonly Trait[]>();

/** Every trait a character has, whatever it was bought for. */
export function traitsOf(card: CharacterCard): readonly Trait[] {
  const known = traitsKnown.get(card);
  if (known !== undefined) return known;
  const { body, weapon, protections, traits } = card;
  const all = [...body.traits, ...weapon.traits, ...protections.flatMap((protection) => protection.traits), ...traits];
  traitsKnown.set(card, all);
  return all;
}

/** The success value of an attribute check (WT-6.3): less one for each life point lost (WT-9.16) and each level of overload (WT-3.3), with moods (WT-12.1). */
export function attributeOf(game: Game, self: Character, attribute: Attribute): number {
  const card = cardOf(game, self);
  let value = card.body.attributes[attribute] - overload(card) - (game.content.vitality ? self.lost : 0);
  for (const mood of self.moods) value += mood.by;
  return value;
}

/** Faces that always pass or fail for this character. */
export const limitsOf = (game: Game, self: Character): Limits => ({ ...USUAL, fumble: limit(traitsOf(cardOf(game, self)), 'fumble', USUAL.fumble) });

/** A character as the ground sees it. */
export function bodyOf(game: { readonly content: Content }, self: Standing): Body {
  const { base, height } = cardOf(game, self);
  return { at: self.at, radius: base / 2, height };
}

/** What may be answered out of turn (WT-7.3). */
export interface Trigger {
  /** A shot announced but not yet rolled, or an action that is over. */
  readonly moment: 'shotDeclared' | 'actionOver';
  readonly actor: CharacterId;
  readonly target: CharacterId | null;
  readonly running: boolean;
  /** 0 for an action in one's activation, 1 for an answer to it, 2 for an answer to the answer: no further (WT-A11). */
  readonly depth: number;
  /** The shot being answered: answers may make it harder. */
  readonly shot: Aim | null;
}

/** A shot between its announcement and its roll. */
export interface Aim {
  modifier: number;
  /** Whether the target hit the dirt: if it survives, its will is checked (WT-AC13). */
  ducked: boolean;
}

/** Something a character does out of turn in answer to another (WT-7.3). */
export interface Answer {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly moment: Trigger['moment'];
  /** Action points for whoever has this card, out of turn already (WT-7.3). */
  cost(card: CharacterCard): number;
  /** Added to its own check: what being out of turn and coming first take away (WT-7.3, WT-A09). */
  readonly penalty: number;
  /** Whether it is a shot at whoever acts. */
  readonly shoots: boolean;
  when(game: Game, self: Standing, trigger: Trigger): boolean;
  run(game: Game, self: Standing, trigger: Trigger): Script;
}
