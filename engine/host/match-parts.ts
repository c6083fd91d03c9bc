import type { Play } from '../core/rules.ts';
import type { Seat } from '../core/script.ts';
import type { Seen } from './eyes.ts';
import type { Push } from './link.ts';
import type { OpenMatchFile } from './match-folder.ts';
import type { Forecaster } from './offer.ts';
import type { RecordHeader } from './record/record.ts';
import type { RecordWriter } from './record/write.ts';
import type { Bounds, Counsellor, QuickThinker, Thinker } from './thinker.ts';
import type { LinkRole } from './guest.ts';

/** What a match is given when it is opened. */
export interface MatchParts {
  readonly match: string;
  readonly header: RecordHeader;
  readonly table: string;
  readonly play: Play<unknown, unknown>;
  readonly forecaster: Forecaster | null;
  readonly file: OpenMatchFile;
  readonly writer: RecordWriter;
  readonly thinker: Thinker;
  readonly quick: QuickThinker;
  /** Thinks in the other side's turn; it gives way to whoever waits for an answer. */
  readonly ponder: Thinker | undefined;
  /** Says a person what it would do, and why. */
  readonly counsel: Counsellor | undefined;
  readonly bounds: Bounds;
  /** Where the opponent's thoughts begin; apart from the dice. */
  readonly thoughts: number;
  /** Seats that guests were given. */
  readonly given: ReadonlySet<Seat>;
  /** Tells every watcher what it may know. */
  announce(news: (role: LinkRole) => Seen<Push>): void;
  /** The match is over, and its file says so. */
  ended(): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something after a time (ms), unless the function given back is called before. */
  later(ms: number, run: () => void): () => void;
  /** A line for the person who runs the program. */
  report(message: string): void;
}
