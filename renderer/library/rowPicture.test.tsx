// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { MatchSummary } from '../../engine/host/link.ts';
import { testPage } from '../testing/page.fixture.ts';
import { MatchRow } from './MatchRow.tsx';

const { page, draw } = testPage();

const summary: MatchSummary = {
  match: 'one', name: 'Bridge', system: 'shatterpoint', table: 'refinery', seats: ['person', 'computer'], answers: 40, saved: 1000, size: 5000, over: false, turn: 3, teams: ['Reds', 'Blues'],
  score: '', result: '', takenBack: 0, problem: null,
};
const idle = (): void => {};
const show = (table: string, pictured: boolean): void =>
  draw(<MatchRow listed={{ summary: { ...summary, table }, title: 'Bridge', table, pictured }} chosen={false} renaming={false} canReveal={false} onChoose={idle} onDeed={idle} onName={idle} />);
const shown = (): readonly (string | null)[] => [page.querySelector('img')?.getAttribute('src') ?? null, page.querySelector('.plan')?.getAttribute('aria-label') ?? null];

it('a saved match shows the picture of its table, and a plan of a table that the game has no picture of', () => {
  show('refinery', true);
  expect(shown()).toEqual(['assets/pictures/tables/refinery-1.webp', null]);
  show('mine', false);
  expect(shown()).toEqual([null, 'Plan of mine']);
});
