/** What React draws of a match, as data and as what can be asked of it. */
import type { Answer, Refusal, Request } from '../../engine/core/script.ts';
import type { CallArgs, Catalogue, Ends, Happened, Path, Update } from '../../engine/host/link.ts';
import type { Counsel } from '../../engine/search/counsel.ts';
import type { Point } from '../../engine/shape/point.ts';
import type { Aimed } from '../tools/step.ts';
import type { Announcement } from './announce.ts';
import type { Gesture } from './gesture.ts';
import { NO_HINTS, type Hints } from './hints.ts';
import { NO_STORY, type Entry, type Story } from './recap.ts';
import type { Settings } from './settings.ts';
import type { Locked } from './socket.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Situation } from '../faces/face.ts';

export type Screen = 'home' | 'new' | 'battle' | 'library' | 'replay' | 'workshop';

/** One thing that happened, for the log. */
export interface Told {
  readonly key: number;
  /** Answers that stood when it had happened. */
  readonly at: number;
  readonly event: Happened;
}

/** What the table shows on top of the state because the pointer or the HUD asks for it. */
export type Preview =
  | { readonly kind: 'ranges'; readonly figure: string }
  | { readonly kind: 'sight'; readonly from: string; readonly to: string };

export interface Refused {
  readonly refusal: Refusal | null;
  readonly message: string;
  readonly answer: Answer | null;
}

export interface MatchState {
  readonly screen: Screen;
  readonly connected: boolean;
  /** Why the host does not let this window in; null while it does. */
  readonly locked: Locked | null;
  readonly catalogue: Catalogue | null;
  /** A match was just left, and the catalogue still tells of the time before. */
  readonly outdated: boolean;
  /** Table and rule system of the match being opened or played, so that its pieces load before anything is shown. */
  readonly opening: { readonly table: string; readonly system: string } | null;
  /** The update that the table shows; null before a match. */
  readonly shown: Update | null;
  /** How the match stands as its rule system's face reads it; null before a match. */
  readonly situation: Situation | null;
  /** The request a person at this screen must answer now; null while results are shown or another seat is asked. */
  readonly request: Request | null;
  readonly hints: Hints;
  /** Updates are being shown. */
  readonly playing: boolean;
  /** What others are about to do; null while nothing is announced. */
  readonly announced: Announcement | null;
  /** What happened in the last turn of others, and whether the strip that tells it is open. */
  readonly story: Story;
  readonly recap: boolean;
  /** Something that happened is shown again: nothing is asked meanwhile. */
  readonly again: boolean;
  /** An answer is on its way to the host. */
  readonly sending: boolean;
  readonly refused: Refused | null;
  /** A fault of the host or the link, in words for a person to report. */
  readonly fault: string | null;
  /** What the person must say about a match that is, or may be, played elsewhere. */
  readonly elsewhere: Elsewhere | null;
  readonly log: readonly Told[];
  /** Ids of a figure, unit or objective. */
  readonly selected: string | null;
  readonly hovered: string | null;
  /** Options picked so far for a request that takes several. */
  readonly picks: readonly string[];
  /** The place that the mark of the place tool names (for a push its direction), and what the rules say about it. */
  readonly aimed: Aimed | null;
  readonly preview: Preview | null;
  /** Highest storey drawn; null shows all. */
  readonly level: number | null;
  readonly settings: Settings;

  readonly go: (screen: Screen) => void;
  /** To the workshop with one of the person's own tables. */
  readonly layOut: (table: string) => void;
  readonly loadCatalogue: () => Promise<void>;
  readonly newMatch: (args: CallArgs<'newMatch'>) => Promise<boolean>;
  /** A match set up as another was; that one is left. */
  readonly rematch: (match: string) => Promise<boolean>;
  /** `takeOver`: although this lock says that it may be open elsewhere. */
  readonly continueMatch: (match: string, takeOver?: string) => Promise<boolean>;
  readonly answer: (answer: Answer) => Promise<boolean>;
  /** Gives the answers of a gesture, each when its question comes; where another comes, that one is asked. */
  readonly gesture: (gesture: Gesture) => Promise<boolean>;
  /** Takes the last own answer back, or the gesture that gave it, where `shown.back` says that it can be. */
  readonly undo: () => Promise<boolean>;
  /** Gives the last answer that was taken back again, or the whole gesture that was. */
  readonly redo: () => Promise<boolean>;
  /** Takes up or drops one option of the standing pick; sends it when a single one is asked. */
  readonly pick: (option: string) => void;
  /** The host’s odds of each option of the standing request; null where there are none. */
  readonly loadOdds: () => Promise<unknown>;
  /** The host’s odds of the last of some picks in a row; null where there are none. */
  readonly loadOddsAfter: (picks: readonly string[]) => Promise<unknown>;
  /** What the computer would do with the standing request, the best first; nothing where the host cannot tell now. */
  readonly loadCounsel: () => Promise<readonly Counsel[]>;
  /** Where the standing request leads on; nowhere where the host cannot tell now. */
  readonly loadPaths: () => Promise<readonly Path[]>;
  /** Options of the standing request that could not be taken back; none where the host cannot tell now. */
  readonly loadEnds: () => Promise<Ends>;
  /** What would be so if a figure stood at a place; null where the host cannot tell now. */
  readonly loadProspect: (figure: string, place: Point) => Promise<unknown>;
  /** What the figures of a seat could do to the others; null where the host cannot tell now. */
  readonly loadThreats: (seat: number) => Promise<unknown>;
  /** Sends the options picked so far. */
  readonly confirmPicks: () => Promise<boolean>;
  readonly leave: () => Promise<void>;
  /** Asks for the newest state of the open match: after the link was down. */
  readonly catchUp: () => Promise<void>;
  readonly skip: () => void;
  /** Opens or closes the strip that tells what happened. */
  readonly openRecap: (open: boolean) => void;
  /** Shows one thing that happened again; then the table stands as before. */
  readonly showAgain: (entry: Pick<Entry, 'first' | 'last'>) => void;
  readonly select: (id: string | null) => void;
  readonly hover: (id: string | null) => void;
  readonly aim: (aimed: MatchState['aimed']) => void;
  readonly look: (preview: Preview | null) => void;
  readonly setLevel: (level: number | null) => void;
  readonly setSettings: (change: Partial<Settings>) => void;
  readonly dismiss: () => void;
  /** A match that is, or may be, played elsewhere is left alone; from one that is on the table one comes back to the library. */
  readonly leaveElsewhere: () => Promise<void>;
  /** Resolves when nothing is being shown. */
  readonly settled: () => Promise<void>;
}

/** What a new question takes away. */
export const CLEAR = { selected: null, hovered: null, picks: [], aimed: null, preview: null, refused: null } as const;
/** What stands while no match is shown. */
export const NO_MATCH = {
  ...CLEAR, shown: null, situation: null, request: null, hints: NO_HINTS, log: [], level: null, announced: null, story: NO_STORY, recap: false, again: false,
} as const;
