/** What the ground tells of the piece as it would be now: it lies alone on a table that a thread measures as it does every other. Lengths in mm. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { LatticeField } from '../../engine/space/fields/fields.ts';
import { SQUARE } from '../../engine/space/ground/grid.ts';
import type { TableSize } from '../../engine/space/terrain/size.ts';
import { sentence } from '../match/messages.ts';
import { openGround, type Ground } from '../tools/ground.ts';
import { askOver, OVER_PIECE, type OverGround, tellsGround } from '../workshop/overGround.ts';
import { BASES, usualBase } from '../workshop/trial.ts';
import { aloneOn, boardFor, PIECE } from './aloneOn.ts';
import type { Importer } from './importer.ts';
import type { Made } from './modelTalk.ts';

export interface ModelOver extends OverGround {
  /** By the rules of which system cover is told; of which base (its diameter), and of squares of which side. */
  readonly system: string;
  readonly base: number;
  readonly square: number;
  /** The storey whose squares are shown, from 0; null for all. */
  readonly storey: number | null;
  /** Whether there is room on the piece, for each base that was tried. */
  readonly fits: ReadonlyMap<number, boolean>;
  readonly working: boolean;
  readonly fault: string;
}

/** Heights above this are not the table's own. */
const RAISED = 0.5;

/** Whether a field has places above the table. */
export const isRaised = ({ cells }: LatticeField): boolean => cells.some((n, i) => i % 3 === 1 && n > RAISED);

const NOTHING: Pick<ModelOver, keyof OverGround | 'working' | 'fault'> = { field: null, givers: null, grid: null, working: false, fault: '' };

export class ModelGround {
  readonly store = createStore<ModelOver>(() => ({ ...NOTHING, system: 'shatterpoint', base: 40, square: SQUARE.inch, storey: null, fits: new Map() }));
  readonly #importer: Importer;
  #ground: { readonly of: Made; readonly by: string; readonly ground: Ground } | null = null;
  #leave = (): void => {};

  constructor(importer: Importer) {
    this.#importer = importer;
  }

  /** Tells what is to be shown, anew whenever that, or the piece, is another; gives what ends it. */
  watch(): () => void {
    const stops = [
      this.#importer.store.subscribe((now, before) => {
        if (now.made !== before.made || now.shows !== before.shows || (now.working === null) !== (before.working === null)) this.#read();
      }),
      this.store.subscribe((now, before) => {
        if (now.system !== before.system || now.base !== before.base || now.square !== before.square) this.#read();
      }),
    ];
    this.#read();
    return () => {
      for (const stop of stops) stop();
      this.#close();
    };
  }

  /** Goes by the rules of another system, on the base that its figures usually have. */
  async goBy(system: string): Promise<void> {
    this.store.setState({ system });
    const base = await usualBase(system);
    if (base !== null && this.store.getState().system === system) this.store.setState({ base });
  }

  /** What was asked of another piece is given up at once, and so is what is asked while this one is being made anew. */
  #read(): void {
    this.#leave();
    const { made, working, shows } = this.#importer.store.getState();
    const { system, base, square } = this.store.getState();
    if (made === null || made !== this.#ground?.of || working !== null) this.#close();
    this.store.setState(NOTHING);
    if (made === null || working !== null || !tellsGround(shows)) return;
    this.store.setState({ working: true });
    const ground = this.#groundOf(made, system, boardFor(made.size, shows, square));
    this.#leave = askOver(ground, shows, { base, square, cells: OVER_PIECE }, {
      told: (part) => this.store.setState(part), failed: this.#failed,
      done: () => {
        this.store.setState({ working: false });
        if (shows === 'room') this.#tryBases(ground, [base, ...BASES]);
      },
    });
  }

  /** Finds out of one base after another whether there is room for it on the piece; the ground remembers what it told. */
  #tryBases(ground: Ground, left: readonly number[]): void {
    const { fits } = this.store.getState();
    const [base, ...rest] = left.filter((one) => !fits.has(one));
    if (base === undefined) return;
    this.#leave = askOver(ground, 'room', { base, square: SQUARE.inch, cells: OVER_PIECE }, {
      told: ({ field }) => this.store.setState({ fits: new Map(fits).set(base, isRaised(field!)) }),
      done: () => this.#tryBases(ground, rest), failed: this.#failed,
    });
  }

  /** The thread that measures the piece on a table of this size, by the rules of a system. */
  #groundOf(made: Made, system: string, board: TableSize): Ground {
    const by = `${system} ${board.join(' ')}`;
    if (this.#ground?.by !== by) {
      this.#close();
      const ground = openGround('own-import', system, (why) => this.#fail(why), aloneOn(board), new Map([[PIECE, made.bytes]]));
      this.#ground = { of: made, by, ground };
      this.store.setState({ fits: new Map() });
    }
    return this.#ground!.ground;
  }

  readonly #fail = (fault: string): void => this.store.setState({ ...NOTHING, fault });
  readonly #failed = (fault: unknown): void => this.#fail(sentence(fault));

  #close(): void {
    this.#leave();
    this.#leave = () => {};
    this.#ground?.ground.close();
    this.#ground = null;
  }
}

export const useModelOver = <T>({ store }: ModelGround, select: (state: ModelOver) => T): T => useStore(store, select);
