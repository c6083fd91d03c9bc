import { undirected } from '../core/directions.ts';
import { InputError } from '../core/form.ts';
import { causeOf, LinkFault } from './fault.ts';
import type { MatchSummary } from './link.ts';
import { readNotes, writeNotes } from './library-notes.ts';
import type { MatchFolder, StoredMatch } from './match-folder.ts';
import type { Outline, Reading } from './reading/reading.ts';
import { NewerFile } from './record/read.ts';

/** What is said of a match that cannot be read. */
export const UNREAD: Outline = { name: '', system: '', table: '', seats: [], answers: 0, over: false, turn: 0, teams: [], score: '', result: '', takenBack: 0 };

/** What the library is given. */
export interface LibraryParts {
  readonly matches: MatchFolder;
  readonly reading: Reading;
  /** Who reads: another version of the program may read otherwise. */
  readonly reader: string;
  /** Told of every list, the newest first. */
  readonly listed?: (summaries: readonly MatchSummary[]) => void;
  /** Is told of every damaged file, once for each state of the file. */
  report(message: string): void;
}

/** The saved matches as menus list them; each file is read again only when it changed, by this or an earlier run of the program. */
export class Library {
  readonly #parts: LibraryParts;
  #known: Map<string, MatchSummary> | null = null;

  constructor(parts: LibraryParts) {
    this.#parts = parts;
  }

  /** Newest first. */
  async summaries(): Promise<readonly MatchSummary[]> {
    const { matches } = this.#parts;
    const before = this.#known ?? (await this.#noted());
    const known = new Map<string, MatchSummary>();
    const summaries: MatchSummary[] = [];
    let changed = false;
    for (const stored of await matches.list()) {
      const noted = before.get(stored.match);
      const same = noted !== undefined && noted.saved === stored.saved && noted.size === stored.size;
      changed ||= !same;
      const { summary, lasting } = same ? { summary: noted, lasting: true } : await this.#summarize(stored);
      summaries.push(summary);
      if (lasting) known.set(stored.match, summary);
    }
    this.#known = known;
    summaries.sort((a, b) => b.saved - a.saved);
    this.#parts.listed?.(summaries);
    if (changed || known.size !== before.size)
      await matches
        .keepNotes(
          writeNotes(
            this.#parts.reader,
            summaries.filter(({ match }) => known.has(match)),
          ),
        )
        .catch(() => {}); // then they are read again
    return summaries;
  }

  async #noted(): Promise<Map<string, MatchSummary>> {
    const notes = readNotes(await this.#parts.matches.notes().catch(() => null), this.#parts.reader);
    return new Map(notes.map((summary) => [summary.match, summary]));
  }

  /** `lasting`: it stays so until the file changes. A folder that could not be read may be readable at the next look. */
  async #summarize({ match, saved, size }: StoredMatch): Promise<{ readonly summary: MatchSummary; readonly lasting: boolean }> {
    const blank: MatchSummary = { match, ...UNREAD, saved, size, problem: null };
    try {
      const text = await this.#parts.matches.read(match);
      if (text === null) return { summary: { ...blank, problem: 'its file is gone' }, lasting: false };
      return { summary: { ...blank, ...(await this.#parts.reading.outline(text)) }, lasting: true };
    } catch (error) {
      if (!(error instanceof NewerFile)) this.#parts.report(`saved match "${match}" cannot be opened: ${causeOf(error)}; its file is left as it is`);
      return { summary: { ...blank, problem: undirected(causeOf(error)) }, lasting: error instanceof InputError || error instanceof LinkFault };
    }
  }
}
