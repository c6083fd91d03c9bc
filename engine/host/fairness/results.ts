/** The last result of each table that was played out, kept beside the table: the table's own file stays as it is. */
import { z } from 'zod';
import { checkedJson, InputError, wholeForm } from '../../core/form.ts';
import { causeOf } from '../fault.ts';
import type { PlayedOut, Trouble } from './told.ts';

/** Where results are kept. */
export interface ResultFolder {
  /** What is kept beside a table, or null where nothing is. Rejects where it cannot be read. */
  result(table: string): Promise<string | null>;
  /** Puts it in place of what was kept, at once. Does nothing where there is no such table any more. */
  keepResult(table: string, text: string): Promise<void>;
}

/** What was measured, and on which state of the table. */
export interface Kept {
  /** What decided how it played: the table's state and the version of the program. */
  readonly key: string;
  readonly result: Omit<PlayedOut, 'outdated' | 'saved'> & { readonly saved: number };
}

const SOURCE = 'result of playing it out';
const share = z.number().min(0).max(1);
const fair = z.strictObject({ share, low: share, high: share, won: wholeForm });
const keptForm: z.ZodType<Kept & { readonly format: string; readonly version: 1 }> = z.strictObject({
  format: z.literal('gantry-fairness'), version: z.literal(1), key: z.string().max(80),
  result: z.strictObject({
    system: z.string().max(40), contest: z.string().max(80).nullable(), own: z.strictObject({ objectives: z.boolean(), deployment: z.boolean() }),
    wanted: wholeForm, games: wholeForm, decided: wholeForm, state: z.enum(['done', 'ended']), fault: z.string().max(2000), leftOut: wholeForm,
    near: fair, farWon: wholeForm, first: fair, turns: z.number().min(0), saved: z.number().min(0).max(8.64e15),
  }),
});

const textOf = ({ key, result }: Kept): string => `${JSON.stringify({ format: 'gantry-fairness', version: 1, key, result }, null, 1)}\n`;

/** Reads a result. Throws `InputError` naming the field. */
function readKept(text: string, systems: readonly string[]): Kept {
  const kept = checkedJson(SOURCE, keptForm, text);
  if (!systems.includes(kept.result.system)) throw new InputError(SOURCE, `"result.system": there is no rule system "${kept.result.system}"`);
  return kept;
}

/** Writes results one after another. What goes wrong is told, and ends nothing. */
export class Results {
  readonly #folder: ResultFolder | undefined;
  readonly #unkept = new Map<string, string>();
  #writing: Promise<void> = Promise.resolve();

  /** Nothing is kept where no folder is given. */
  constructor(folder: ResultFolder | undefined) {
    this.#folder = folder;
  }

  keep(table: string, kept: Kept): void {
    const folder = this.#folder;
    if (folder === undefined) return;
    this.#writing = this.#writing.then(() => folder.keepResult(table, textOf(kept))).then(() => { this.#unkept.delete(table); }, (error: unknown) => {
      this.#unkept.set(table, causeOf(error));
    });
  }

  /** What kept the last result of a table from being written; null where nothing did. */
  unkept(table: string): Trouble | null {
    const cause = this.#unkept.get(table);
    return cause === undefined ? null : { what: 'unkept', cause };
  }

  /** The last result of a table by one of these systems, and what kept it from being written or read. */
  async last(table: string, systems: readonly string[]): Promise<{ readonly kept: Kept | null; readonly trouble: Trouble | null }> {
    await this.#writing;
    try {
      const text = await this.#folder?.result(table) ?? null;
      return { kept: text === null ? null : readKept(text, systems), trouble: this.unkept(table) };
    } catch (error) {
      return { kept: null, trouble: { what: 'unread', cause: causeOf(error) } };
    }
  }

  /** Resolves when everything is written. */
  async close(): Promise<void> {
    await this.#writing;
  }
}
