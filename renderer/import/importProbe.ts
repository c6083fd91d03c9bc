import type { Importer } from './importer.ts';
import type { ModelGround } from './modelGround.ts';
import type { ModelView } from './modelView.ts';

/** What whole-app tests may ask of the sheet; only there with `?test` in the address. */
export interface ImportProbe {
  readonly store: Importer['store'];
  readonly over: ModelGround['store'];
  /** Where a place of the model (mm) lies on the screen, in CSS pixels. */
  project(x: number, y: number, z: number): { readonly x: number; readonly y: number };
}

declare global {
  interface Window {
    __import?: ImportProbe;
  }
}

/** Puts the probe on the window when the address asks for it; gives back what takes it off. */
export function joinImportProbe({ store }: Importer, { store: over }: ModelGround, view: ModelView, canvas: HTMLCanvasElement): () => void {
  if (!new URLSearchParams(location.search).has('test')) return () => {};
  const probe: ImportProbe = {
    store, over,
    project: (x, y, z) => {
      const { left, top } = canvas.getBoundingClientRect();
      const at = view.flat(x, y, z);
      return { x: left + at.x, y: top + at.y };
    },
  };
  window.__import = probe;
  return () => { if (window.__import === probe) delete window.__import; };
}
