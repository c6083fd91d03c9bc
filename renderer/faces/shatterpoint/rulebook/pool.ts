import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const pool: Chapter = chapter('pool', 'Damage pool', {
  'SP-POOL-01': 'Damage from the attack chart and from options of the tree is collected in a pool, 1 for each icon, and not suffered yet.',
  'SP-POOL-02': 'When the last option has been applied, the defender’s unit suffers the whole pool.',
  'SP-POOL-03': 'Before that, special rules may change the pool: Protection, for instance, or abilities that halve damage.',
  'SP-POOL-04': 'If an option gives the defender a condition that its unit already has, add 1 to the pool instead.',
  'SP-POOL-05': 'The pool is suffered all together, as one lot of damage.',
});
