import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const named = (folder: string, end: string): readonly string[] => readdirSync(`assets/${folder}`).filter((name) => name.endsWith(end)).map((name) => name.slice(0, -end.length)).sort();

it('keeps a small picture of every figure, and of nothing else', () => {
  expect(named('pictures/figures', '.webp')).toEqual(named('figures', '.glb.pack'));
});

it('keeps two pictures of every table, and of nothing else', () => {
  expect(named('pictures/tables', '.webp')).toEqual(named('tables', '.json').flatMap((id) => [`${id}-1`, `${id}-2`]).sort());
});

it('keeps a small picture of every piece of every theme, under 8 kB, and of nothing else', () => {
  for (const theme of readdirSync('assets/pieces')) {
    expect(named(`pictures/pieces/${theme}`, '.webp')).toEqual(named(`pieces/${theme}`, '.glb.pack'));
    for (const id of named(`pictures/pieces/${theme}`, '.webp')) expect(statSync(`assets/pictures/pieces/${theme}/${id}.webp`).size, id).toBeLessThan(8_000);
  }
});

it('keeps all pictures of figures under two megabytes, each under 12 kB', () => {
  const sizes = named('pictures/figures', '.webp').map((id) => statSync(`assets/pictures/figures/${id}.webp`).size);
  expect(Math.max(...sizes)).toBeLessThan(12_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
});

it('drew every picture from the file that is there today (npm run pictures draws them anew)', () => {
  const made = JSON.parse(readFileSync('assets/pictures/made.json', 'utf8')) as Readonly<Record<string, string>>;
  const keyOf = (path: string): string => createHash('sha256').update(readFileSync(`assets/${path}`)).digest('hex').slice(0, 16);
  const today = Object.fromEntries([
    ...named('figures', '.glb.pack').map((id) => [id, keyOf(`figures/${id}.glb.pack`)] as const), ...named('tables', '.json').map((id) => [id, keyOf(`tables/${id}.json`)] as const),
    ...readdirSync('assets/pieces').flatMap((theme) => named(`pieces/${theme}`, '.glb.pack').map((id) => [`${theme}/${id}`, keyOf(`pieces/${theme}/${id}.glb.pack`)] as const)),
  ]);
  expect(Object.keys(today).filter((id) => today[id] !== made[id])).toEqual([]);
  expect(Object.keys(made).sort()).toEqual(Object.keys(today).sort());
});
