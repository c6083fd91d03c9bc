import { undirected } from '../../core/directions.ts';
import { InputError } from '../../core/form.ts';
import { randomFrom, seedOf, type Random } from '../../core/rng.ts';
import type { Eyes, Play } from '../../core/rules.ts';
import type { Answer, Seat } from '../../core/script.ts';
import { BrokenRule, causeOf, LinkFault } from '../fault.ts';
import { Film, type Projector } from '../film.ts';
import { groundOf, type Ground } from '../ground.ts';
import { guarded } from '../guarded.ts';
import { offeredAs, type Offered } from '../offer.ts';
import { LONGEST } from '../record/bounds.ts';
import { chronicle, type Chronicle } from '../review/chronicle.ts';
import { knownRecord } from '../record/known.ts';
import { readRecord, type ReadRecord } from '../record/read.ts';
import type { MatchRecord, RecordHeader } from '../record/record.ts';
import { RecordWriter, writeRecord } from '../record/write.ts';
import { caughtUp, courseOf, renewed } from '../saved.ts';
import { knownTo } from '../job.ts';
import { checkedStyle } from '../seats.ts';
import { withMore, type Branching, type FilmFacts, type FilmMoment, type Lines, type Outline, type PastQuestion, type Reading, type Resumable } from './reading.ts';
import { showable } from './showable.ts';

interface OpenFilm extends FilmFacts {
  readonly film: Film;
}

/** Films kept open at once. */
const FILMS = 2;
/** A file that is longer is written anew without what was taken back when the match goes on. */
const LONG = LONGEST / 2;
/** For running again what was played: every die stands in the record. */
const NO_DICE: Random = randomFrom(0);

/** Reads match files in the thread that asks. What was read last is kept: several questions are asked about the same text. */
export class ReadingHere implements Reading {
  readonly #systems: readonly Offered[];
  readonly #terrain: (table: Ground) => Promise<unknown>;
  #last: { readonly text: string; readonly record: ReadRecord } | null = null;
  readonly #films = new Map<string, OpenFilm>();

  /** `terrain` rejects with `InputError` naming what is missing. */
  constructor(systems: readonly Offered[], terrain: (table: Ground) => Promise<unknown>) {
    this.#systems = systems;
    this.#terrain = terrain;
  }

