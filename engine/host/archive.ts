/** What is done with saved matches beside playing them: names, copies, the bin, files in and out, backups, films. */
import { InputError } from '../core/form.ts';
import { tableText } from '../space/terrain/table-text.ts';
import { Bin } from './bin.ts';
import { causeOf, LinkFault, MatchHeld } from './fault.ts';
import { openingFor, shotFor, type Seen, type BareOpening } from './eyes.ts';
import type { Eyes } from '../core/rules.ts';
import type { Projector } from './film.ts';
import { Hindsight } from './hindsight.ts';
import type { Backups, FilmOpening, FilmShot, HindsightReply } from './link.ts';
import type { ChanceSource } from './chance.ts';
import { UNREAD } from './library.ts';
import type { MatchFolder, OpenMatchFile } from './match-folder.ts';
import { offeredAs, type Offered } from './offer.ts';
import { withMore, type Lines, type Outline, type Reading } from './reading/reading.ts';
import { LONGEST_PACKED } from './record/bounds.ts';
import type { RecordHeader, Sight } from './record/record.ts';
import { RecordWriter } from './record/write.ts';
import type { Bounds, Counsellor } from './thinker.ts';

/** What the archive is given. */
export interface ArchiveParts {
  readonly matches: MatchFolder;
  readonly systems: readonly Offered[];
  readonly reading: Reading;
  /** Who says what would have been best; nobody where that cannot be asked. */
  readonly counsel?: Counsellor | undefined;
  readonly bounds: Bounds;
  newMatchId(): string;
  chance(): ChanceSource;
  now(): number;
  /** A line for the person who runs the program. */
  report(message: string): void;
}

/** The eyes of whoever asks, in a match with these seats. */
export type EyesIn = (seats: RecordHeader['seats']) => Eyes;

/** Who sees what of a match: each what it knows while the match runs, everybody everything when it is over. */
const sightOf = (eyes: EyesIn, seats: RecordHeader['seats'], over: boolean): Sight => (over ? 'all' : eyes(seats));

const OPEN_FIRST = 'Open the match first: there you can say that it is to be opened all the same';

const noMatch = (match: string): LinkFault => new LinkFault('missing', `there is no saved match "${match}"`);

/** The same for what lies in the bin, where nothing can be opened. */
const unlockFirst = (binned: string): string => `If no such Gantry runs any more, delete the file "${binned.split('.')[0]}.lock" in the folder of matches, then try again`;

/** Something other than opening a match: where nobody can tell whether that is open elsewhere, `advice` says what to do first. */
const insteadOf = <T,>(work: Promise<T>, advice: string): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof MatchHeld ? error.insteadOf(advice) : error;
  });

interface OpenFilm {
  readonly text: string;
  readonly opening: BareOpening;
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
  readonly #hindsight: Hindsight;
  readonly bin: Bin<Outline & { readonly match: string }>;

  constructor(parts: ArchiveParts) {
    this.#parts = parts;
    this.bin = new Bin({ folder: parts.matches, tell: async (match, text) => ({ match, ...(text === null ? UNREAD : await parts.reading.outline(text)) }) });
    this.#hindsight = new Hindsight(parts.counsel, parts.bounds);
  }

