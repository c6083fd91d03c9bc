import { useEffect, useLayoutEffect } from 'react';
import type { Area } from './lens.ts';

/** Everything of the frame that lies over the picture. */
const PANELS = '.hud .panel, .hud .refusal';

/** Where the frame covers the picture, in CSS pixels; changed in place. */
const covered: Area[] = [];
const listeners = new Set<() => void>();
let asked = 0;

export const panelsNow = (): readonly Area[] => covered;

/** Hears that the frame covers another part of the picture; the function it gives ends that. */
export function onPanels(listen: () => void): () => void {
  listeners.add(listen);
  return () => { listeners.delete(listen); };
}

function measure(): void {
  asked = 0;
  const found: Area[] = [];
  for (const panel of document.querySelectorAll(PANELS)) {
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    if (right > left && bottom > top) found.push({ left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) });
  }
  if (JSON.stringify(found) === JSON.stringify(covered)) return;
  covered.splice(0, covered.length, ...found);
  for (const listen of listeners) listen();
}

const ask = (): void => { if (asked === 0) asked = requestAnimationFrame(measure); };

/** Keeps track of what a frame covers: measured once a picture at most, after anything in the frame came, went or was drawn anew, or the window changed. */
export function usePanelsKept(): void {
  useLayoutEffect(ask);
  useEffect(() => {
    const frame = document.querySelector('.hud');
    const watch = new MutationObserver(ask);
    if (frame !== null) watch.observe(frame, { childList: true, subtree: true });
    window.addEventListener('resize', ask);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', ask);
      ask();
    };
  }, []);
}
