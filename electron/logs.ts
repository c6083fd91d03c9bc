import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from './printable.ts';

/** How a log is kept. */
export interface LogParts {
  readonly folder: string;
  /** Takes out what is private, before anything is written. */
  redact(text: string): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Bytes after which a new file is begun, and how many older files stay. */
  readonly size?: number;
  readonly older?: number;
}

const SIZE = 512 * 1024;
const OLDER = 3;
/** The longest line, in characters; of a longer message so much is looked at that what is private is found whole before it is cut. */
const LONGEST = 4000;
const READ = 4 * LONGEST;

/** Lines of what happened, in `gantry.log` and a few older files beside it. Writing never throws: a full disk must not stop a match. */
export class Log {
  readonly folder: string;
  readonly #parts: LogParts;
  readonly #size: number;
  readonly #older: number;

  constructor(parts: LogParts) {
    this.#parts = parts;
    this.folder = parts.folder;
    this.#size = parts.size ?? SIZE;
    this.#older = parts.older ?? OLDER;
  }

  /** Adds one line with the time. Line breaks within the message are kept apart from new lines. */
  write(message: string): void {
    const text = printable(this.#parts.redact(message.slice(0, READ)).slice(0, LONGEST)).replaceAll('\n', '\n  ');
    const line = `${new Date(this.#parts.now()).toISOString()} ${text}\n`;
    try {
      mkdirSync(this.folder, { recursive: true });
      if (this.#sizeNow() + Buffer.byteLength(line) > this.#size) this.#rotate();
      appendFileSync(this.#path(0), line);
    } catch {
      // There is nowhere to report it to.
    }
  }

  /** The newest lines, oldest first. */
  tail(count: number): readonly string[] {
    const lines: string[] = [];
    for (let number = 0; number <= this.#older && lines.length < count; number++) lines.unshift(...this.#lines(number));
    return lines.slice(-count);
  }

  #lines(number: number): readonly string[] {
    try {
      return readFileSync(this.#path(number), 'utf8').split('\n').filter((line) => line !== '');
    } catch {
      return [];
    }
  }

  #rotate(): void {
    rmSync(this.#path(this.#older), { force: true });
    for (let number = this.#older - 1; number >= 0; number--) {
      try {
        renameSync(this.#path(number), this.#path(number + 1));
      } catch {
        // There is no file of this number yet.
      }
    }
  }

  #sizeNow(): number {
    return statSync(this.#path(0), { throwIfNoEntry: false })?.size ?? 0;
  }

  #path(number: number): string {
    return join(this.folder, number === 0 ? 'gantry.log' : `gantry.${number}.log`);
  }
}
