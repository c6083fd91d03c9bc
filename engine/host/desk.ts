import type { z } from 'zod';
import { checked } from '../core/form.ts';
import type { Seat } from '../core/script.ts';
import { stylesIn } from '../core/style.ts';
import type { TableFile } from '../space/terrain/table.ts';
import { Archive, type EyesIn } from './archive.ts';
import { archiveHandlers, type ArchiveCalls } from './archive-calls.ts';
import { toBase64 } from '../core/base64.ts';
import { done, type Connection, type Handlers, type Visitor } from './connection.ts';
import { Doors } from './doors.ts';
import { faultOf, type Seen } from './eyes.ts';
import { causeOf, detailOf, linkError, LinkFault } from './fault.ts';
import { Fairness } from './fairness/fairness.ts';
import { groundOf } from './ground.ts';
import { guarded } from './guarded.ts';
import { Library } from './library.ts';
import { callForms } from './link-calls.ts';
import { resultForms, type CallArgs, type CallName, type Catalogue, type Update } from './link.ts';
import { Course } from './course.ts';
import type { DeskParts } from './desk-parts.ts';
import { HostedMatch } from './match.ts';
import type { OpenMatchFile } from './match-folder.ts';
import type { MatchParts } from './match-parts.ts';
import { offeredAs, type Offered } from './offer.ts';
import { WHOLE, type RecordHeader } from './record/record.ts';
import { kept, RecordWriter } from './record/write.ts';
import { Reviewer } from './review/reviewer.ts';
import { checkedSeats, checkedStyle } from './seats.ts';
import { checkRole, eyesOf } from './role.ts';
import { tableHandlers, withGround, type TableCalls } from './table-calls.ts';
import { TableShelf } from './table-shelf.ts';
import { tell } from './tell.ts';
import type { LinkRole } from './guest.ts';

/** The file of a match that is over: it is looked at, and nothing is added to it. */
const FINISHED: OpenMatchFile = { append: () => Promise.reject(new Error('the match is over: nothing is added to its file')), close: () => Promise.resolve() };

interface OpenMatch {
  readonly hosted: HostedMatch;
  readonly watchers: Map<Visitor['push'], LinkRole>;
}

/** Where screens come to play: it starts, opens and leaves matches, and checks every message in both directions. */
export class Desk {
  readonly #parts: DeskParts;
  readonly #library: Library;
  readonly #tables: TableShelf;
  readonly #all: Handlers;
  readonly #archive: Archive;
  readonly #reviewer: Reviewer;
  readonly #fairness: Fairness;
  readonly #open = new Map<string, OpenMatch>();
  /** Seats of open matches that guests were given. */
  readonly #given = new Map<string, Set<Seat>>();
  /** Opening and closing one match happens in order. */
  readonly #doors = new Doors();

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#archive = new Archive(parts);
    const isBusy = (): boolean => [...this.#open.values()].some(({ hosted }) => !hosted.isOver);
    this.#reviewer = new Reviewer({ ...parts, isBusy });
    this.#fairness = new Fairness({ ...parts, isBusy, version: parts.reader, results: parts.ownTables?.folder });
    this.#library = new Library(parts);
    this.#tables = new TableShelf(parts.ownTables);
    this.#all = { ...archiveHandlers(this.#archive), ...tableHandlers(this.#tables, parts, this.#fairness, (id) => this.#system(id)), ...this.#handlers };
  }

