import { checked, InputError } from '../core/form.ts';
import { causeOf, linkError, LinkFault } from './fault.ts';
import type { JournalFile, JournalFolder } from './folder.ts';
import { checkedSeats, JournalWriter, readJournal, type JournalContents, type JournalHeader } from './journal.ts';
import { Library } from './library.ts';
import { callForms, pushForm, resultForms, type CallArgs, type CallName, type Catalogue, type LinkError, type Push, type TableSummary, type Update } from './link.ts';
import { freshStand, HostedMatch, replayedStand, type MatchParts } from './match.ts';
import { offeredAs, type Offered } from './offer.ts';
import type { Budget, Thinker } from './thinker.ts';

/** What the desk is given by the shell around it. */
export interface DeskParts {
  readonly systems: readonly Offered[];
  readonly journals: JournalFolder;
  readonly thinker: Thinker;
  readonly budget: Budget;
  tables(): Promise<readonly TableSummary[]>;
  /** The terrain of a table. Rejects with `InputError` naming what is missing. */
  terrain(table: string): Promise<unknown>;
  newMatchId(): string;
  newSeed(): number;
  /** Runs something after the reply being made has left. */
  soon(run: () => void): void;
  /** A line for the person who runs the program. */
  report(message: string): void;
}

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
  readonly #open = new Map<string, OpenMatch>();
  /** Opening and closing one match happens in order. */
  readonly #doors = new Map<string, Promise<unknown>>();

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#library = new Library(parts.journals, (message) => parts.report(message));
  }

  /** A new screen; `push` receives what it is told unasked. */
  connect(push: (push: Push) => void): Connection {
    let closed = false;
    return {
      call: async (name, args) => {
        if (closed) return { error: { code: 'missing', message: 'this connection is closed' } };
        try {
          return { result: await this.#call(name, args, push) };
        } catch (error) {
          const told = linkError(error);
          if (told.code === 'broken') this.#parts.report(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
          return { error: told };
        }
      },
      close: () => {
        closed = true;
        for (const match of this.#open.keys()) void this.#leave(match, push);
      },
    };
  }

  /** Stops every match; their journals are safe on disk. */
  async close(): Promise<void> {
    const matches = [...this.#open.entries()];
    for (const [match, { watchers }] of matches) {
      watchers.clear();
      await this.#shut(match);
    }
  }

  async #call(name: string, args: unknown, push: (push: Push) => void): Promise<unknown> {
    if (!Object.hasOwn(callForms, name)) throw new LinkFault('form', `there is no call "${name.slice(0, 40)}"`);
    switch (name as CallName) {
      case 'catalogue':
        checked('catalogue', callForms.catalogue, args);
        return checked('catalogue result', resultForms.catalogue, await this.#catalogue());
      case 'newMatch':
        return this.#told(await this.#newMatch(checked('newMatch', callForms.newMatch, args), push));
      case 'continueMatch':
        return this.#told(await this.#continueMatch(checked('continueMatch', callForms.continueMatch, args).match, push));
      case 'answer': {
        const { match, at, answer } = checked('answer', callForms.answer, args);
        await this.#opened(match).answer(at, answer);
        return { ok: true };
      }
      case 'odds': {
        const { match, at } = checked('odds', callForms.odds, args);
        return { odds: this.#opened(match).odds(at) };
      }
      case 'leave':
        await this.#leave(checked('leave', callForms.leave, args).match, push);
        return { ok: true };
      default:
        throw new Error(`call ${name} has no code`);
    }
  }

  /** Checks an update on its way out. Throws a plain error: a wrong program, not a wrong message. */
  #told(update: Update): Update {
    const result = resultForms.newMatch.safeParse(update);
    if (!result.success) throw new Error(`the update has a wrong form: ${result.error.issues[0]?.path.join('.')}: ${result.error.issues[0]?.message}`);
    return update;
  }

  async #catalogue(): Promise<Catalogue> {
    const systems = this.#parts.systems.map(({ rules, cards, missions = [] }) => ({ id: rules.id, cards, missions }));
    return { systems, tables: await this.#parts.tables(), matches: await this.#library.summaries() };
  }

  async #newMatch({ system, setup, seats, seed }: CallArgs<'newMatch'>, push: (push: Push) => void): Promise<Update> {
    const ready = await this.#ready(system, setup);
    const { play } = ready;
    checkedSeats(seats, play.seats);
    const match = this.#parts.newMatchId();
    const header: JournalHeader = { system, setup: ready.setup, seats, seed: (seed ?? this.#parts.newSeed()) | 0, content: play.content };
    const { line, writer } = JournalWriter.begin(header);
    return this.#inOrder(match, async () => {
      const file = await this.#parts.journals.create(match, line);
      return this.#seat(match, push, (announce) => new HostedMatch({ match, header, ...ready, file, writer, announce, ...this.#thinking() }, freshStand(play, header)));
    });
  }

  async #continueMatch(match: string, push: (push: Push) => void): Promise<Update> {
    return this.#inOrder(match, async () => {
      const open = this.#open.get(match);
      if (open !== undefined) {
        open.watchers.add(push);
        this.#parts.soon(() => open.hosted.start());
        return open.hosted.update();
      }
      const text = await this.#parts.journals.read(match);
      if (text === null) throw new LinkFault('missing', `there is no saved match "${match}"`);
      const journal = this.#read(match, text);
      const ready = await this.#ready(journal.header.system, journal.header.setup);
      const { play } = ready;
      const stand = replayedStand(play, journal);
      const file = await this.#reopen(match, text, journal);
      const writer = new JournalWriter(journal.check, journal.entries.length);
      const update = this.#seat(match, push, (announce) => new HostedMatch({ match, header: journal.header, ...ready, file, writer, announce, ...this.#thinking() }, stand));
      if (play.content !== journal.header.content) this.#warn(push, match, 'cards, missions or terrain have changed since this match began; it goes on under the new ones');
      return update;
    });
  }

  #thinking(): { readonly thinker: Thinker; readonly budget: Budget } {
    return { thinker: this.#parts.thinker, budget: this.#parts.budget };
  }

  /** Makes the match known and lets it go on once the reply has left. */
  #seat(match: string, push: (push: Push) => void, make: (announce: (push: Push) => void) => HostedMatch): Update {
    const watchers = new Set([push]);
    const hosted = make((news) => this.#announce(match, news, watchers));
    this.#open.set(match, { hosted, watchers });
    const opening = hosted.update(hosted.openingEvents());
    this.#parts.soon(() => hosted.start());
    return opening;
  }

  #announce(match: string, news: Push, watchers: ReadonlySet<(push: Push) => void>): void {
    const result = pushForm.safeParse(news);
    const issue = result.error?.issues[0];
    const told: Push = issue === undefined ? news : { type: 'fault', match, message: `the host made a wrong message: ${issue.path.join('.')}: ${issue.message}` };
    if (told.type === 'fault') this.#parts.report(`${match}: ${told.message}`);
    for (const watcher of watchers) watcher(told);
  }

  #read(match: string, text: string): JournalContents {
    try {
      return readJournal(text);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new LinkFault('broken', `saved match "${match}" cannot be opened: ${causeOf(error)}; its file is left as it is`);
    }
  }

  /** Opens the file for more lines; an unfinished last line is cut off after the file was copied. */
  async #reopen(match: string, text: string, { whole, torn }: JournalContents): Promise<JournalFile> {
    if (torn !== null) {
      const copy = await this.#parts.journals.keepAside(match);
      this.#parts.report(`${match}: the last line was never finished and was dropped; the file as it was is kept as ${copy}`);
    }
    return this.#parts.journals.reopen(match, whole === text ? null : whole);
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
    await open?.hosted.stop();
  }

  /** The rules of a match to be opened, with its checked setup and what gives the odds of its options. */
  async #ready(system: string, input: unknown): Promise<Pick<MatchParts, 'table' | 'play' | 'forecaster'> & { readonly setup: unknown }> {
    const offered = offeredAs(this.#parts.systems, system);
    if (offered === undefined) throw new LinkFault('form', `there is no rule system "${system.slice(0, 40)}"`);
    const setup = offered.rules.readSetup(input);
    const terrain = await this.#parts.terrain(setup.table);
    return { setup, table: setup.table, play: offered.rules.start(setup, terrain), forecaster: offered.odds?.(setup, terrain) ?? null };
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
