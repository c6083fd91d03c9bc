/** Feats that say how often a character attacks, and how attacks and moves go together. */
import { hasFeat } from '../card.ts';
import { modifier, trait } from '../feat.ts';
import { cardOf } from '../game.ts';
import { isOwnTurn } from '../state.ts';

/** SWM-16.10. */
export const doubleAttack = trait({ id: 'double-attack', name: 'Double Attack', text: 'If it begins its turn with an attack, it may make a second one instead of moving.' });

/** SWM-16.46. */
export const tripleAttack = trait({ id: 'triple-attack', name: 'Triple Attack', text: 'If it begins its turn with an attack, it may make two more instead of moving.' });

/** SWM-16.11. */
export const doubleClawAttack = trait({
  id: 'double-claw-attack', name: 'Double Claw Attack', text: 'If it begins its turn with an attack on an adjacent enemy, it may attack an adjacent enemy again instead of moving.',
});

/** SWM-16.26. */
export const heavyWeapon = trait({ id: 'heavy-weapon', name: 'Heavy Weapon', text: 'It does not attack and move in the same turn.' });

/** SWM-16.33. */
export const mobileAttack = trait({ id: 'mobile-attack', name: 'Mobile Attack', text: 'It may move before and after its attack, with no more movement in all than one move.' });

/** SWM-16.7, SWM-AMB-20: in its own turn, claimed with the attack. */
export const carefulShot = (bonus: number) => modifier({
  id: 'careful-shot',
  name: `Careful Shot +${bonus}`,
  text: `+${bonus} Attack in a turn in which it does not move.`,
  stat: 'attack',
  still: true,
  value: (_game, _self, { still }, value) => (still ? value + bonus : value),
});

/** SWM-16.32, SWM-AMB-20: in its own turn, claimed with the attack. */
export const mightySwing = (bonus: number) => modifier({
  id: 'mighty-swing',
  name: `Mighty Swing +${bonus}`,
  text: `+${bonus} Damage against adjacent enemies in a turn in which it does not move.`,
  stat: 'damage',
  still: true,
  near: true,
  value: (_game, _self, { still, adjacent }, value) => (still && adjacent ? value + bonus : value),
});

/** SWM-16.37, SWM-AMB-28: the second hit of a turn on the same adjacent enemy, and no other. */
export const rend = (bonus: number) => modifier({
  id: 'rend',
  name: `Rend +${bonus}`,
  text: `The second attack of a turn that hits the same adjacent enemy deals +${bonus} Damage.`,
  stat: 'damage',
  value: ({ state }, self, { target, adjacent }, value) =>
    (adjacent && isOwnTurn(state, self.id) && state.turn!.struck.filter((id) => id === target.id).length === 1 ? value + bonus : value),
});

/** SWM-16.28. */
export const ionGun = (bonus: number) => modifier({
  id: 'ion-gun',
  name: `Ion Gun +${bonus}`,
  text: `+${bonus} Damage against Droids.`,
  stat: 'damage',
  value: (game, _self, { target }, value) => (hasFeat(cardOf(game, target), 'droid') ? value + bonus : value),
});
