import { z } from 'zod';
import { checked } from '../../core/form.ts';
import { teamName, word } from '../../core/kept.ts';

const squadForm = z.strictObject({ primary: word, secondary: word, supporting: word });

/** Figures of a fifth to three times the printed game's size fit in between. */
const range = z.number().min(5).max(900);
const tool = z.number().min(15).max(600);

/** Two movement tools, five range tools and the other lengths in mm (SP-COMP-03, SP-COMP-04); the values of the printed game are the defaults (facts: tools measured, movement tool width estimated). */
const scaleForm = z.strictObject({
  /** Range 1 to Range 5, each longer than the one before. */
  ranges: z.tuple([range, range, range, range, range]).default([25.4, 76.2, 152.4, 203.2, 254]).refine((ranges) => ranges.every((length, i) => i === 0 || length > ranges[i - 1]!), 'each range must be longer than the one before'),
  advance: tool.default(150),
  dash: tool.default(85),
  /** 0: a line. */
  toolWidth: z.number().min(0).max(100).default(25),
  objective: z.number().min(3).max(60).default(12.7),
  /** Height a figure needs free above its standing surface. */
  figureHeight: z.number().min(5).max(150).default(32),
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
  /** Parts that the attacker stands on or in give the defender no cover. */
  coverIgnoresAttackersOwnPart: z.boolean().default(true),
  /** Full length of a push: the range tool, or the tool and the base's diameter. */
  pushDisplacement: z.enum(['tool', 'toolAndBase']).default('tool'),
  allowReserveLastCard: z.boolean().default(false),
  allowPassLastShatterpoint: z.boolean().default(false),
  /** False: the player chooses which momentum tokens are spent. */
  momentumSpendInnermost: z.boolean().default(true),
  /** Where a character deploys that finds no place within Range 1 of its Primary: a Range farther and farther, or near the own edge. */
  crowdedDeployment: z.enum(['spread', 'ownEdge']).default('spread'),
  firstMapChooser: z.enum(['secondPlayer', 'firstPlayer']).default('secondPlayer'),
  /** Four eras, or the three of the English rulebook without the New Republic. */
  eras: z.union([z.literal(4), z.literal(3)]).default(4),
  /** A card that lets somebody else and the own characters do something does its own part also when there is nobody else to choose. */
  ownPartWithoutOther: z.boolean().default(true),
  /** Objectives lie where the table names them, not where the mission prints them. */
  tableObjectives: z.boolean().default(false),
  /** Primaries deploy in the outlines that the table draws: the first one is the near side's, the second the far side's. */
  tableDeployment: z.boolean().default(false),
});

const teamForm = z.strictObject({ name: teamName.default(''), squads: z.tuple([squadForm, squadForm]), mission: word.default('shifting-priorities') });

export const setupForm = z.strictObject({
  /** The battlefield, agreed on by choosing it before the match (SP-FIELD-01, -02, -07). */
  table: word,
  /** Two players (SP-COMP-08). */
  teams: z.tuple([teamForm, teamForm]),
  edition: z.enum(['current', 'firstPrint']).default('current'),
  scale: scaleForm.default(() => scaleForm.parse({})),
  houseRules: houseRulesForm.default(() => houseRulesForm.parse({})),
  /** Struggle cards needed to win; 2 in the rules (SP-WIN-01), 1 for a short match. */
  claimsToWin: z.number().int().min(1).max(2).default(2),
});

/** The lengths of the printed game. */
export const PRINTED_SCALE = scaleForm.parse({});

export type Squad = z.infer<typeof squadForm>;
export type Team = z.infer<typeof teamForm>;
export type Scale = z.infer<typeof scaleForm>;
export type HouseRules = z.infer<typeof houseRulesForm>;
export type ShatterpointSetup = z.infer<typeof setupForm>;

/** Checks a match setup. Throws `InputError` naming the field. */
export const readSetup = (input: unknown): ShatterpointSetup => checked('setup', setupForm as unknown as z.ZodType<ShatterpointSetup>, input);
