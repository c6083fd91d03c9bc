#!/usr/bin/env node
// Writes engine/shatterpoint/ABILITIES.md: what every ability says in print, in its text and in its code, and tells where they part.
// With files, first takes the printed facts anew out of those sheets of card facts; later files go before earlier ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { inRoot } from './parts/files.mjs';
import { askedSystems } from './parts/system.mjs';

const load = (file) => tsImport(`../engine/testing/abilities/${file}`, import.meta.url);
// No other rule system has facts of its cards to compare with.
const { words } = askedSystems(process.argv.slice(2), ['shatterpoint']);
const sheets = words.map((file) => JSON.parse(readFileSync(file, 'utf8')));
if (sheets.length > 0) {
  const [{ takeFacts }, { units }] = [await load('print/take.ts'), await load('../../shatterpoint/units/index.ts')];
  const taken = takeFacts(units, sheets);
  writeFileSync(inRoot('engine/testing/abilities/print/taken.fixture.json'), `${JSON.stringify(taken, null, 1)}\n`);
  console.log(`${Object.keys(taken).length} abilities taken out of the sheets`);
}
const { abilityPage } = await load('page.ts');
const { text, rows, parted } = abilityPage();
writeFileSync(inRoot('engine/shatterpoint/ABILITIES.md'), text);
for (const each of parted) console.log(each);
console.log(`${rows} abilities; print, text and code part: ${parted.length === 0 ? 'nowhere' : `${parted.length} times`}`);
