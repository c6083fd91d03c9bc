import type { ReactNode } from 'react';
import type { About, PickRequest, PlaceRequest, Refusal, Request, Seat } from '../../engine/core/script.ts';
import type { CallArgs, Catalogue, Happened, Link, SeatKind } from '../../engine/host/link.ts';
import type { NamedPlaces } from '../../engine/shape/named.ts';
import type { Point } from '../../engine/shape/point.ts';
import type { StopWhy } from '../../engine/space/move/slide.ts';
import type { TableSize } from '../../engine/space/terrain/size.ts';
import type { AskProps } from '../ask/askProps.ts';
import type { Choice } from '../ask/choice.ts';
import type { Gait, Hints } from '../match/hints.ts';
import type { MatchScale } from '../match/scale.ts';
import type { Stage } from '../match/stage.ts';
import type { Tableau } from '../match/tableau.ts';
import type { Instrument, OverlayKind } from '../measure/chart.ts';
import type { ChipName } from '../table/figures/tokens.ts';
import type { PassedWhy } from '../tools/groundTalk.ts';
import type { IconName } from '../ui/Icon.tsx';
import type { Speak, Values } from '../words/speak.ts';

/** What a figure or marker on the table is called, how it is, and whose it is. */
export interface Named {
  readonly name: string;
  /** Empty when there is nothing to say. */
  readonly state: string;
  readonly seat: Seat | null;
}

/** A kind of token: its symbol and what it is called. */
export interface TokenWord {
  readonly icon: IconName;
  readonly name: string;
}

/** How a match ended: one line a fact, with a number for every seat. */
export interface EndRow {
  /** Key of its words. */
  readonly word: string;
  readonly counts: readonly number[];
}

/** One unit or figure as the list of a side has it. */
export interface RosterRow {
  /** What is chosen by it: the unit or figure. */
  readonly id: string;
  readonly name: string;
  /** Damage, wounds or what is left, in words; empty where there is nothing to say. */
  readonly health: string;
  readonly tokens: readonly (TokenWord & { readonly count: number })[];
  /** Whether it has acted, or will. */
  readonly state: string;
  /** It is out of the match. */
  readonly gone: boolean;
}

/** A side with everybody on it, and what else is known of what is to come: one line each. */
export interface RosterSide {
  readonly seat: Seat;
  readonly rows: readonly RosterRow[];
  readonly lines: readonly string[];
}

export type AttackPart = 'opens' | 'within' | 'ends' | 'apart';

/** The words of a rule system for what stands, is asked and happens. */
export interface FaceWords<S, E extends { readonly type: string } = Happened> {
  /** The name of whatever has this id, or undefined when nothing has it. */
  nameOf(situation: S, id: string): string | undefined;
  /** A figure or marker as the table tells it; null where nothing has this id. */
  thing(situation: S, id: string, speak: Speak): Named | null;
  /** A kind of token as one reads that a figure got one; null for a kind that nobody has to be told of. */
  token(icon: ChipName, speak: Speak): TokenWord | null;
  /** The sentence of an event. `opener`: what opened the attack it belongs to, as far as that is known. */
  tell(event: E, situation: S, speak: Speak, opener?: E): string;
  /** Whether an event opens an attack, belongs to the one that is open, ends it, or stands apart from any and ends all. */
  partOf(event: E): AttackPart;
  /** Two events whose lines follow each other, told as one; null where they are two. */
  joined(earlier: E, later: E): E | null;
  /** Whether the log leaves an event out. */
  isQuiet(event: E, speak: Speak): boolean;
  /** The side that an event is about. */
  sideOf(event: E, situation: S): Seat | null;
  /** Whether an event begins a turn. */
  opensTurn(event: E): boolean;
  /** Whether everything that an event names is known where things stand so. */
  isKnown(event: E, situation: S): boolean;
  /** Number of the turn, and whose it is. Where it is called something else, such as a round, the dictionary has words of its own for `hud.turn` and its like. */
  turnOf(situation: S): { readonly turn: number; readonly seat: Seat };
  endRows(situation: S): readonly EndRow[];
  /** What the rules reference says of this match before anything else; null where there is nothing. */
  rulebookNote(situation: S, speak: Speak): string | null;
}

/** How a rule system words its questions. */
export interface FaceAsks<S> {
  /** Words of the things in question. */
  about(about: About, situation: S, speak: Speak): Values;
  /** The question as a sentence. */
  words(request: PickRequest, situation: S, speak: Speak): string;
  /** Everything a pick offers, open and closed, in the order in which it is shown. */
  choices(request: PickRequest, situation: S, speak: Speak): readonly Choice[];
  /** The option that Enter stands for, if any. */
  usual(request: PickRequest): string | undefined;
  /** The printed text that a question comes from; empty when it comes from none. */
  source(request: PickRequest, situation: S, speak: Speak): string;
  /** A short line beside a question. */
  note(request: Request | null, situation: S, speak: Speak): string | undefined;
  /** What is unusual about a place that is asked for. */
  placeNote(request: PlaceRequest, situation: S, speak: Speak): string | undefined;
  /** What the movement is called that a place is asked for, and how it is coloured; absent where no question leads on to places. */
  kindOf?(request: PlaceRequest, speak: Speak): { readonly word: string; readonly tone: Gait };
  /** Why a move that ends at this question leads nowhere; null or absent where it is no such question. */
  stops?(request: PickRequest): Refusal | null;
  /** The thing on the table that an option stands for; null when it is none. */
  thingOf(option: string, situation: S): string | null;
}

