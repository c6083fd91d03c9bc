/** Files of the second version: they said where the dice go on. They are only read. */
import { z } from 'zod';
import { checkedJson, InputError } from '../../core/form.ts';
import { fingerprint } from '../../core/hash.ts';
import { seal, seedForm } from './forms.ts';
import { RECORD_VERSION, WHOLE } from './record.ts';
import { chain } from './write.ts';

const sealed = z.looseObject({ check: seal });
const snapshotOfDice = z.looseObject({ snapshot: z.looseObject({ dice: seedForm }) });

/** A file's text in the third version. `torn`: a last line that was never finished, or null. */
interface Rewritten {
  readonly text: string;
  readonly torn: string | null;
}

/** Rewrites a file line by line, each checked against its seal, those taken back too. Throws `InputError` naming the line. */
export function fromVersionTwo(text: string): Rewritten {
  const lines = text.split('\n');
  const last = lines.pop()!;
  if (lines.length === 0) throw new InputError('match file', 'line 1: the header is not complete');
  const rewriter = new Rewriter();
  for (const [i, line] of lines.entries()) rewriter.take(line, i + 1);
  const torn = last !== '' && !rewriter.mayTake(last, lines.length + 1);
  return { text: rewriter.text, torn: torn ? last : null };
}

class Rewriter {
  text = '';
  /** The seal of the last line as the old file has it, and as the new one has it. */
  #before: string | null = null;
  #after = '';

  take(line: string, number: number): void {
    const source = `match file, line ${number}`;
    const { check, ...bare } = checkedJson(source, sealed, line);
    if ((this.#before === null ? fingerprint(bare) : chain(this.#before, bare)) !== check) throw new InputError(source, `it${number === 1 ? '' : ', or a line before it,'} was changed after it was written`);
    const today = this.#before === null ? { ...bare, version: RECORD_VERSION, ...WHOLE } : withoutDice(bare);
    this.#after = this.#before === null ? fingerprint(today) : chain(this.#after, today);
    this.#before = check;
    this.text += `${JSON.stringify({ ...today, check: this.#after })}\n`;
  }

  /** Whether a last line without its line end is complete all the same. */
  mayTake(line: string, number: number): boolean {
    try {
      this.take(line, number);
      return true;
    } catch {
      return false;
    }
  }
}

function withoutDice(line: object): object {
  const snapshot = snapshotOfDice.safeParse(line).data?.snapshot;
  if (snapshot === undefined) return line;
  const { dice: _, ...rest } = snapshot;
  return { ...line, snapshot: rest };
}
