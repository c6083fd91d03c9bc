/** What the library says of a saved skirmish without playing it. */
import { z } from 'zod';
import { teamNames, word } from '../core/kept.ts';
import { FIGURES } from './figures/index.ts';

export const stateForm = z.object({ figures: z.array(z.object({ seat: z.number().int().min(0).max(1), card: word, defeated: z.boolean() })).max(200) });

/** Names of the squads, or of their figures; and the cost of the enemies each has defeated, as "9 : 0" (SWM-4.2). Whatever cannot be read is left out. */
export function summary(setup: unknown, state: unknown): { readonly teams: readonly string[]; readonly score: string } {
  const figures = stateForm.safeParse(state).data?.figures;
  const lost = (seat: number): number =>
    (figures ?? [])
      .filter((figure) => figure.defeated && figure.seat === seat)
      .reduce((sum, { card }) => sum + (FIGURES.find(({ id }) => id === card)?.cost ?? 0), 0);
  return { teams: teamNames(setup, FIGURES), score: figures === undefined ? '' : `${lost(1)} : ${lost(0)}` };
}
