import type { Mirrored } from '../core/offering.ts';
import { deploymentFault } from '../space/terrain/named-places.ts';
import { readSetup } from './setup.ts';

const CONTESTS = [
  { id: 'two', name: 'Two seats', seats: 2 }, { id: 'three', name: 'Three seats', seats: 3 }, { id: 'four', name: 'Four seats', seats: 4 }, { id: 'five', name: 'Five seats', seats: 5 },
] as const;
const PAIRS = [['soldier', 'scout'], ['soldier', 'sniper'], ['veteran', 'scout']] as const;

const seatsOf = (contest: string): number => CONTESTS.find(({ id }) => id === contest)!.seats;

/** The same pair at every seat, and whether each seat wins as often. */
export const seatMatches: Mirrored = {
  contests: CONTESTS,
  places: (contest) => Array.from({ length: seatsOf(contest) }, (_, seat) => `seat ${seat + 1}`),
  ownPlaces: (contest, named) => ({ objectives: false, deployment: deploymentFault(named, seatsOf(contest)) === null }),
  setup: (contest, table, number, { own } = {}) => readSetup({
    table, teams: Array.from({ length: seatsOf(contest) }, () => ({ figures: PAIRS[number % PAIRS.length] })), tableDeployment: own?.deployment === true,
  }),
  placeOf: (seat) => seat,
  isNear: (seat) => seat === 0,
};
