import { z } from 'zod';
import type { AttackOdds, RollOdds } from '../../../../engine/miniatures/odds.ts';

const share = z.number().min(0).max(1.000001);
const chances = z.looseObject({ hit: share, critical: share, defeat: share, damage: z.number().min(0) });
const attackForm = chances.extend({
  attacker: z.string(), target: z.string(), helpers: z.number(), needed: z.number(),
  dealt: z.number(), doubled: z.number().nullable(), again: chances.nullable(),
});
const rollForm = z.looseObject({ succeeds: share, attack: chances.nullable() });

/** Odds that the host told, by option: of attacks, and of rolls that stand or are rolled again. */
export interface Odds {
  readonly attacks: ReadonlyMap<string, AttackOdds>;
  readonly rolls: ReadonlyMap<string, RollOdds>;
}

export const NO_ODDS: Odds = { attacks: new Map(), rolls: new Map() };

/** The odds that the host told; whatever has another form is left out. */
export function readOdds(told: unknown): Odds {
  if (typeof told !== 'object' || told === null) return NO_ODDS;
  const [attacks, rolls] = [new Map<string, AttackOdds>(), new Map<string, RollOdds>()];
  for (const [option, odds] of Object.entries(told)) {
    if (attackForm.safeParse(odds).success) attacks.set(option, odds as AttackOdds);
    else if (rollForm.safeParse(odds).success) rolls.set(option, odds as RollOdds);
  }
  return { attacks, rolls };
}