  /** A new link; `push` receives what it is told unasked, `role` says whose link it is. A guest's seat is the screen's no more while its match is open. */
  connect(push: Visitor['push'], role: LinkRole = 'screen'): Connection {
    let closed = false;
    const visitor: Visitor = { role, push };
    if (role !== 'screen' && role.seat !== null) this.#givenIn(role.match).add(role.seat);
    const leaveAll = (): void => {
      for (const match of this.#open.keys()) void this.#leave(match, push);
    };
    return {
      call: async (name, args) => {
        if (closed) return { error: { code: 'missing', message: 'this connection is closed' } };
        try {
          return { result: await this.#call(name, args, visitor) };
        } catch (error) {
          const told = linkError(error, role);
          if (told.code === 'broken') this.#parts.report(`${name}: ${detailOf(error)}`);
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
    await this.#fairness.close();
    await this.#reviewer.close();
    await Promise.all([...this.#doors.matches, ...this.#open.keys()].map((match) => this.#doors.inOrder(match, () => this.#shut(match))));
  }

  async #call(name: string, given: unknown, visitor: Visitor): Promise<unknown> {
    if (!Object.hasOwn(callForms, name)) throw new LinkFault('form', `there is no call "${name.slice(0, 40)}"`);
    return this.#carryOut(name as CallName, given, visitor);
  }

  /** Checks what is asked, does it, and checks what comes of it: wrong there is the program, not the message. */
  async #carryOut<N extends CallName>(name: N, given: unknown, visitor: Visitor): Promise<unknown> {
    const args = checked(name, callForms[name] as unknown as z.ZodType<CallArgs<N>>, given);
    checkRole(visitor.role, name, args);
    const result = await this.#all[name](args, visitor);
    const issue = resultForms[name].safeParse(result).error?.issues[0];
    if (issue !== undefined) throw new Error(`the result of "${name}" has a wrong form: ${issue.path.join('.')}: ${issue.message}`);
    return result;
  }

  /** What is done for each call. */
  readonly #handlers: Omit<Handlers, TableCalls | ArchiveCalls> = {
    catalogue: (_args, { role }) => this.#catalogue(role),
    newMatch: async (args, visitor) => this.#newMatch(...(await withGround(this.#tables, args)), visitor),
    rematch: ({ match }, visitor) => this.#rematch(match, visitor),
    continueMatch: ({ match, takeOver }, visitor) => this.#continueMatch(match, visitor, takeOver),
    answer: ({ match, at, answer }, { role }) => done(this.#opened(match).answer(at, answer, role)),
    undo: ({ match, at, to }, { role }) => done(this.#opened(match).undo(at, to, role)),
    redo: ({ match, at, to }, { role }) => done(this.#opened(match).redo(at, to ?? at + 1, role)),
    odds: ({ match, at, picks }, { role }) => ({ odds: this.#opened(match).questions(at, role).odds(picks) }),
    paths: ({ match, at }, { role }) => ({ paths: this.#opened(match).questions(at, role).paths() }),
    counsel: async ({ match, at }, { role }) => ({ counsels: await this.#opened(match).counsel(at, role) }),
    ends: ({ match, at }, { role }) => ({ ends: this.#opened(match).questions(at, role).ends() }),
    prospect: ({ match, at, figure, place }, { role }) => ({ prospect: this.#opened(match).questions(at, role).prospect(figure, place) }),
    threats: ({ match, at, seat }, { role }) => ({ threats: this.#opened(match).questions(at, role).threats(seat) }),
    leave: ({ match }, { push }) => done(this.#leave(match, push)),
    renameMatch: ({ match, name }) => this.#closed(match, () => done(this.#archive.rename(match, name))),
    discardMatch: ({ match }) => this.#closed(match, async () => ({ binned: await this.#reviewer.forget(match).then(() => this.#archive.discard(match)) })),
    exportMatch: async ({ match }, { role }) => ({ file: toBase64(await this.#archive.export(match, this.#eyes(match, role))) }),
    film: async ({ match }, { role }) => {
      const opening = await this.#archive.film(match, this.#eyes(match, role));
      this.#reviewer.begin(match); // not before: whoever looks at it does not wait for its review
      return opening;
    },
    hindsight: ({ match, at }, { role }) => this.#archive.hindsight(match, at, this.#eyes(match, role)),
    filmShot: ({ match, at }, { role }) => this.#archive.shot(match, at, this.#eyes(match, role)),
    branch: async ({ match, at, seats }, { role }) => ({ match: await this.#archive.branch(match, at, seats, this.#eyes(match, role)) }),
  };

  /** Does something with a match that nobody plays now. */
  #closed<T>(match: string, run: () => Promise<T>): Promise<T> {
    return this.#doors.inOrder(match, () => {
      if (this.#open.has(match)) throw new LinkFault('form', `match "${match}" is being played: leave it first`);
      return run();
    });
  }

  /** Seats of a match that guests were given. */
  #givenIn(match: string): Set<Seat> {
    const given = this.#given.get(match) ?? new Set<Seat>();
    this.#given.set(match, given);
    return given;
  }

  #eyes(match: string, role: LinkRole): EyesIn {
    return (seats) => eyesOf(role, seats, this.#givenIn(match));
  }

  /** A guest sees of the matches its own, and nothing of the bin. */
  async #catalogue(role: LinkRole): Promise<Catalogue> {
    const systems = this.#parts.systems.map(({ rules, cards, missions = [], styles = {} }) => ({ id: rules.id, cards, missions, styles: stylesIn(styles) }));
    const matches = await this.#library.summaries();
    if (role !== 'screen') return { systems, tables: await this.#parts.tables(), matches: matches.filter(({ match }) => match === role.match), binned: 0 };
    return { systems, tables: [...(await this.#parts.tables()), ...(await this.#tables.summaries())], matches, binned: await this.#archive.bin.count() };
  }

  async #newMatch({ system, setup, seats, undo = 'safe', level, style }: CallArgs<'newMatch'>, ground: TableFile | undefined, visitor: Visitor): Promise<Seen<Update>> {
    const ready = await this.#ready(system, setup, ground);
    const { play } = ready;
    checkedSeats(seats, play.seats);
    checkedStyle(play, style);
    const match = this.#parts.newMatchId();
    const chance = this.#parts.chance();
    const header: RecordHeader = { system, setup: ready.setup, ...(ground === undefined ? {} : { ground }), seats, seed: chance.seed, content: play.content, undo, name: '', started: this.#parts.now(), ...WHOLE, ...(level === undefined ? {} : { level }), ...(style === undefined ? {} : { style }) };
    const course = Course.fresh(play, chance.random);
    const { text, writer } = RecordWriter.begin(header);
    const beginning = text + kept(writer.opening(course.opening)) + kept(writer.snapshot(course.snapshot()));
    return this.#doors.inOrder(match, async () => {
      const file = await this.#parts.matches.create(match, beginning);
      return this.#orClosed(match, file, () => {
        const parts = { match, header, ...ready, file, writer, given: this.#givenIn(match), ...this.#means(match) };
        return this.#seat(match, visitor, (announce) => new HostedMatch({ ...parts, announce }, course));
      });
    });
  }

  async #rematch(match: string, visitor: Visitor): Promise<Seen<Update>> {
    const { system, setup, ground, seats, undo, level, style } = (await this.#doors.inOrder(match, () => this.#archive.lines(match))).header;
    return this.#newMatch({ system, setup, seats: [...seats], undo, level, style }, ground, visitor);
  }

  async #continueMatch(match: string, visitor: Visitor, takeOver?: string): Promise<Seen<Update>> {
    return this.#doors.inOrder(match, async () => {
      const open = this.#open.get(match);
      if (open?.hosted.isTaken === true && visitor.role === 'screen') await this.#shut(match); // it is to be opened again as it is by now
      else if (open !== undefined) {
        open.watchers.set(visitor.push, visitor.role);
        this.#parts.soon(() => open.hosted.start());
        return open.hosted.welcome(visitor.role, false);
      }
      if (visitor.role !== 'screen') throw new LinkFault('missing', `match "${match}" is not being played now`);
      const resumed = await this.#archive.read(match, (reading, text) => reading.resumable(text));
      const { header, over, more } = resumed;
      const ready = await this.#ready(header.system, header.setup, header.ground);
      const course = Course.planned(ready.play, this.#parts.chance().random, resumed.plan);
      if (over && course.session.request !== null) throw new LinkFault('form', 'this match is over, and by today’s rules it would go on: it can be watched, and played on from any of its moments');
      const file = over ? FINISHED : await this.#archive.reopen(match, resumed, takeOver);
      const writer = new RecordWriter(resumed.checkAfter, course.at);
      return this.#orClosed(match, file, async () => {
        if (more !== '') await file.append(more);
        const parts = { match, header, ...ready, file, writer, given: this.#givenIn(match), ...this.#means(match) };
        const update = this.#seat(match, visitor, (announce) => new HostedMatch({ ...parts, announce }, course, over), false);
        if (resumed.notice !== null) this.#warn(visitor, match, resumed.notice);
        return update;
      });
    });
  }

  #means(match: string): Omit<MatchParts, 'match' | 'header' | 'table' | 'play' | 'forecaster' | 'file' | 'writer' | 'given' | 'announce'> {
    const { thinker, quick, ponder, counsel, bounds, later } = this.#parts;
    const thoughts = Math.floor(this.#parts.chance().random() * 4294967296) | 0;
    const report: MatchParts['report'] = (message) => this.#parts.report(message);
    return { thinker, quick, ponder, counsel, bounds, later, thoughts, report, now: () => this.#parts.now(), ended: () => this.#reviewer.begin(match) };
  }

  /** Makes the match known and lets it go on once the reply has left. */
  #seat(match: string, { push, role }: Visitor, make: (announce: MatchParts['announce']) => HostedMatch, isNew = true): Seen<Update> {
    const watchers = new Map([[push, role]]);
    const hosted = make((news) => tell(watchers, match, news, (message) => this.#parts.report(message)));
    this.#open.set(match, { hosted, watchers });
    const opening = hosted.welcome(role, isNew);
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

  #warn({ push }: Visitor, match: string, message: string): void {
    this.#parts.report(`${match}: ${message}`);
    this.#parts.soon(() => push(faultOf(match, message)));
  }

  async #leave(match: string, push: Visitor['push']): Promise<void> {
    await this.#doors.inOrder(match, async () => {
      const open = this.#open.get(match);
      open?.watchers.delete(push);
      if (open?.watchers.size === 0) await this.#shut(match);
    });
  }

  async #shut(match: string): Promise<void> {
    const open = this.#open.get(match);
    this.#open.delete(match);
    this.#given.delete(match);
    open?.watchers.clear();
    await this.#closing(match, open?.hosted.stop());
  }

  /** The rules of a match to be opened, with its checked setup and what gives the odds of its options. */
  async #ready(system: string, input: unknown, ground?: TableFile): Promise<Pick<MatchParts, 'table' | 'play' | 'forecaster'> & { readonly setup: unknown }> {
    const offered = this.#system(system);
    const setup = offered.rules.readSetup(input);
    const terrain = await this.#parts.terrain(groundOf({ ground }, setup));
    return { setup, table: setup.table, play: guarded(offered.rules.start(setup, terrain)), forecaster: offered.odds?.(setup, terrain) ?? null };
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
}
