/** How much a match file may hold. A whole match is near 300 000 characters and 25 000 elements; no line of one has more than 2 000. */
import { InputError } from '../../core/form.ts';

export const SOURCE = 'match file';

/** The longest file that is read or written, in characters; in bytes, too, unpacked. */
export const LONGEST = 8 * 1024 * 1024;
/** The same, packed, in bytes: what is given away and taken in. */
export const LONGEST_PACKED = 1536 * 1024;
/** Values in lists and objects: of one line, and of a whole file. Memory goes by these. */
export const LINE_ELEMENTS = 40_000;
export const ELEMENTS = 800_000;
export const DEEPEST = 40;

const [QUOTE, COMMA, BACKSLASH, OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT, LINE_END] = [34, 44, 92, 91, 123, 93, 125, 10] as const;

/** Throws `InputError` naming the line where a match file holds more than any match does. It is asked before anything is read. */
export function checkBounds(text: string): void {
  new Bounds().after(text);
}

/** What a file that grows holds so far. */
export class Bounds {
  readonly #length: number;
  readonly #elements: number;
  readonly #line: number;

  constructor(length = 0, elements = 0, line = 1) {
    [this.#length, this.#elements, this.#line] = [length, elements, line];
  }

  /** With more of the file: whole lines, or its end. Throws `InputError` naming the line that goes too far. */
  after(text: string): Bounds {
    if (this.#length + text.length > LONGEST) throw new InputError(SOURCE, `it is longer than ${LONGEST} characters`);
    let [line, depth, here, all, quoted] = [this.#line, 0, 0, this.#elements, false];
    const refuse = (cause: string): never => { throw new InputError(`${SOURCE}, line ${line}`, cause); };
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i);
      if (c === LINE_END) [line, depth, here, quoted] = [line + 1, 0, 0, false];
      else if (quoted) {
        if (c === BACKSLASH && text.charCodeAt(i + 1) !== LINE_END) i++;
        else if (c === QUOTE) quoted = false;
      } else if (c === QUOTE) quoted = true;
      else if (c === COMMA || c === OPEN_LIST || c === OPEN_OBJECT) {
        here++;
        all++;
        if (c !== COMMA && ++depth > DEEPEST) refuse(`it is nested more than ${DEEPEST} deep`);
        if (here > LINE_ELEMENTS) refuse(`it holds more than ${LINE_ELEMENTS} values`);
        if (all > ELEMENTS) refuse(`up to here the file holds more than ${ELEMENTS} values`);
      } else if (c === CLOSE_LIST || c === CLOSE_OBJECT) depth--;
    }
    return new Bounds(this.#length + text.length, all, line);
  }
}

/** The longest table's file that is kept and read, in characters; in bytes, too. */
export const LONGEST_TABLE = 1024 * 1024;
/** The packs that a table carries where it is given away or played on, in characters together: the rest of its file has room beside them. */
export const MOST_CARRIED = 832 * 1024;
/** The longest list of steps that is kept beside a table, in characters. */
export const LONGEST_HISTORY = 1024 * 1024;
/** The longest name of a table, in characters. */
export const LONGEST_TABLE_NAME = 120;

/** The longest name of a match, in characters. */
export const LONGEST_NAME = 120;
