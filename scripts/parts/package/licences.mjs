import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../files.mjs';

/** Licences (SPDX) under which a library may be part of the game. */
export const ALLOWED = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'OFL-1.1'];

/** @typedef {{ name: string, version: string, licence: string, text: string, notices: readonly string[] }} Entry */

/** Libraries that come without their licence's text: who holds the right, as their own repositories say. */
const HOLDERS = {
  '@react-three/fiber': 'Copyright (c) 2020 react-spring', 'draco3dgltf': 'Copyright 2017 The Draco Authors',
  'gl-matrix': 'Copyright (c) 2015-2025, Brandon Jones, Colin MacKenzie IV.',
};
/** A library that another one was built with, as the other's source map names it: its files are not here. */
const WITHIN = /[\\/]\.(?:deno|pnpm)[\\/]((?:@[^\\/]+[+\\/])?[^\\/@]+)@([^\\/_(]+)[^\\/]*[\\/]node_modules[\\/]/;

const LICENCE_FILE = /^(licen[cs]e|copying|unlicen[cs]e|notice)([.-].*)?$/i;
/** Words by which a licence's text is known, so that a file of another content is noticed. */
const READS_LIKE = {
  MIT: /permission is hereby granted, free of charge/i, ISC: /permission to use, copy, modify, and\/or distribute/i, '0BSD': /permission to use, copy, modify, and\/or distribute/i,
  'BSD-2-Clause': /redistribution and use in source and binary forms/i, 'BSD-3-Clause': /redistribution and use in source and binary forms/i, 'Apache-2.0': /apache license/i,
  Zlib: /this software is provided ['‘]as-is['’]/i, 'BlueOak-1.0.0': /blue oak model license/i,
};

/**
 * The packages that files belong to, one for each name and version, with the paths of its files. Files outside `node_modules` are
 * left out. A package that is only part of another one's files has the folder null.
 */
export function packagesOf(paths) {
  const packages = new Map();
  for (const path of paths) {
    if (!/[\\/]node_modules[\\/]/.test(path)) continue;
    const within = existsSync(path) ? null : WITHIN.exec(path);
    const folder = within === null ? folderOf(path) : null;
    const { name, version } = folder === null ? { name: within[1].replace('+', '/'), version: within[2] } : describe(folder);
    const key = `${name}@${version}`;
    const known = packages.get(key) ?? { folder, name, version, files: [] };
    known.files.push(path);
    packages.set(key, known);
  }
  return [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

/** What is known of a package's licence. A text that is in no file of its own is taken from its README. */
export function entryOf({ folder, name, version, files }) {
  if (folder === null) return { name, version, licence: HOLDERS[name] === undefined ? '' : 'MIT', text: byHolder(name, 'MIT'), notices: [] };
  const { license, licenses } = describe(folder);
  const licence = typeof license === 'string' ? license : license?.type ?? (Array.isArray(licenses) ? licenses.map(({ type }) => type).join(' OR ') : '');
  const texts = readdirSync(folder).filter((file) => LICENCE_FILE.test(file)).sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const text = texts.length > 0 ? ownPart(texts.join('\n\n')) : inReadme(folder) || byHolder(name, licence);
  return { name, version, licence, text, notices: noticesIn(files, text) };
}

/** What forbids packing these entries, as sentences: a licence that is not named, not allowed, or whose text is missing or another's. */
export function licenceFaults(entries) {
  return entries.flatMap(({ name, version, licence, text }) => {
    const who = `${name} ${version}`;
    if (licence === '') return [`${who} names no licence`];
    const chosen = allowedOf(licence);
    if (chosen === null) return [`${who} has the licence ${licence}, which is not on the list of scripts/parts/package/licences.mjs`];
    if (text === '') return [`${who} comes without its licence's text`];
    return chosen.filter((one) => READS_LIKE[one] !== undefined && !READS_LIKE[one].test(text)).map((one) => `${who}: the text beside it does not read like ${one}`);
  });
}

/** The allowed licences that an SPDX expression comes down to, or null when it cannot. `OR` is a choice, `AND` means both. */
function allowedOf(expression) {
  const bare = expression.replace(/[()]/g, ' ').trim();
  for (const choice of bare.split(/\s+OR\s+/)) {
    const all = choice.split(/\s+AND\s+/).map((one) => one.trim());
    if (all.every((one) => ALLOWED.includes(one))) return all;
  }
  return null;
}

function folderOf(path) {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { name, version } = existsSync(join(folder, 'package.json')) ? describe(folder) : {};
    if (name !== undefined && version !== undefined) return folder;
    if (dirname(folder) === folder) throw new Error(`${path} belongs to no package`);
  }
}

const describe = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function inReadme(folder) {
  const readme = readdirSync(folder).find((file) => /^readme(\.|$)/i.test(file));
  if (readme === undefined) return '';
  const [, section = ''] = /(?:^|\n)#*\s*licen[cs]e[^\n]*\n(?:[=-]+\n)?([\s\S]*)$/i.exec(readFileSync(join(folder, readme), 'utf8')) ?? [];
  return section.trim();
}

/** A builder's text goes on with the licences of all that the builder itself is made of; none of that is in the game. */
const ownPart = (text) => text.split(/^# Licenses of bundled dependencies/m)[0].trim();

/** A licence's text with the name of who holds the right. Our own licence is MIT, under another name. */
function byHolder(name, licence) {
  const holder = HOLDERS[name];
  if (holder === undefined) return '';
  if (licence === 'Apache-2.0') return `${holder}\n\n${readFileSync(inRoot('scripts/parts/package/apache-2.0.txt'), 'utf8').trim()}`;
  return licence === 'MIT' ? readFileSync(inRoot('LICENSE'), 'utf8').trim().replace(/^Copyright.*$/m, holder) : '';
}

/** Comments in the files themselves that claim a right and are not in the licence's text: of code that the package took over. */
function noticesIn(files, text) {
  const known = squeezed(text);
  const found = new Map();
  for (const file of files) {
    if (!/\.[cm]?[jt]sx?$/.test(file) || !existsSync(file)) continue;
    for (const [comment] of readFileSync(file, 'utf8').matchAll(/\/\*[\s\S]*?\*\//g)) {
      if (!/@license|@preserve|copyright \(c\)|copyright \d{4}|\blicen[cs]ed under\b|©/i.test(comment)) continue;
      const plain = comment.replace(/^\/\*[*!]?|\*\/$/g, '').split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd()).join('\n').trim();
      if (plain.length < 4000 && !known.includes(squeezed(plain))) found.set(squeezed(plain), plain);
    }
  }
  return [...found.values()].sort();
}

const squeezed = (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim();
