import { undirected } from '../core/directions.ts';
import { causeOf } from './fault.ts';
import type { MatchSummary } from './link.ts';
import type { MatchFolder, StoredMatch } from './match-folder.ts';
import { offeredAs, type Offered } from './offer.ts';
import { NewerFile, readRecord } from './record/read.ts';

interface Known {
  readonly stored: StoredMatch;
  readonly summary: MatchSummary;
}

/** The saved matches as menus list them; each file is read again only when it changed. */
export class Library {
  readonly #matches: MatchFolder;
  readonly #systems: readonly Offered[];
  readonly #report: (message: string) => void;
  #known = new Map<string, Known>();

  /** `report` is told of every damaged file, once for each state of the file. */
  constructor(matches: MatchFolder, systems: readonly Offered[], report: (message: string) => void) {
    this.#matches = matches;
    this.#systems = systems;
    this.#report = report;
  }

  /** Newest first. */
  async summaries(): Promise<readonly MatchSummary[]> {
    const known = new Map<string, Known>();
    for (const stored of await this.#matches.list()) {
      const before = this.#known.get(stored.match);
      const same = before !== undefined && before.stored.saved === stored.saved && before.stored.size === stored.size;
      known.set(stored.match, same ? before : { stored, summary: await this.#summarize(stored) });
    }
    this.#known = known;
    return [...known.values()].map(({ summary }) => summary).sort((a, b) => b.saved - a.saved);
  }

  async #summarize({ match, saved, size }: StoredMatch): Promise<MatchSummary> {
    const blank: MatchSummary = { match, name: '', system: '', table: '', seats: [], answers: 0, saved, size, over: false, turn: 0, teams: [], score: '', result: '', takenBack: 0, problem: null };
    try {
      const text = await this.#matches.read(match);
      if (text === null) return { ...blank, problem: 'its file is gone' };
      const { header, steps, snapshots, end, takenBack } = readRecord(text);
      const { table } = header.setup as { readonly table?: unknown };
      const told = offeredAs(this.#systems, header.system)?.summary?.(header.setup, snapshots.at(-1)?.now ?? null) ?? { teams: [], score: '' };
      return {
        ...blank, name: undirected(header.name), system: header.system, table: typeof table === 'string' ? table : '', seats: header.seats, ...told,
        answers: steps.length, over: end !== null, turn: steps.at(-1)?.turn ?? 0, result: end?.result ?? '', takenBack: takenBack.free,
      };
    } catch (error) {
      if (!(error instanceof NewerFile)) this.#report(`saved match "${match}" cannot be opened: ${causeOf(error)}; its file is left as it is`);
      return { ...blank, problem: undirected(causeOf(error)) };
    }
  }
}
