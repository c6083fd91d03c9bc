// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Measures } from '../../engine/space/check/check.ts';
import { testPage } from '../testing/page.fixture.ts';
import { MeasuresLine } from './MeasuresLine.tsx';
import '../words/tableWords.ts';

const { page, draw } = testPage();
const measures: Measures = {
  size: [900, 900], storeys: 2, access: 4, density: 0.2, pieces: 43, kinds: 21, triangles: 52_310, height: 18, sight: [31, 34], cover: [40, 22],
};
const words = (): string => page.querySelector('p')!.textContent;
const rows = (): readonly (readonly string[])[] => [...page.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

test('what a table is, in numbers: each side’s sight and cover for themselves, and how much may be drawn', () => {
  draw(<MeasuresLine measures={measures} />);
  expect(words()).toBe('43 pieces. Kinds: 21 (at most 60); triangles: 52,310 (at most 400,000). 18 % of the places to stand lie above the ground.');
  expect(rows()).toEqual([['', 'Near half', 'Far half'], ['Places that see each other', '31 %', '34 %'], ['Places beside cover', '40 %', '22 %']]);
  draw(<MeasuresLine measures={{ ...measures, pieces: 1, kinds: 1 }} />);
  expect(words()).toMatch(/^1 piece\. Kinds: 1 /);
});
