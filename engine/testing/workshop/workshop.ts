import type { Mirrored } from '../../core/offering.ts';
import type { Setup } from '../../core/rules.ts';
import type { Offered } from '../../host/offer.ts';
import type { Content } from '../../node/content.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import type { Subject } from '../fuzz/subject.ts';
import type { RuleList } from '../rules/list.ts';
import type { Position } from '../setups/position.ts';

/** What a command has found out. */
export interface Report {
  /** Plain data, for JSON. */
  readonly found: unknown;
  /** The same as lines for people. */
  readonly text: string;
  /** Whether something is wrong: the command ends with 1. */
  readonly broken: boolean;
}

/** Where tables come from. */
export type TableSource = Pick<Content, 'terrain' | 'tables'>;

/** What `gantry team` was told beside its text. Only some systems know the words from `era` on: see `Teams.options`. */
export interface TeamWords {
  readonly seed: number;
  /** The format that is wanted alone. */
  readonly as?: string | undefined;
  readonly era?: string | undefined;
  readonly cohesion?: 0 | 1 | 2 | 3 | undefined;
  readonly edition?: 'current' | 'firstPrint' | undefined;
  readonly side?: string | undefined;
  readonly points?: number | undefined;
}

/** What `knows` gives for a text in a format that only this system has. */
export const OWN_FORMAT = 1000;

/** What a player brings to a match: drawn at random, read from a text and written as one, with everything that makes it illegal. */
export interface Teams {
  /** What such a list is called, for people. */
  readonly called: string;
  /** The words of `TeamWords` that it knows beside `seed` and `as`. */
  readonly options: readonly (keyof TeamWords)[];
  readonly formats: readonly string[];
  /** A legal one of a seed. Throws `InputError` naming an option (`--era`) whose value is wrong. */
  random(words: TeamWords): Report;
  /** Reads one and says what is wrong with it. Throws `InputError` when the text is no list, or names an option whose value is wrong. */
  read(text: string, words: TeamWords): Report;
  /** How much of a text it recognises: names, or `OWN_FORMAT`. Never throws. */
  knows(text: string): number;
}

/** A match in which each seat brings a list drawn by chance from a seed. Throws `InputError` where the system has no match of so many seats. */
export type Encounter = (wanted: { readonly seed: number; readonly table: string; readonly seats: number; readonly alike?: boolean | undefined }) => Setup;

/** What a rule system gives to the commands and checks that serve every rule system. One folder a system implements it; `index.ts` lists them. */
export interface Workshop {
  /** The rule system's id: what `--system` takes. */
  readonly id: string;
  /** The game's name, for people. */
  readonly name: string;
  /** The system as the host offers it. */
  readonly offered: Offered;
  /** Its rules page and house rules. */
  readonly rules: RuleList;
  /** How it is played at random, and who watches: fuzz, scenario files, killed hosts, spoilt files; and what an event counts as. */
  readonly subject: Subject;
  /** A table of boxes that its first match fits on. */
  readonly ground: { readonly id: string; terrain(): Terrain };
  /** A match in which there is something to hide, where the game hides anything. */
  secretive(seed: number, table: string, terrain: Terrain): Setup;
  /** Every card that can be played, with its status, and what is left out. */
  units(): Report;
  /** Every mission, with its status, and what is left out; or that there is none. */
  missions(): Report;
  /** Whether its matches can be set up on the tables. */
  tables(content: TableSource): Promise<Report>;
  readonly teams: Teams;
  readonly balance: Mirrored;
  readonly encounter: Encounter;
  /** Positions in which one thing is plainly right: what `gantry setups` lets the opponent play. */
  readonly setups: readonly Position[];
}
