import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { inRoot } from '../files.mjs';

/** What runs outside the window, in the package or beside a browser. */
export const NODE_BUNDLES = ['dist/electron/main.cjs', 'dist/electron/preload.cjs', 'dist/worker.cjs', 'dist/server.mjs'];
/** What the screen's builder adds of its own, by how it names that, and the package it comes from. */
const BUILDERS = [['\0vite/', 'vite'], ['\0rolldown/', 'rolldown'], ['\0commonjsHelpers', 'rolldown']];

/** Paths of all files that went into the bundles that run outside the window, as their source maps name them. */
export function nodeModules() {
  return NODE_BUNDLES.flatMap((bundle) => {
    const map = inRoot(`${bundle}.map`);
    return JSON.parse(readFileSync(map, 'utf8')).sources.map((source) => resolve(dirname(map), source));
  });
}

/**
 * Builds the screen as `npm run build` does and gives the paths of all files that went into it. Unless `write` says to write it,
 * it is built in memory only, and it throws when that gives other files than those that are there.
 */
export async function screenModules({ write = false } = {}) {
  const { build } = await import('vite');
  const found = new Set();
  const recorder = () => ({
    name: 'gantry:modules',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) if (part.type === 'chunk') for (const [id, { renderedLength }] of Object.entries(part.modules)) if (renderedLength > 0 || /\.css(\?|$)/.test(id)) found.add(id);
    },
  });
  const { output } = await build({ configFile: inRoot('renderer/vite.config.ts'), logLevel: write ? 'warn' : 'silent', build: { write }, plugins: [recorder()], worker: { plugins: () => [recorder()] } });
  if (!write) compare(output.map(({ fileName }) => fileName).filter((name) => name.startsWith('app/')));
  return [...found].map((id) => {
    const builder = BUILDERS.find(([start]) => id.startsWith(start));
    return builder === undefined ? id.replace(/^\0/, '').replace(/\?.*$/, '') : inRoot('node_modules', builder[1], 'package.json');
  });
}

/** The files are named by their content, so the same names are the same files. */
function compare(made) {
  const built = readdirSync(inRoot('dist/renderer/app')).filter((name) => !name.endsWith('.map')).map((name) => `app/${name}`);
  if (made.sort().join() !== built.sort().join()) throw new Error('the screen in dist is older than its sources: run "npm run build" first');
}
