/** Keeps what is laid out: opens a table with its steps, writes every change away soon, and has it checked when hands rest. */
import type { Link } from '../../engine/host/link.ts';
import { historyText, resumed, type Draft } from '../../engine/space/draft/draft.ts';
import { tableText } from '../../engine/space/terrain/table-text.ts';
import { parseTable } from '../../engine/space/terrain/table.ts';
import { forgetTable } from '../match/lent.ts';
import { LinkFault, sentence } from '../match/messages.ts';
import { bench, clearBench } from './bench.ts';
import { Kit } from './kit.ts';
import { view } from './scene/view.ts';

/** How long after a change it is written, and after which hands rest (milliseconds). */
const [SOON, REST] = [250, 600];
/** How often it is asked how far a check is: one that takes no longer is over without a word of that (milliseconds). */
const LOOK = 400;

/** Keeps one table while it is laid out. */
export class Keeper {
  readonly #call: Link['call'];
  readonly #table: string;
  readonly #stop: () => void;
  #kept: Draft | null = null;
  /** The picture that the file holds, and of which draft it is. */
  #picture: string | undefined;
  #pictured: Draft;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #look: ReturnType<typeof setTimeout> | undefined;
  /** What is being written; a second word waits for the first. */
  #writing: Promise<void> = Promise.resolve();

  private constructor(call: Link['call'], table: string, draft: Draft, picture: string | undefined) {
    this.#call = call;
    this.#table = table;
    this.#kept = this.#pictured = draft;
    this.#picture = picture;
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
    next.bring(wanted).then(() => {
      if (bench.getState().draft?.table.theme === theme) bench.setState(({ come }) => ({ kit: next, come: come + 1 }));
    }, (fault: unknown) => bench.setState({ fault: sentence(fault), keeping: 'failed' }));
  }

  /** Lays a table on the bench. Rejects with a message where it cannot be read. */
  static async open(call: Link['call'], table: string): Promise<Keeper> {
    const { file, history } = await call('openDraft', { table });
    const whole = parseTable(JSON.parse(file));
    const draft = resumed(whole, history);
    const kit = new Kit(draft.table.theme);
    await kit.bring(draft.table.features.map(({ piece }) => piece));
    clearBench();
    bench.setState({ table, draft, kit });
    const keeper = new Keeper(call, table, draft, whole.picture);
    void keeper.#check();
    return keeper;
  }

  #changed(): void {
    this.#stock();
    this.#endCheck();
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

  /** The same, with a picture of the table as it stands now, where it was changed since the last one. */
  async keepPictured(): Promise<void> {
    const { draft } = bench.getState();
    if (draft !== null && (draft !== this.#pictured || this.#picture === undefined) && view.portrait !== null) {
      const picture = await view.portrait().catch(() => null);
      if (picture !== null) {
        [this.#picture, this.#pictured] = [picture, draft];
        this.#kept = null;
      }
    }
    return this.keep();
  }

  async #write(): Promise<void> {
    const { draft } = bench.getState();
    if (draft === null || draft === this.#kept) return;
    const picture = this.#picture === undefined ? {} : { picture: this.#picture };
    try {
      await this.#call('keepDraft', { table: this.#table, file: tableText({ ...draft.table, id: this.#table, ...picture }), history: historyText(draft) });
      this.#kept = draft;
      forgetTable(this.#table);
      if (bench.getState().draft === draft) bench.setState({ keeping: 'kept', fault: null });
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => void this.#check(), REST);
    } catch (fault) {
      bench.setState({ keeping: 'failed', fault: sentence(fault) });
    }
  }

  /** Has the table checked as it lies on disk; what comes late is left aside. */
  async #check(): Promise<void> {
    const { draft } = bench.getState();
    bench.setState({ checking: true });
    this.#lookOn();
    let fault = '';
    const check = await this.#call('checkTable', { table: this.#table }).catch((why: unknown) => {
      if (why instanceof LinkFault && why.code === 'late') return undefined;
      fault = sentence(why);
      return null;
    });
    if (bench.getState().draft !== draft || bench.getState().table !== this.#table) return;
    clearTimeout(this.#look);
    // Of one that was ended nothing is known: another follows.
    bench.setState({ ...(check === undefined ? {} : { check, checkFault: fault }), checking: false, checked: null });
  }

  /** Shows from time to time how far the check is. */
  #lookOn(): void {
    clearTimeout(this.#look);
    const look = setTimeout(() => void (async () => {
      const { share } = await this.#call('checkedSoFar', { table: this.#table }).catch(() => ({ share: null }));
      if (this.#look !== look || !bench.getState().checking) return;
      bench.setState({ checked: share });
      this.#lookOn();
    })(), LOOK);
    this.#look = look;
  }

  /** Another state of the table is not checked any further. */
  #endCheck(): void {
    clearTimeout(this.#look);
    if (!bench.getState().checking) return;
    bench.setState({ checking: false, checked: null });
    void this.#call('endCheck', { table: this.#table }).catch(() => null);
  }

  /** Writes what is left and clears the bench. */
  async close(): Promise<void> {
    this.#stop();
    clearTimeout(this.#rest);
    this.#endCheck();
    await this.keep();
    clearTimeout(this.#rest);
    if (bench.getState().table === this.#table) clearBench();
  }
}
