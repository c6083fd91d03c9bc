import type { WeatherName } from '../../../engine/space/terrain/light.ts';

/** What falls or drifts through the air over a table. Lengths in mm, times in seconds, colours sRGB. */
interface Fall {
  /** How many, in fine drawing. */
  readonly count: number;
  /** Millimetres a second; also the direction in which each is drawn long. */
  readonly velocity: readonly [x: number, y: number, z: number];
  readonly size: number;
  /** How many times as long as wide each is. */
  readonly stretch: number;
  /** How far each swings aside. */
  readonly sway: number;
  readonly colour: string;
  readonly opacity: number;
  /** Height of the air that they move through. */
  readonly height: number;
}

export interface Weather {
  readonly fall: Fall | null;
  /** What comes out of vents: millimetres a second upwards, how wide it grows, its colour. */
  readonly puffs: { readonly each: number; readonly rise: number; readonly size: number; readonly colour: string; readonly opacity: number } | null;
  /** Drops that strike floors and mat. */
  readonly splashes: number;
  /** 0 dry … 1 wet: how dark and how shiny what lies open is. */
  readonly wet: number;
  /** Millimetres a second that the air moves. */
  readonly wind: readonly [x: number, z: number];
}

const DRY = { fall: null, puffs: null, splashes: 0, wet: 0, wind: [14, 5] } as const;

export const weathers: Readonly<Record<WeatherName, Weather>> = {
  clear: DRY,
  steam: { ...DRY, puffs: { each: 16, rise: 15, size: 62, colour: '#d8cfc6', opacity: 0.1 }, wind: [9, -4] },
  dust: {
    ...DRY,
    fall: { count: 260, velocity: [58, -3, 16], size: 0.8, stretch: 1, sway: 9, colour: '#f0d8ac', opacity: 0.34, height: 260 },
    puffs: { each: 3, rise: 9, size: 150, colour: '#c9a878', opacity: 0.07 }, wind: [58, 16],
  },
  snow: {
    ...DRY,
    fall: { count: 480, velocity: [34, -46, 12], size: 1.5, stretch: 1, sway: 12, colour: '#eef4ff', opacity: 0.8, height: 300 },
    puffs: { each: 3, rise: 6, size: 130, colour: '#dfe8f6', opacity: 0.06 }, wind: [48, 14],
  },
  rain: {
    ...DRY,
    fall: { count: 640, velocity: [110, -620, 40], size: 0.55, stretch: 46, sway: 0, colour: '#e2edf5', opacity: 0.56, height: 300 },
    splashes: 340, wet: 1, wind: [20, 8],
  },
};
