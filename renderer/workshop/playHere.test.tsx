// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { begin } from '../../engine/space/draft/draft.ts';
import { parseTable } from '../../engine/space/terrain/table.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { match } from '../match/match.ts';
import { click, settled, testPage } from '../testing/page.fixture.ts';
import { faces } from '../testing/faces.fixture.ts';
import { bench, clearBench } from './bench.ts';
import { PlayHere } from './panels/PlayHere.tsx';
import './workshopWords.ts';

const { page, draw, button } = testPage();
let kept = 0;

beforeEach(() => {
  clearBench();
  kept = 0;
  match.setState({ loadCatalogue: () => Promise.resolve() });
});

function opened(systems?: string[]): void {
  bench.setState({ table: 'own-yard', draft: begin(parseTable(bare(systems === undefined ? {} : { systems }))) });
  draw(<PlayHere onKept={() => { kept++; return Promise.resolve(); }} />);
  click(button('Play here'));
}
const shut = (): readonly string[] => [...page.querySelectorAll('.play-here__systems [aria-disabled="true"]')].map(({ firstChild }) => firstChild!.textContent!);

it('a table for all rule systems is played in each of them', () => {
  opened();
  expect(page.querySelectorAll('.play-here__systems button')).toHaveLength(faces.length);
  expect(shut()).toEqual([]);
});

it('of the others a table says why they are shut, and a click on one begins nothing', async () => {
  opened(['wartime']);
  expect(shut()).toEqual(['Miniatures', 'Shatterpoint']);
  expect(button('Miniatures').textContent).toContain('not laid out for it');
  expect(document.activeElement!.textContent).toBe('Wartime');
  await settled(() => click(button('Miniatures')));
  expect(kept).toBe(0);
  await settled(() => click(button('Wartime')));
  expect(kept).toBe(1);
});
