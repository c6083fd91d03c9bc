/**
 * Draws the pictures that the game shows of figures, tables and pieces: `npm run pictures [id…]`, without names all of them. They are kept in
 * `assets/pictures`: a figure on its base on nothing, a table from two angles, a piece (named as `theme/piece`, or by its theme) on nothing; and in `made.json` of which file each was drawn.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from './parts/files.mjs';
import { bytesOf, inGallery } from './parts/gallery.mjs';
import { figureIds, pieceIds, pieceThemes, tableIds } from './parts/shown.mjs';

const themes = pieceThemes();
const [figures, tables, pieces] = [figureIds(), tableIds(), themes.flatMap((theme) => pieceIds(theme).map((piece) => `${theme}/${piece}`))];
// A theme stands for all of its pieces.
const ids = process.argv.slice(2).flatMap((id) => (themes.includes(id) && !tables.includes(id) ? pieces.filter((piece) => piece.startsWith(`${id}/`)) : [id]));
const unknown = ids.filter((id) => ![...figures, ...tables, ...pieces].includes(id));
if (unknown.length > 0) throw new Error(`no figure, table or piece is called ${unknown.join(', ')}`);
const wanted = (all) => (ids.length === 0 ? all : all.filter((id) => ids.includes(id)));

function write(folder, pictures) {
  mkdirSync(inRoot('assets/pictures', folder), { recursive: true });
  for (const [name, address] of pictures) writeFileSync(inRoot('assets/pictures', folder, `${name}.webp`), bytesOf(address));
}

/** Pictures of what is no more. */
function clear(folder, names) {
  for (const file of readdirSync(inRoot('assets/pictures', folder))) {
    if (!names.includes(file.replace(/\.webp$/, ''))) rmSync(inRoot('assets/pictures', folder, file));
  }
}

await inGallery(async (page) => {
  for (const id of wanted(figures)) write('figures', [[id, await page.evaluate((name) => window.gallery.portrait(name), id)]]);
  for (const id of wanted(pieces)) {
    const [theme, piece] = id.split('/');
    write(`pieces/${theme}`, [[piece, await page.evaluate(([kind, name]) => window.gallery.smallPiece(kind, name), [theme, piece])]]);
  }
  for (const id of wanted(tables)) {
    const pictures = await page.evaluate((name) => window.gallery.table(name), id);
    write('tables', pictures.map((address, i) => [`${id}-${i + 1}`, address]));
  }
});
/** What tells a file from another. */
const keyOf = (path) => createHash('sha256').update(readFileSync(inRoot('assets', path))).digest('hex').slice(0, 16);
const MADE = inRoot('assets/pictures/made.json');
const before = ids.length === 0 ? {} : JSON.parse(readFileSync(MADE, 'utf8'));
const made = Object.fromEntries([
  ...figures.map((id) => [id, wanted(figures).includes(id) ? keyOf(`figures/${id}.glb.pack`) : before[id]]),
  ...pieces.map((id) => [id, wanted(pieces).includes(id) ? keyOf(`pieces/${id}.glb.pack`) : before[id]]),
  ...tables.map((id) => [id, wanted(tables).includes(id) ? keyOf(`tables/${id}.json`) : before[id]]),
]);
writeFileSync(MADE, `${JSON.stringify(made, null, 1)}\n`);
clear('figures', figures);
for (const theme of themes) clear(`pieces/${theme}`, pieceIds(theme));
clear('tables', tables.flatMap((id) => [`${id}-1`, `${id}-2`]));
console.log(`${wanted(figures).length} figures, ${wanted(pieces).length} pieces, ${wanted(tables).length} tables`);
