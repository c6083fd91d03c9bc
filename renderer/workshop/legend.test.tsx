// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { begin } from '../../engine/space/draft/draft.ts';
import { parseTable } from '../../engine/space/terrain/table.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { click, testPage } from '../testing/page.fixture.ts';
import type { Storey } from '../tools/groundTalk.ts';
import { bench, clearBench } from './bench.ts';
import type { Kit } from './kit.ts';
import { Legend } from './panels/Legend.tsx';
import { trial } from './trial.ts';
import './workshopWords.ts';

const { page, draw, button } = testPage();
const storey = (walls: number): Storey =>
  ({ square: 25.4, columns: 4, rows: 1, kinds: ['open', 'open', 'open', 'open'], walls: Array.from({ length: walls }, (_, x) => ({ x1: x + 1, y1: 0, x2: x + 1, y2: 1 })), doors: [], bevels: [] });
const shows = (...walls: readonly number[]): void => act(() => { trial.setState({ grid: { storeys: walls.map(storey), climbs: [] } }); });
const pressed = (): readonly string[] => [...page.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent);

beforeEach(() => {
  clearBench();
  bench.setState({ draft: begin(parseTable(bare())), kit: {} as Kit, overlay: 'squares' });
  draw(<Legend />);
});
afterEach(() => act(() => { trial.setState({ grid: null, storey: null }); }));

it('of squares one storey is chosen beside what the colours mean, where there is more than one', () => {
  shows(3);
  expect([page.textContent, page.querySelectorAll('button').length]).toEqual(['3 walls', 0]);
  shows(3, 2, 1);
  expect([page.querySelector('ul')!.textContent, pressed()]).toEqual(['6 walls', ['All']]);
  click(button('3'));
  expect([page.querySelector('ul')!.textContent, pressed(), button('3').title]).toEqual(['1 wall', ['3'], 'Storey 3']);
  // A storey that is not there any more is not chosen: all are shown.
  shows(3, 2);
  expect([page.querySelector('ul')!.textContent, pressed()]).toEqual(['5 walls', ['All']]);
  act(() => { bench.setState({ overlay: 'missions' }); });
  expect(page.querySelector('button')).toBeNull();
});
