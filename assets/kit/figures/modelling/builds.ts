/** Builds of bodies: proportions, how thick their limbs are, and their size beside a human's. */
import type { Proportions } from '../../../skeleton.ts';
import { HEAVY, HUMAN, SLIM, TALL_DROID, THIN_DROID } from './rig.ts';

export interface Build {
  readonly body: Proportions;
  /** Thickness of trunk and limbs. */
  readonly bulk: number;
  /** 1 is a human's: the finished figure is this much larger. */
  readonly size: number;
  readonly head: number;
  readonly waist?: number;
  readonly bust?: number;
}

const CHILD: Proportions = { ...SLIM, shoulder: 3.9, upperLeg: 7.2, lowerLeg: 6.8, upperArm: 5.2, lowerArm: 4.8 };
const SQUAT: Proportions = { ...HUMAN, hip: 2.3, shoulder: 4.5, upperArm: 5.2, lowerArm: 4.6, upperLeg: 5.6, lowerLeg: 5.2, neck: 6.8 };
const LANKY: Proportions = { ...HUMAN, shoulder: 4.9, upperArm: 6.8, lowerArm: 6.4, upperLeg: 9.3, lowerLeg: 9.1, neck: 7.8 };

/** No legs to speak of: what rolls on its own feet. */
const BARREL: Proportions = { ...HUMAN, hip: 4, upperLeg: 4.6, lowerLeg: 4.6, ankle: 1.2 };

/** A mount's legs under a rider's trunk: it stands on its toes, so that its ankles are high. */
const RIDER: Proportions = { ...HUMAN, hip: 3.7, spine: 6.2, upperLeg: 8.6, lowerLeg: 8, ankle: 5.4 };
/** The forelegs of a heavy beast under a rider's trunk. */
const DROVER: Proportions = { ...HUMAN, hip: 4.6, spine: 6.6, upperLeg: 6.6, lowerLeg: 6.2, ankle: 1.8 };
/** A trunk as broad as it is high, with no legs to speak of. */
const SLUG: Proportions = {
  ...HUMAN, hip: 4, spine: 3, chest: 4, neck: 9.6, shoulder: 8, shoulderY: 6, upperArm: 6.2, lowerArm: 6, upperLeg: 4.6, lowerLeg: 4.6, ankle: 1.2,
};

export const BUILDS = {
  man: { body: HUMAN, bulk: 1, size: 1, head: 1.12 },
  woman: { body: SLIM, bulk: 0.86, size: 0.97, head: 1.08, waist: 0.82, bust: 0.25 },
  broad: { body: HEAVY, bulk: 1.12, size: 1.04, head: 1.12 },
  lean: { body: SLIM, bulk: 0.92, size: 1.02, head: 1.08 },
  tall: { body: LANKY, bulk: 0.98, size: 1.02, head: 1.06 },
  giant: { body: HEAVY, bulk: 1.2, size: 1.13, head: 1.12 },
  youth: { body: CHILD, bulk: 0.86, size: 0.88, head: 1.16, waist: 0.92 },
  small: { body: SQUAT, bulk: 1.22, size: 0.76, head: 1.3 },
  hunterDroid: { body: { ...THIN_DROID, shoulder: 4.5, hip: 2 }, bulk: 1, size: 1, head: 1 },
  thinDroid: { body: THIN_DROID, bulk: 1, size: 1, head: 1 },
  rider: { body: RIDER, bulk: 0.96, size: 0.94, head: 1.1 },
  drover: { body: DROVER, bulk: 0.96, size: 0.94, head: 1.1 },
  slug: { body: SLUG, bulk: 1.5, size: 1, head: 1 },
  barrel: { body: BARREL, bulk: 1, size: 1, head: 1 },
  tallDroid: { body: TALL_DROID, bulk: 1, size: 1, head: 1 },
} as const satisfies Record<string, Build>;
export type BuildName = keyof typeof BUILDS;
