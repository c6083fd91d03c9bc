import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const conditions: Chapter = chapter('conditions', 'Conditions', {
  'SP-COND-01': 'A condition lies on the unit’s card and holds for all its characters.',
  'SP-COND-02': 'A unit cannot have a condition twice. If it would gain it again, it suffers 1 damage instead.',
  'SP-COND-03': 'When an option of the attacker’s combat tree would do this, the 1 damage is added to the damage pool.',
  'SP-COND-04': 'Strained: after one of its characters has advanced, dashed, climbed or jumped, or the unit has made an action or an attack or used an Active or Reactive ability, the unit suffers 3 damage. Then Strained is removed.',
  'SP-COND-05': 'The unit has to be Strained both when the effect begins and when it ends. If it gains or loses Strained in between, nothing happens. Where effects are nested, only the first to finish counts.',
  'SP-COND-06': 'Disarmed: the unit’s characters cannot use Expertise when they attack. Before anything else is done to its next attack roll, remove the dice that show Expertise.',
  'SP-COND-07': 'Disarmed is removed in that attack, after its results have been determined.',
  'SP-COND-08': 'Exposed: the unit’s characters cannot use Expertise when they defend. Before anything else is done to its next defense roll, remove the dice that show Expertise.',
  'SP-COND-09': 'Exposed is removed in that attack, after its results have been determined.',
  'SP-COND-10': 'Expertise that comes later into such a roll, by a reroll or an added result, is of no use either: no row of the chart applies.',
  'SP-COND-11': 'Pinned: the next advance, dash, climb or jump of one of its characters does not happen. Then Pinned is removed.',
  'SP-COND-12': 'A move stopped by Pinned does not count as a move: no ingress point, and Strained does not react to it, though it does to the action. Pinned also stops Reposition and moves from abilities, but not Push, Pull and Place.',
  'SP-COND-13': 'Conditions do not fade with time. Only their own text, a heal, recovery, Immunity or a card removes them.',
  'SP-COND-14': 'A condition is neither an allied nor an enemy effect.',
});
