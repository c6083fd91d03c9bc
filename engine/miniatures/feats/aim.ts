import { cardOf } from '../game.ts';
import { modifier, trait } from '../feat.ts';

/** SWM-16.2. */
export const accurateShot = trait({ id: 'accurate-shot', name: 'Accurate Shot', text: 'Enemies in cover are legal targets however near others stand.' });

/** SWM-16.43. */
export const stealth = trait({ id: 'stealth', name: 'Stealth', text: 'While in cover, attackers more than 6 squares away do not count this character as their nearest enemy.' });

/** SWM-16.6. */
export const bountyHunter = (bonus: number) => modifier({
  id: 'bounty-hunter',
  name: `Bounty Hunter +${bonus}`,
  text: `+${bonus} Attack against unique characters.`,
  stat: 'attack',
  value: (game, _self, { target }, attack) => (cardOf(game, target).unique ? attack + bonus : attack),
});

/** SWM-16.9: two numbers, so two feats of one name. */
export const cunningAttack = [
  modifier({
    id: 'cunning-attack',
    name: 'Cunning Attack',
    text: '+4 Attack and +10 Damage against an enemy that was not activated this round.',
    stat: 'attack',
    value: (_game, _self, { target }, attack) => (target.activated ? attack : attack + 4),
  }),
  modifier({
    id: 'cunning-attack',
    name: 'Cunning Attack',
    text: '+4 Attack and +10 Damage against an enemy that was not activated this round.',
    stat: 'damage',
    value: (_game, _self, { target }, damage) => (target.activated ? damage : damage + 10),
  }),
] as const;
