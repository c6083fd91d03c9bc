import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { testPage } from '../testing/page.fixture.ts';
import { measurePanels } from './director/panels.ts';
import { beyond } from './beyond.ts';
import { OfferEdges } from './OfferEdges.tsx';
import type { Rig } from './rig.ts';

const { page, draw } = testPage();
const hud = document.createElement('div');
hud.className = 'hud';

afterEach(() => {
  act(() => beyond.setState({ list: [] }));
  hud.remove();
  vi.unstubAllGlobals();
});

/** A panel at the bottom of the window that is so high, measured at once. */
function bar(high: number): void {
  const panel = document.createElement('div');
  panel.className = 'panel';
  panel.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - high, window.innerWidth, high);
  hud.replaceChildren(panel);
  vi.stubGlobal('requestAnimationFrame', (done: () => void) => { done(); return 0; });
  act(() => measurePanels());
}

test('what may be done below the picture is told above the bar, however high that is, and a click looks there', () => {
  document.body.append(hud);
  bar(100);
  const focus = vi.fn();
  draw(<OfferEdges rig={{ focus } as unknown as Rig} />);
  expect(page.querySelector('.offer-edges')).toBeNull();
  act(() => beyond.setState({ list: [{ edge: 'bottom', words: 'Dash', gait: 'walk', at: { x: 1, y: 2, z: 3 } }] }));
  const room = page.querySelector<HTMLElement>('.offer-edges')!;
  expect(room.style.inset).toBe('0px 0px 100px 0px');
  bar(180);
  expect(room.style.inset).toBe('0px 0px 180px 0px');
  act(() => page.querySelector('button')!.click());
  expect(focus).toHaveBeenCalledWith(1, 2, 3);
});
