/** What is done with saved matches beside playing them: names, copies, the bin, files in and out, backups, films. */
import { InputError } from '../core/form.ts';
import { causeOf, LinkFault } from './fault.ts';
import { openingFor, shotFor, type Seen, type Sight } from './eyes.ts';
import type { Eyes } from '../core/rules.ts';
import { Film, type Projector } from './film.ts';
import type { Backups, FilmOpening, FilmShot } from './link.ts';
import type { ChanceSource } from './chance.ts';
import type { MatchFolder, OpenMatchFile } from './match-folder.ts';
import { offeredAs, type Offered } from './offer.ts';
import { guarded } from './guarded.ts';
import { LONGEST_PACKED } from './record/bounds.ts';
import { knownRecord } from './record/known.ts';
import { readRecord, type ReadRecord } from './record/read.ts';
import { LONGEST_NAME, type MatchRecord, type RecordHeader } from './record/record.ts';
import { RecordWriter, writeRecord } from './record/write.ts';
import { renewed } from './saved.ts';

/** What the archive is given. */
export interface ArchiveParts {
  readonly matches: MatchFolder;
  readonly systems: readonly Offered[];
  terrain(table: string): Promise<unknown>;
  newMatchId(): string;
  chance(): ChanceSource;
  now(): number;
  /** A line for the person who runs the program. */
  report(message: string): void;
}

/** A saved match as it was read. */
export interface SavedRecord extends ReadRecord {
  /** What its file says, in whatever version. */
  readonly text: string;
}

/** The eyes of whoever asks, in a match with these seats. */
export type EyesIn = (seats: RecordHeader['seats']) => Eyes;

/** Who sees what of a match: each what it knows while the match runs, everybody everything when it is over. */
const sightOf = (eyes: EyesIn, seats: RecordHeader['seats'], over: boolean): Sight => (over ? 'all' : eyes(seats));

interface OpenFilm {
  readonly film: Film;
  readonly opening: FilmOpening;
  readonly projector: Projector;
  /** Nothing has to be hidden any more. */
  readonly over: boolean;
}

/** Films kept open at once. */
const FILMS = 2;

/** Every method rejects with `LinkFault` (no such match, damaged file) or `InputError` (a wrong import); then nothing has changed. */
export class Archive {
  readonly #parts: ArchiveParts;
  readonly #films = new Map<string, OpenFilm>();

  constructor(parts: ArchiveParts) {
    this.#parts = parts;
  }

  /** The record of a saved match. */
  async record(match: string): Promise<SavedRecord> {
    let text: string | null;
    try {
      text = await this.#parts.matches.read(match);
      if (text !== null) return { ...readRecord(text), text };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new LinkFault('broken', `saved match "${match}" cannot be opened: ${causeOf(error)}; its file is left as it is`);
    }
    throw new LinkFault('missing', `there is no saved match "${match}"`);
  }

  /** Opens a saved match for more lines after `whole`. An unfinished last line is cut off: the file as it was is kept beside it. */
  async reopen(match: string, { text, torn }: SavedRecord, whole: string): Promise<OpenMatchFile> {
    const { matches, report } = this.#parts;
    if (torn !== null) report(`${match}: the last line was never finished and was dropped; the file as it was is kept as ${await matches.keepAside(match)}`);
    return matches.reopen(match, whole, text);
  }

  async rename(match: string, name: string): Promise<void> {
    const record = await this.record(match);
    const file = await this.reopen(match, record, record.whole);
    await file.append(new RecordWriter(record.check, record.steps.length).name(name).text).finally(() => file.close());
  }

  /** A copy under a new id, named after it. */
  async duplicate(match: string): Promise<string> {
    return this.#copy(await this.record(match), 'copy');
  }

  async discard(match: string): Promise<void> {
    this.#films.delete(match);
    await this.#parts.matches.discard(match);
  }

  recover(match: string): Promise<void> {
    return this.#parts.matches.recover(match);
  }

  /** The match's file, packed: all of it when the match is over, else what the one who asks for it knows. */
  async export(match: string, eyes: EyesIn): Promise<Uint8Array> {
    const record = await this.record(match);
    const known = await this.#known(record, eyes);
    const file = await this.#parts.matches.packed(known === record ? record.whole : writeRecord(known));
    if (file.length > LONGEST_PACKED) throw new LinkFault('broken', `packed it has ${file.length} bytes, and ${LONGEST_PACKED} are the most that can be taken in again`);
    return file;
  }

