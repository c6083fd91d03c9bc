/**
 * Draws contact sheets to look at, in test-results/gallery: `npm run gallery [figure…]`. Without names every figure, every piece of terrain
 * and every token. A figure is seen from three sides beside a bare base and a person, and as its outline of 60 pixels; `--across N` sets how
 * many stand side by side, `--rows N` how many rows a sheet has, `--high N` the height of a view in pixels,
 * `--close` shows heads.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from './parts/files.mjs';
import { bytesOf, inGallery } from './parts/gallery.mjs';
import { figureIds, pieceIds, pieceThemes } from './parts/shown.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { across: { type: 'string', default: '2' }, rows: { type: 'string', default: '5' }, high: { type: 'string', default: '210' }, close: { type: 'boolean', default: false } } });
const [across, rows, high] = [Number(values.across), Number(values.rows), Number(values.high)];
const known = figureIds();
const unknown = positionals.filter((id) => !known.includes(id));
if (unknown.length > 0) throw new Error(`no file of a figure is called ${unknown.join(', ')}`);
const ids = positionals.length > 0 ? positionals : known;
const target = inRoot('test-results/gallery');
/** Who stands beside everything for its size: a man who stands upright. */
const PERSON = 'lobot';
/** Pieces of terrain on one sheet. */
const PIECES = 5;

const parts = (list, length) => Array.from({ length: Math.ceil(list.length / length) }, (_, i) => list.slice(i * length, (i + 1) * length));

function write(name, address, holds) {
  const path = `${target}/${name}.png`;
  writeFileSync(path, bytesOf(address));
  console.log(`${path.slice(inRoot('').length)}  ${holds}`);
}

await inGallery(async (page) => {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const person = known.includes(PERSON) ? PERSON : null;
  for (const [i, some] of parts(ids, across * rows).entries()) {
    const picture = await page.evaluate((all) => window.gallery.sheet(...all), [some, across, person, values.close, high]);
    write(`figures-${String(i + 1).padStart(2, '0')}`, picture, `${some.length} figures`);
  }
  if (positionals.length > 0) return;
  for (const theme of pieceThemes()) {
    for (const [i, some] of parts(pieceIds(theme), PIECES).entries()) {
      write(`pieces-${theme}-${i + 1}`, await page.evaluate(([kind, list, beside]) => window.gallery.pieces(kind, list, beside), [theme, some, PERSON]), `${some.length} pieces`);
    }
  }
  write('tokens', await page.evaluate(() => window.gallery.tokens()), 'objectives, rims, chips, dice');
});
