/** How strong an opponent is: how long and how widely it thinks and how well it judges what it found. All levels know the same and roll the same dice. */
import type { Budget } from './plan.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['firstSteps', 'learner', 'player', 'veteran', 'grandmaster'] as const;
export type LevelId = (typeof LEVELS)[number];

/** The level of whoever chooses none. */
export const USUAL_LEVEL: LevelId = 'veteran';

export const levels: Readonly<Record<LevelId, Budget>> = {
  firstSteps: { milliseconds: 300, playouts: 52, breadth: 16, noise: 0.5 },
  learner: { milliseconds: 400, playouts: 24, breadth: 6, noise: 0.07 },
  player: { milliseconds: 600, playouts: 64, breadth: 16, noise: 0.01 },
  veteran: { milliseconds: 650, playouts: 320, breadth: 64, noise: 0 },
  grandmaster: { milliseconds: 3600, playouts: 1600, breadth: 240, noise: 0 },
};
