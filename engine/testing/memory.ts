import type { Answer } from '../core/script.ts';
import { Desk, type Connection, type DeskParts } from '../host/desk.ts';
import type { JournalFile, JournalFolder } from '../host/folder.ts';
import type { CallName, CallResult, Push, Update } from '../host/link.ts';
import type { HostSystem } from '../host/offer.ts';
import type { Job } from '../host/thinker.ts';
import { toy } from './toy.ts';

/** A journal folder in memory; `fail` makes the next append fail, `log` lists what was written when. */
export class MemoryFolder implements JournalFolder {
  readonly files = new Map<string, string>();
  readonly aside: string[] = [];
  readonly log: string[];
  fail: string | null = null;
  #clock = 0;

  constructor(log: string[] = []) {
    this.log = log;
  }

  list(): Promise<readonly { match: string; saved: number; size: number }[]> {
    return Promise.resolve([...this.files].map(([match, text]) => ({ match, saved: this.#clock, size: text.length })));
  }

  read(match: string): Promise<string | null> {
    return Promise.resolve(this.files.get(match) ?? null);
  }

  create(match: string, header: string): Promise<JournalFile> {
    if (this.files.has(match)) return Promise.reject(new Error(`${match} exists`));
    this.files.set(match, header);
    return Promise.resolve(this.#file(match));
  }

  reopen(match: string, text: string | null): Promise<JournalFile> {
    if (text !== null) this.files.set(match, text);
    return Promise.resolve(this.#file(match));
  }

  keepAside(match: string): Promise<string> {
    this.aside.push(this.files.get(match)!);
    return Promise.resolve(`${match}.damaged-${this.aside.length}`);
  }

  #file(match: string): JournalFile {
    return {
      append: (text) => {
        if (this.fail !== null) {
          const cause = this.fail;
          this.fail = null;
          return Promise.reject(new Error(cause));
        }
        this.files.set(match, this.files.get(match)! + text);
        this.log.push(`written ${text.slice(0, 8)}`);
        this.#clock++;
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
  }
}

/** The toy's quick answer, given a little later, as a worker would. */
export const quickToy = (job: Job): Promise<Answer> => Promise.resolve({ kind: 'pick', picks: [job.seed % 2 === 0 ? 'one' : 'throw'] });

export interface TestDesk {
  readonly desk: Desk;
  readonly folder: MemoryFolder;
  readonly pushes: Push[];
  readonly reports: string[];
  readonly connection: Connection;
  /** Calls and gives the result. Throws the error's code and message. */
  call<N extends CallName>(name: N, args: unknown): Promise<CallResult<N>>;
  /** The last update pushed, when nothing happens any more. */
  settled(): Promise<Update>;
}

/** A desk that plays the toy, with everything it does on record. */
export function testDesk(change: Partial<DeskParts> = {}, folder = new MemoryFolder()): TestDesk {
  const pushes: Push[] = [];
  const reports: string[] = [];
  let matches = folder.files.size;
  const desk = new Desk({
    systems: [{ rules: toy as HostSystem, cards: [{ id: 'toy-card' }], starter: (table) => ({ table }) }],
    journals: folder, thinker: quickToy, budget: { playouts: 1 },
    tables: () => Promise.resolve([{ id: 'floor', name: 'Floor', theme: 'plain' }]),
    terrain: () => Promise.resolve(null),
    newMatchId: () => `match-${++matches}`,
    newSeed: () => 99,
    soon: (run) => { void Promise.resolve().then(() => Promise.resolve()).then(run); },
    report: (message) => reports.push(message),
    ...change,
  });
  const connection = desk.connect((push) => {
    pushes.push(push);
    folder.log.push(`told ${push.type === 'update' ? push.update.at : push.message}`);
  });
  return {
    desk, folder, pushes, reports, connection,
    async call<N extends CallName>(name: N, args: unknown) {
      const reply = await connection.call(name, args);
      if ('error' in reply) throw new Error(`${reply.error.code}: ${reply.error.message}`);
      return reply.result as CallResult<N>;
    },
    async settled() {
      for (let quiet = 0, count = pushes.length; quiet < 50; quiet++) {
        await Promise.resolve();
        if (pushes.length !== count) [quiet, count] = [0, pushes.length];
      }
      const last = pushes.filter((push) => push.type === 'update').at(-1);
      if (last === undefined) throw new Error('nothing was told');
      return last.update;
    },
  };
}
