import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll, isAllStale } from './parts/bundle.mjs';
import { inRoot } from './parts/files.mjs';
import { NODE_MODULE } from './parts/node-module.mjs';
import { tool } from './parts/run.mjs';
import { testBrowser } from './parts/test-browser.mjs';

/**
 * Figures of everything, each beside a yardstick from the same run and its goal: as a table and as `test-results/bench.json`
 * (or the file after `--out`). `--node` leaves the window out; `--only ROOM` measures one room of the engine alone, `--only window` the window.
 */
const word = (option) => (process.argv.includes(option) ? process.argv[process.argv.indexOf(option) + 1] : undefined);
const out = resolve(inRoot(), word('--out') ?? 'test-results/bench.json');
const only = word('--only');

async function engineFigures() {
  const { code, text } = await tool(inRoot('scripts/gantry.mjs'), ['bench', '--json', ...(only === undefined ? [] : ['--only', only])], { quiet: true });
  if (code !== 0) throw new Error(`gantry bench ended with ${code}\n${text}`);
  return JSON.parse(text.slice(text.indexOf('[')));
}

/** From starting the host until its address is printed. */
function hostStart() {
  const data = mkdtempSync(join(tmpdir(), 'gantry-bench-'));
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(process.execPath, [inRoot('scripts/start.mjs'), '--no-window'], { env: { ...process.env, GANTRY_DATA: data }, stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.on('data', (text) => {
      if (!String(text).includes('http://')) return;
      const ms = performance.now() - began;
      child.kill('SIGTERM');
      resolve({ name: 'start-up: host ready', value: Math.round(ms), unit: 'ms' });
    });
    child.on('error', reject);
    child.on('exit', () => rmSync(data, { recursive: true, force: true }));
  });
}

function bytesUnder(folder) {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);
}

const sizeFigures = () => [
  { name: 'size: screen code', value: Math.round(bytesUnder(inRoot('dist/renderer/app')) / 1024), unit: 'KB' },
  { name: 'size: what it loads', value: Math.round(bytesUnder(inRoot('dist/renderer/assets')) / 1024), unit: 'KB' },
];

/** Figures of the window: every `e2e/bench/*.bench.mjs` exports `bench({ browser, root })`. */
async function windowFigures() {
  const folder = inRoot('e2e/bench');
  if (process.argv.includes('--node') || !existsSync(folder)) return [];
  const browser = await testBrowser();
  const figures = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.bench.mjs')).sort()) {
    const { bench } = await import(`file://${join(folder, file)}`);
    figures.push(...(await bench({ browser, root: inRoot() })));
  }
  return figures;
}

/** Rooms, ratios, goals and the table itself: the engine's own, which Node cannot read as it is. */
async function table() {
  const { build } = await import('esbuild');
  const outfile = inRoot('node_modules/.cache/gantry/bench-table.mjs');
  await build({ ...NODE_MODULE, entryPoints: [inRoot('engine/cli/bench/table.ts')], outfile });
  return import(pathToFileURL(outfile).href);
}

async function everything() {
  if (isAllStale()) await buildAll();
  return [...(await engineFigures()), await hostStart(), ...sizeFigures(), ...(await windowFigures())];
}

const { rowsOf, describeFigures } = await table();
async function wanted() {
  if (only === undefined) return everything();
  if (only !== 'window') return engineFigures();
  if (isAllStale()) await buildAll();
  return windowFigures();
}

const figures = rowsOf(await wanted());
console.log(describeFigures(figures));
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, `${JSON.stringify({ node: process.versions.node, platform: process.platform, figures }, null, 1)}\n`);
console.log(`\nwritten to ${out}`);
