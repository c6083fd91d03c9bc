/** A model on its way to become a piece: what is known of it, what was chosen, and what comes of that. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { fileBroke, workBroke } from '../../engine/space/import/breaks.ts';
import { ImportError } from '../../engine/space/import/import-error.ts';
import type { Kind } from '../../engine/space/import/kinds.ts';
import { LARGEST_FILE, MOST_OWN_WAYS, MOST_PARTS } from '../../engine/space/import/limits.ts';
import type { PartChoice } from '../../engine/space/import/make-piece.ts';
import type { Stance } from '../../engine/space/import/stance.ts';
import type { Stroke } from '../../engine/space/import/strokes.ts';
import { freshWay, type OwnWay } from '../../engine/space/import/ways.ts';
import { readPiece } from '../../engine/space/terrain/piece.ts';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import { GivenUp, ModelRefused, ModelShop } from './modelShop.ts';
import type { Apart, Made, ReadModel, Refusal, Step } from './modelTalk.ts';

/** What is drawn of the model. */
export const SHOWS = ['look', 'kinds', 'heights', 'matter', 'cover', 'ways', 'room', 'squares'] as const;
export type Shows = (typeof SHOWS)[number];

export interface ImportState {
  readonly file: string;
  /** Other models that were given at once: one is read at a time. */
  readonly others: readonly string[];
  readonly read: ReadModel | null;
  readonly stance: Stance | null;
  readonly apart: Apart | null;
  /** By number: first the proposed parts, then those that were painted. */
  readonly choices: readonly PartChoice[];
  readonly strokes: readonly Stroke[];
  /** Ways that were added by hand. */
  readonly ways: readonly OwnWay[];
  readonly budget: number;
  /** The piece as it would be now, and what rules read of it; null while there is none. */
  readonly made: Made | null;
  readonly model: PieceModel | null;
  readonly working: { readonly step: Step; readonly share: number } | null;
  /** Why the file cannot be used, or the piece not be made. */
  readonly refused: Refusal | null;
  /** The part that is looked at, and painted with. */
  readonly chosen: number | null;
  readonly painting: Stroke['reach'] | null;
  readonly shows: Shows;
}

/** Triangles of a piece: at least, at most, and where nothing is said. */
export const BUDGET = { least: 200, most: 6000, usual: 2000 } as const;

const FRESH: ImportState = {
  file: '', others: [], read: null, stance: null, apart: null, choices: [], strokes: [], ways: [], budget: BUDGET.usual,
  made: null, model: null, working: null, refused: null, chosen: null, painting: null, shows: 'look',
};

/** How long choices must rest before the piece is made anew (milliseconds). */
const REST = 150;

/** What a file holds. Rejects with `ImportError` where the browser does not give it. */
const bytesOf = (file: File): Promise<ArrayBuffer> => file.arrayBuffer().catch((fault: unknown) => { throw fileBroke(fault); });

