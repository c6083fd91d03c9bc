// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { click, testPage } from '../testing/page.fixture.ts';
import { sampleSituation } from '../testing/sample.fixture.ts';
import { EndSheet } from './EndSheet.tsx';

const { page, draw, button } = testPage();

it('says who won', () => {
  const onRematch = vi.fn();
  draw(<EndSheet outcome={1} situation={sampleSituation()} onRematch={onRematch} onHome={() => {}} onLook={() => {}} />);
  expect(page.textContent).toContain('The opponent wins the match');
  click(button('Rematch'));
  expect(onRematch).toHaveBeenCalled();
});

it('waits with the focus on the outcome, so that a key pressed to skip what others do begins nothing', () => {
  draw(<EndSheet outcome={1} situation={sampleSituation()} onRematch={() => {}} onHome={() => {}} onLook={() => {}} />);
  expect(document.activeElement?.textContent).toBe('The opponent wins the match');
  expect(document.activeElement?.matches('button')).toBe(false);
});
