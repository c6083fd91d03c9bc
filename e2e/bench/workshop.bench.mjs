import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Figures of the workshop for `npm run bench`; the work is in `workshop.ts`, which Node cannot read as it is. */
export async function bench(plan) {
  const folder = join(plan.root, 'node_modules/.cache/gantry');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'workshop-bench.mjs');
  await build({ entryPoints: [join(import.meta.dirname, 'workshop.ts')], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external', logLevel: 'warning' });
  return (await import(pathToFileURL(outfile).href)).bench(plan);
}
