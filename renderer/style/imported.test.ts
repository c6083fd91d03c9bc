import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const SOURCES = /\.(?:css|tsx?|html)$/;

it('no style cuts a line of text off: what is too long takes another line', () => {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(sheets.filter((file) => /text-overflow|line-clamp/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

it('every style sheet is imported by a module or by another sheet: none is left behind when what used it goes', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => SOURCES.test(file));
  const told = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const imported = new Set([...told.matchAll(/import '[^']*?([\w-]+\.css)'/g)].map(([, name]) => name));
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => file.replace(/^.*[\\/]/, ''));
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((name) => !imported.has(name))).toEqual([]);
});
