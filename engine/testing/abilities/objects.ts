/** What the object of an ability says beside its code: how often it may be used, and what it costs besides Force. */
import type { Ability } from '../../shatterpoint/game/ability.ts';
import type { UnitCard } from '../../shatterpoint/cards/print.ts';
import type { Said } from './code/walk.ts';

type Part = Ability['parts'][number];

function limits(kind: Ability['kind'], part: Part): string[] {
  if (part.part === 'use') return [...(part.times > 1 ? ['twice'] : []), ...(part.action ? ['an action'] : [])];
  if (part.part === 'change') return part.once ? ['once per turn'] : [];
  if (part.part !== 'after') return [];
  return [...(part.times === 1 && (kind === 'innate' || kind === 'identity') ? ['once per turn'] : []), ...(part.timesActivated === null ? [] : ['twice in its own activation'])];
}

/** Limits of an ability, part by part, and of the Battle Tactics cards that it lets into the deck. */
export function objectFacts({ kind, parts, name }: Ability, { tacticsLimit }: UnitCard): Said[] {
  const facts = parts.flatMap((each, part) => limits(kind, each).map((fact): Said => ({ ways: [fact], soft: false, part })));
  return name.startsWith('Battle Tactics') && tacticsLimit !== undefined ? [...facts, { ways: [`up to ${tacticsLimit} cards`], soft: false, part: 0 }] : facts;
}
