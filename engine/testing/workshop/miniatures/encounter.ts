import { InputError } from '../../../core/form.ts';
import { readSetup } from '../../../miniatures/setup.ts';
import { SIDES } from '../../../miniatures/squad.ts';
import type { Encounter } from '../workshop.ts';
import { fringeSquads, squads } from './teams.ts';

/** A squad of 100 points of either side; alike ones are of the Fringe, which fights on both. */
export const squadEncounter: Encounter = ({ seed, table, seats, alike = false }) => {
  if (seats !== 2) throw new InputError('seats', 'a match of Miniatures has two');
  const drawn = SIDES.map((side, i) => {
    const { found } = alike ? fringeSquads.random({ seed: seed * 2, side }) : squads.random({ seed: seed * 2 + i, side });
    return { name: side, figures: (found as { readonly figures: readonly string[] }).figures };
  });
  return readSetup({ table, teams: drawn });
};
