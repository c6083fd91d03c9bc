/** What a match is made of. Cards and missions carry code that is given the match, and the match holds them: one family of types, so one file. */
import type { PickRequest, Script, Seat } from '../../core/script.ts';
import type { Event, EventOf } from '../state/events.ts';
import type { State, Unit, UnitId, CharacterId, Attack, AttackKind, DefenseFace } from '../state/state.ts';
import type { Stat } from '../state/stats.ts';
import type { AbilityFace, CardFace, TacticsFace } from '../cards/card.ts';
import type { Plan } from '../../shape/point.ts';
import type { ShatterpointSetup } from '../state/setup.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import type { Levels } from '../../shape/shape.ts';

/** One match: what changes, what does not, and the events of this run (null while searching). */
export interface Game {
  readonly state: State;
  readonly content: Content;
  readonly events: Event[] | null;
}

/** An effect of neither player's cards: of the mission, or of a rule such as Strained (SP-TERM-06, SP-COND-14). */
export interface NonPlayerEffect {
  /** Word by which a player orders it among others. */
  readonly name: string;
  /** Whether it is still to be done; asked again before each effect. */
  isDue(): boolean;
  run(): Script;
}

/** What an Active ability is for: to get somewhere, to get ready for an attack, to harm enemies, to harm everybody near, to heal, or to help other units. */
export type Purpose = 'move' | 'ready' | 'harm' | 'blast' | 'heal' | 'help';

/** What an ability does to whom its player picks, where it is not what one would think: harm to enemies, a move or a help for the own side. */
export type Deed =
  /** Moves an enemy about, draws nearer to one. */
  | 'displace' | 'approach'
  /** Heals, saves from its wound, hurts, lets attack or covers a unit of the own side. */
  | 'heal' | 'rescue' | 'hurt' | 'attack' | 'cover'
  /** Strikes everybody at an objective, or only the enemies that contest it, marks one, takes a control token off one. */
  | 'blast' | 'trap' | 'mark' | 'clear';

/** What the computer opponent must know of an ability, a card or an effect of a mission to use it well. */
export interface Advice {
  /** Default: 'help'. */
  readonly purpose?: Purpose;
  readonly deed?: Deed;
  /** Whether an answer with it would do nothing now, or more harm than good. */
  isIdle?(game: Game, unit: Unit): boolean;
  /** What an option of what it asks is worth to whoever is asked, about 1 for a good one; null where it is judged as usual. */
  worth?(game: Game, asked: PickRequest, option: string): number | null;
}

/** A printed ability and the code that carries its text out, sentence by sentence. */
export interface Ability extends AbilityFace {
  readonly parts: readonly Part[];
  readonly advice?: Advice;
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

/** A unit card with the code of its abilities, as the current edition prints it; `firstPrint` holds what was different in 2023. */
export interface UnitCard extends Omit<CardFace, 'abilities' | 'tactics' | 'firstPrint' | 'oldValuesUnknown'> {
  readonly abilities: readonly Ability[];
  readonly tactics?: readonly TacticsCard[];
  readonly firstPrint: Partial<Omit<UnitCard, 'id' | 'firstPrint'>> | null;
}

/** A Battle Tactics card with the code of its text, run for the player who revealed it (SP-BTC-02). */
export interface TacticsCard extends TacticsFace {
  readonly advice?: Advice;
  run(game: Game, provider: Unit): Script;
}

/** A struggle card (SP-CARD-22): for each of its maps the objectives it turns Active, with the priority die face if there is one. */
export interface StruggleCard {
  readonly title: string;
  readonly phase: 1 | 2 | 3;
  readonly maps: readonly (readonly { readonly id: string; readonly die: DefenseFace | null }[])[];
  /** Word of what the mission's rules read off it: a tactic, a unit type, a ploy, an advantage (SP-CARD-22). */
  readonly effect?: string;
  /** What no source settles about it: its printed title (the one here is ours), or all of it, known from a player's re-creation alone. */
  readonly doubt?: 'title' | 'recreation';
}

/** A special rule of a mission: an effect of neither player (SP-TERM-06). */
export type MissionPart = MissionAfter | MissionChange;

export interface MissionAfter {
  readonly part: 'after';
  /** Word by which a player orders it among others. */
  readonly name: string;
  readonly on: Event['type'];
  when(game: Game, event: never): boolean;
  run(game: Game, event: never): Script;
}

export interface MissionChange {
  readonly part: 'change';
  readonly stat: Stat;
  adds(game: Game, reading: Reading): number;
}

/** A mission set (SP-CARD-20, -21): where its objectives lie, its struggle cards and its special rules. */
export interface Mission {
  readonly id: string;
  readonly name: string;
  /** Eight digits of the SPT format; null for missions of our own. */
  readonly spt: string | null;
  /** Objective places in plan, seen with the First Player's edge at positive z. */
  readonly objectives: readonly { readonly id: string; readonly at: Plan }[];
  /** Objectives whose place the sources give in two ways. */
  readonly unsurePlaces?: readonly string[];
  readonly struggles: readonly StruggleCard[];
  readonly parts: readonly MissionPart[];
  /** On what its effects ask, by the effect's word. */
  readonly advice?: Readonly<Record<string, Advice>>;
  /** Who picks the map of the struggle card being revealed; null where the rules say it. */
  mapChooser?(game: Game): Seat | null;
  /** Spaces that the struggle token moves beyond one for each controlled objective (SP-STRUG-09). */
  extraSpaces(game: Game, seat: Seat): number;
}

/** A sentence that answers an event, and whose it is. */
export interface Listener {
  readonly owner: UnitId;
  readonly ability: Ability;
  readonly part: After;
}

/** A sentence that changes a number, and whose it is. */
export interface Changer {
  readonly owner: UnitId;
  readonly ability: Ability;
  readonly part: Change;
}

/** Rules of a mission by the kind of event that they answer, and by the number that they change. */
export interface MissionRules {
  readonly answers: ReadonlyMap<Event['type'], readonly MissionAfter[]>;
  readonly changes: ReadonlyMap<Stat, readonly MissionChange[]>;
}

/** Everything that does not change during a match: terrain, cards as this edition prints them, missions, and who listens to what. Shared by every fork. */
export interface Content {
  readonly setup: ShatterpointSetup;
  readonly terrain: Terrain;
  readonly levels: Levels;
  /** Mission sets that the teams brought. */
  readonly missions: readonly Mission[];
  readonly listeners: ReadonlyMap<Event['type'], readonly Listener[]>;
  readonly changes: ReadonlyMap<Stat, readonly Changer[]>;
  readonly taggers: readonly { readonly owner: UnitId; readonly part: Tagging }[];
  /** Tags that the texts of a card ask for, by the card's id. */
  readonly tagsAsked: ReadonlyMap<string, readonly string[]>;
  /** What the rules of each mission answer and change, by its id. */
  readonly missionRules: ReadonlyMap<string, MissionRules>;
  /** On abilities and cards of this match and effects of its missions, by their id. */
  readonly advice: ReadonlyMap<string, Advice>;
  readonly hash: string;
  /** A card by its id. Throws when no unit of the match has it. */
  card(id: string): UnitCard;
}
