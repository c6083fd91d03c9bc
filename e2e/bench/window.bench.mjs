import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Figures of the window for `npm run bench`; the work is in `window.ts`, which Node cannot read as it is. */
export async function bench(plan) {
  const folder = join(plan.root, 'node_modules/.cache/gantry');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'window-bench.mjs');
  await build({ entryPoints: [join(import.meta.dirname, 'window.ts')], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external', logLevel: 'warning' });
  return (await import(pathToFileURL(outfile).href)).bench(plan);
}
