/** A measure or limit that a skirmish may set otherwise: its setting in the setup, the rule it reads, and values it may have, the usual one first. */
export interface HouseRule {
  readonly name: 'points' | 'rounds' | 'deployRows' | 'square';
  readonly rule: string;
  readonly values: readonly number[];
}

/** What groups play differently. */
export const houseRules: readonly HouseRule[] = [
  { name: 'points', rule: 'SWM-2.2', values: [100, 150, 200] },
  { name: 'rounds', rule: 'SWM-4.2', values: [12, 6, 20] },
  { name: 'deployRows', rule: 'SWM-AMB-02', values: [4, 2, 8] },
  { name: 'square', rule: 'SWM-3.6', values: [25.4, 38.1] },
];
