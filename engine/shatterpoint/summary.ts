/** What the library says of a saved match without playing it. */
import { z } from 'zod';
import { teamName, word, words } from '../core/kept.ts';
import { units } from './units/index.ts';

export const setupForm = z.object({ teams: z.array(z.object({ name: teamName.default(''), squads: z.array(z.object({ primary: word })).max(2) })).max(2) });
export const stateForm = z.object({ players: z.array(z.object({ claimed: words })).max(2) });

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
