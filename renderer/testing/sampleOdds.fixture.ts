import type { OptionOdds } from '../../engine/shatterpoint/offer.ts';

/** Odds of an attack of the sample match. For tests. */
export const sampleOdds = (defender: string, change: Partial<OptionOdds> = {}): OptionOdds => ({
  attacker: '0.rook.1', defender, kind: 'melee', attackDice: 8, defenseDice: 6, successes: [0.1, 0.3, 0.6], damage: [0.05, 0, 0.2, 0.25, 0.2, 0.15, 0.1, 0.046, 0.004], mean: 3.62, wound: 0.3,
  conditions: { strained: 0.6, disarmed: 0, exposed: 0, pinned: 0 }, icons: {}, replies: {},
  reasons: [{ on: 'attackDice', amount: 7, source: 'card' }, { on: 'attackDice', amount: 1, source: 'focus' }, { on: 'defenseDice', amount: 5, source: 'card' }, { on: 'defenseDice', amount: 1, source: 'ability', ability: 'sable-nerve', unit: '1.sable' }],
  unsettled: [], ...change,
});
