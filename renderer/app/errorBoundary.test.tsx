// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { click, testPage } from '../testing/page.fixture.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const { page, draw, button } = testPage();

it('says in plain words when a screen breaks, and goes on', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = (): ReactNode => {
    throw new Error('no such figure');
  };
  const onHome = vi.fn();
  draw(<ErrorBoundary onHome={onHome}><Broken /></ErrorBoundary>);
  expect(page.textContent).toContain('The match is safe');
  expect(page.textContent).toContain('no such figure');
  click(button('Back to the start'));
  expect(onHome).toHaveBeenCalled();
  quiet.mockRestore();
});