  async outline(text: string): Promise<Outline> {
    const { header, steps, snapshots, end, takenBack } = this.#record(text);
    const { table } = header.setup as { readonly table?: unknown };
    const told = offeredAs(this.#systems, header.system)?.summary?.(header.setup, snapshots.at(-1)?.now ?? null) ?? { teams: [], score: '' };
    return Promise.resolve({
      name: undirected(header.name), system: header.system, table: typeof table === 'string' ? table : '', seats: header.seats, ...told,
      ...(header.ground === undefined ? {} : { tableName: undirected(header.ground.name) }),
      answers: steps.length, over: end !== null, turn: steps.at(-1)?.turn ?? 0, result: end?.result ?? '', takenBack: takenBack.free,
    });
  }

  async lines(text: string): Promise<Lines> {
    return Promise.resolve(this.#lines(this.#record(text)));
  }

  async accepted(text: string): Promise<string> {
    const { header, whole } = this.#record(text);
    const offered = offeredAs(this.#systems, header.system);
    if (offered === undefined) throw new InputError('match file', `there is no rule system "${header.system.slice(0, 40)}"`);
    const setup = offered.rules.readSetup(header.setup);
    const play = offered.rules.start(setup, await this.#terrain(groundOf(header, setup))); // a table or card that does not exist is told now
    checkedStyle(play, header.style, 'match file');
    return whole;
  }

  async resumable(text: string): Promise<Resumable> {
    const play = await this.#playOf(text);
    const record = shortened(renewed(play, this.#record(text)));
    const resumed = courseOf(play, record, NO_DICE);
    const writer = new RecordWriter(record.check, record.steps.length);
    const more = record.end === null ? caughtUp(writer, record, resumed) : '';
    return { ...this.#lines(record), plan: resumed.course.plan, notice: resumed.notice, more, checkAfter: writer.check };
  }

  async film(text: string): Promise<FilmFacts> {
    const { opening, over } = this.#films.get(text) ?? (await this.#openFilm(text));
    return { opening, over };
  }

  async moment(text: string, at: number): Promise<FilmMoment> {
    const { film } = this.#films.get(text) ?? (await this.#openFilm(text));
    if (at > film.length) throw new LinkFault('form', `the match has ${film.length} answers, not ${at}`);
    return { state: film.state(at), step: at === 0 ? null : film.step(at) };
  }

  async question(text: string, at: number): Promise<PastQuestion | null> {
    const play = await this.#playOf(text);
    const record = renewed(play, this.#record(text));
    const { header, steps } = record;
    if (header.sight !== 'all') return null;
    const { course } = courseOf(play, upTo(record, at), NO_DICE);
    for (let here = course.at; here >= course.earliest; here--) {
      if (here < course.at) course.back(here);
      const { session } = course;
      const { request } = session;
      if (request === null || request.kind === 'roll' || (request.kind === 'pick' && request.options.length < 2)) continue;
      const job = knownTo({ header, play, session, request, seed: seedOf(0, here) });
      return job === null ? null : { at: here, job, played: answersIn(steps, here, request.seat) };
    }
    return null;
  }

  async chronicle(text: string): Promise<Chronicle> {
    const play = await this.#playOf(text);
    const record = this.#record(text);
    return inPlainWords(() => chronicle(play, this.#projector(record.header), renewed(play, record, true)));
  }

  async known(text: string, eyes: Eyes, seed: number): Promise<string> {
    const record = this.#record(text);
    const known = await this.#known(record, eyes, seed);
    return known === record ? record.whole : writeRecord(known);
  }

  async branch(text: string, eyes: Eyes, seed: number, { at, seats, started, named }: Branching): Promise<string> {
    const play = await this.#playOf(text);
    if (seats.length !== play.seats) throw new InputError('seats', `this match has ${play.seats} seats`);
    const record = renewed(play, this.#record(text));
    if (at >= record.steps.length + (record.end === null ? 1 : 0)) throw new LinkFault('form', `answer ${at} is the end of that match`);
    const known = await this.#known(upTo(record, at), eyes, seed);
    return writeRecord({
      ...known,
      header: { ...known.header, takenBack: known.takenBack, seats, name: withMore(this.#title(record.header), named), started },
      end: null,
    });
  }

  #record(text: string): ReadRecord {
    if (this.#last?.text !== text) this.#last = { text, record: readRecord(text) };
    return this.#last.record;
  }

  #lines({ header, whole, torn, check, steps, end }: ReadRecord): Lines {
    return { header, whole, torn: torn !== null, check, answers: steps.length, over: end !== null, title: this.#title(header) };
  }

  /** A match that is over as it is; one that still runs as the eyes know it. */
  async #known(record: ReadRecord, eyes: Eyes, seed: number): Promise<MatchRecord> {
    const { header } = record;
    const offered = offeredAs(this.#systems, header.system);
    if (record.end !== null || offered?.projector === undefined) return record;
    const { play, cause } = await this.#play(offered, header);
    if (play === null) throw new LinkFault('broken', `what may be known of it cannot be told from the rest: ${cause}`);
    const whole = renewed(play, record);
    return inPlainWords(() => knownRecord(play, offered.projector!, whole, eyes, randomFrom(seed)));
  }

  async #openFilm(text: string): Promise<OpenFilm> {
    const read = this.#record(text);
    const { header } = read;
    const projector = this.#projector(header);
    const { play, cause } = await this.#play(offeredAs(this.#systems, header.system)!, header);
    const renewedRecord = play === null ? read : renewed(play, read, true);
    let film: Film;
    try {
      film = new Film(renewedRecord, projector);
    } catch (error) {
      throw new LinkFault('broken', `${causeOf(error)}${cause === null ? '' : ` (${cause})`}; the file is kept`);
    }
    const record = showable(film, projector, renewedRecord);
    film = record === renewedRecord ? film : new Film(record, projector);
    const opened: OpenFilm = {
      film,
      over: record.end !== null,
      opening: {
        system: header.system,
        table: (header.setup as { readonly table: string }).table,
        setup: header.setup,
        seats: header.seats,
        name: undirected(header.name),
        length: film.length,
        marks: film.marks.map(({ at, kind, event }) => ({ at, kind, event })),
        result: record.end?.result ?? '',
        takenBack: record.takenBack.free,
        notice: record.steps.length < read.steps.length ? 'cut' : play?.content === header.content ? null : 'changed',
      },
    };
    this.#films.set(text, opened);
    for (const old of [...this.#films.keys()].slice(0, -FILMS)) this.#films.delete(old);
    return opened;
  }

  #projector({ system }: RecordHeader): Projector {
    const projector = offeredAs(this.#systems, system)?.projector;
    if (projector === undefined) throw new LinkFault('form', `matches of "${system.slice(0, 40)}" cannot be shown`);
    return projector;
  }

  /** Today's rules for a text's match. Throws `LinkFault` when they cannot be started, `InputError` where their computers do not play in its style. */
  async #playOf(text: string): Promise<Play<unknown, unknown>> {
    const { header } = this.#record(text);
    const offered = offeredAs(this.#systems, header.system);
    const { play, cause } = offered === undefined ? { play: null, cause: `there is no rule system "${header.system.slice(0, 40)}"` } : await this.#play(offered, header);
    if (play === null) throw new LinkFault('broken', `nothing can be played on from here: ${cause}`);
    checkedStyle(play, header.style, 'match file');
    return play;
  }

  /** The rules of a match, or why they cannot be started any more. */
  async #play(offered: Offered, header: RecordHeader): Promise<{ readonly play: Play<unknown, unknown> | null; readonly cause: string | null }> {
    try {
      const setup = offered.rules.readSetup(header.setup);
      return { play: guarded(offered.rules.start(setup, await this.#terrain(groundOf(header, setup)))), cause: null };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return { play: null, cause: causeOf(error) };
    }
  }

  #title({ name, system, setup }: RecordHeader): string {
    if (name !== '') return name;
    const teams = offeredAs(this.#systems, system)?.summary?.(setup, null).teams ?? [];
    return teams.length > 0 ? teams.join(' – ') : 'match';
  }
}

/** What a seat answered in a row from a place on. */
function answersIn(steps: MatchRecord['steps'], from: number, seat: Seat): readonly Answer[] {
  const end = steps.findIndex((step, i) => i >= from && step.seat !== seat);
  return steps.slice(from, end < 0 ? undefined : end).flatMap(({ answer }) => answer ?? []);
}

/** The first answers of a record. */
const upTo = <R extends MatchRecord>(record: R, at: number): R =>
  ({ ...record, steps: record.steps.slice(0, at), snapshots: record.snapshots.filter((snapshot) => snapshot.at <= at) });

/** What a file's states and events make a rule system do, told without its inside. */
function inPlainWords<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError || error instanceof LinkFault || error instanceof BrokenRule) throw error;
    throw new LinkFault('broken', 'what is kept in it is none that can be shown; the file is kept');
  }
}

/** A very long file without what was taken back; how much that was is said by its header. */
function shortened(record: ReadRecord): ReadRecord {
  if (record.whole.length <= LONG || record.end !== null) return record;
  const { torn, version, takenBack } = record;
  return { ...readRecord(writeRecord({ ...record, header: { ...record.header, takenBack } })), torn, version };
}
