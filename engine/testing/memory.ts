import type { Play } from '../core/rules.ts';
import { randomFrom } from '../core/rng.ts';
import { Caller } from '../host/caller.ts';
import type { Connection } from '../host/connection.ts';
import { Desk } from '../host/desk.ts';
import type { DeskParts } from '../host/desk-parts.ts';
import type { CallName, CallResult, Push, Update } from '../host/link.ts';
import type { Backup, MatchFolder, OpenMatchFile, StoredMatch } from '../host/match-folder.ts';
import { quickAnswers } from '../host/quick.ts';
import type { HostSystem, Offered } from '../host/offer.ts';
import { ReadingHere } from '../host/reading/here.ts';
import { answerTo, readingBy } from '../host/reading/as-text.ts';
import type { Reading } from '../host/reading/reading.ts';
import type { Job } from '../host/thinker.ts';
import { projectorOf } from '../host/projector.ts';
import type { Thought } from '../search/plan.ts';
import { MemoryBin, WithBin } from './memory-bin.ts';
import { bareReading, memoryShelf } from './own-tables.ts';
import { thoughtOf } from './thought.ts';
import { shown, toy, type ToyEvent, type ToyState } from './toy/toy.ts';

/** A folder of matches in memory; `fail` makes the next append fail, `log` lists what was written when. */
export class MemoryFolder extends WithBin implements MatchFolder {
  readonly files = new Map<string, string>();
  readonly inBin = new MemoryBin('match', this.files);
  readonly reviews = new Map<string, string>();
  readonly older = new Map<string, string[]>();
  readonly aside: string[] = [];
  readonly log: string[];
  noted: string | null = null;
  fail: string | null = null;
  #clock = 0;

  constructor(log: string[] = []) {
    super();
    this.log = log;
  }

  list(): Promise<readonly StoredMatch[]> {
    return Promise.resolve([...this.files].map(([match, text]) => ({ match, saved: this.#clock, size: text.length })));
  }

  read(match: string): Promise<string | null> {
    return Promise.resolve(this.files.get(match) ?? null);
  }

  create(match: string, text: string): Promise<OpenMatchFile> {
    if (this.files.has(match)) return Promise.reject(new Error(`there is a match "${match}" already`));
    this.files.set(match, text);
    return Promise.resolve(this.#file(match));
  }

  reopen(match: string, text: string, was: string): Promise<OpenMatchFile> {
    if (this.files.get(match) !== was) return Promise.reject(new Error(`match "${match}" was changed meanwhile`));
    this.older.set(match, [this.files.get(match)!, ...(this.older.get(match) ?? [])].slice(0, 3));
    this.files.set(match, text);
    return Promise.resolve(this.#file(match));
  }

  keepAside(match: string): Promise<string> {
    this.aside.push(this.files.get(match)!);
    return Promise.resolve(`${match}.damaged-${this.aside.length}`);
  }

  backups(match: string): Promise<readonly Backup[]> {
    return Promise.resolve((this.older.get(match) ?? []).map((text, i) => ({ match, number: i + 1, saved: this.#clock, size: text.length })));
  }

  readBackup(match: string, number: number): Promise<string | null> {
    return Promise.resolve(this.older.get(match)?.[number - 1] ?? null);
  }

  review(match: string): Promise<string | null> {
    return Promise.resolve(this.reviews.get(match) ?? null);
  }

  keepReview(match: string, text: string): Promise<void> {
    if (this.files.has(match)) this.reviews.set(match, text);
    return Promise.resolve();
  }

  notes(): Promise<string | null> {
    return Promise.resolve(this.noted);
  }

  keepNotes(text: string): Promise<void> {
    this.noted = text;
    return Promise.resolve();
  }

  packed(text: string): Promise<Uint8Array> {
    return Promise.resolve(new TextEncoder().encode(text));
  }

  unpacked(bytes: Uint8Array): Promise<string> {
    return Promise.resolve(new TextDecoder().decode(bytes));
  }

  #file(match: string): OpenMatchFile {
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

/** The toy from its events alone. */
export const toyProjector = projectorOf<ToyState, ToyEvent>({
  clone: (s) => structuredClone(s),
  apply: {
    added: (s: ToyState, { seat, amount }: Extract<ToyEvent, { type: 'added' }>) => { s.sums[seat]! += amount; s.active = 1 - seat; s.turn++; },
    passed: (s: ToyState, { seat }: Extract<ToyEvent, { type: 'passed' }>) => { s.active = 1 - seat; s.turn++; },
    peeked: (s: ToyState, { seat, card }: Extract<ToyEvent, { type: 'peeked' }>) => { s.secrets[seat] = Number(card); },
  },
  view: (s, eyes) => ({ ...s, secrets: s.secrets.map((secret, owner) => (owner === eyes ? secret : 0)) }),
  shown, marks: { passed: 'turn', added: 'control' },
});

/** The toy's quick answer, given a little later, as a worker would. */
export const quickToy = ({ request, seed }: Job): Promise<Thought> =>
  Promise.resolve(thoughtOf({ kind: 'pick', picks: [request.kind === 'pick' && request.ask === 'peeked' ? request.options[0]! : seed % 2 === 0 ? 'one' : 'throw'] }));

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

/** Reads as another thread does, in this one: what is asked and answered is text. */
export function readingIn(systems: readonly Offered[], terrain: DeskParts['terrain'] = () => Promise.resolve(null)): Reading {
  const files = { matches: new ReadingHere(systems, terrain), tables: bareReading };
  return readingBy((question, watch = { caller: new Caller(), far: () => undefined }) => answerTo(files, question, watch)).matches;
}

/** A desk that plays the toy, with everything it does on record. */
export function testDesk(change: Partial<DeskParts> = {}, folder = new MemoryFolder()): TestDesk {
  const pushes: Push[] = [];
  const reports: string[] = [];
  let matches = folder.files.size;
  let seed = 98;
  const systems = change.systems ?? [{ rules: toy as HostSystem, cards: [{ id: 'toy-card' }], starter: (table) => ({ table }), projector: toyProjector }];
  const desk = new Desk({
    systems,
    reading: readingIn(systems, change.terrain),
    reader: 'tests',
    matches: folder,
    now: () => 1_700_000_000_000,
    thinker: quickToy,
    quick: (job) => Promise.resolve(quickAnswers(toy.start(toy.readSetup(job.setup), null) as Play<unknown, unknown>, job)),
    bounds: { playouts: 1 },
    ownTables: memoryShelf(),
    tables: () => Promise.resolve([{ id: 'floor', name: 'Floor', theme: 'plain' }]),
    terrain: () => Promise.resolve(null),
    survey: () => Promise.resolve({ size: [900, 900], storeys: 1, access: 0, density: 0 }),
    newMatchId: () => `match-${++matches}`,
    chance: () => ({ random: randomFrom(++seed), seed }),
    soon: (run) => {
      void Promise.resolve()
        .then(() => Promise.resolve())
        .then(run);
    },
    later: () => () => {},
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
