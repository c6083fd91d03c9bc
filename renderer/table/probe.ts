import type { RootState } from '@react-three/fiber';
import { Vector3 } from 'three';
import { link, match, stage } from '../match/match.ts';
import { offering } from '../tools/offering.ts';
import type { Crew } from './figures/crew.ts';
import type { Rig } from './rig.ts';
import type { TerrainModel } from './terrainModel.ts';
import { pace } from './pace.ts';
import { timing, type TimingSummary } from './timing.ts';

/** What is drawn in one picture, what the renderer holds, and how long pictures take. */
interface DrawInfo extends TimingSummary {
  readonly calls: number;
  readonly triangles: number;
  readonly geometries: number;
  readonly textures: number;
  readonly programs: number;
}

/** What whole-app tests may ask of the page; only there with `?test` in the address. */
export interface Probe {
  /** Screen position in CSS pixels of a figure, an objective, or a place on the table; null when there is none. */
  project(of: string | { readonly x: number; readonly y: number; readonly z: number }): { readonly x: number; readonly y: number } | null;
  drawInfo(): DrawInfo;
  /** Resolves when the table stands, nothing is being shown, every figure stands and all models have come. */
  settled(): Promise<void>;
  readonly store: typeof match;
  /** What the window asks its host through. */
  readonly link: typeof link;
  readonly stage: typeof stage;
  /** What the standing question leads on to. */
  readonly offering: typeof offering;
  readonly rig: Rig;
  /** The renderer's own state: scene, camera, context. */
  readonly drawing: () => RootState;
}

declare global {
  interface Window {
    __gantry?: Probe;
  }
}

export interface ProbeParts {
  readonly get: () => RootState;
  readonly crew: Crew;
  readonly rig: Rig;
  readonly model: TerrainModel;
  /** Whether the first picture stands. */
  readonly stands: () => boolean;
}

/** Puts the probe on the window when the address asks for it; gives back what takes it off. */
export function joinProbe({ get, crew, rig, stands }: ProbeParts): () => void {
  if (!new URLSearchParams(location.search).has('test')) return () => {};
  const at = new Vector3();
  const busy = (): boolean => {
    const { playing, sending } = match.getState();
    return !stands() || playing || sending || !stage.resting || !crew.ready(stage) || pace.coarse;
  };
  const turning = (): boolean => Math.abs(rig.now.away - rig.goal.away) > 0.5 || Math.abs(rig.now.turn - rig.goal.turn) > 0.001;
  const probe: Probe = {
    project(of) {
      if (typeof of === 'string') {
        const actor = stage.actorOf(of);
        const marker = stage.markers.find(({ id }) => id === of);
        if (actor !== null && actor.shown) at.set(actor.x, actor.y + 16, actor.z);
        else if (marker !== undefined) at.set(marker.at.x, marker.at.y + 2, marker.at.z);
        else return null;
      } else at.set(of.x, of.y, of.z);
      const { camera, gl } = get();
      at.project(camera);
      const box = gl.domElement.getBoundingClientRect();
      return { x: box.left + ((at.x + 1) / 2) * box.width, y: box.top + ((1 - at.y) / 2) * box.height };
    },
    drawInfo() {
      const { render, memory, programs } = get().gl.info;
      return {
        calls: render.calls,
        triangles: render.triangles,
        geometries: memory.geometries,
        textures: memory.textures,
        programs: programs?.length ?? 0,
        ...timing.summary(),
      };
    },
    async settled() {
      do {
        await match.getState().settled();
        await new Promise((done) => setTimeout(done, 30));
      } while (busy() || turning());
    },
    store: match,
    link,
    stage,
    offering,
    rig,
    drawing: get,
  };
  window.__gantry = probe;
  // The next scene may have put its own there already.
  return () => { if (window.__gantry === probe) delete window.__gantry; };
}
