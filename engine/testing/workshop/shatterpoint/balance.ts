import type { Event } from '../../../shatterpoint/state/events.ts';
import { missions } from '../../../shatterpoint/missions/index.ts';
import { readSetup } from '../../../shatterpoint/state/setup.ts';
import { TEAMS } from '../../../shatterpoint/team/teams.ts';
import type { Balance } from '../workshop.ts';

/** The teams of the core set play themselves. */
const MIRRORED = TEAMS.slice(0, 2);

/** Each mission, and whether going first wins it. */
export const missionBalance: Balance = {
  contests: missions.map(({ id, name }) => ({ id, name })),
  places: () => ['the First Player', 'the other player'],
  setup(mission, table, number) {
    const { name, squads } = MIRRORED[number % MIRRORED.length]!;
    return readSetup({ table, teams: [0, 1].map(() => ({ name, squads, mission })) });
  },
  placeOf: (seat, events) => ((events as readonly Event[]).find((event) => event.type === 'firstPlayerSet')!.seat === seat ? 0 : 1),
};
