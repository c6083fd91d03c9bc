import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { dropFolder, freshFolder, ROOT } from '../driver/folders.ts';

interface Entry {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
  readonly notices: readonly string[];
}
interface Found {
  readonly folder: string | null;
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
}
interface Licences {
  packagesOf(paths: readonly string[]): readonly Found[];
  entryOf(found: Found): Entry;
  licenceFaults(entries: readonly Entry[]): readonly string[];
}

const MIT = 'Copyright (c) 2020 Somebody\n\nPermission is hereby granted, free of charge, to any person obtaining a copy';
const entry = (changes: Partial<Entry>): Entry => ({ name: 'cards', version: '1.0.0', licence: 'MIT', text: MIT, notices: [], ...changes });

let licences: Licences;
let folder: string;
test.beforeAll(async () => {
  licences = (await import(pathToFileURL(join(ROOT, 'scripts/parts/package/licences.mjs')).href)) as Licences;
  folder = freshFolder();
});
test.afterAll(() => dropFolder(folder));

/** Puts a library on disk and gives the path of its one file. */
function library(name: string, description: object, files: Readonly<Record<string, string>>, within = ''): string {
  const place = join(folder, within, 'node_modules', name);
  mkdirSync(join(place, 'esm'), { recursive: true });
  for (const [path, text] of Object.entries({ 'package.json': JSON.stringify({ name, version: '1.0.0', ...description }), 'esm/index.js': '', ...files })) writeFileSync(join(place, path), text);
  return join(place, 'esm/index.js');
}

test('an allowed licence with its text is no fault, nor is a choice with one that is allowed', () => {
  expect(licences.licenceFaults([entry({}), entry({ licence: '(GPL-3.0-only OR MIT)' })])).toEqual([]);
});

test('a missing name, a missing text, a text of another licence and a licence that is not on the list are faults', () => {
  const faults = licences.licenceFaults([entry({ licence: '' }), entry({ text: '' }), entry({ text: 'All rights reserved.' }), entry({ licence: 'GPL-3.0-only' }), entry({ licence: 'MIT AND GPL-3.0-only' }), entry({ licence: 'SEE LICENSE IN x' })]);
  expect(faults).toHaveLength(6);
  for (const [i, words] of ['names no licence', 'without its licence', 'does not read like MIT', 'GPL-3.0-only, which is not on the list', 'MIT AND GPL-3.0-only, which is not', 'SEE LICENSE IN x'].entries()) expect(faults[i]).toContain(words);
});

test('a library is found by the nearest description that has a name, and its licence by file or by README', () => {
  const filed = library('filed', { license: 'MIT' }, { 'LICENSE.md': MIT, 'esm/package.json': '{"type":"module"}', 'esm/index.js': '/*! Copyright (c) 1999 Other. */' });
  const told = library('told', { licenses: [{ type: 'MIT' }] }, { 'README.md': `# Told\n\nWords.\n\n## License\n\n${MIT}\n` });
  const bare = library('bare', { license: 'MIT' }, {});
  const found = licences.packagesOf([filed, told, bare, join(folder, 'own.js')]);
  expect(found.map(({ name }) => name)).toEqual(['bare', 'filed', 'told']);
  const entries = found.map((one) => licences.entryOf(one));
  expect(entries.map(({ text }) => text)).toEqual(['', MIT, MIT]);
  expect(entries[1]!.notices, 'a right claimed in the file itself').toEqual(['Copyright (c) 1999 Other.']);
  expect(licences.licenceFaults(entries)).toEqual(['bare 1.0.0 comes without its licence\'s text']);
});

test('two versions of a library are two entries', () => {
  const paths = [library('twice', { license: 'MIT' }, { LICENSE: MIT }), library('twice', { version: '2.0.0', license: 'MIT' }, { LICENSE: MIT }, 'node_modules/other')];
  expect(licences.packagesOf(paths).map(({ version }) => version)).toEqual(['1.0.0', '2.0.0']);
});

test('a library that another one was built with needs an entry of its own', () => {
  const taken = join(folder, 'node_modules/node_modules/.deno/hidden@3.4.4/node_modules/hidden/esm/index.js');
  const [found] = licences.packagesOf([taken]);
  expect(found).toMatchObject({ folder: null, name: 'hidden', version: '3.4.4' });
  expect(licences.licenceFaults([licences.entryOf(found!)])).toEqual(['hidden 3.4.4 names no licence']);
});

test('the list beside the sources is what the built bundles contain, and a difference is named', async () => {
  const list = (await import(pathToFileURL(join(ROOT, 'scripts/parts/package/third-party.mjs')).href)) as { thirdParty(): string; thirdPartyFault(kept?: string): string | null };
  expect(list.thirdPartyFault()).toBeNull();
  expect(list.thirdPartyFault(list.thirdParty().replace(/^\| zod .*\n/m, ''))).toContain('run "npm run licences"');
});
