/** What the library says of a saved match without playing it. */
import { z } from 'zod';
import { units } from './units/index.ts';

const setupForm = z.looseObject({ teams: z.array(z.looseObject({ name: z.string().max(200).default(''), squads: z.array(z.looseObject({ primary: z.string() })) })) });
const stateForm = z.looseObject({ players: z.array(z.looseObject({ claimed: z.array(z.unknown()), momentum: z.array(z.unknown()) })), struggle: z.looseObject({ token: z.number() }) });

const nameOf = (id: string): string => units.find((card) => card.id === id)?.name ?? '?';

/** Names of the teams, or of their leaders; and struggles won, as "1 : 0". Whatever cannot be read is left out. */
export function summary(setup: unknown, state: unknown): { readonly teams: readonly string[]; readonly score: string } {
  const teams = setupForm.safeParse(setup).data?.teams ?? [];
  const players = stateForm.safeParse(state).data?.players ?? [];
  return {
    teams: teams.map(({ name, squads }) => (name === '' ? squads.map(({ primary }) => nameOf(primary)).join(', ') : name)),
    score: players.map(({ claimed }) => claimed.length).join(' : '),
  };
}
