import type { z } from 'zod';
import { checked } from '../core/form.ts';
import { Archive } from './archive.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { causeOf, linkError, LinkFault } from './fault.ts';
import { Library } from './library.ts';
import { callForms, resultForms, type CallArgs, type CallName, type CallResult, type Catalogue, type LinkError, type Push, type TableSummary, type Update } from './link.ts';
import { Course } from './course.ts';
import { HostedMatch, type MatchParts } from './match.ts';
import type { MatchFolder, OpenMatchFile } from './match-folder.ts';
import { offeredAs, type Offered } from './offer.ts';
import type { RecordHeader } from './record/record.ts';
import { RecordWriter, type Line } from './record/write.ts';
import { caughtUp, courseOf, renewed } from './saved.ts';
import { checkedSeats } from './seats.ts';
import { tell } from './tell.ts';
import type { Budget, Thinker } from './thinker.ts';

/** What the desk is given by the shell around it. */
export interface DeskParts {
  readonly systems: readonly Offered[];
  readonly matches: MatchFolder;
  readonly thinker: Thinker;
  readonly budget: Budget;
  tables(): Promise<readonly TableSummary[]>;
  /** The terrain of a table. Rejects with `InputError` naming what is missing. */
  terrain(table: string): Promise<unknown>;
  newMatchId(): string;
  /** Milliseconds since 1970. */
  now(): number;
  newSeed(): number;
  /** Runs something after the reply being made has left. */
  soon(run: () => void): void;
  /** Runs something after a time (ms), unless the function given back is called before. */
  later(ms: number, run: () => void): () => void;
  /** A line for the person who runs the program. */
  report(message: string): void;
}

/** Carries out each call with its checked arguments. */
type Handlers = { readonly [N in CallName]: (args: CallArgs<N>, push: (push: Push) => void) => Promise<CallResult<N>> | CallResult<N> };

const done = async (work: Promise<void>): Promise<{ readonly ok: true }> => {
  await work;
  return { ok: true };
};

export type Reply = { readonly result: unknown } | { readonly error: LinkError };

/** One screen at the desk. */
export interface Connection {
  /** Carries out a call; never rejects. */
  call(name: string, args: unknown): Promise<Reply>;
  /** The screen is gone: it watches nothing any more. */
  close(): void;
}

interface OpenMatch {
  readonly hosted: HostedMatch;
  readonly watchers: Set<(push: Push) => void>;
}

