import type { Mirrored } from '../core/offering.ts';
import { deploymentFault } from '../space/terrain/named-places.ts';
import { EDGES } from './board/edges.ts';
import { countFault } from './board/named-fault.ts';
import { missions } from './missions/index.ts';
import type { Event } from './state/events.ts';
import { readSetup } from './state/setup.ts';
import { TEAMS } from './team/teams.ts';

/** The teams of the core set play themselves. */
const MIRRORED = TEAMS.slice(0, 2);

const eventOf = <T extends Event['type']>(events: readonly unknown[], type: T): Extract<Event, { type: T }> =>
  (events as readonly Event[]).find((event): event is Extract<Event, { type: T }> => event.type === type)!;

/** Each mission, and whether going first wins it. */
export const missionMatches: Mirrored = {
  contests: missions.map(({ id, name }) => ({ id, name })),
  places: () => ['the First Player', 'the other player'],
  ownPlaces: (mission, named) => ({
    objectives: countFault(named, missions.find(({ id }) => id === mission)!) === null,
    deployment: deploymentFault(named, EDGES.length) === null,
  }),
  setup(mission, table, number, { isShort = false, own } = {}) {
    const { name, squads } = MIRRORED[number % MIRRORED.length]!;
    const houseRules = own === undefined ? {} : { houseRules: { tableObjectives: own.objectives, tableDeployment: own.deployment } };
    return readSetup({ table, teams: [0, 1].map(() => ({ name, squads, mission })), ...(isShort ? { claimsToWin: 1 } : {}), ...houseRules });
  },
  placeOf: (seat, events) => (eventOf(events, 'firstPlayerSet').seat === seat ? 0 : 1),
  isNear(seat, events) {
    const chosen = eventOf(events, 'sideChosen');
    return (chosen.edge === 1) === (chosen.seat === seat);
  },
};
