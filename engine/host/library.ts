import { InputError } from '../core/form.ts';
import { causeOf } from './fault.ts';
import type { JournalFolder, StoredJournal } from './folder.ts';
import { readJournal } from './journal.ts';
import type { MatchSummary } from './link.ts';

interface Known {
  readonly stored: StoredJournal;
  /** Null when the file cannot be read as a journal. */
  readonly summary: MatchSummary | null;
}

/** The saved matches as menus list them; each file is read again only when it changed. */
export class Library {
  readonly #journals: JournalFolder;
  readonly #report: (message: string) => void;
  #known = new Map<string, Known>();

  /** `report` is told of every damaged file, once for each state of the file. */
  constructor(journals: JournalFolder, report: (message: string) => void) {
    this.#journals = journals;
    this.#report = report;
  }

  /** Newest first. */
  async summaries(): Promise<readonly MatchSummary[]> {
    const known = new Map<string, Known>();
    for (const stored of await this.#journals.list()) {
      const before = this.#known.get(stored.match);
      const same = before !== undefined && before.stored.saved === stored.saved && before.stored.size === stored.size;
      known.set(stored.match, same ? before : { stored, summary: await this.#summarize(stored) });
    }
    this.#known = known;
    return [...known.values()].flatMap(({ summary }) => (summary === null ? [] : [summary])).sort((a, b) => b.saved - a.saved);
  }

  async #summarize({ match, saved }: StoredJournal): Promise<MatchSummary | null> {
    try {
      const text = await this.#journals.read(match);
      if (text === null) return null;
      const { header, entries, end } = readJournal(text);
      const { table } = header.setup as { readonly table?: unknown };
      return {
        match, system: header.system, table: typeof table === 'string' ? table : '', seats: header.seats,
        answers: entries.length, saved, over: end !== null, turn: entries.at(-1)?.turn ?? 0,
      };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#report(`saved match "${match}" cannot be opened: ${causeOf(error)}; its file is left as it is`);
      return null;
    }
  }
}
