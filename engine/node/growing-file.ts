import type { OpenMatchFile } from '../host/match-folder.ts';
import { LONGEST } from '../host/record/bounds.ts';
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
  /** It is written no more. */
  closed(whole: string): Promise<void>;
  /** Whatever became of closing it. */
  released(): Promise<void>;
  /** A line for the person who runs the program. */
  report(message: string): void;
}

const same = (facts: FileFacts | null, other: FileFacts): boolean => facts !== null && facts.identity === other.identity && facts.size === other.size && facts.saved === other.saved;

/**
 * A match's file while it is played. Lines are added one after another, and the file says exactly those that were accepted:
 * when anything about a line fails, it is taken back, or the whole file written again, before the next one; and what
 * somebody else did to the file is noticed and undone from memory.
 */
export class GrowingFile implements OpenMatchFile {
  readonly #parts: GrowingParts;
  #file: OpenedFile;
  /** How the file lay when it last said what was accepted; null when it may say something else. */
  #lay: FileFacts | null;
  #text: string;
  #length: number;
  #work: Promise<void> = Promise.resolve();
  #closed = false;

  private constructor(parts: GrowingParts, file: OpenedFile, lay: FileFacts | null) {
    this.#parts = parts;
    this.#file = file;
    this.#lay = lay;
    this.#text = parts.text;
    this.#length = Buffer.byteLength(parts.text, 'utf8');
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
    const { closed, released, report } = this.#parts;
    try {
      await this.#settle().catch((error: unknown) => report(`its file may say more than was accepted (${error instanceof Error ? error.message : String(error)})`));
      await this.#file.close();
    } finally {
      await closed(this.#text).finally(released);
    }
  }

  async #add(text: string): Promise<void> {
    if (this.#closed) throw new Error('the match is closed');
    const bytes = Buffer.from(text, 'utf8');
    if (this.#length + bytes.length > LONGEST) throw new Error('the match has become too long for its file');
    await this.#settle();
    try {
      await this.#write(bytes, text);
    } catch (error) {
      await this.#settle().catch(() => {}); // else before the next line
      throw error;
    }
    this.#text += text;
    this.#length += bytes.length;
  }

  async #write(bytes: Uint8Array, text: string): Promise<void> {
    const { disk, path } = this.#parts;
    const before = this.#lay;
    this.#lay = null;
    await this.#file.write(bytes, this.#length);
    await this.#file.sync();
    const facts = await disk.facts(path);
    if (facts?.identity === before?.identity && facts?.size === this.#length + bytes.length) this.#lay = facts;
    else await this.#anew(this.#text + text);
  }

  /** Makes the file say what was accepted, where that is in doubt. Rejects when it cannot be done now. */
  async #settle(): Promise<void> {
    const { disk, path, read } = this.#parts;
    const facts = await disk.facts(path);
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

  /** The file, or its folder, was taken away or changed under the open match. */
  async #anew(whole: string): Promise<void> {
    const { disk, path, rewrite, report } = this.#parts;
    this.#lay = null;
    await this.#file.close().catch(() => {}); // Windows replaces no file that is open
    await rewrite(whole);
    this.#file = await disk.open(path);
    this.#lay = await disk.facts(path);
    report('its file was gone or changed and was written again, whole');
  }
}
