/** Keeps what is laid out: opens a table with its steps, writes every change away soon, and has it checked when hands rest. */
import type { Link } from '../../engine/host/link.ts';
import { historyText, resumed, type Draft } from '../../engine/space/draft/draft.ts';
import { tableText } from '../../engine/space/terrain/table-text.ts';
import { parseTable } from '../../engine/space/terrain/table.ts';
import { forgetTable } from '../match/lent.ts';
import { sentence } from '../match/messages.ts';
import { bench, clearBench } from './bench.ts';
import { Kit } from './kit.ts';

/** How long after a change it is written, and after which hands rest (milliseconds). */
const [SOON, REST] = [250, 600];

/** Keeps one table while it is laid out. */
export class Keeper {
  readonly #call: Link['call'];
  readonly #table: string;
  readonly #stop: () => void;
  #kept: Draft | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** What is being written; a second word waits for the first. */
  #writing: Promise<void> = Promise.resolve();

  private constructor(call: Link['call'], table: string, draft: Draft) {
    this.#call = call;
    this.#table = table;
    this.#kept = draft;
    this.#stop = bench.subscribe(({ draft: now }, { draft: before }) => { if (now !== before && now !== null) this.#changed(); });
  }

  /** Fetches what pieces a step brought in, and all of them anew where it brought in another look. */
  #stock(): void {
    const { draft, kit } = bench.getState();
    if (draft === null || kit === null) return;
    const { theme, features } = draft.table;
    const wanted = new Set(features.map(({ piece }) => piece));
    const next = kit.theme === theme ? kit : new Kit(theme);
    if (next === kit && [...wanted].every((piece) => kit.model(piece) !== undefined)) return;
    next.stock(wanted).then(() => {
      if (bench.getState().draft?.table.theme === theme) bench.setState(({ come }) => ({ kit: next, come: come + 1 }));
    }, (fault: unknown) => bench.setState({ fault: sentence(fault), keeping: 'failed' }));
  }

  /** Lays a table on the bench. Rejects with a message where it cannot be read or a piece is missing. */
  static async open(call: Link['call'], table: string): Promise<Keeper> {
    const { file, history } = await call('openDraft', { table });
    const draft = resumed(parseTable(JSON.parse(file)), history);
    const kit = new Kit(draft.table.theme);
    await kit.stock(draft.table.features.map(({ piece }) => piece));
    clearBench();
    bench.setState({ table, draft, kit });
    const keeper = new Keeper(call, table, draft);
    void keeper.#check();
    return keeper;
  }

  #changed(): void {
    this.#stock();
    bench.setState({ keeping: 'waiting' });
    clearTimeout(this.#timer);
    clearTimeout(this.#rest);
    this.#timer = setTimeout(() => void this.keep(), SOON);
  }

  /** Writes what is not written yet; resolves when it lies on disk, or a fault is told. */
  keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const { draft } = bench.getState();
    if (draft === null || draft === this.#kept) return;
    try {
      await this.#call('keepDraft', { table: this.#table, file: tableText({ ...draft.table, id: this.#table }), history: historyText(draft) });
      this.#kept = draft;
      forgetTable(this.#table);
      if (bench.getState().draft === draft) bench.setState({ keeping: 'kept', fault: null });
      this.#rest = setTimeout(() => void this.#check(), REST);
    } catch (fault) {
      bench.setState({ keeping: 'failed', fault: sentence(fault) });
    }
  }

  /** Has the table checked as it lies on disk; what comes late is left aside. */
  async #check(): Promise<void> {
    const checked = bench.getState().draft;
    bench.setState({ checking: true });
    const check = await this.#call('checkTable', { table: this.#table }).catch(() => null);
    if (bench.getState().draft === checked && bench.getState().table === this.#table) bench.setState({ check, checking: false });
  }

  /** Writes what is left and clears the bench. */
  async close(): Promise<void> {
    this.#stop();
    clearTimeout(this.#rest);
    await this.keep();
    if (bench.getState().table === this.#table) clearBench();
  }
}
