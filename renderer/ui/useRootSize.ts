import { useSyncExternalStore } from 'react';
import { rootSizeHere } from './rootSize.ts';

/** Hears that the window's size changed; the function it gives ends that. */
export function onResize(listen: () => void): () => void {
  window.addEventListener('resize', listen);
  return () => window.removeEventListener('resize', listen);
}

/** The size of the root's text in px, as the window changes. */
export const useRootSize = (textScale: number): number => useSyncExternalStore(onResize, () => rootSizeHere(textScale));
