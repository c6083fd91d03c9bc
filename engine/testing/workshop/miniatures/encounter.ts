import { InputError } from '../../../core/form.ts';
import { readSetup } from '../../../miniatures/setup.ts';
import { SIDES } from '../../../miniatures/squad.ts';
import type { Encounter } from '../workshop.ts';
import { squads } from './teams.ts';

/** A squad of 100 points of either side. */
export const squadEncounter: Encounter = ({ seed, table, seats }) => {
  if (seats !== 2) throw new InputError('seats', 'a match of Miniatures has two');
  const drawn = SIDES.map((side, i) => squads.random({ seed: seed * 2 + i, side }).found as { readonly figures: readonly string[] });
  return readSetup({ table, teams: drawn.map(({ figures }, seat) => ({ name: SIDES[seat], figures })) });
};
