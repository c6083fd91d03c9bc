import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGraphics, type Graphics } from './graphics.ts';
import { canDraw } from './webgl.ts';

vi.mock('./webgl.ts', () => ({ canDraw: vi.fn(() => true) }));
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let now: Graphics;
const root = createRoot(document.createElement('div'));
function Scene(): null {
  now = useGraphics();
  return null;
}
const wait = (milliseconds: number): void => act(() => { vi.advanceTimersByTime(milliseconds); });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(canDraw).mockReturnValue(true);
  act(() => root.render(<Scene key={Math.random()} />));
});
afterEach(() => { vi.useRealTimers(); });

test('a context that the browser gives back is drawn on a new canvas, once', () => {
  expect(now).toMatchObject({ state: 'drawing', round: 0 });
  act(() => now.lost());
  expect(now).toMatchObject({ state: 'lost', round: 0 });
  act(() => now.restored());
  expect(now).toMatchObject({ state: 'rebuilding', round: 1 });
  // However long it takes to build.
  wait(60_000);
  expect(now).toMatchObject({ state: 'rebuilding', round: 1 });
  act(() => now.drawn());
  expect(now).toMatchObject({ state: 'drawing', round: 1 });
});

test('a context that does not come back is waited for and then replaced, again and again', () => {
  for (const round of [1, 2]) {
    act(() => now.lost());
    wait(2900);
    expect(now).toMatchObject({ state: 'lost', round: round - 1 });
    wait(200);
    expect(now).toMatchObject({ state: 'rebuilding', round });
    act(() => now.drawn());
  }
  act(() => now.lost());
  act(() => now.restored());
  act(() => now.lost());
  expect(now).toMatchObject({ state: 'lost', round: 3 });
});

test('where no context can be had, that is said', () => {
  vi.mocked(canDraw).mockReturnValue(false);
  act(() => now.lost());
  wait(3100);
  expect(now).toMatchObject({ state: 'none', round: 0 });
});