  /** A saved match's text, and what was read of it. */
  async read<T>(match: string, read: (reading: Reading, text: string) => Promise<T>): Promise<T & { readonly text: string }> {
    try {
      const text = await this.#parts.matches.read(match);
      if (text !== null) return { ...(await read(this.#parts.reading, text)), text };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new LinkFault('broken', `saved match "${match}" cannot be opened: ${causeOf(error)}; its file is left as it is`);
    }
    throw noMatch(match);
  }

  /** What is needed to write on in a saved match. */
  lines(match: string): Promise<Lines & { readonly text: string }> {
    return this.read(match, (reading, text) => reading.lines(text));
  }

  /** Opens a saved match for more lines after its whole ones. An unfinished last line is cut off: the file as it was is kept beside it. */
  async reopen(match: string, { text, torn, whole }: Pick<Lines, 'torn' | 'whole'> & { readonly text: string }, takeOver?: string): Promise<OpenMatchFile> {
    const { matches, report } = this.#parts;
    if (torn) report(`${match}: the last line was never finished and was dropped; the file as it was is kept as ${await matches.keepAside(match)}`);
    return matches.reopen(match, whole, text, takeOver);
  }

  async rename(match: string, name: string): Promise<void> {
    const lines = await this.lines(match);
    const file = await insteadOf(this.reopen(match, lines), OPEN_FIRST);
    await file.append(new RecordWriter(lines.check, lines.answers).name(name).text).finally(() => file.close());
  }

  /** A copy under a new id, named after it. */
  async duplicate(match: string): Promise<string> {
    return this.#copy(await this.lines(match), 'copy');
  }

  /** Puts a match into the bin and gives what it is called there. */
  async discard(match: string): Promise<string> {
    const { matches, now } = this.#parts;
    this.#films.delete(match);
    if (!(await matches.list()).some((one) => one.match === match)) throw noMatch(match);
    return insteadOf(matches.discard(match, now()), OPEN_FIRST);
  }

  /** Takes one out of the bin again and gives its id. */
  recover(binned: string): Promise<string> {
    return insteadOf(this.bin.recover(binned), unlockFirst(binned));
  }

  /** Removes one in the bin for ever. */
  erase(binned: string): Promise<void> {
    return insteadOf(this.bin.erase(binned), unlockFirst(binned));
  }

  /** The match's file, packed: all of it when the match is over, else what the one who asks for it knows. */
  async export(match: string, eyes: EyesIn): Promise<Uint8Array> {
    const { header, text } = await this.lines(match);
    const file = await this.#parts.matches.packed(await this.#parts.reading.known(text, eyes(header.seats), this.#seed()));
    if (file.length > LONGEST_PACKED) throw new LinkFault('broken', `packed it has ${file.length} bytes, and ${LONGEST_PACKED} are the most that can be taken in again`);
    return file;
  }

  /** A file from anywhere becomes a new match, when it reads well from its first line to its last. */
  async import(bytes: Uint8Array): Promise<string> {
    if (bytes.length > LONGEST_PACKED) throw new InputError('match file', `it is longer than ${LONGEST_PACKED} bytes`);
    return this.#write(await this.#parts.reading.accepted(await this.#parts.matches.unpacked(bytes)));
  }

  /** The table that a match carries, as a file; null where it is played on one of the game's own. */
  async table(match: string): Promise<string | null> {
    const { ground } = (await this.lines(match)).header;
    return ground === undefined ? null : tableText(ground);
  }

  async backups(match: string): Promise<Backups> {
    const backups = await this.#parts.matches.backups(match);
    return {
      backups: await Promise.all(backups.map(async ({ number, saved, size }) => ({ number, saved, size, answers: await this.#answersOf(match, number) }))),
    };
  }

  /** An earlier state of a match becomes a new match beside it. */
  async restore(match: string, number: number): Promise<string> {
    const text = await this.#parts.matches.readBackup(match, number);
    if (text === null) throw new LinkFault('missing', `match "${match}" has no backup ${number}`);
    return this.#copy(await this.#parts.reading.lines(text), 'restored');
  }

  /** Opens a match to be looked at: nothing is run where the file says what happened. While it runs, it is shown as the one who asks knows it. */
  async film(match: string, eyes: EyesIn): Promise<Seen<FilmOpening>> {
    const { opening, projector, over } = await this.#openFilm(match);
    return inPlainWords(() => openingFor(projector, sightOf(eyes, opening.seats, over), opening));
  }

  async #openFilm(match: string): Promise<OpenFilm> {
    const { opening, over, text } = await this.read(match, (reading, given) => reading.film(given));
    const open: OpenFilm = { text, opening: { match, ...opening }, over, projector: offeredAs(this.#parts.systems, opening.system)!.projector! };
    this.#films.delete(match);
    this.#films.set(match, open);
    for (const old of [...this.#films.keys()].slice(0, -FILMS)) this.#films.delete(old);
    return open;
  }

  /** What a film shows after `at` answers, and what led there. */
  async shot(match: string, at: number, eyes: EyesIn): Promise<Seen<FilmShot>> {
    const { text, opening, projector, over } = this.#films.get(match) ?? (await this.#openFilm(match));
    const { state, step } = await this.#parts.reading.moment(text, at);
    return inPlainWords(() => shotFor(projector, sightOf(eyes, opening.seats, over), at, state, step));
  }

  /** What the computer would have done where a match stood after `at` answers or before; while it runs, only who was asked is told. */
  async hindsight(match: string, at: number, eyes: EyesIn): Promise<HindsightReply> {
    const { opening, over, text } = this.#films.get(match) ?? (await this.#openFilm(match));
    const mine = sightOf(eyes, opening.seats, over);
    return this.#hindsight.on(await this.#parts.reading.question(text, at), (seat) => mine === 'all' || mine === seat);
  }

  /** A new match that begins with the first `at` answers of another; of one that still runs, with what the one who asks knows of them. */
  async branch(match: string, at: number, seats: RecordHeader['seats'], eyes: EyesIn): Promise<string> {
    const { header, text } = await this.lines(match);
    return this.#write(await this.#parts.reading.branch(text, eyes(header.seats), this.#seed(), { at, seats, started: this.#parts.now(), named: `, from answer ${at}` }));
  }

  async #answersOf(match: string, number: number): Promise<number | null> {
    try {
      return (await this.#parts.reading.lines((await this.#parts.matches.readBackup(match, number)) ?? '')).answers;
    } catch {
      return null;
    }
  }

  /** Where what nobody may know is dealt anew from. */
  #seed(): number {
    return Math.floor(this.#parts.chance().random() * 4294967296) | 0;
  }

  /** Writes everything a record says, with what was taken back, as a new match with a name of its own. */
  #copy({ whole, check, answers, title }: Lines, of: string): Promise<string> {
    return this.#write(whole + new RecordWriter(check, answers).name(withMore(title, ` (${of})`)).text);
  }

  /** Writes a new match and gives its id. */
  async #write(text: string): Promise<string> {
    const match = this.#parts.newMatchId();
    const file = await this.#parts.matches.create(match, text);
    await file.close();
    return match;
  }
}

/** What a file's state makes a rule system do, told without its inside. */
function inPlainWords<T>(show: () => T): T {
  try {
    return show();
  } catch {
    throw new LinkFault('broken', 'this moment is none that can be shown; the file is kept');
  }
}