  /** A file from anywhere becomes a new match, when it reads well from its first line to its last. */
  async import(bytes: Uint8Array): Promise<string> {
    if (bytes.length > LONGEST_PACKED) throw new InputError('match file', `it is longer than ${LONGEST_PACKED} bytes`);
    const record = readRecord(await this.#parts.matches.unpacked(bytes));
    const offered = offeredAs(this.#parts.systems, record.header.system);
    if (offered === undefined) throw new InputError('match file', `there is no rule system "${record.header.system.slice(0, 40)}"`);
    const setup = offered.rules.readSetup(record.header.setup);
    offered.rules.start(setup, await this.#parts.terrain(setup.table)); // a table or card that does not exist is told now
    return this.#write(record.whole);
  }

  async backups(match: string): Promise<Backups> {
    const backups = await this.#parts.matches.backups(match);
    return { backups: await Promise.all(backups.map(async ({ number, saved, size }) => ({ number, saved, size, answers: await this.#answersOf(match, number) }))) };
  }

  /** An earlier state of a match becomes a new match beside it. */
  async restore(match: string, number: number): Promise<string> {
    const text = await this.#parts.matches.readBackup(match, number);
    if (text === null) throw new LinkFault('missing', `match "${match}" has no backup ${number}`);
    return this.#copy(readRecord(text), 'restored');
  }

  /** Opens a match to be looked at: nothing is run where the file says what happened. While it runs, it is shown as the one who asks knows it. */
  async film(match: string, eyes: EyesIn): Promise<Seen<FilmOpening>> {
    const { opening, projector, over } = await this.#openFilm(match);
    return openingFor(projector, sightOf(eyes, opening.seats, over), opening);
  }

  async #openFilm(match: string): Promise<OpenFilm> {
    const { header, ...rest } = await this.record(match);
    const offered = offeredAs(this.#parts.systems, header.system);
    if (offered?.projector === undefined) throw new LinkFault('form', `matches of "${header.system}" cannot be shown`);
    const { play, cause } = await this.#play(offered, header);
    const record: MatchRecord = play === null ? { header, ...rest } : renewed(play, { header, ...rest }, true);
    let film: Film;
    try {
      film = new Film(record, offered.projector);
    } catch (error) {
      throw new LinkFault('broken', `${causeOf(error)}${cause === null ? '' : ` (${cause})`}; the file is kept`);
    }
    const table = (header.setup as { readonly table: string }).table;
    const opening: FilmOpening = {
      match, system: header.system, table, setup: header.setup, seats: header.seats, name: header.name, length: film.length, marks: film.marks.map(({ at, kind, event }) => ({ at, kind, event })),
      result: record.end?.result ?? '', takenBack: record.takenBack.free,
      notice: record.steps.length < rest.steps.length ? 'cut' : play?.content === header.content ? null : 'changed',
    };
    const open: OpenFilm = { film, opening, projector: offered.projector, over: record.end !== null };
    this.#films.delete(match);
    this.#films.set(match, open);
    for (const old of [...this.#films.keys()].slice(0, -FILMS)) this.#films.delete(old);
    return open;
  }

  /** What a film shows after `at` answers, and what led there. */
  async shot(match: string, at: number, eyes: EyesIn): Promise<Seen<FilmShot>> {
    const { film, opening, projector, over } = this.#films.get(match) ?? (await this.#openFilm(match));
    if (at > film.length) throw new LinkFault('form', `the match has ${film.length} answers, not ${at}`);
    return shotFor(projector, sightOf(eyes, opening.seats, over), at, film.state(at), at === 0 ? null : film.step(at));
  }

  /** A new match that begins with the first `at` answers of another; of one that still runs, with what the one who asks knows of them. */
  async branch(match: string, at: number, seats: RecordHeader['seats'], eyes: EyesIn): Promise<string> {
    const { header, ...rest } = await this.record(match);
    const offered = offeredAs(this.#parts.systems, header.system);
    const { play, cause } = offered === undefined ? { play: null, cause: `there is no rule system "${header.system}"` } : await this.#play(offered, header);
    if (play === null) throw new LinkFault('broken', `nothing can be played on from here: ${cause}`);
    if (seats.length !== play.seats) throw new InputError('seats', `this match has ${play.seats} seats`);
    const record = renewed(play, { header, ...rest });
    if (at >= record.steps.length + (record.end === null ? 1 : 0)) throw new LinkFault('form', `answer ${at} is the end of that match`);
    const snapshots = record.snapshots.filter((snapshot) => snapshot.at <= at);
    const known = await this.#known({ ...record, steps: record.steps.slice(0, at), snapshots }, eyes);
    return this.#write(writeRecord({ ...known, header: { ...known.header, takenBack: known.takenBack, seats, name: this.#named(header, `, from answer ${at}`), started: this.#parts.now() }, end: null }));
  }

  /** A match that is over as it is; one that still runs as the one who asks knows it. */
  async #known(record: ReadRecord, eyes: EyesIn): Promise<MatchRecord> {
    const { header } = record;
    const offered = offeredAs(this.#parts.systems, header.system);
    if (record.end !== null || offered?.projector === undefined) return record;
    const { play, cause } = await this.#play(offered, header);
    if (play === null) throw new LinkFault('broken', `what may be known of it cannot be told from the rest: ${cause}`);
    return knownRecord(play, offered.projector, renewed(play, record), eyes(header.seats), this.#parts.chance().random);
  }

  async #answersOf(match: string, number: number): Promise<number | null> {
    try {
      return readRecord((await this.#parts.matches.readBackup(match, number)) ?? '').steps.length;
    } catch {
      return null;
    }
  }

  /** The rules of a match, or why they cannot be started any more. */
  async #play(offered: Offered, header: RecordHeader): Promise<{ readonly play: ReturnType<Offered['rules']['start']> | null; readonly cause: string | null }> {
    try {
      const setup = offered.rules.readSetup(header.setup);
      return { play: guarded(offered.rules.start(setup, await this.#parts.terrain(setup.table))), cause: null };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return { play: null, cause: causeOf(error) };
    }
  }

  /** Writes everything a record says, with what was taken back, as a new match with a name of its own. */
  #copy({ whole, check, steps, header }: ReadRecord, of: string): Promise<string> {
    return this.#write(whole + new RecordWriter(check, steps.length).name(this.#named(header, ` (${of})`)).text);
  }

  /** Writes a new match and gives its id. */
  async #write(text: string): Promise<string> {
    const match = this.#parts.newMatchId();
    const file = await this.#parts.matches.create(match, text);
    await file.close();
    return match;
  }

  /** A match's name, or its teams' where it has none, with more behind it; cut so that a file may carry it. */
  #named({ name, system, setup }: RecordHeader, more: string): string {
    const teams = name === '' ? (offeredAs(this.#parts.systems, system)?.summary?.(setup, null).teams ?? []) : [];
    const base = name !== '' ? name : teams.length > 0 ? teams.join(' – ') : 'match';
    return `${base.slice(0, LONGEST_NAME - more.length)}${more}`;
  }
}
