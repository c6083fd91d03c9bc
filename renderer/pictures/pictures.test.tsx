// @vitest-environment happy-dom
import { existsSync } from 'node:fs';
import { act } from 'react';
import { expect, it } from 'vitest';
import { testPage } from '../testing/page.fixture.ts';
import { FigurePicture } from './FigurePicture.tsx';
import { TablePicture } from './TablePicture.tsx';

const { page, draw } = testPage();

const shown = (): readonly string[] => [...page.querySelectorAll('img')].map((image) => image.getAttribute('src')!);
const fail = (): void => act(() => { page.querySelector('img')!.dispatchEvent(new Event('error')); });

it('shows pictures that the project has, of a table from either angle', () => {
  draw(<><FigurePicture id="lord-maul" /><TablePicture id="refinery" angle={1} /><TablePicture id="refinery" angle={2} /></>);
  expect(shown()).toHaveLength(3);
  for (const path of shown()) expect(existsSync(path), path).toBe(true);
});

it('shows a shape instead of a picture that is missing, until it is to show another', () => {
  draw(<FigurePicture id="nobody" />);
  fail();
  expect([shown(), page.querySelectorAll('svg').length]).toEqual([[], 1]);
  draw(<FigurePicture id="lord-maul" />);
  expect(shown()).toEqual(['assets/pictures/figures/lord-maul.webp']);
});

it('leaves a table bare that there is no picture of', () => {
  draw(<TablePicture id="mine" angle={2} />);
  fail();
  expect([shown(), page.querySelectorAll('.table-picture--none').length]).toEqual([[], 1]);
});
