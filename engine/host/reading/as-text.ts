/** Reading by somebody elsewhere: questions and what comes of them, as text. */
import { z } from 'zod';
import { InputError } from '../../core/form.ts';
import { TableError } from '../../space/terrain/table.ts';
import { causeOf, LinkFault } from '../fault.ts';
import { LONGEST, SOURCE } from '../record/bounds.ts';
import { NewerFile } from '../record/read.ts';
import type { FileReading, Watch } from './reading.ts';

type Kind = keyof FileReading;
type Asked = (...given: readonly unknown[]) => Promise<unknown>;
interface Question {
  readonly kind: Kind;
  readonly name: string;
  readonly args: readonly unknown[];
}

const faultForm = z.strictObject({ kind: z.enum(['input', 'newer', 'table', 'broken', 'form', 'missing']), source: z.string(), message: z.string() });
type Fault = z.infer<typeof faultForm>;
const replyForm = z.union([z.strictObject({ result: z.unknown() }), z.strictObject({ fault: faultForm })]);

function faultOf(error: unknown): Fault {
  if (error instanceof InputError) return { kind: error instanceof NewerFile ? 'newer' : 'input', source: error.source, message: error.message.slice(error.source.length + 2) };
  if (error instanceof TableError) return { kind: 'table', source: '', message: error.message };
  const code = error instanceof LinkFault ? error.code : 'broken';
  return { kind: code === 'form' || code === 'missing' ? code : 'broken', source: '', message: causeOf(error) };
}

function errorOf({ kind, source, message }: Fault): Error {
  if (kind === 'newer') return new NewerFile(source, message);
  if (kind === 'table') return new TableError(message);
  return kind === 'input' ? new InputError(source, message) : new LinkFault(kind, message);
}

/** Questions that take long: whoever answers them is told who waits. */
const LASTING: ReadonlySet<string> = new Set<keyof FileReading['tables']>(['check']);

/** What comes of a question. It never rejects. */
export async function answerTo(files: FileReading, question: string, watch: Watch): Promise<string> {
  const { kind, name, args } = JSON.parse(question) as Question;
  const reading = files[kind] as unknown as Readonly<Record<string, Asked>>;
  try {
    return JSON.stringify({ result: await reading[name]!(...args, ...(LASTING.has(name) ? [watch] : [])) });
  } catch (error) {
    return JSON.stringify({ fault: faultOf(error) });
  }
}

/** A text so long that it cannot even be handed over: whoever took it in could run out of memory before the first look at it. Throws as reading it would. */
function refuseEndless(kind: Kind, text: unknown): void {
  if (typeof text !== 'string' || text.length <= LONGEST) return;
  const cause = `it is longer than ${LONGEST} characters`;
  throw kind === 'tables' ? new TableError(cause) : new InputError(SOURCE, cause);
}

/** Reading by somebody who is asked with text. What `ask` rejects with says what became of the one who read. */
export function readingBy(ask: (question: string, watch?: Watch) => Promise<string>): FileReading {
  const by = <K extends Kind, N extends keyof FileReading[K] & string>(kind: K, name: N) => (async (...given: readonly unknown[]) => {
    refuseEndless(kind, given[0]);
    const [args, watch] = LASTING.has(name) ? [given.slice(0, 1), given[1] as Watch | undefined] : [given];
    const reply = replyForm.parse(JSON.parse(await ask(JSON.stringify({ kind, name, args } satisfies Question), watch)));
    if ('fault' in reply) throw errorOf(reply.fault);
    return reply.result;
  }) as unknown as FileReading[K][N];
  const match = <N extends keyof FileReading['matches']>(name: N): FileReading['matches'][N] => by('matches', name);
  return {
    matches: {
      outline: match('outline'), lines: match('lines'), accepted: match('accepted'), resumable: match('resumable'), film: match('film'), moment: match('moment'), question: match('question'), chronicle: match('chronicle'), known: match('known'), branch: match('branch'),
    },
    tables: { read: by('tables', 'read'), check: by('tables', 'check'), suggest: by('tables', 'suggest'), pieces: by('tables', 'pieces') },
  };
}
