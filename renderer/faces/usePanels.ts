import { use } from 'react';
import type { Face, Panels, Situation } from './face.ts';

type AnyPanels = Panels<Situation>;

const loaded = new Map<string, AnyPanels>();
const loading = new Map<string, Promise<AnyPanels>>();

/** Fetches what a rule system shows around the table; the same for every call. */
export function loadPanels(face: Face): Promise<AnyPanels> {
  let panels = loading.get(face.id);
  if (panels === undefined) {
    panels = face.panels().then((found) => {
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
