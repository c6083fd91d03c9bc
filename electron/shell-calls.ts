import type { OpenedFiles } from './opened.ts';
import { shellCallForm, type ShellReply } from './shell-link.ts';

/** What the preload's calls reach. */
export interface ShellParts {
  readonly opened: OpenedFiles;
  reveal(match: string): void;
}

/** Answers what the preload asks of the shell, after checking it. Never throws. */
export function answerShell(call: unknown, { opened, reveal }: ShellParts): ShellReply {
  const asked = shellCallForm.safeParse(call);
  if (!asked.success) return { error: { code: 'form', message: `the shell was asked wrongly: ${asked.error.issues[0]?.message ?? ''}` } };
  const { data } = asked;
  switch (data.name) {
    case 'takeFile': return { file: opened.take() };
    case 'dropFile': opened.give(data.file, data.bytes); return { file: null };
    case 'reveal': reveal(data.match); return { file: null };
    default: return data satisfies never;
  }
}
