import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Link } from '../../engine/host/link.ts';
import { settled, testPage } from '../testing/page.fixture.ts';
import { useLikely } from './likely.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

const { draw, anew } = testPage();

test('the host is told of the table that a choice rests on, not of those it passes over', async () => {
  const told: unknown[] = [];
  const call = ((name: string, args: unknown) => { told.push([name, args]); return Promise.reject(new Error('closed')); }) as Link['call'];
  const Chooser = ({ table }: { readonly table: string }): ReactNode => { useLikely(call, 'toy', table); return null; };
  for (const table of ['', 'floor', 'refinery']) {
    draw(createElement(Chooser, { table }));
    await settled(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(told).toEqual([]);
  await settled(() => vi.advanceTimersByTimeAsync(300));
  expect(told).toEqual([['likely', { system: 'toy', table: 'refinery' }]]);
  draw(createElement(Chooser, { table: 'outpost' }));
  anew();
  await settled(() => vi.advanceTimersByTimeAsync(1000));
  expect(told).toHaveLength(1);
});
