import type { Mirrored } from '../core/offering.ts';
import { readSetup } from './setup.ts';

/** Squads that either side may bring: of the Fringe alone (SWM-2.3). */
const SQUADS = [
  { id: 'hunters', name: 'Two hunters', figures: ['dengar', 'greedo'] },
  { id: 'guards', name: 'Four guards', figures: ['bespin-guard', 'bespin-guard', 'bespin-guard', 'bespin-guard'] },
  { id: 'fringe', name: 'Hunters, guards and Ewoks', figures: ['dengar', 'greedo', 'bespin-guard', 'bespin-guard', 'ewok', 'ewok'] },
] as const;

/** Fringe squads against themselves, and whether deploying first wins. */
export const squadMatches: Mirrored = {
  contests: SQUADS,
  places: () => ['who deploys first', 'who deploys second'],
  setup: (contest, table) => readSetup({ table, teams: [0, 1].map(() => ({ figures: SQUADS.find(({ id }) => id === contest)!.figures })) }),
  placeOf: (seat) => seat,
  isNear: (seat) => seat === 0,
};
