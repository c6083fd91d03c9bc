import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const attack: Chapter = chapter('attack', 'Attacks', {
  'SWM-11.1': 'An attack goes in this order: name the target, let others draw the fire, combine fire, roll, roll again with the Force, hit or miss, let a bodyguard step in, damage.',
  'SWM-11.2': 'The attack hits when the die and all bonuses reach the target’s Defense.',
  'SWM-11.3': 'With Attack +6 against Defense 17 the die must show 11 or more; against cover 15.',
  'SWM-11.4': 'A 20 on the die always hits, and doubles the damage.',
  'SWM-11.5': 'A 1 on the die always misses.',
  'SWM-11.6': 'Allies that were not yet activated and see the target may combine fire. Each adds 4 to the attack and is then activated.',
  'SWM-AMB-09': 'Each helper is worth 4, however strong it is.',
  'SWM-AMB-10': 'Helping is the helper’s activation of this round, but none of the two of the phase.',
  'SWM-AMB-11': 'A helper needs to see the target, nothing more. Melee fighters neither help nor are helped.',
  'SWM-11.7': 'Bonuses to the damage are added first, then a critical hit doubles the sum.',
  'SWM-AMB-12': 'The doubling counts for bonuses too.',
  'SWM-11.8': 'Different bonuses add up. The same one does not count twice.',
  'SWM-11.9': 'Damage beyond the last hit point is lost, and healing never goes above the hit points of the card.',
  'SWM-11.10': 'A character with no Damage makes no attacks.',
  'SWM-AMB-13': 'It is offered none, and combines no fire.',
  'SWM-AMB-33': 'Each attack may have helpers of its own; nobody helps twice.',
});
