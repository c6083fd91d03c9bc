/** What the thread that measures a table must know of each rule system: apart from the faces, so that it loads nothing of the screen. */
import type { GroundRules } from '../tools/groundRules.ts';

/** By file, for each folder here. */
const GROUND = import.meta.glob<GroundRules>('./*/ground.ts', { eager: true, import: 'ground' });

/** How a rule system calls what the ground says. Throws where the screen has no face for it. */
export function groundRules(system: string): GroundRules {
  const rules = GROUND[`./${system}/ground.ts`];
  if (rules === undefined) throw new Error(`the screen has no face for rule system "${system}"`);
  return rules;
}
