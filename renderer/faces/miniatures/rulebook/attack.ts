import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const attack: Chapter = chapter('attack', 'Attacks', {
  'SWM-11.1': 'An attack goes in this order: name the target, combine fire, roll, hit or miss, damage.',
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
  'SWM-11.9': 'Damage beyond the last hit point is lost.',
  'SWM-11.10': 'A character with no Damage makes no attacks.',
  'SWM-AMB-13': 'It is offered none, and combines no fire.',
});

export const feats: Chapter = chapter('feats', 'Feats', {
  'SWM-15.4': 'When several players may answer the same thing, the one whose character takes its turn comes first. Each orders their own answers.',
  'SWM-16.2': 'Accurate Shot: enemies in cover may be attacked even if others are nearer.',
  'SWM-16.3': 'Advantageous Cover: in cover its Defense is higher by the number on the card instead of 4.',
  'SWM-16.6': 'Bounty Hunter: the number on the card is added to its Attack against unique characters.',
  'SWM-16.8': 'Cleave: once in a turn, after its attack has defeated an adjacent enemy, it may attack another adjacent one.',
  'SWM-AMB-37': 'Cleave answers any attack of its owner, also one of opportunity.',
  'SWM-16.9': 'Cunning Attack: +4 Attack and +10 Damage against an enemy that was not activated in this round.',
  'SWM-16.13': 'Droid: a critical hit does not double the damage.',
  'SWM-16.31': 'Melee Attack: it attacks adjacent enemies only.',
  'SWM-16.34': 'Momentum: in its own turn, once it has moved, +4 Attack and +10 Damage against adjacent enemies.',
  'SWM-16.43': 'Stealth: in cover and more than 6 squares away, it does not count as the nearest enemy.',
  'SWM-16.45': 'Swarm: the number on the card is added to its Attack for each ally of the same name next to the target.',
  'SWM-16.46': 'Unique: a squad has each such person once.',
});
