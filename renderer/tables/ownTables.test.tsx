// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { OwnTable } from '../../engine/host/link.ts';
import { fakeLink } from '../testing/fakes.fixture.ts';
import { click, settled, testPage } from '../testing/page.fixture.ts';
import { OwnTables } from './OwnTables.tsx';

const named = (table: string, name: string, tags: readonly string[]): OwnTable => ({ table, name, theme: 'refinery', saved: 1, size: 100, tags, problem: 'it is read elsewhere' });
let there = [named('own-1', 'Yard', ['rust', 'duel']), named('own-2', 'Gorge', ['snow'])];
const link = fakeLink({
  ownTables: () => ({ tables: there, binned: 0 }),
  discardTable: ({ table }) => { there = there.filter((one) => one.table !== table); return { binned: `${table}.1` }; },
});

const { page, draw, button } = testPage();
const listed = (): readonly (string | undefined)[] => [...page.querySelectorAll('.own-tile b')].map(({ textContent }) => textContent);
const field = (): HTMLInputElement | null => page.querySelector('input[type=search]');

function seek(words: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), words);
    field()!.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('tables are found by their names and tags; the last one is seen whatever was sought before', async () => {
  draw(<OwnTables call={link.call} tables={[]} table="own-2" dropped={[]} reload={() => Promise.resolve()} onTable={() => {}} onLayOut={() => {}} onClose={() => {}} />);
  await settled();
  expect(listed()).toEqual(['Yard', 'Gorge']);
  seek('RUST');
  expect(listed()).toEqual(['Yard']);
  seek('gor');
  expect(listed()).toEqual(['Gorge']);
  seek('moon');
  expect([listed(), page.textContent.includes('Gorge')]).toEqual([[], false]);
  seek('snow');
  await settled(() => click(button('Delete')));
  expect([field(), listed()]).toEqual([null, ['Yard']]);
});
