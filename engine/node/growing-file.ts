import { causeOf, MatchTaken } from '../host/fault.ts';
import type { OpenMatchFile } from '../host/match-folder.ts';
import { Bounds, LONGEST } from '../host/record/bounds.ts';
import type { Disk, FileFacts, OpenedFile } from './disk.ts';

/** What a growing file is given. */
export interface GrowingParts {
  readonly disk: Disk;
  readonly path: string;
  readonly text: string;
  /** Writes the whole file again. */
  rewrite(whole: string): Promise<void>;
  /** What the file says on disk; null when it is gone. */
  read(): Promise<string | null>;
  /**
   * Resolves while the match is this program's to write, and rejects with `MatchTaken` when another has opened it. `untouched` tells
   * whether the file is the one that this program wrote.
   */
  mine(untouched: () => Promise<boolean>): Promise<void>;
  /** It is written no more. */
  closed(whole: string): Promise<void>;
  /** Gives the match up. `last` is done before, unless another has the match. */
  released(last: () => Promise<void>): Promise<void>;
  /** A line for the person who runs the program. */
  report(message: string): void;
}

const same = (facts: FileFacts | null, other: FileFacts): boolean =>
  facts !== null && facts.identity === other.identity && facts.size === other.size && facts.saved === other.saved;

const TOO_LONG = 'the match has become too long for its file; opened anew, it leaves out what was taken back';

/**
 * A match's file while it is played. Lines are added one after another, and the file says exactly those that were accepted:
 * when anything about a line fails, it is taken back, or the whole file written again, before the next one; and what
 * somebody else did to the file is noticed and undone from memory. Another Gantry that opened the match is not somebody else:
 * before and after every line it is looked whether the match is still ours, and once it is not, nothing is written any more.
 */
export class GrowingFile implements OpenMatchFile {
  readonly #parts: GrowingParts;
  #file: OpenedFile;
  /** How the file lay when it last said what was accepted; null when it may say something else. */
  #lay: FileFacts | null;
  /** Which file was opened. */
  #identity: string | null;
  /** Another has the match now. */
  #taken: MatchTaken | null = null;
  #text: string;
  #length: number;
  /** What could not be read again is not written. */
  #bounds: Bounds;
  #work: Promise<void> = Promise.resolve();
  #closed = false;

  private constructor(parts: GrowingParts, file: OpenedFile, lay: FileFacts | null) {
    this.#parts = parts;
    this.#file = file;
    this.#lay = lay;
    this.#identity = lay?.identity ?? null;
    this.#text = parts.text;
    this.#length = Buffer.byteLength(parts.text, 'utf8');
    this.#bounds = new Bounds().after(parts.text);
  }

  static async open(parts: GrowingParts): Promise<GrowingFile> {
    const file = await parts.disk.open(parts.path);
    return new GrowingFile(parts, file, await parts.disk.facts(parts.path));
  }

  append(text: string): Promise<void> {
    const mine = this.#work.then(() => this.#add(text));
    this.#work = mine.catch(() => {});
    return mine;
  }

  async close(): Promise<void> {
    await this.#work;
    if (this.#closed) return;
    this.#closed = true;
    const isOurs = await this.#isOurs();
    let isFinished = false;
    const finish = async (): Promise<void> => {
      isFinished = isOurs;
      if (isOurs) await this.#finish();
    };
    try {
      await this.#parts.released(finish);
    } finally {
      if (!isFinished) await this.#file.close();
    }
  }

  async #finish(): Promise<void> {
    const { closed, report } = this.#parts;
    try {
      await this.#settle().catch((error: unknown) => report(`its file may say more than was accepted (${causeOf(error)})`));
      await this.#file.close();
    } finally {
      await closed(this.#text);
    }
  }

  async #add(text: string): Promise<void> {
    if (this.#closed) throw new Error('the match is closed');
    const bytes = Buffer.from(text, 'utf8');
    const bounds = this.#bounded(text, bytes.length);
    await this.#settle();
    try {
      await this.#write(bytes, text);
    } catch (error) {
      await this.#settle().catch(() => {}); // else before the next line
      throw error;
    }
    this.#text += text;
    this.#length += bytes.length;
    this.#bounds = bounds;
  }

  /** The bounds with more text. Throws when the file could not be read again with it. */
  #bounded(text: string, bytes: number): Bounds {
    try {
      if (this.#length + bytes <= LONGEST) return this.#bounds.after(text);
    } catch {
      // as many values as a file may hold
    }
    throw new Error(TOO_LONG);
  }

  async #write(bytes: Uint8Array, text: string): Promise<void> {
    const { disk, path } = this.#parts;
    const before = this.#lay;
    this.#lay = null;
    await this.#file.write(bytes, this.#length);
    await this.#file.sync();
    const facts = await disk.facts(path);
    await this.#mine(); // who opened the match since has not read this line
    if (facts?.identity === before?.identity && facts?.size === this.#length + bytes.length) this.#lay = facts;
    else await this.#anew(this.#text + text);
  }

  /** Makes the file say what was accepted, where that is in doubt. Rejects when it cannot be done now. */
  async #settle(): Promise<void> {
    const { disk, path, read } = this.#parts;
    const facts = await disk.facts(path);
    await this.#mine(); // after the look: another who changed the file had the lock before
    if (this.#lay === null) return this.#takeBack(facts);
    if (same(facts, this.#lay)) return;
    if (facts?.identity === this.#lay.identity && (await read().catch(() => null)) === this.#text) this.#lay = facts;
    else await this.#anew(this.#text);
  }

  /** An own line failed somewhere: what stands behind the accepted ones is cut off. */
  async #takeBack(facts: FileFacts | null): Promise<void> {
    const { disk, path, read } = this.#parts;
    if (facts !== null) {
      try {
        await this.#file.truncate(this.#length);
        await this.#file.sync();
        const after = await disk.facts(path);
        if ((await read()) === this.#text) {
          this.#lay = after;
          return;
        }
      } catch {
        // the file cannot be cut: it is written anew
      }
    }
    await this.#anew(this.#text);
  }

  /** Rejects unless the match is this program's to write; once it was not, it never is again. */
  async #mine(): Promise<void> {
    if (this.#taken !== null) throw this.#taken;
    const { disk, path, mine } = this.#parts;
    await mine(async () => (await disk.facts(path))?.identity === this.#identity).catch((error: unknown) => {
      if (error instanceof MatchTaken) this.#taken = error;
      throw error;
    });
  }

  /** Whether a file to be closed is this program's; where that cannot be told it stays as it is. */
  async #isOurs(): Promise<boolean> {
    try {
      await this.#mine();
      return true;
    } catch (error) {
      this.#parts.report(causeOf(error));
      return false;
    }
  }

  /** The file, or its folder, was taken away or changed under the open match. */
  async #anew(whole: string): Promise<void> {
    const { disk, path, rewrite, report } = this.#parts;
    this.#lay = null;
    await this.#file.close().catch(() => {}); // Windows replaces no file that is open
    await rewrite(whole);
    this.#file = await disk.open(path);
    this.#lay = await disk.facts(path);
    this.#identity = this.#lay?.identity ?? null;
    report('its file was gone or changed and was written again, whole');
  }
}
