/** An eye that goes round a thing: by dragging, by the wheel, by keys. */
import type { PerspectiveCamera } from 'three';

export interface Orbit {
  /** Looks at a height from so far away (mm). */
  look(to: { readonly height: number; readonly away: number }): void;
  /** Turns by radians, and comes nearer by a factor. */
  move(by: { readonly turn?: number; readonly tilt?: number; readonly near?: number }): void;
  place(camera: PerspectiveCamera): void;
  close(): void;
}

/** A press that moves less is a click (px). */
export const SLOP = 5;
const [LOWEST, HIGHEST] = [-0.15, 1.5];
/** Radians for each pixel of a drag, and how much a step of the wheel brings nearer. */
const [SPEED, STEP] = [0.008, 1.12];
const [NEAREST, FARTHEST] = [50, 1600];

const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

export function orbitAround(element: HTMLElement, changed: () => void): Orbit {
  let [turn, tilt, away, height] = [0.6, 0.42, 420, 40];
  let held: { readonly pointer: number; x: number; y: number } | null = null;
  const move: Orbit['move'] = ({ turn: by = 0, tilt: up = 0, near = 1 }) => {
    turn += by;
    tilt = within(tilt + up, LOWEST, HIGHEST);
    away = within(away / near, NEAREST, FARTHEST);
    changed();
  };
  const down = (event: PointerEvent): void => {
    held = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    element.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent): void => {
    if (held === null || held.pointer !== event.pointerId) return;
    move({ turn: (held.x - event.clientX) * SPEED, tilt: (event.clientY - held.y) * SPEED });
    held = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const up = (): void => { held = null; };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    move({ near: event.deltaY < 0 ? STEP : 1 / STEP });
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', drag, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return {
    move,
    look: (to) => {
      height = to.height;
      away = within(to.away, NEAREST, FARTHEST);
      changed();
    },
    place: (camera) => {
      const flat = Math.cos(tilt) * away;
      camera.position.set(Math.sin(turn) * flat, height + Math.sin(tilt) * away, Math.cos(turn) * flat);
      camera.lookAt(0, height, 0);
      camera.updateMatrixWorld();
    },
    close: () => stop.abort(),
  };
}
