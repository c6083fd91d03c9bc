import { z } from 'zod';
import { COMBINED_FIRE, SPEED } from './numbers.ts';

/** Rulings that a skirmish may set otherwise, each with the usual one. */
export const houseForm = z.strictObject({
  /** Added to an attack for each ally that joins in (SWM-11.6, SWM-AMB-09). */
  combinedFireBonus: z.number().int().min(0).max(20).default(COMBINED_FIRE),
  /** Whether joining in is the activation of the round of whoever does (SWM-AMB-10). */
  combinedFireActivates: z.boolean().default(true),
  /** Whether a critical doubles what feats add to the damage too (SWM-AMB-12). */
  critDoublesBonuses: z.boolean().default(true),
  /** Whether there is at most one of each unique person in a squad (SWM-2.6). */
  uniqueEnforced: z.boolean().default(true),
  /** Whether only the defeat of an ally is answered with an Impulsive Shot (SWM-AMB-26). */
  impulsiveShotAlliedOnly: z.boolean().default(true),
  /** Whether the Savage may move where an enemy is beside them as their turn begins (SWM-AMB-29). */
  savageMayReposition: z.boolean().default(false),
  /** Squares that who strafes moves at most, at the usual speed (SWM-AMB-18). */
  strafeMaxMove: z.number().int().min(1).max(48).default(2 * SPEED),
  /** Whether a door is open for who stands at a corner of it too (SWM-AMB-16). */
  doorDiagonal: z.boolean().default(false),
  /** Whether diagonal steps pass corners and ends of walls that the meshes leave free (SWM-8.4, SWM-AMB-05). */
  bevelledCorners: z.boolean().default(false),
  /** Whether powers and abilities may be aimed at allies (SWM-AMB-31). */
  powersMayTargetAllies: z.boolean().default(false),
  /** Whether commanders have effects of our own where no source tells theirs (SWM-15.1). */
  commanderEffects: z.boolean().default(false),
});

export type House = z.infer<typeof houseForm>;

/** A measure, limit or ruling that a skirmish may set otherwise: its setting in the setup, the rule it reads, and values it may have, the usual one first. */
export interface HouseRule {
  readonly name: 'points' | 'rounds' | 'deployRows' | 'tableDeployment' | 'square' | 'levels' | keyof House;
  readonly rule: string;
  readonly values: readonly (number | boolean)[];
}

/** What groups play differently. */
export const houseRules: readonly HouseRule[] = [
  { name: 'points', rule: 'SWM-2.2', values: [100, 150, 200] },
  { name: 'rounds', rule: 'SWM-4.2', values: [20, 12, 6] },
  { name: 'deployRows', rule: 'SWM-AMB-02', values: [4, 2, 8] },
  { name: 'tableDeployment', rule: 'SWM-3.6', values: [false, true] },
  { name: 'square', rule: 'SWM-3.6', values: [25.4, 38.1] },
  // True levels: the printed map is flat.
  { name: 'levels', rule: 'SWM-13.1', values: [1, 3] },
  { name: 'commanderEffects', rule: 'SWM-15.1', values: [false, true] },
  { name: 'combinedFireBonus', rule: 'SWM-AMB-09', values: [COMBINED_FIRE, 2, 6] },
  { name: 'combinedFireActivates', rule: 'SWM-AMB-10', values: [true, false] },
  { name: 'critDoublesBonuses', rule: 'SWM-AMB-12', values: [true, false] },
  { name: 'uniqueEnforced', rule: 'SWM-2.6', values: [true, false] },
  { name: 'impulsiveShotAlliedOnly', rule: 'SWM-AMB-26', values: [true, false] },
  { name: 'savageMayReposition', rule: 'SWM-AMB-29', values: [false, true] },
  { name: 'strafeMaxMove', rule: 'SWM-AMB-18', values: [2 * SPEED, SPEED, 4 * SPEED] },
  { name: 'doorDiagonal', rule: 'SWM-AMB-16', values: [false, true] },
  { name: 'bevelledCorners', rule: 'SWM-AMB-05', values: [false, true] },
  { name: 'powersMayTargetAllies', rule: 'SWM-AMB-31', values: [false, true] },
];
