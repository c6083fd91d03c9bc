import type { RootState } from '@react-three/fiber';
import { Vector3 } from 'three';
import type { Rig } from '../../table/rig.ts';
import { bench } from '../bench.ts';
import { trial } from '../trial.ts';

/** What whole-app tests may ask of the workshop; only there with `?test` in the address. */
export interface BenchProbe {
  readonly bench: typeof bench;
  readonly trial: typeof trial;
  readonly rig: Rig;
  /** Screen position in CSS pixels of a place on the table. */
  project(of: { readonly x: number; readonly y: number; readonly z: number }): { readonly x: number; readonly y: number };
  /** The renderer's own state. */
  readonly drawing: () => RootState;
}

declare global {
  interface Window {
    __bench?: BenchProbe;
  }
}

/** Puts the probe on the window when the address asks for it; gives back what takes it off. */
export function joinBenchProbe(get: () => RootState, rig: Rig): () => void {
  if (!new URLSearchParams(location.search).has('test')) return () => {};
  const at = new Vector3();
  const probe: BenchProbe = {
    bench, trial, rig,
    project: ({ x, y, z }) => {
      const { camera, gl } = get();
      const box = gl.domElement.getBoundingClientRect();
      camera.updateMatrixWorld();
      at.set(x, y, z).project(camera);
      return { x: box.left + ((at.x + 1) / 2) * box.width, y: box.top + ((1 - at.y) / 2) * box.height };
    },
    drawing: get,
  };
  window.__bench = probe;
  return () => { if (window.__bench === probe) delete window.__bench; };
}
