import { InputError } from '../../../core/form.ts';
import { anyOf, randomFrom } from '../../../core/rng.ts';
import { missions } from '../../../shatterpoint/missions/index.ts';
import { readSetup } from '../../../shatterpoint/state/setup.ts';
import { randomTeam } from '../../../shatterpoint/team/random-team.ts';
import { units } from '../../../shatterpoint/units/index.ts';
import type { Encounter } from '../workshop.ts';

/** Two teams whose units have something in common, each with a mission of its own. */
export const teamEncounter: Encounter = ({ seed, table, seats, alike = false }) => {
  if (seats !== 2) throw new InputError('seats', 'a match of Shatterpoint has two');
  const random = randomFrom(seed);
  const drawn = ['First', 'Second'].map((name) => ({ name, squads: randomTeam(units, random, { cohesion: 2 }), mission: anyOf(missions, random).id }));
  return readSetup({ table, teams: drawn.map((team) => (alike ? { ...team, squads: drawn[0]!.squads } : team)) });
};
