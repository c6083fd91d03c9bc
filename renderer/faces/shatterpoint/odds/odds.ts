import { z } from 'zod';
import type { OptionOdds } from '../../../../engine/shatterpoint/offer.ts';

/** Odds of options, by option. */
export type OddsByOption = ReadonlyMap<string, OptionOdds>;

export const NO_ODDS: OddsByOption = new Map();

const chance = z.number().min(0).max(1.000001);
const oddsForm = z.looseObject({
  attacker: z.string(),
  defender: z.string(),
  kind: z.enum(['melee', 'ranged']),
  attackDice: z.number(),
  defenseDice: z.number(),
  damage: z.array(chance).min(1),
  mean: z.number(),
  wound: chance,
  conditions: z.record(z.string(), chance),
  reasons: z.array(z.looseObject({ on: z.string(), amount: z.number(), source: z.string() })),
  unsettled: z.array(z.looseObject({ unit: z.string(), ability: z.string() })),
});

/** The odds that the host told; whatever has another form is left out. */
export function readOdds(told: unknown): OddsByOption {
  if (typeof told !== 'object' || told === null) return NO_ODDS;
  return new Map(Object.entries(told).flatMap(([option, odds]) => (oddsForm.safeParse(odds).success ? [[option, odds as OptionOdds] as const] : [])));
}

/** One bar: so much damage (or at least so much), and its chance. */
interface Bar {
  readonly damage: number;
  readonly orMore: boolean;
  readonly chance: number;
}

/** Bars for 0 damage up to the last that is not quite improbable; the tail is one bar. */
export function barsOf(damage: readonly number[], most = 14): Bar[] {
  const bars = damage.map((share, n): Bar => ({ damage: n, orMore: false, chance: share }));
  while (bars.length > 1 && (bars.length > most || bars.at(-1)!.chance < 0.005)) {
    const last = bars.pop()!;
    const before = bars.pop()!;
    bars.push({ damage: before.damage, orMore: before.orMore || last.chance > 0, chance: before.chance + last.chance });
  }
  return bars;
}
