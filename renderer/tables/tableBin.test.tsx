// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { BinnedTable, OwnTable } from '../../engine/host/link.ts';
import { fakeLink } from '../testing/fakes.fixture.ts';
import { click, settled, testPage } from '../testing/page.fixture.ts';
import { OwnTables } from './OwnTables.tsx';

const one = (binned: string, name: string, more: Partial<BinnedTable> = {}): BinnedTable => ({
  binned, table: binned.split('.')[0]!, name, pieces: 3, deleted: new Date(2026, 0, 2, 12).getTime(), saved: new Date(2025, 5, 1, 12).getTime(), size: 4096, problem: null, ...more,
});
const back = (table: string, name: string): OwnTable => ({ table, name, theme: 'refinery', saved: 1, size: 100, problem: 'it is read elsewhere' });
let there: OwnTable[];
let lying: BinnedTable[];
/** Tables that cannot be erased. */
const held = new Set<string>();

const link = fakeLink({
  ownTables: () => ({ tables: there, binned: lying.length }),
  binnedTables: () => ({ tables: lying }),
  recoverTable: ({ binned }) => {
    const found = lying.find((each) => each.binned === binned);
    if (found === undefined) throw new Error(`there is no table "${binned}" in the bin`);
    lying = lying.filter((each) => each !== found);
    there = [...there, back(found.table, found.name)];
    return { table: found.table };
  },
  eraseTable: ({ binned }) => {
    if (held.has(binned)) throw new Error('the disk does not let go of it');
    lying = lying.filter((each) => each.binned !== binned);
    return { ok: true };
  },
});

const { page, draw, button, labelled } = testPage();
const bin = (): HTMLElement => page.querySelector('.bin-sheet')!;
const rows = (): readonly (string | null)[] => [...bin().querySelectorAll('.binned li b')].filter(({ parentElement }) => parentElement!.parentElement!.tagName === 'LI').map(({ textContent }) => textContent);
const asking = (): HTMLElement | null => [...page.querySelectorAll<HTMLElement>('dialog')].find((dialog) => dialog.getAttribute('aria-label')?.endsWith('for ever?')) ?? null;
/** A button of the question. */
const answer = (words: string): HTMLButtonElement => [...asking()!.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;

beforeEach(async () => {
  there = [back('own-yard', 'Yard')];
  lying = [one('own-gorge.9', 'Gorge'), one('own-dock.5', 'Dock', { pieces: 1 }), one('own-torn', '', { deleted: null, problem: 'table: not JSON' })];
  held.clear();
  link.calls.length = 0;
  draw(<OwnTables call={link.call} tables={[]} table="own-yard" dropped={[]} reload={() => Promise.resolve()} onTable={() => {}} onLayOut={() => {}} onClose={() => {}} />);
  await settled();
  await settled(() => click(button('Bin (3)…')));
});

test('the bin lists what was thrown away with when, how many pieces and how large; what cannot be read says why and hides no other', () => {
  expect(rows()).toEqual(['Gorge', 'Dock', 'own-torn']);
  const [gorge, dock, torn] = [...bin().querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(gorge).toMatch(/Deleted Jan 2, 2026.* · 3 pieces · 4\sKB/);
  expect(dock).toContain('1 piece ·');
  expect(torn).toMatch(/Last changed Jun 1, 2025.* · 4\sKBtable: not JSON/);
  expect(torn).not.toContain('piece');
});

test('one that is brought back is listed and chosen again; the bin says so', async () => {
  await settled(() => click(labelled('Bring back: Dock')));
  expect(rows()).toEqual(['Gorge', 'own-torn']);
  expect(bin().querySelector('[role=status]')?.textContent).toBe('“Dock” is back.');
  expect(page.querySelector('.own-tile[aria-pressed="true"] b')?.textContent).toBe('Dock');
});

test('the button that opens it says how many lie in it', async () => {
  expect(button('Bin (3)…')).toBeDefined();
  await settled(() => click(labelled('Bring back: Dock')));
  expect(button('Bin (2)…')).toBeDefined();
  await settled(() => click(button('Empty the bin')));
  await settled(() => click(answer('Delete for ever')));
  expect(button('Bin…')).toBeDefined();
});

test('nothing is erased before the question is answered with yes; no is at hand', async () => {
  await settled(() => click(labelled('Delete for ever: Gorge')));
  expect(asking()?.getAttribute('aria-label')).toBe('Delete “Gorge” for ever?');
  expect(asking()!.querySelector('[data-first]')?.textContent).toBe('Keep in the bin');
  await settled(() => click(answer('Keep in the bin')));
  expect([asking(), rows().length, link.calls.some(([name]) => name === 'eraseTable')]).toEqual([null, 3, false]);
  await settled(() => click(labelled('Delete for ever: Gorge')));
  await settled(() => click(answer('Delete for ever')));
  expect([rows(), bin().querySelector('[role=status]')?.textContent]).toEqual([['Dock', 'own-torn'], '“Gorge” is gone for ever.']);
});

test('the bin is emptied of what it listed; what cannot be erased is told and keeps no other', async () => {
  held.add('own-dock.5');
  await settled(() => click(button('Empty the bin')));
  expect(asking()?.getAttribute('aria-label')).toBe('Delete all 3 tables in the bin for ever?');
  lying = [...lying, one('own-new.20', 'Thrown away by another Gantry meanwhile')];
  await settled(() => click(answer('Delete for ever')));
  expect(rows()).toEqual(['Dock', 'Thrown away by another Gantry meanwhile']);
  expect(bin().querySelector('[role=status]')?.textContent).toBe('2 tables are gone for ever.');
  expect(bin().querySelector('[role=alert]')?.textContent).toContain('“Dock” cannot be deletedThe disk does not let go of it.');
});

test('what another Gantry took out meanwhile is told, and no longer listed', async () => {
  lying = lying.slice(1);
  await settled(() => click(labelled('Bring back: Gorge')));
  expect(bin().querySelector('[role=alert]')?.textContent).toContain('“Gorge” cannot be brought backThere is no table "own-gorge.9" in the bin.');
  expect(rows()).toEqual(['Dock', 'own-torn']);
});

test('an empty bin says so and has nothing to empty', async () => {
  for (const name of ['Gorge', 'Dock', 'own-torn']) await settled(() => click(labelled(`Bring back: ${name}`)));
  expect(bin().textContent).toContain('Nothing lies in the bin.');
  expect(() => button('Empty the bin')).toThrow();
});

test('where a row goes away the one that takes its place has the focus', async () => {
  labelled('Bring back: Dock').focus();
  await settled(() => click(labelled('Bring back: Dock')));
  expect(document.activeElement).toBe(labelled('Bring back: own-torn'));
});
