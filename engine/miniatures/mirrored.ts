import type { Mirrored } from '../core/offering.ts';
import { deploymentFault } from '../space/terrain/named-places.ts';
import { readSetup } from './setup.ts';
import { SIDES } from './squad.ts';

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
  ownPlaces: (_, named) => ({ objectives: false, deployment: deploymentFault(named, SIDES.length) === null }),
  setup: (contest, table, _, { own } = {}) =>
    readSetup({ table, teams: SIDES.map(() => ({ figures: SQUADS.find(({ id }) => id === contest)!.figures })), tableDeployment: own?.deployment === true }),
  placeOf: (seat) => seat,
  isNear: (seat) => seat === 0,
};
