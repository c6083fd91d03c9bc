import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const named = (folder: string, end: string): readonly string[] => readdirSync(`assets/${folder}`).filter((name) => name.endsWith(end)).map((name) => name.slice(0, -end.length)).sort();

it('keeps a small picture of every figure, and of nothing else', () => {
  expect(named('pictures/figures', '.webp')).toEqual(named('figures', '.glb.pack'));
});

it('keeps two pictures of every table, and of nothing else', () => {
  expect(named('pictures/tables', '.webp')).toEqual(named('tables', '.json').flatMap((id) => [`${id}-1`, `${id}-2`]).sort());
});

it('keeps all pictures of figures under two megabytes, each under 12 kB', () => {
  const sizes = named('pictures/figures', '.webp').map((id) => statSync(`assets/pictures/figures/${id}.webp`).size);
  expect(Math.max(...sizes)).toBeLessThan(12_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
});
