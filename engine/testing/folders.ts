import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** A new empty folder, and how to remove it. */
export function temporaryFolder(name: string): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `gantry-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const HEADER = [
  "import { createRequire as makeRequire } from 'node:module';",
  "import { fileURLToPath as pathOfAddress } from 'node:url';",
  'const require = makeRequire(import.meta.url);',
  'const __filename = pathOfAddress(import.meta.url);',
].join('\n');

/** Bundles a program of the engine into one file that Node runs: for worker threads and child processes in tests. */
export async function bundled(entry: string, outfile: string): Promise<string> {
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', target: 'node20', format: 'esm', banner: { js: HEADER }, logLevel: 'error' });
  return outfile;
}
