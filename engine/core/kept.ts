/** What a file kept of a setup and a state: the forms that every rule system checks alike. */
import { z } from 'zod';
import { checked, InputError } from './form.ts';

const SOURCE = 'kept state';

/** How many of something: rounds, damage, dice. Nothing that is counted in a match comes near the limit. */
export const count = z.number().int().min(0).max(1000);
/** Something added or taken away. */
export const amount = z.number().int().min(-1000).max(1000);
/** Points of an army list, or of enemies felled. */
export const points = z.number().int().min(0).max(1_000_000);
/** An id or a fixed word. */
export const word = z.string().max(120);
/** A person's name for a team. */
export const teamName = z.string().max(200);
export const words = z.array(word).max(400);

/** Checks the form of a kept state. Throws `InputError` naming the first wrong field. */
export const keptState = <S>(form: z.ZodType<S>, input: unknown): S => checked(SOURCE, form, input);

/** A kept state whose form is right and whose contents cannot be. Throws `InputError` naming the field. */
export function refuseKept(field: string, cause: string): never {
  throw new InputError(SOURCE, `${field}: ${cause}`);
}

export const teamsForm = z.object({ teams: z.array(z.object({ name: teamName.default(''), figures: words })).max(5) });

/** Names of the teams of a kept setup, or of their figures where a team has none ("?" for a figure that does not exist). Empty when it cannot be read. */
export function teamNames(setup: unknown, cards: readonly { readonly id: string; readonly name: string }[]): readonly string[] {
  const nameOf = (id: string): string => cards.find((card) => card.id === id)?.name ?? '?';
  return (teamsForm.safeParse(setup).data?.teams ?? []).map(({ name, figures }) => (name === '' ? figures.map(nameOf).join(', ') : name));
}
