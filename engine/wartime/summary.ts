/** What the library says of a saved adventure without playing it. */
import { z } from 'zod';
import { points, teamNames } from '../core/kept.ts';
import { FIGURES } from './figures/index.ts';

export const stateForm = z.object({ felled: z.array(points).max(5) });

/** Names of the teams, or of their characters; and the points of enemies felled, as "41 : 0 : 26" (WT-5.6). Whatever cannot be read is left out. */
export const summary = (setup: unknown, state: unknown): { readonly teams: readonly string[]; readonly score: string } =>
  ({ teams: teamNames(setup, FIGURES), score: (stateForm.safeParse(state).data?.felled ?? []).join(' : ') });
