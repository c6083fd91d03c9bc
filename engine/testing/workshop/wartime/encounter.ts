import { readSetup } from '../../../wartime/setup.ts';
import type { Encounter } from '../workshop.ts';
import { armies } from './teams.ts';

/** An army of 250 points for every seat. */
export const armyEncounter: Encounter = ({ seed, table, seats, alike = false }) => readSetup({
  table,
  teams: Array.from({ length: seats }, (_, seat) => ({ name: `Army ${seat + 1}`, figures: (armies.random({ seed: seed * 8 + (alike ? 0 : seat) }).found as { readonly figures: readonly string[] }).figures })),
});