/** Where screens come to play: it starts, opens and leaves matches, and checks every message in both directions. */
export class Desk {
  readonly #parts: DeskParts;
  readonly #library: Library;
  readonly #archive: Archive;
  readonly #open = new Map<string, OpenMatch>();
  /** Opening and closing one match happens in order. */
  readonly #doors = new Map<string, Promise<unknown>>();

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#archive = new Archive(parts);
    this.#library = new Library(parts.matches, parts.systems, (message) => parts.report(message));
  }

  /** A new screen; `push` receives what it is told unasked. */
  connect(push: (push: Push) => void): Connection {
    let closed = false;
    const leaveAll = (): void => {
      for (const match of this.#open.keys()) void this.#leave(match, push);
    };
    return {
      call: async (name, args) => {
        if (closed) return { error: { code: 'missing', message: 'this connection is closed' } };
        try {
          return { result: await this.#call(name, args, push) };
        } catch (error) {
          const told = linkError(error);
          if (told.code === 'broken') this.#parts.report(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
          return { error: told };
        } finally {
          if (closed) leaveAll(); // it went away while a match was being opened for it
        }
      },
      close: () => {
        closed = true;
        leaveAll();
      },
    };
  }

  /** Stops every match; their files are safe on disk. */
  async close(): Promise<void> {
    await Promise.all([...this.#doors.keys(), ...this.#open.keys()].map((match) => this.#inOrder(match, () => this.#shut(match))));
  }

  async #call(name: string, given: unknown, push: (push: Push) => void): Promise<unknown> {
    if (!Object.hasOwn(callForms, name)) throw new LinkFault('form', `there is no call "${name.slice(0, 40)}"`);
    return this.#carryOut(name as CallName, given, push);
  }

  /** Checks what is asked, does it, and checks what comes of it: wrong there is the program, not the message. */
  async #carryOut<N extends CallName>(name: N, given: unknown, push: (push: Push) => void): Promise<unknown> {
    const args = checked(name, callForms[name] as unknown as z.ZodType<CallArgs<N>>, given);
    const result = await this.#handlers[name](args, push);
    const issue = resultForms[name].safeParse(result).error?.issues[0];
    if (issue !== undefined) throw new Error(`the result of "${name}" has a wrong form: ${issue.path.join('.')}: ${issue.message}`);
    return result;
  }

  /** What is done for each call. */
  readonly #handlers: Handlers = {
    catalogue: () => this.#catalogue(),
    tableFaults: async ({ system, table }) => ({ faults: this.#system(system).tableFaults?.(await this.#parts.terrain(table)) ?? [] }),
    newMatch: (args, push) => this.#newMatch(args, push),
    rematch: ({ match }, push) => this.#rematch(match, push),
    continueMatch: ({ match }, push) => this.#continueMatch(match, push),
    answer: ({ match, at, answer }) => done(this.#opened(match).answer(at, answer)),
    undo: ({ match, at, to }) => done(this.#opened(match).undo(at, to)),
    redo: ({ match, at }) => done(this.#opened(match).redo(at)),
    odds: ({ match, at }) => ({ odds: this.#opened(match).questions(at).odds() }),
    ends: ({ match, at }) => ({ ends: this.#opened(match).questions(at).ends() }),
    prospect: ({ match, at, figure, place }) => ({ prospect: this.#opened(match).questions(at).prospect(figure, place) }),
    threats: ({ match, at, seat }) => ({ threats: this.#opened(match).questions(at).threats(seat) }),
    leave: ({ match }, push) => done(this.#leave(match, push)),
    renameMatch: ({ match, name }) => this.#closed(match, () => done(this.#archive.rename(match, name))),
    duplicateMatch: async ({ match }) => ({ match: await this.#archive.duplicate(match) }),
    discardMatch: ({ match }) => this.#closed(match, () => done(this.#archive.discard(match))),
    recoverMatch: ({ match }) => done(this.#archive.recover(match)),
    exportMatch: async ({ match }) => ({ file: toBase64(await this.#archive.export(match)) }),
    importMatch: async ({ file }) => ({ match: await this.#archive.import(fromBase64(file)) }),
    backups: ({ match }) => this.#archive.backups(match),
    restoreBackup: async ({ match, number }) => ({ match: await this.#archive.restore(match, number) }),
    film: ({ match }) => this.#archive.film(match),
    filmShot: ({ match, at }) => this.#archive.shot(match, at),
    branch: async ({ match, at, seats }) => ({ match: await this.#archive.branch(match, at, seats) }),
  };

  /** Does something with a match that nobody plays now. */
  #closed<T>(match: string, run: () => Promise<T>): Promise<T> {
    return this.#inOrder(match, () => {
      if (this.#open.has(match)) throw new LinkFault('form', `match "${match}" is being played: leave it first`);
      return run();
    });
  }

  async #catalogue(): Promise<Catalogue> {
    const systems = this.#parts.systems.map(({ rules, cards, missions = [] }) => ({ id: rules.id, cards, missions }));
    return { systems, tables: await this.#parts.tables(), matches: await this.#library.summaries() };
  }

  async #newMatch({ system, setup, seats, seed, undo = 'safe' }: CallArgs<'newMatch'>, push: (push: Push) => void): Promise<Update> {
    const ready = await this.#ready(system, setup);
    const { play } = ready;
    checkedSeats(seats, play.seats);
    const match = this.#parts.newMatchId();
    const header: RecordHeader = { system, setup: ready.setup, seats, seed: (seed ?? this.#parts.newSeed()) | 0, content: play.content, undo, name: '', started: this.#parts.now() };
    const course = Course.fresh(play, header.seed);
    const { text, writer } = RecordWriter.begin(header);
    const beginning = text + kept(writer.opening(course.opening)) + kept(writer.snapshot(course.snapshot()));
    return this.#inOrder(match, async () => {
      const file = await this.#parts.matches.create(match, beginning);
      return this.#orClosed(match, file, () => this.#seat(match, push, (announce) => new HostedMatch({ match, header, ...ready, file, writer, announce, ...this.#means() }, course)));
    });
  }

  async #rematch(match: string, push: (push: Push) => void): Promise<Update> {
    const { system, setup, seats, undo } = (await this.#inOrder(match, () => this.#archive.record(match))).header;
    return this.#newMatch({ system, setup, seats: [...seats], undo }, push);
  }

  async #continueMatch(match: string, push: (push: Push) => void): Promise<Update> {
    return this.#inOrder(match, async () => {
      const open = this.#open.get(match);
      if (open !== undefined) {
        open.watchers.add(push);
        this.#parts.soon(() => open.hosted.start());
        return open.hosted.update();
      }
      const read = await this.#archive.record(match);
      const ready = await this.#ready(read.header.system, read.header.setup);
      const { play } = ready;
      const record = renewed(play, read);
      const resumed = courseOf(play, record);
      const file = await this.#archive.reopen(match, read, record.whole);
      const writer = new RecordWriter(record.check, record.steps.length);
      const { header } = record;
      return this.#orClosed(match, file, async () => {
        const more = caughtUp(writer, record, resumed);
        if (more !== '') await file.append(more);
        const update = this.#seat(match, push, (announce) => new HostedMatch({ match, header, ...ready, file, writer, announce, ...this.#means() }, resumed.course, record.end !== null), []);
        if (resumed.notice !== null) this.#warn(push, match, resumed.notice);
        return update;
      });
    });
  }

  #means(): Pick<MatchParts, 'thinker' | 'budget' | 'later'> {
    const { thinker, budget, later } = this.#parts;
    return { thinker, budget, later };
  }

  /** Makes the match known and lets it go on once the reply has left. */
  #seat(match: string, push: (push: Push) => void, make: (announce: (push: Push) => void) => HostedMatch, events?: readonly unknown[]): Update {
    const watchers = new Set([push]);
    const hosted = make((news) => tell(watchers, match, news, (message) => this.#parts.report(message)));
    this.#open.set(match, { hosted, watchers });
    const opening = hosted.update(events ?? hosted.openingEvents());
    this.#parts.soon(() => hosted.start());
    return opening;
  }

  /** What is done with a match's open file; when it fails, the file is closed, so that the match can be opened again. */
  async #orClosed<T>(match: string, file: OpenMatchFile, run: () => Promise<T> | T): Promise<T> {
    try {
      return await run();
    } catch (error) {
      this.#open.delete(match);
      await this.#closing(match, file.close());
      throw error;
    }
  }

  /** A match that cannot be closed is reported: what it says is on disk. */
  async #closing(match: string, work: Promise<void> | undefined): Promise<void> {
    await work?.catch((error: unknown) => this.#parts.report(`${match}: it could not be closed (${causeOf(error)})`));
  }

  #warn(push: (push: Push) => void, match: string, message: string): void {
    this.#parts.report(`${match}: ${message}`);
    this.#parts.soon(() => push({ type: 'fault', match, message }));
  }

  async #leave(match: string, push: (push: Push) => void): Promise<void> {
    await this.#inOrder(match, async () => {
      const open = this.#open.get(match);
      open?.watchers.delete(push);
      if (open?.watchers.size === 0) await this.#shut(match);
    });
  }

  async #shut(match: string): Promise<void> {
    const open = this.#open.get(match);
    this.#open.delete(match);
    open?.watchers.clear();
    await this.#closing(match, open?.hosted.stop());
  }

  /** The rules of a match to be opened, with its checked setup and what gives the odds of its options. */
  async #ready(system: string, input: unknown): Promise<Pick<MatchParts, 'table' | 'play' | 'forecaster'> & { readonly setup: unknown }> {
    const offered = this.#system(system);
    const setup = offered.rules.readSetup(input);
    const terrain = await this.#parts.terrain(setup.table);
    return { setup, table: setup.table, play: offered.rules.start(setup, terrain), forecaster: offered.odds?.(setup, terrain) ?? null };
  }

  #system(id: string): Offered {
    const offered = offeredAs(this.#parts.systems, id);
    if (offered === undefined) throw new LinkFault('form', `there is no rule system "${id.slice(0, 40)}"`);
    return offered;
  }

  #opened(match: string): HostedMatch {
    const open = this.#open.get(match);
    if (open === undefined) throw new LinkFault('missing', `match "${match}" is not open`);
    return open.hosted;
  }

  async #inOrder<T>(match: string, run: () => Promise<T>): Promise<T> {
    const before = this.#doors.get(match) ?? Promise.resolve();
    const work = before.then(run);
    const door = work.catch(() => {});
    this.#doors.set(match, door);
    void door.then(() => {
      if (this.#doors.get(match) === door) this.#doors.delete(match);
    });
    return work;
  }
}

/** A line that is kept together with what stands before it. */
function kept(line: Line): string {
  line.written();
  return line.text;
}
