import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot, isStale } from './files.mjs';
import { NODE, NODE_MODULE } from './node-module.mjs';
import { writeLicences } from './package/licence-page.mjs';
import { screenModules } from './package/modules.mjs';

/** What says how to build: a change of it makes everything stale. */
const RECIPE = ['package.json', 'scripts/parts/bundle.mjs', 'scripts/parts/node-module.mjs'];
const CLI = { built: inRoot('dist/cli.mjs'), sources: ['engine', ...RECIPE].map((path) => inRoot(path)) };
const ALL = {
  built: inRoot('dist/built.txt'),
  sources: ['engine', 'electron', 'renderer', 'assets/pieces', 'assets/figures', 'assets/tables', 'assets/catalogue', 'assets/skeleton.ts', 'assets/pictures', 'assets/sounds', 'assets/sounds.ts', 'assets/fonts', ...RECIPE].map((path) => inRoot(path)),
};

/** What the screen loads while it runs. */
const ASSETS = ['catalogue', 'pieces', 'figures', 'tables', 'pictures', 'sounds', 'fonts'];

export const isCliStale = () => isStale(CLI.built, CLI.sources);
export const isAllStale = () => isStale(ALL.built, ALL.sources);

async function bundle(options) {
  const { build } = await import('esbuild');
  await build(options);
}

/** Builds the command line, with the program of its threads. */
export async function buildCli() {
  await bundle({ ...NODE, format: 'cjs', entryPoints: { worker: inRoot('engine/node/worker.ts') }, outdir: inRoot('dist'), outExtension: { '.js': '.cjs' } });
  await bundle({ ...NODE_MODULE, entryPoints: [inRoot('engine/cli/main.ts')], outfile: CLI.built });
}

/** Builds everything that runs outside the window. */
export async function buildNode() {
  await buildCli();
  await bundle({ ...NODE_MODULE, entryPoints: { server: inRoot('electron/serve.ts') }, outdir: inRoot('dist'), outExtension: { '.js': '.mjs' } });
  await bundle({ ...NODE, format: 'cjs', entryPoints: { main: inRoot('electron/main.ts'), preload: inRoot('electron/preload.ts') }, outdir: inRoot('dist/electron'), outExtension: { '.js': '.cjs' } });
}

/** Builds the screen and copies what it loads beside it. Gives the files that went into it. Throws when the screen does not build. */
export async function buildRenderer() {
  const modules = await screenModules({ write: true });
  const target = inRoot('dist/renderer/assets');
  rmSync(target, { recursive: true, force: true });
  for (const folder of ASSETS) if (existsSync(inRoot('assets', folder))) cpSync(inRoot('assets', folder), `${target}/${folder}`, { recursive: true });
  rmSync(`${target}/pictures/made.json`, { force: true });
  return modules;
}

/** Builds everything. */
export async function buildAll() {
  mkdirSync(inRoot('dist'), { recursive: true });
  rmSync(ALL.built, { force: true });
  const screen = await buildRenderer();
  await buildNode();
  await writeLicences(screen);
  writeFileSync(ALL.built, `${new Date().toISOString()}\n`);
}
