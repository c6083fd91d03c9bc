import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildAll, isAllStale } from './parts/bundle.mjs';
import { inRoot } from './parts/files.mjs';
import { tool } from './parts/run.mjs';
import { testBrowser } from './parts/test-browser.mjs';

/** Figures of everything, as a table and as `test-results/bench.json` (or the file after `--out`). `--node` leaves the window out. */
const outAt = process.argv.indexOf('--out');
const out = resolve(inRoot(), outAt === -1 ? 'test-results/bench.json' : process.argv[outAt + 1]);

async function engineFigures() {
  const { code, text } = await tool(inRoot('scripts/gantry.mjs'), ['bench', '--json'], { quiet: true });
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
  return readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile()).reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);
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

function show(figures) {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, value, unit, reference } of figures) {
    const ratio = reference ? `   ${(value / reference.value).toPrecision(3)} × ${reference.name} (${reference.value})` : '';
    console.log(`${name.padEnd(width)}  ${String(value).padStart(9)} ${unit.padEnd(10)}${ratio}`);
  }
}

if (isAllStale()) await buildAll();
const figures = [...(await engineFigures()), await hostStart(), ...sizeFigures(), ...(await windowFigures())];
show(figures);
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, `${JSON.stringify({ node: process.versions.node, platform: process.platform, figures }, null, 1)}\n`);
console.log(`\nwritten to ${out}`);
