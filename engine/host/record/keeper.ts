import { causeOf, LinkFault, MatchTaken } from '../fault.ts';
import type { OpenMatchFile } from '../match-folder.ts';
import type { Line, RecordWriter } from './write.ts';

/** What happened could not be written to the match's file. */
export class Unsaved extends LinkFault {
  constructor(cause: unknown) {
    super('broken', `the match could not be saved: ${causeOf(cause)}`);
  }
}

/** The growing file of a match being played: lines that belong together are on disk together or not at all. */
export class Keeper {
  readonly #file: OpenMatchFile;
  #writer: RecordWriter;

  constructor(file: OpenMatchFile, writer: RecordWriter) {
    this.#file = file;
    this.#writer = writer;
  }

  /** Resolves when the lines are safe. Rejects with `Unsaved`, or with `MatchTaken` when another Gantry has the match; then none of them is there. */
  async keep(lines: (writer: RecordWriter) => readonly (() => Line)[]): Promise<void> {
    try {
      const writer = this.#writer.copy();
      let text = '';
      for (const make of lines(writer)) {
        const line = make();
        line.written();
        text += line.text;
      }
      await this.#file.append(text);
      this.#writer = writer;
    } catch (error) {
      throw error instanceof MatchTaken ? error : new Unsaved(error);
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
