import { cm } from '../shape/point.ts';

/** A measure or limit that an adventure may set otherwise: its setting in the setup, the rule it reads, and values it may have, the usual one first. */
export interface HouseRule {
  readonly name: 'points' | 'turns' | 'klik' | 'vitality' | 'deployRange' | 'tableDeployment';
  readonly rule: string;
  readonly values: readonly (boolean | number)[];
}

/** What groups play differently; lengths in mm. */
export const houseRules: readonly HouseRule[] = [
  { name: 'points', rule: 'WT-4.11', values: [250, 100, 500] },
  { name: 'turns', rule: 'WT-5.6', values: [6, 3, 12] },
  { name: 'klik', rule: 'WT-1.7', values: [cm(3), cm(2), cm(1)] },
  { name: 'vitality', rule: 'WT-9.16', values: [true, false] },
  { name: 'deployRange', rule: 'WT-5.1', values: [cm(12), cm(6), cm(30)] },
  { name: 'tableDeployment', rule: 'WT-5.1', values: [false, true] },
];
