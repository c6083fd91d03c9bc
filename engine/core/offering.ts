/** What a rule system gives whoever hosts it: its folder's front door (`index.ts`) holds one of these. */
import type { TableDemand } from '../shape/demand.ts';
import type { NamedPlaces, OwnPlaces } from '../shape/named.ts';
import type { Eyes, RuleSystem, Setup } from './rules.ts';
import type { Styles } from './style.ts';
import type { Seat } from './script.ts';
import type { Session } from './session.ts';

/** Kinds of marks on a timeline; `power` is something seldom and strong that is paid for, `help` that somebody adds to another's deed. */
export type MarkKind = 'turn' | 'activation' | 'wound' | 'defeat' | 'control' | 'score' | 'power' | 'help' | 'door' | 'attack';

/** What somebody threw came to, and what it comes to on average: dice that are no failures, attacks that hit, checks and saves that are passed. */
export interface Fall {
  readonly seat: Seat;
  /** What was thrown for: 'attack', 'defense', 'save', or a check's name. */
  readonly kind: string;
  readonly rolled: number;
  readonly expected: number;
}

/** How matches are shown from their events alone. */
export interface Filmed<S, E> {
  clone(state: S): S;
  /** How each event changes a state. An event of a type that the system no longer has changes nothing. */
  readonly apply: Readonly<Record<string, (state: S, event: never) => void>>;
  view(state: S, eyes: Eyes): S;
  shown(event: E, eyes: Eyes): E;
  /** Which events a timeline marks. */
  readonly marks: Readonly<Record<string, MarkKind>>;
  /** How dice fell that an event tells of, in the state after it. None where it tells of none. */
  falls?(event: E, state: S): readonly Fall[];
  /** Fills what states of older versions lacked. */
  adopt?(state: unknown): unknown;
}

/** How a mirrored match is played, where it is not as usual. */
export interface MirroredHow {
  /** It ends sooner, where the system has such matches. */
  readonly isShort?: boolean;
  /** The places of its table that it is played with; none where it is left out. */
  readonly own?: OwnPlaces;
}

/** Matches in which everybody brings the same, to see whether each place wins as often. */
export interface Mirrored {
  /** What may be played: missions, squads, numbers of seats. */
  readonly contests: readonly { readonly id: string; readonly name: string }[];
  /** The places of a contest that should win alike, for people. */
  places(contest: string): readonly string[];
  /** Which of the places that a table names a contest can be played with. */
  ownPlaces(contest: string, named: NamedPlaces): OwnPlaces;
  /** The game of this number in a contest: `number` picks what may differ from game to game. */
  setup(contest: string, table: string, number: number, how?: MirroredHow): Setup;
  /** The place that a seat had, by what happened. */
  placeOf(seat: Seat, events: readonly unknown[]): number;
  /** Whether a seat of two began at the near side of the table (+z), by what happened. */
  isNear(seat: Seat, events: readonly unknown[]): boolean;
}

/** A rule system with what menus, the library, films and the command line need of it. `T` is the terrain it plays on. */
export interface Offering<S, E, T> {
  readonly rules: RuleSystem<S, E, T>;
  /** Plain data of what players choose and see: units, figures, characters. */
  readonly cards: readonly unknown[];
  /** Plain data of the missions to choose from, where the system has such. */
  readonly missions?: readonly unknown[];
  /** For matches of a setup on a terrain: the odds of each option of what a session asks, or of one option, whatever is asked; or null. It changes nothing. */
  odds?(setup: Setup, terrain: T): (session: Session<S, E>, option?: string) => Readonly<Record<string, unknown>> | null;
  /** What the library says of a saved match: names of what each seat plays, and how it stands in a state that was kept (null: none was). Never throws: the file may be anybody's. */
  readonly summary?: (setup: unknown, state: unknown) => { readonly teams: readonly string[]; readonly score: string };
  /** What stands in the way of its missions on a terrain, as plain data; empty when every one can be played there. */
  tableFaults?(terrain: T): readonly unknown[];
  /** What its matches ask of a table, one entry for each way in which they can be set up: what the check of tables looks for. */
  tableDemands?(terrain: T): readonly TableDemand[];
  /** Styles in which its computer seats can play beside the balanced one. */
  readonly styles?: Styles;
  /** Its matches are played on squares: tables of rooms are laid out for it. */
  readonly squares?: true;
  readonly film: Filmed<S, E>;
  /** What the computer plays against itself to see whether a table is fair. */
  readonly mirrored?: Mirrored;
  /** A setup to start with on a table: what the command line plays when it is given none. */
  starter(table: string): unknown;
}
