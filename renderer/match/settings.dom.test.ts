// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('what is kept is read; what is missing or damaged has its default', () => {
  localStorage.setItem('gantry.settings', JSON.stringify({ palette: 'light-dark', sharpness: 0.75, textScale: 9, curtain: 'yes' }));
  expect(readSettings()).toMatchObject({ palette: 'light-dark', sharpness: 0.75, textScale: 1, curtain: false, quality: 'auto' });
  localStorage.setItem('gantry.settings', '{');
  expect(readSettings()).toMatchObject({ palette: 'blue-vermilion', sharpness: 1 });
});

it.each([['0.5', 0.5], ['1', 1], ['0', 1], ['7', 1], ['much', 1]])('a sharpness of "%s" in the address draws with %d of the pixels along an edge', (word, sharpness) => {
  history.replaceState(null, '', `/?quality=low&sharpness=${word}`);
  expect(readSettings()).toMatchObject({ quality: 'low', sharpness });
});
