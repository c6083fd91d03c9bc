import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { NODE, NODE_MODULE } from '../../scripts/parts/node-module.mjs';

/** A new empty folder, and how to remove it. */
export function temporaryFolder(name: string): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `gantry-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Bundles a program of the engine into one file that Node runs: for worker threads and child processes in tests. */
export async function bundled(entry: string, outfile: string): Promise<string> {
  await build({ ...NODE_MODULE, entryPoints: [entry], outfile });
  return outfile;
}

/** Bundles the program of a worker thread, as text: what `thinkerPool` is given. */
export async function threadProgram(entry: string): Promise<string> {
  const { outputFiles } = await build({ ...NODE, sourcemap: false, format: 'cjs', entryPoints: [entry], write: false });
  return outputFiles[0]!.text;
}
