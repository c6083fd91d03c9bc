import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot, isStale } from '../files.mjs';
import { entryOf, licenceFaults, packagesOf } from './licences.mjs';
import { NODE_BUNDLES, nodeModules, screenModules } from './modules.mjs';

/** Where the licences lie: beside the screen, so that the game's Help can show them without a network, and for the packed folder. */
const DATA = 'dist/renderer/licences.json';
const PAGES = ['dist/renderer/licences.html', 'dist/licences.html'];

/** Whether the licences were written after everything that they speak of was built; a build of the screen removes them. */
export const areLicencesWritten = () => PAGES.every((page) => existsSync(inRoot(page))) && !isStale(inRoot(DATA), [...NODE_BUNDLES, 'dist/renderer/index.html', 'package.json', 'scripts/parts/package'].map((path) => inRoot(path)));

const LEAD = 'Gantry contains the work of others. These are the libraries that are part of it, with their licences.';
const BROWSER = 'The desktop game runs in Electron, which contains Chromium, Node.js and many more. Their licences are in the file LICENSES.chromium.html of the folder where the game is installed.';

/** Finds the licence of everything that is in the built bundles. Throws a list of all that is missing or not allowed. */
async function gatherLicences(screen) {
  const entries = packagesOf([...nodeModules(), ...screen, inRoot('node_modules/electron/package.json')]).map(entryOf);
  const faults = [...licenceFaults(entries), ...looseFonts(inRoot('dist/renderer'))];
  if (faults.length > 0) throw new Error(`licences:\n  ${faults.join('\n  ')}`);
  const { name, version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return { game: { name, version, licence: 'MIT', text: readFileSync(inRoot('LICENSE'), 'utf8').trim() }, browser: BROWSER, libraries: entries };
}

/**
 * Writes the licences of everything in the built bundles as data and as a plain page. Gives how many libraries there are.
 * `screen` are the files that went into the screen, where they are known already.
 */
export async function writeLicences(screen) {
  const licences = await gatherLicences(screen ?? (await screenModules()));
  writeFileSync(inRoot(DATA), JSON.stringify(licences));
  for (const page of PAGES) writeFileSync(inRoot(page), pageOf(licences));
  return licences.libraries.length;
}

/** The licences as a page that needs neither script nor style. */
function pageOf({ game, browser, libraries }) {
  const block = (text) => `<pre>${escaped(text)}</pre>`;
  const parts = libraries.map(({ name, version, licence, text, notices }) => `<h2>${escaped(name)} ${escaped(version)}: ${escaped(licence)}</h2>\n${[text, ...notices].map(block).join('\n')}`);
  return [
    '<!doctype html>', '<html lang="en">', '<head><meta charset="utf-8"><title>Gantry: licences</title></head>', '<body>',
    '<h1>Gantry: licences</h1>', `<h2>Gantry ${escaped(game.version)}: ${game.licence}</h2>`, block(game.text), `<p>${LEAD}</p>`, `<p>${browser}</p>`, ...parts, '</body>', '</html>', '',
  ].join('\n');
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Fonts and sounds are no modules: each must have a licence's text in its folder. */
function looseFonts(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(woff2?|ttf|otf|mp3|ogg|wav|m4a)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !readdirSync(dirname(path)).some((name) => /^(licen[cs]e|ofl|readme)/i.test(name)))
    .map((path) => `${relative(folder, path)} has no licence's text in its folder`);
}
