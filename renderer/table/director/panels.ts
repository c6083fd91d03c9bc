import { useEffect, useLayoutEffect } from 'react';
import type { Area } from './lens.ts';

/** Everything of the frame that lies over the picture. */
const PANELS = '.hud .panel, .hud .dice-window, .hud .refusal';

/** Where the frame covers the picture, in CSS pixels; changed in place. */
const covered: Area[] = [];
/** Where a panel keeps a place for the window on the dice tray; hidden where it has no room for it. */
type DiceWindow = Area | 'hidden' | null;
let dice: DiceWindow = null;
const listeners = new Set<() => void>();
let asked = 0;

export const panelsNow = (): readonly Area[] => covered;

/** The place that a panel keeps for the window on the dice tray, in CSS pixels; null while none does. */
export const diceWindowNow = (): DiceWindow => dice;

/** Hears that the frame covers another part of the picture; the function it gives ends that. */
export function onPanels(listen: () => void): () => void {
  listeners.add(listen);
  return () => { listeners.delete(listen); };
}

function measure(): void {
  asked = 0;
  const found: Area[] = [];
  let window: DiceWindow = null;
  for (const panel of document.querySelectorAll(PANELS)) {
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    const isDice = panel.classList.contains('dice-window');
    if (right <= left || bottom <= top) {
      if (isDice) window = 'hidden';
      continue;
    }
    const area = { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
    found.push(area);
    if (isDice) window = area;
  }
  if (JSON.stringify([found, window]) === JSON.stringify([covered, dice])) return;
  dice = window;
  covered.splice(0, covered.length, ...found);
  for (const listen of listeners) listen();
}

/** Measures the frame before the next picture. */
export const measurePanels = (): void => { if (asked === 0) asked = requestAnimationFrame(measure); };

/** Keeps track of what a frame covers: measured once a picture at most, after anything in the frame came, went or was drawn anew, or the window changed. */
export function usePanelsKept(): void {
  useLayoutEffect(measurePanels);
  useEffect(() => {
    const frame = document.querySelector('.hud');
    const watch = new MutationObserver(measurePanels);
    if (frame !== null) watch.observe(frame, { childList: true, subtree: true });
    window.addEventListener('resize', measurePanels);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measurePanels);
      measurePanels();
    };
  }, []);
}
