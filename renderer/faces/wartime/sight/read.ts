import { z } from 'zod';
import type { OptionOdds } from '../../../../engine/wartime/offer.ts';
import type { Encounter, Prospect } from '../../../../engine/wartime/prospect.ts';

const share = z.number().min(0).max(1.000001);
const point = z.object({ x: z.number(), y: z.number(), z: z.number() });
const number = z.number();
const oddsForm = z.looseObject({ shooter: z.string(), target: z.string(), value: number, impact: share, wound: share, fell: share, harm: number.min(0) });
const optionForm = oddsForm.extend({ hidden: share, cover: z.number() });
const aimedForm = z.looseObject({
  inRange: z.boolean(), open: z.boolean(), hidden: share, cover: number, by: z.string().nullable(), from: point, to: point, odds: oddsForm.nullable(),
});
const prospectForm = z.looseObject({
  figure: z.string(), at: point, refusal: z.looseObject({ rule: z.string(), why: z.string() }).nullable(),
  others: z.array(z.looseObject({ id: z.string(), enemy: z.boolean(), kliks: z.number(), there: aimedForm, back: aimedForm })),
});

/** What the host told of a place, as Wartime tells it; null for anything else. */
export const readProspect = (told: unknown): Prospect | null => (prospectForm.safeParse(told).success ? (told as Prospect) : null);

/** Odds of options, by option. */
export type OddsByOption = ReadonlyMap<string, OptionOdds>;

export const NO_ODDS: OddsByOption = new Map();

/** The odds that the host told; whatever has another form is left out. */
export function readOdds(told: unknown): OddsByOption {
  if (typeof told !== 'object' || told === null) return NO_ODDS;
  return new Map(Object.entries(told).flatMap(([option, odds]) => (optionForm.safeParse(odds).success ? [[option, odds as OptionOdds] as const] : [])));
}

export const encounterWith = ({ others }: Prospect, id: string): Encounter | undefined => others.find((other) => other.id === id);
