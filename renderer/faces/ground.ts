/** What the thread that measures a table must know of a rule system: apart from the faces, so that it loads nothing of the screen, and each by itself, once it is asked for. */
import type { GroundRules } from '../tools/groundRules.ts';

/** By file, for each folder here. */
const GROUND = import.meta.glob<GroundRules>('./*/ground.ts', { import: 'ground' });

/** How a rule system calls what the ground says. Rejects where the screen has no face for it. */
export async function groundRules(system: string): Promise<GroundRules> {
  const fetch = GROUND[`./${system}/ground.ts`];
  if (fetch === undefined) throw new Error(`the screen has no face for rule system "${system}"`);
  return fetch();
}
