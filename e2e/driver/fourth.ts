import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder, ROOT } from './folders.ts';

/** What a build, types and lint read. */
const SOURCES = ['engine', 'renderer', 'electron', 'assets', 'scripts', 'e2e', 'package.json', 'tsconfig.json', 'tsconfig.base.json', 'tsconfig.tests.json', 'eslint.config.js', 'package-lock.json', 'LICENSE', 'THIRD-PARTY.md', 'docs'] as const;

/** Changes a text file; `change` is given its text. */
const edit = (path: string, change: (text: string) => string): void => writeFileSync(path, change(readFileSync(path, 'utf8')));

/** Another copy of the program in a folder of its own, with tic-tac-toe with a ladder put in as a rule system is: its two folders, and its lines in the host's list. */
export function withFourth(): string {
  const copy = freshFolder();
  for (const source of SOURCES) cpSync(join(ROOT, source), join(copy, source), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // What its types compile to is its own.
  for (const room of ['engine', 'renderer', 'assets']) edit(join(copy, room, 'tsconfig.json'), (text) => text.replace('../node_modules/.cache/tsc', '../types'));

  const [rules, face] = [join(copy, 'engine/ladder'), join(copy, 'renderer/faces/ladder')];
  cpSync(join(ROOT, 'engine/testing/ladder'), rules, { recursive: true });
  cpSync(join(ROOT, 'renderer/testing/ladder'), face, { recursive: true });
  // The rules lie one folder higher than where they are kept for tests.
  for (const file of readdirSync(rules)) edit(join(rules, file), (text) => text.replaceAll("'../../", "'../"));
  for (const file of readdirSync(face)) if (file.endsWith('.ts') || file.endsWith('.tsx')) edit(join(face, file), (text) => text.replaceAll('/engine/testing/ladder/', '/engine/ladder/'));

  edit(join(copy, 'engine/host/systems.ts'), (text) => text
    .replace("import { miniatures }", "import { ladder } from '../ladder/index.ts';\nimport { miniatures }")
    .replace('  offer(wartime),\n', '  offer(wartime),\n  offer(ladder),\n'));
  return copy;
}

/** Runs one of the program's own scripts or tools there. Throws with what it said when it fails. */
export function runIn(copy: string, ...command: readonly [string, ...string[]]): void {
  try {
    execFileSync(process.execPath, command, { cwd: copy, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: Buffer; readonly stderr: Buffer };
    throw new Error(`${command.join(' ')}: ${String(stdout)}${String(stderr)}`, { cause: error });
  }
}