/** Ids of the rules that the table's tools speak of. */
export interface ToolRules {
  readonly measure: string;
  readonly sight: string;
  /** Sight is the same in both directions. */
  readonly sightBack: string;
  readonly cover: string;
  /** Who stands higher. */
  readonly elevation: string;
  /** Followers stand near the one who leads them. */
  readonly followers: string;
  /** What ends a push short of its full length; left out where nobody is pushed. */
  readonly pushStops?: Readonly<Record<StopWhy, string>>;
  readonly passed: Readonly<Record<PassedWhy, string>>;
}

/** What a rule system shows around the table and in it. Loaded with the table. */
export interface Panels<S extends Situation> {
  /** What a side has, as symbols with numbers (`side__stat`), in the bar above the table. */
  Side(props: { readonly situation: S; readonly seat: Seat }): ReactNode;
  /** What is played for and how far the match is, in the middle of that bar. */
  Track(props: { readonly situation: S }): ReactNode;
  /** The strip of who is selected or acts, and its card when that is opened. */
  Card(props: { readonly situation: S; readonly compact: boolean }): ReactNode;
  /** The attack being made, in the column at the right of the table; null outside of one. `told`: what happened so far, as far as the log has it. */
  Attack(props: { readonly situation: S; readonly told: readonly Happened[] }): ReactNode;
  /** The odds of an attack that is only marked, as the host tells them. */
  Odds?(props: { readonly situation: S; readonly odds: unknown }): ReactNode;
  /** What a figure could do from where it is thought of. */
  FromThere(): ReactNode;
  /** Further things in the scene. */
  Scene(): ReactNode;
  /** A pick; where it has no picture of its own, a bar of buttons. */
  Pick(props: AskProps<S> & { readonly request: PickRequest }): ReactNode;
  /** Cover of the figure at the end of the sight tool against the one at its beginning; null while nobody can tell. */
  useCover(held: Instrument, situation: S | null): number | null;
  /** What the tool in hand found, where the rule system measures in its own way; `short` beside the measure's end on the table. */
  Instrument?(props: { readonly held: Instrument; readonly situation: S; readonly short?: boolean }): ReactNode;
}

/** What setting up a match is given. */
export interface NewMatchProps {
  readonly catalogue: Catalogue;
  readonly call: Link['call'];
  /** The choice of the rule system, to stand first; null where there is none. */
  readonly systems: ReactNode;
  /** The table to begin with; that of the last match where none is wanted. */
  readonly table?: string | undefined;
  /** A match is being opened. */
  readonly busy: boolean;
  readonly onStart: (args: CallArgs<'newMatch'>) => void;
  readonly onBack: () => void;
}

/**
 * What a screen cannot know of a rule system. `V` is a view of its state, `C` a card, `E` an event.
 * Everything that is asked with a situation is asked with one of its own.
 */
export interface FaceOf<V, C, E extends { readonly type: string }> {
  /** The rule system's id, as the host calls it. */
  readonly id: string;
  /** Width and depth of the table that it is played on (mm), where its rules print them. */
  readonly board?: TableSize;
  /** A view of its state; null for anything else. */
  readView(data: unknown): V | null;
  /** What it offers as cards, as a match with this setup shows them. */
  cardsOf(offered: readonly unknown[], setup: unknown): readonly C[];
  /** The lengths and levels that a setup names; null where it names none. The same object for the same setup. */
  scaleOf(setup: unknown): MatchScale | null;
  /** What stands on the table. */
  tableau(situation: Situation<V, C>): Tableau;
  /** Shows one event on the table, in a match that stands so after it; milliseconds that takes at single speed, 0 for one that nothing shows. */
  show(stage: Stage, event: E, situation: Situation<V, C>): number;
  /** What a request lights up on the table. */
  hintsOf(request: Request, situation: Situation<V, C>): Hints;
  readonly words: FaceWords<Situation<V, C>, E>;
  /** Everybody on each side, as far as whoever looks may know; empty where there is nothing to list. */
  rosterOf(situation: Situation<V, C>, speak: Speak): readonly RosterSide[];
  /** Its words by language (such as `en`), for everything it says itself; its id stands before their keys, as in `wartime.card.reaction`. Every language has the same keys. */
  readonly dictionary: Readonly<Record<string, object>>;
  readonly asks: FaceAsks<Situation<V, C>>;
  readonly rules: ToolRules;
  /** Diameters of the bases that its figures stand on (mm), the usual one first. */
  readonly bases: readonly [number, ...number[]];
  /** What it has of the instruments that lie beside every question; those that would answer by other rules are left out. */
  readonly instruments: readonly ('measure' | 'sight' | 'overlay')[];
  /** Where a figure would stand that is thought of at a spot, where the rules say and not the ground: the middle of a square. */
  placeAt?(situation: Situation<V, C>, figure: string, spot: Point): Point;
  /** What its own field of an overlay is about (`GroundRules.field`); absent where overlays are fields of the ground. */
  overlay?(situation: Situation<V, C>, kind: OverlayKind, figure: string): unknown;
  /** Sets up a match. */
  NewMatch(props: NewMatchProps): ReactNode;
  /**
   * What a match on a table is begun with where nothing is asked: as the last one on this machine, a person against the computer, and with the places that
   * the table names as far as the match can be.
   */
  playOn(catalogue: Catalogue, table: string, named: NamedPlaces): CallArgs<'newMatch'>;
  panels(): Promise<Panels<Situation<V, C>>>;
}

/** A face of any rule system. Its methods take situations of its own only: see `situationIn`. */
export type Face = FaceOf<unknown, unknown, Happened>;

/** How a match stands for a screen: what its rule system shows of it, the cards in play, who sits where. */
export interface Situation<V = unknown, C = unknown> {
  readonly face: Face;
  readonly view: V;
  readonly cards: readonly C[];
  readonly seats: readonly SeatKind[];
  /** The rule system's own setup, as the match was started. */
  readonly setup: unknown;
}
