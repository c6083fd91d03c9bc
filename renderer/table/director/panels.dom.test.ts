import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { diceWindowNow, measurePanels, panelsNow } from './panels.ts';

const hud = document.createElement('div');
hud.className = 'hud';

/** Something of the frame with a place in the window. */
function put(className: string, left: number, top: number, width: number, height: number): void {
  const part = document.createElement('div');
  part.className = className;
  part.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  hud.append(part);
}

/** What is known after the next picture. */
function measured(): { readonly panels: number; readonly dice: unknown } {
  measurePanels();
  vi.advanceTimersByTime(100);
  return { panels: panelsNow().length, dice: diceWindowNow() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (done: () => void) => setTimeout(done, 16));
  document.body.append(hud);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  hud.replaceChildren();
});

test('the tray is seen where a panel keeps a place for it, nowhere where that panel has no room, and by itself where none does', () => {
  put('panel', 800, 0, 400, 600);
  expect(measured()).toEqual({ panels: 1, dice: null });
  put('dice-window', 800, 40, 400, 180);
  expect(measured()).toEqual({ panels: 2, dice: { left: 800, top: 40, right: 1200, bottom: 220 } });
  hud.lastElementChild!.remove();
  put('dice-window', 0, 0, 0, 0);
  expect(measured()).toEqual({ panels: 1, dice: 'hidden' });
});
