// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { PalettePick } from '../app/picks.tsx';
import { readSettings } from '../match/settings.ts';
import { click, testPage } from '../testing/page.fixture.ts';
import { CloseButton } from './CloseButton.tsx';
import { Select } from './Select.tsx';

const { page, draw } = testPage();

it('buttons that show only a sign say on hover what they do', () => {
  const onClose = vi.fn();
  draw(<><PalettePick settings={readSettings()} onChange={() => {}} /><CloseButton onClose={onClose} /><CloseButton words="Remove it" onClose={onClose} /></>);
  const buttons = [...page.querySelectorAll('button')];
  expect(buttons.map(({ title }) => title)).toEqual(['Blue and orange', 'Blue and yellow', 'Light and dark', 'Close', 'Remove it']);
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(buttons.map(({ title }) => title));
  click(buttons.at(-1)!);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('what is chosen from a list is written out, for eyes only: the list itself says it to everybody else', () => {
  const LONG = 'The very long-winded captain of the third company of the guard (12)';
  draw(<Select words={LONG} value="b" onChange={() => {}}><option value="a">Short</option><option value="b">{LONG}</option></Select>);
  const words = page.querySelector('.select__words')!;
  expect([words.textContent, words.getAttribute('aria-hidden'), page.querySelector('select')!.value]).toEqual([LONG, 'true', 'b']);
});
