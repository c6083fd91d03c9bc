import type { FileReading } from '../engine/host/reading/reading.ts';
import { judge, readOpened, TOO_LARGE } from './files-open.ts';
import type { OpenedFile } from '../engine/host/shell.ts';

/** Files that may wait at once; more are left out. */
const MOST = 16;

/** Files that the person opened, in their order, until the screen takes them: it may not be there yet, or be starting anew after a crash. */
export class OpenedFiles {
  readonly #ready: OpenedFile[] = [];
  readonly #reading: Promise<FileReading>;
  readonly #tell: () => void;
  readonly #report: (message: string) => void;
  #waiting = 0;
  #work: Promise<void> = Promise.resolve();

  /** `reading` reads them apart from this process, as soon as it is there. `tell` is called whenever a file can be taken. */
  constructor(reading: Promise<FileReading>, tell: () => void, report: (message: string) => void) {
    this.#reading = reading;
    this.#tell = tell;
    this.#report = report;
  }

  /** A file on disk, by its whole path. */
  open(path: string): void {
    this.#add(async () => readOpened(path, await this.#reading));
  }

  /** A file whose content is at hand; null when it was too much to be read. */
  give(name: string, bytes: Uint8Array | null): void {
    this.#add(async () => (bytes === null ? { kind: 'refused', name, message: TOO_LARGE } : judge(name, bytes, await this.#reading)));
  }

  /** The next file, or null. */
  take(): OpenedFile | null {
    return this.#ready.shift() ?? null;
  }

  /** Resolves when everything opened so far can be taken. */
  get settled(): Promise<void> {
    return this.#work;
  }

  #add(read: () => Promise<OpenedFile>): void {
    if (this.#waiting + this.#ready.length >= MOST) return this.#report(`more than ${MOST} files were opened at once; the others are left out`);
    this.#waiting++;
    this.#work = this.#work.then(async () => {
      const file = await read();
      this.#waiting--;
      this.#ready.push(file);
      if (file.kind === 'refused') this.#report('a file that was opened was refused'); // its name and words are the person's own
      this.#tell();
    });
  }
}
