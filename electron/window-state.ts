import type { Rectangle } from 'electron';
import { z } from 'zod';
import { readKept, writeKept } from './kept.ts';

const pixels = z.number().int().min(-100_000).max(100_000);
const windowStateForm = z.strictObject({ x: pixels, y: pixels, width: pixels.min(1), height: pixels.min(1), maximized: z.boolean(), fullScreen: z.boolean() });

/** Where the window was, in pixels of the desktop. */
export type WindowState = Readonly<z.infer<typeof windowStateForm>>;

/** How the window opens. Without a place it is put in the middle of the screen. */
export interface Opening {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly maximized: boolean;
  readonly fullScreen: boolean;
}

export const SMALLEST = { width: 960, height: 600 } as const;
const FIRST: Opening = { width: 1440, height: 900, maximized: false, fullScreen: false };
/** So much of the window's top edge must be on a screen to be taken hold of, in pixels. */
const GRIP = { width: 120, height: 32 } as const;

/** How the window opens after `state` on screens with these work areas: never where nobody can get hold of it, never larger than its screen. */
export function fitted(state: WindowState | null, areas: readonly Rectangle[]): Opening {
  if (state === null) return FIRST;
  const { maximized, fullScreen } = state;
  const home = areas.find(
    (area) => overlap(state.x, state.width, area.x, area.width) >= GRIP.width && overlap(state.y, GRIP.height, area.y, area.height) >= GRIP.height,
  );
  const room = home ?? areas[0] ?? FIRST;
  const size = { width: between(SMALLEST.width, state.width, room.width), height: between(SMALLEST.height, state.height, room.height) };
  return home === undefined ? { ...size, maximized, fullScreen } : { x: state.x, y: state.y, ...size, maximized, fullScreen };
}

const overlap = (a: number, along: number, b: number, length: number): number => Math.min(a + along, b + length) - Math.max(a, b);
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

const NAME = 'where the window was';

/** Reads what the last window left. Gives null when there is nothing, or nothing usable. */
export const readWindowState = (path: string, report: (message: string) => void): WindowState | null => readKept(path, NAME, windowStateForm, report);

/** Keeps where the window is. A failure is reported only: the window may close all the same. */
export const writeWindowState = (path: string, state: WindowState, report: (message: string) => void): void => void writeKept(path, NAME, state, report);
