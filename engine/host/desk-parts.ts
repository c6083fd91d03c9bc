import type { ChanceSource } from './chance.ts';
import type { Survey } from '../space/terrain/survey.ts';
import type { Ground } from './ground.ts';
import type { MatchSummary, TableSummary } from './link.ts';
import type { MatchFolder } from './match-folder.ts';
import type { TableShelfParts } from './table-shelf.ts';
import type { Offered } from './offer.ts';
import type { Reading } from './reading/reading.ts';
import type { Bounds, Counsellor, PlayOut, QuickThinker, Thinker } from './thinker.ts';

/** What the desk is given by the shell around it. */
export interface DeskParts {
  readonly systems: readonly Offered[];
  readonly matches: MatchFolder;
  /** What reads match files: apart from the host, with limits. */
  readonly reading: Reading;
  /** Told of every list of matches, the newest first. */
  readonly listed?: (summaries: readonly MatchSummary[]) => void;
  /** Told of a rule system and a table that somebody may soon begin a match with. */
  readonly likely?: (system: string, table: Ground) => void;
  /** Which reader that is: another version of the program may read otherwise. */
  readonly reader: string;
  readonly thinker: Thinker;
  readonly quick: QuickThinker;
  /** Thinks in the other side's turn; it gives way to whoever waits for an answer. Nobody does where it is left out. */
  readonly ponder?: Thinker;
  /** Says a person what it would do, and why. Nobody does where it is left out. */
  readonly counsel?: Counsellor;
  /** Plays tables out to see whether they are fair. Nobody does where it is left out. */
  readonly playOut?: PlayOut;
  readonly bounds: Bounds;
  /** The person's own tables. None are kept where it is left out. */
  readonly ownTables?: TableShelfParts;
  /** The tables that come with the game. */
  tables(): Promise<readonly TableSummary[]>;
  /** The terrain of a table. Rejects with `InputError` naming what is missing. */
  terrain(table: Ground): Promise<unknown>;
  /** What a table is like. Rejects as `terrain` does. */
  survey(table: Ground): Promise<Survey>;
  newMatchId(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Where the dice of one match come from. */
  chance(): ChanceSource;
  /** Runs something after the reply being made has left. */
  soon(run: () => void): void;
  /** Runs something after a time (ms), unless the function given back is called before. */
  later(ms: number, run: () => void): () => void;
  /** A line for the person who runs the program. */
  report(message: string): void;
}
