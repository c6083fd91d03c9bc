import type { TableCheck } from '../space/check/check.ts';
import { Caller, GivenUp } from './caller.ts';
import { LinkFault } from './fault.ts';
import type { TableReading } from './reading/reading.ts';

interface Run {
  readonly text: string;
  readonly caller: Caller;
  readonly check: Promise<TableCheck>;
  /** How many wait for it. */
  waiting: number;
  /** Which share of it is done (0 to 1). */
  share: number;
}

/** Checks of a person's tables that go on: of each table one, of its newest state. */
export class TableChecks {
  readonly #runs = new Map<string, Run>();

  /**
   * Checks a table of this text. Who asks for the same meanwhile waits for the same; a check of another text of it is ended. Rejects with `LinkFault`
   * ('late') when it is ended itself, else as `reading` does.
   */
  check(table: string, text: string, reading: TableReading): Promise<TableCheck> {
    const known = this.#runs.get(table);
    if (known?.text === text) {
      known.waiting += 1;
      return known.check;
    }
    this.outdate(table);
    const caller = new Caller();
    const check = reading.check(text, { caller, far: (share) => { run.share = share; } })
      .catch((error: unknown) => { throw error instanceof GivenUp ? new LinkFault('late', 'this check was ended') : error; })
      .finally(() => { if (this.#runs.get(table) === run) this.#runs.delete(table); });
    const run: Run = { text, caller, check, waiting: 1, share: 0 };
    this.#runs.set(table, run);
    return check;
  }

  /** Which share of a table's check is done (0 to 1); null where none goes on. */
  soFar(table: string): number | null {
    return this.#runs.get(table)?.share ?? null;
  }

  /** One of those who wait for a table's check waits no more: it is ended where nobody else does. */
  leave(table: string): void {
    const run = this.#runs.get(table);
    if (run !== undefined && --run.waiting === 0) this.outdate(table);
  }

  /** A table is not any more what is being checked: that is ended. */
  outdate(table: string): void {
    const run = this.#runs.get(table);
    this.#runs.delete(table);
    run?.caller.leave();
  }
}
