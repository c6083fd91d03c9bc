import { z } from 'zod';
import { checked } from '../core/form.ts';

const squadForm = z.strictObject({ primary: z.string(), secondary: z.string(), supporting: z.string() });

/** Lengths in mm; the values of the printed game are the defaults (facts: tools measured, movement tool width estimated). */
const scaleForm = z.strictObject({
  /** Range 1 to Range 5. */
  ranges: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]).default([25.4, 76.2, 152.4, 203.2, 254]),
  advance: z.number().default(150),
  dash: z.number().default(85),
  toolWidth: z.number().default(25),
  objective: z.number().default(12.7),
  /** Height a figure needs free above its standing surface. */
  figureHeight: z.number().default(32),
});

/** Rulings that groups play differently; defaults are the recommended readings. */
const houseRulesForm = z.strictObject({
  elevationEqualIsSame: z.boolean().default(true),
  higherCharactersStopPush: z.boolean().default(false),
  toolMayEndBeyondTip: z.boolean().default(true),
  engagementMutual: z.boolean().default(true),
  woundedEnemiesEngageHunker: z.boolean().default(true),
  treePersonalEffectsAtOnce: z.boolean().default(true),
  freeActivePaysTax: z.boolean().default(true),
  grantedActionsCount: z.boolean().default(true),
  terrainCoverNeedsHunker: z.boolean().default(true),
});

export const teamForm = z.strictObject({ name: z.string().default(''), squads: z.tuple([squadForm, squadForm]), mission: z.string().default('shifting-priorities') });

const setupForm = z.strictObject({
  table: z.string(),
  teams: z.tuple([teamForm, teamForm]),
  edition: z.enum(['current', 'firstPrint']).default('current'),
  scale: scaleForm.default(() => scaleForm.parse({})),
  houseRules: houseRulesForm.default(() => houseRulesForm.parse({})),
  /** Struggle cards needed to win; 2 in the rules (SP-WIN-01), 1 for a short match. */
  claimsToWin: z.number().int().min(1).max(2).default(2),
});

export type Squad = z.infer<typeof squadForm>;
export type Team = z.infer<typeof teamForm>;
export type Scale = z.infer<typeof scaleForm>;
export type HouseRules = z.infer<typeof houseRulesForm>;
export type ShatterpointSetup = z.infer<typeof setupForm>;

/** Checks a match setup. Throws `InputError` naming the field. */
export const readSetup = (input: unknown): ShatterpointSetup => checked('setup', setupForm as unknown as z.ZodType<ShatterpointSetup>, input);
