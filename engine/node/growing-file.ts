import type { OpenMatchFile } from '../host/match-folder.ts';
import { LONGEST } from '../host/record/read.ts';
import type { Disk, OpenedFile } from './disk.ts';

const CLOSED = 'the match is closed';

/** What a growing file is given. */
export interface GrowingParts {
  readonly disk: Disk;
  readonly path: string;
  readonly text: string;
  /** Writes the whole file again where it is gone. */
  repair(whole: string): Promise<void>;
  /** It is written no more. */
  closed(whole: string): Promise<void>;
  /** Whatever became of closing it. */
  released(): Promise<void>;
}

/** A match's file while it is played. It appends one after another; what could not be written whole is taken back, so that no line is ever written behind half a line. */
export class GrowingFile implements OpenMatchFile {
  readonly #parts: GrowingParts;
  #file: OpenedFile;
  #identity: string;
  #text: string;
  #length: number;
  #work: Promise<void> = Promise.resolve();
  #broken: Error | null = null;

  private constructor(parts: GrowingParts, file: OpenedFile, identity: string) {
    this.#parts = parts;
    this.#file = file;
    this.#identity = identity;
    this.#text = parts.text;
    this.#length = Buffer.byteLength(parts.text, 'utf8');
  }

  static async open(parts: GrowingParts): Promise<GrowingFile> {
    const file = await parts.disk.open(parts.path);
    return new GrowingFile(parts, file, (await parts.disk.facts(parts.path))?.identity ?? '');
  }

  append(text: string): Promise<void> {
    const mine = this.#work.then(() => this.#add(text));
    this.#work = mine.catch(() => {});
    return mine;
  }

  async close(): Promise<void> {
    await this.#work;
    if (this.#broken?.message === CLOSED) return;
    this.#broken = new Error(CLOSED);
    const { closed, released } = this.#parts;
    try {
      await this.#file.close();
    } finally {
      await closed(this.#text).finally(released);
    }
  }

  async #add(text: string): Promise<void> {
    if (this.#broken !== null) throw this.#broken;
    const { disk, path } = this.#parts;
    const bytes = Buffer.from(text, 'utf8');
    if (this.#length + bytes.length > LONGEST) throw new Error('the match has become too long for its file');
    try {
      await this.#file.write(bytes, this.#length);
      await this.#file.sync();
    } catch (error) {
      await this.#file.truncate(this.#length).catch(() => {
        this.#broken = new Error('the file could not be repaired after a failed write; open the match again');
      });
      throw error;
    }
    if ((await disk.facts(path))?.identity !== this.#identity) await this.#again(this.#text + text);
    this.#text += text;
    this.#length += bytes.length;
  }

  /** The file, or its folder, was taken away under the open match. */
  async #again(whole: string): Promise<void> {
    const { disk, path, repair } = this.#parts;
    await repair(whole);
    await this.#file.close().catch(() => {});
    this.#file = await disk.open(path);
    this.#identity = (await disk.facts(path))?.identity ?? '';
  }
}
