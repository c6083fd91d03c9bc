// @vitest-environment happy-dom
import { useState, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { BinnedMatch, Catalogue, MatchSummary } from '../../engine/host/link.ts';
import { fakeLink } from '../testing/fakes.fixture.ts';
import { click, press, settled, testPage } from '../testing/page.fixture.ts';
import { Library } from './Library.tsx';

const saved = (match: string, change: Partial<MatchSummary> = {}): MatchSummary => ({
  match, name: '', system: 'shatterpoint', table: 'refinery', seats: ['person', 'computer'], answers: 40, saved: new Date(2025, 5, 1, 12).getTime(), size: 5000, over: false, turn: 3, teams: ['Reds', 'Blues'], score: '1 : 0', result: '', takenBack: 0, problem: null, ...change,
});
const one = (match: string, change: Partial<BinnedMatch> = {}): BinnedMatch => ({ ...saved(match, change), binned: `${match}.9`, deleted: new Date(2026, 0, 2, 12).getTime(), ...change });

let there: MatchSummary[];
let lying: BinnedMatch[];
const link = fakeLink({
  binnedMatches: () => ({ matches: lying }),
  discardMatch: ({ match }) => {
    lying = [one(match), ...lying];
    there = there.filter((each) => each.match !== match);
    return { binned: `${match}.9` };
  },
  recoverMatch: ({ binned }) => {
    const found = lying.find((each) => each.binned === binned)!;
    lying = lying.filter((each) => each !== found);
    there = [...there, saved(found.match, { name: found.name })];
    return { match: found.match };
  },
  eraseMatch: ({ binned }) => {
    lying = lying.filter((each) => each.binned !== binned);
    return { ok: true };
  },
});

const tables = [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }];
const catalogueNow = (): Catalogue => ({ systems: [], tables, matches: there, binned: lying.length });

/** The library over a shelf that is read again when that is asked. */
function Shelf(): ReactNode {
  const [catalogue, setCatalogue] = useState(catalogueNow);
  const reload = (): Promise<void> => Promise.resolve(setCatalogue(catalogueNow()));
  return <Library catalogue={catalogue} call={link.call} reload={reload} onContinue={() => {}} onWatch={() => {}} onBack={() => {}} />;
}

const { page, draw, button, labelled } = testPage();
const bin = (): HTMLElement => page.querySelector('.bin-sheet')!;
const listed = (): readonly (string | undefined)[] => [...page.querySelectorAll<HTMLElement>('[data-match]')].map(({ dataset }) => dataset['match']);
/** What each row says beside its name. */
const rows = (): readonly (readonly string[])[] => [...bin().querySelectorAll('.binned li > span')].map((row) => [...row.children].map(({ textContent }) => textContent));
const answer = (words: string): HTMLButtonElement => [...[...page.querySelectorAll('dialog')].at(-1)!.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;

// its script comes when it is first wanted
beforeAll(() => import('./MatchBin.tsx'));
beforeEach(async () => {
  there = [saved('kept')];
  lying = [one('named', { name: 'Bridge' }), one('bare', { over: true, result: 'Seat 1 won in turn 9', answers: 1 }), one('torn', { table: '', teams: [], system: '', deleted: null, problem: 'match file, line 3: it was changed' })];
  link.calls.length = 0;
  await settled(() => draw(<Shelf />));
  await settled(() => { press('t'); });
  await settled();
});

test('the bin lists what was thrown away as the library names it, with when, where, how far and how large; what cannot be read says why', () => {
  const [named, bare, torn] = rows();
  expect(named).toEqual(['Bridge', 'Reds against Blues', expect.stringMatching(/^Deleted Jan 2, 2026, [0-9:]+\sPM · Refinery · Turn 3 · Score 1 : 0 · 40 answers · 5\sKB$/)]);
  expect(bare).toEqual(['Reds against Blues', expect.stringMatching(/^Deleted Jan 2, 2026, [0-9:]+\sPM · Refinery · Seat 1 won in turn 9 · 1 answer · 5\sKB$/)]);
  expect(torn).toEqual(['torn', expect.stringMatching(/^Last changed Jun 1, 2025, [0-9:]+\sPM · 5\sKB$/), 'match file, line 3: it was changed']);
});

test('one that is brought back, whichever it is, is listed again and chosen; the button counts those that are left', async () => {
  expect(button('Bin (3)…').getAttribute('aria-keyshortcuts')).toBe('T');
  await settled(() => click(labelled('Bring back: Reds against Blues')));
  expect(link.calls.filter(([name]) => name === 'recoverMatch')).toEqual([['recoverMatch', { binned: 'bare.9' }]]);
  expect([listed(), page.querySelector<HTMLElement>('.match.is-chosen')?.dataset['match']]).toEqual([['kept', 'bare'], 'bare']);
  expect(bin().querySelector('[role=status]')?.textContent).toBe('“Reds against Blues” is back.');
  expect(button('Bin (2)…')).toBeDefined();
});

test('they are deleted for ever once that is confirmed, all of them at once too; then the button counts none', async () => {
  await settled(() => click(labelled('Delete for ever: Bridge')));
  await settled(() => click(answer('Keep in the bin')));
  expect([rows().length, link.calls.some(([name]) => name === 'eraseMatch')]).toEqual([3, false]);
  await settled(() => click(button('Empty the bin')));
  expect(page.querySelector('[aria-label="Delete all 3 matches in the bin for ever?"]')?.textContent).toContain('Their backups and their reviews go with them');
  await settled(() => click(answer('Delete for ever')));
  expect(bin().textContent).toContain('3 matches are gone for ever.');
  expect(bin().textContent).toContain('Nothing lies in the bin.');
  expect([listed(), button('Bin…').textContent]).toEqual([['kept'], expect.stringContaining('Bin…')]);
});

test('taking back what was just thrown away is offered as ever, and no more once the bin was opened', async () => {
  await settled(() => click(bin().querySelector('header button')!));
  press('Delete');
  await settled();
  expect(page.querySelector('.library__note')?.textContent).toContain('Take back');
  expect(button('Bin (4)…')).toBeDefined();
  expect(page.querySelector('.library__empty')?.textContent).toContain('No match is kept. Those in the bin can be brought back.');
  press('t');
  await settled();
  expect([page.querySelector('.library__note'), rows().length]).toEqual([null, 4]);
});
