import { z } from 'zod';
import { faultLine, formed } from '../engine/core/form.ts';
import { LARGEST } from './file-kinds.ts';
import type { OpenedFiles } from './opened.ts';
import type { ShellReply } from './shell-link.ts';

/** What the preload may ask of the shell. */
const shellCallForm = z.discriminatedUnion('name', [
  /** The next file that waits, or null. */
  z.strictObject({ name: z.literal('takeFile') }),
  /** A file dropped on the window, with what is in it (null: too much to be read); its place on disk is never said. */
  z.strictObject({ name: z.literal('dropFile'), file: z.string().max(255), bytes: z.instanceof(Uint8Array).refine(({ length }) => length <= LARGEST.match, 'the file is too large').nullable() }),
  /** Shows a saved match's file in its folder. Its id is no path: no dots, no slashes. */
  z.strictObject({ name: z.literal('reveal'), match: z.string().regex(/^[a-z0-9-]{1,64}$/, 'not the id of a match') }),
]);
export type ShellCall = z.infer<typeof shellCallForm>;

/** What the preload's calls reach. */
export interface ShellParts {
  readonly opened: OpenedFiles;
  /** Shows a saved match's file in its folder. Rejects with an `Error` that says why it cannot. */
  reveal(match: string): Promise<void>;
}

/** Answers what the preload asks of the shell, after checking it. Never rejects. */
export async function answerShell(call: unknown, { opened, reveal }: ShellParts): Promise<ShellReply> {
  const { data, fault } = formed(shellCallForm, call);
  if (fault !== null) return { error: { code: 'form', message: `the shell was asked wrongly: ${faultLine(fault)}` } };
  switch (data.name) {
    case 'takeFile': return { file: opened.take() };
    case 'dropFile': opened.give(data.file, data.bytes); return { done: true };
    case 'reveal': return carriedOut(() => reveal(data.match));
    default: return data satisfies never;
  }
}

async function carriedOut(run: () => Promise<void>): Promise<ShellReply> {
  try {
    await run();
    return { done: true };
  } catch (error) {
    return { error: { code: 'broken', message: error instanceof Error ? error.message : String(error) } };
  }
}
