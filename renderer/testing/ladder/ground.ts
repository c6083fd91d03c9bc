import type { GroundRules } from '../../tools/groundRules.ts';

/** The ground is never asked in this game; whatever it said would be about free squares. */
export const ground: GroundRules = {
  refusalOf: (objection) => ({ rule: 'LAD-2', ...objection }), blocked: 'LAD-2', gait: () => { throw new Error('nobody walks freely here'); }, coverWithin: null,
  trial: {
    givers: () => [], covers: () => () => false, cost: 1, kinds: [], reached: () => [], goes: () => null, anywhere: () => [[], []],
    strike: () => ({ seen: false, covered: false, range: null, open: false, farthest: null }),
  },
};
