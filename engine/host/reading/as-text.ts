/** Reading by somebody elsewhere: questions and what comes of them, as text. */
import { z } from 'zod';
import { InputError } from '../../core/form.ts';
import { causeOf, LinkFault } from '../fault.ts';
import { NewerFile } from '../record/read.ts';
import type { Reading } from './reading.ts';

type Name = keyof Reading;

const faultForm = z.strictObject({ kind: z.enum(['input', 'newer', 'broken', 'form', 'missing']), source: z.string(), message: z.string() });
type Fault = z.infer<typeof faultForm>;
const replyForm = z.union([z.strictObject({ result: z.unknown() }), z.strictObject({ fault: faultForm })]);

function faultOf(error: unknown): Fault {
  if (error instanceof InputError) return { kind: error instanceof NewerFile ? 'newer' : 'input', source: error.source, message: error.message.slice(error.source.length + 2) };
  const code = error instanceof LinkFault ? error.code : 'broken';
  return { kind: code === 'form' || code === 'missing' ? code : 'broken', source: '', message: causeOf(error) };
}

function errorOf({ kind, source, message }: Fault): Error {
  if (kind === 'newer') return new NewerFile(source, message);
  return kind === 'input' ? new InputError(source, message) : new LinkFault(kind, message);
}

/** What comes of a question. It never rejects. */
export async function answerTo(reading: Reading, question: string): Promise<string> {
  const { name, args } = JSON.parse(question) as { readonly name: Name; readonly args: readonly unknown[] };
  try {
    return JSON.stringify({ result: await (reading[name] as (...given: readonly unknown[]) => Promise<unknown>).apply(reading, [...args]) });
  } catch (error) {
    return JSON.stringify({ fault: faultOf(error) });
  }
}

/** Reading by somebody who is asked with text. What `ask` rejects with says what became of the one who read. */
export function readingBy(ask: (question: string) => Promise<string>): Reading {
  const by = <N extends Name>(name: N) => (async (...args: readonly unknown[]) => {
    const reply = replyForm.parse(JSON.parse(await ask(JSON.stringify({ name, args }))));
    if ('fault' in reply) throw errorOf(reply.fault);
    return reply.result;
  }) as unknown as Reading[N];
  return {
    outline: by('outline'), lines: by('lines'), accepted: by('accepted'), resumable: by('resumable'), film: by('film'), moment: by('moment'), known: by('known'), branch: by('branch'),
  };
}