export class Importer {
  readonly store = createStore<ImportState>(() => FRESH);
  readonly #shop = new ModelShop();
  /** Goes up with every file: what comes late of another is left aside. */
  #round = 0;
  /** What each part was proposed to be when the choices were made. */
  #proposed: readonly Kind[] = [];
  #wanted: 'stand' | 'make' | null = null;
  #working = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Reads a file and makes a piece of it as it is proposed. `beside`: files that came with it, which it may name; `others`: models that came too and are left aside. */
  async open(file: File, beside: readonly File[], others: readonly string[] = []): Promise<void> {
    this.cancel();
    const round = this.#round;
    this.store.setState({ ...FRESH, file: file.name, others, working: { step: 'reading', share: 0 } });
    try {
      const size = beside.reduce((sum, one) => sum + one.size, file.size);
      if (size > LARGEST_FILE) throw new ImportError('', beside.length === 0 ? 'tooLarge' : 'tooLargeTogether', { most: LARGEST_FILE / 1024 / 1024 });
      const bytes = await bytesOf(file);
      const along = new Map(await Promise.all(beside.map(async (one) => [one.name, await bytesOf(one)] as const)));
      if (round !== this.#round) return;
      const read = await this.#shop.ask('read', { bytes, beside: along }, this.#tell, [bytes, ...along.values()]);
      if (round !== this.#round) return;
      this.store.setState({ read, stance: read.stance });
      this.#want('stand');
      await this.#work();
    } catch (fault) {
      if (round === this.#round) this.#refuse(fault);
    }
  }

  /** Gives everything up: there is no model any more. */
  cancel(): void {
    this.#round++;
    clearTimeout(this.#rest);
    [this.#wanted, this.#working] = [null, false];
    this.#shop.close();
    this.store.setState(FRESH);
  }

  stand(stance: Stance): void {
    this.store.setState({ stance });
    this.#want('stand');
  }

  /** Ends that were said of a climb go where it becomes another; one that was taken away is there again where its part becomes something else. */
  choose(part: number, change: Partial<PartChoice>): void {
    const anew: Partial<PartChoice> = 'kind' in change ? { ends: undefined, closed: undefined } : 'turned' in change ? { ends: undefined } : {};
    this.store.setState(({ choices }) => ({ choices: choices.map((one, i) => (i === part ? { ...one, ...anew, ...change } : one)) }));
    this.#want('make');
  }

  /** A way more, from the mat onto the highest floor; nothing happens where there are too many or there is no piece. */
  addWay(): void {
    const { ways, made, model } = this.store.getState();
    if (made === null || model === null || ways.length >= MOST_OWN_WAYS) return;
    this.store.setState({ ways: [...ways, freshWay(model.parts.flatMap(({ surfaces }) => surfaces), made.size)], shows: 'ways' });
    this.#want('make');
  }

  /** Changes a way that was added, by its number; null takes it away. */
  setWay(number: number, change: Partial<OwnWay> | null): void {
    this.store.setState(({ ways }) => ({ ways: ways.flatMap((one, i) => (i !== number ? [one] : change === null ? [] : [{ ...one, ...change }])) }));
    this.#want('make');
  }

  setBudget(budget: number): void {
    this.store.setState({ budget });
    this.#want('make');
  }

  /** A part more, to be painted with; false where there are too many. */
  addPart(): boolean {
    const { choices } = this.store.getState();
    if (choices.length >= MOST_PARTS) return false;
    this.store.setState({ choices: [...choices, { kind: 'bare' }], chosen: choices.length, painting: this.store.getState().painting ?? 'face' });
    return true;
  }

  paint(at: Stroke['at'], facing: Stroke['facing']): void {
    const { chosen, painting, strokes } = this.store.getState();
    if (chosen === null || painting === null) return;
    this.store.setState({ strokes: [...strokes, { at, facing, reach: painting, part: chosen }] });
    this.#want('make');
  }

  unpaint(): void {
    this.store.setState(({ strokes }) => ({ strokes: strokes.slice(0, -1) }));
    this.#want('make');
  }

  /** The piece under its name, with its author. Rejects where it cannot be made. */
  async finish(name: string, author: string): Promise<Made> {
    const { choices: parts, strokes, ways, budget } = this.store.getState();
    try {
      return await this.#shop.ask('make', { choices: { name, budget, parts, strokes, ways }, author }, this.#tell);
    } finally {
      this.store.setState({ working: null });
    }
  }

  readonly #tell = (step: Step, share: number): void => this.store.setState({ working: { step, share } });

  #want(what: 'stand' | 'make'): void {
    if (this.#wanted !== 'stand') this.#wanted = what;
    this.#tell(this.#wanted === 'stand' ? 'splitting' : 'thinning', 0);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#work(), REST);
  }

  #refuse(fault: unknown): void {
    if (fault instanceof GivenUp) return;
    const refused = fault instanceof ModelRefused ? fault.refusal : fault instanceof ImportError ? fault : workBroke(fault);
    this.store.setState({ working: null, made: null, model: null, refused });
  }

  /** Works off what is wanted, the newest last; what was changed meanwhile is worked off, too. */
  async #work(): Promise<void> {
    clearTimeout(this.#rest);
    if (this.#working) return;
    const round = this.#round;
    this.#working = true;
    while (this.#wanted !== null) {
      const wanted = this.#wanted;
      this.#wanted = null;
      try {
        if (wanted === 'stand') await this.#apart(round);
        await this.#made(round);
      } catch (fault) {
        if (round === this.#round) this.#refuse(fault);
      }
      if (round !== this.#round) return;
    }
    this.#working = false;
  }

  async #apart(round: number): Promise<void> {
    const { stance } = this.store.getState();
    if (stance === null) return;
    const apart = await this.#shop.ask('stand', { stance }, this.#tell).catch((fault: unknown) => {
      if (round === this.#round) this.store.setState({ apart: null });
      throw fault;
    });
    if (round !== this.#round) return;
    const { choices } = this.store.getState();
    const [before, now] = [this.#proposed, apart.parts.map(({ kind }) => kind)];
    this.#proposed = now;
    // What was chosen otherwise than proposed stays where the model falls into as many parts as before; strokes and ways name places that are gone.
    const kept = choices.length === now.length ? choices : [];
    const next = now.map((proposed, i): PartChoice => {
      const old = kept[i];
      const kind = old === undefined || old.kind === before[i] ? proposed : old.kind;
      return { ...old, kind, ends: undefined, closed: old?.kind === kind ? old.closed : undefined };
    });
    this.store.setState({ apart, choices: next, strokes: [], ways: [], chosen: null, painting: null });
  }

  async #made(round: number): Promise<void> {
    const { choices: parts, strokes, ways, budget, apart } = this.store.getState();
    if (apart === null) return;
    const made = await this.#shop.ask('make', { choices: { name: 'piece', budget, parts, strokes, ways }, author: '' }, this.#tell);
    const model = await readPiece(made.bytes);
    if (round === this.#round) this.store.setState({ made, model, refused: null, working: null });
  }
}

export const useImport = <T>({ store }: Importer, select: (state: ImportState) => T): T => useStore(store, select);
