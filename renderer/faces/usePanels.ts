import { use } from 'react';
import type { Face, Panels, Situation } from './face.ts';

type AnyPanels = Panels<Situation>;

const loaded = new Map<string, AnyPanels>();
const loading = new Map<string, Promise<AnyPanels>>();

/** Milliseconds after which a fetch that failed is tried once more: the host may have been busy, or the page is on its way out and needs nothing any more. */
const AGAIN = 1500;

const tried = (face: Face): Promise<AnyPanels> => face.panels().catch(async () => {
  await new Promise((done) => { setTimeout(done, AGAIN); });
  return face.panels();
});

/** Fetches what a rule system shows around the table; the same for every call. */
export function loadPanels(face: Face): Promise<AnyPanels> {
  let panels = loading.get(face.id);
  if (panels === undefined) {
    panels = tried(face).then((found) => {
      loaded.set(face.id, found);
      return found;
    });
    loading.set(face.id, panels);
    panels.catch(() => loading.delete(face.id));
  }
  return panels;
}

/** What a rule system shows around the table; waits for it the first time. Null without a match. */
export function usePanels(face: Face): AnyPanels;
export function usePanels(face: Face | null): AnyPanels | null;
export function usePanels(face: Face | null): AnyPanels | null {
  return face === null ? null : loaded.get(face.id) ?? use(loadPanels(face));
}
