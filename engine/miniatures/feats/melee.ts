import { pickOne } from '../../core/script.ts';
import { attack, neededFor } from '../attack.ts';
import { modifier, reaction, trait } from '../feat.ts';
import { cardOf, type Game } from '../game.ts';
import { areAdjacent } from '../stand.ts';
import { alliesOf, enemiesOf, isOwnTurn, type Figure, type FigureId } from '../state.ts';

/** SWM-16.31. */
export const meleeAttack = trait({ id: 'melee-attack', name: 'Melee Attack', text: 'Attacks adjacent enemies only, and neither gives nor takes combined fire.' });

/** SWM-16.8, SWM-AMB-37. */
export const cleave = reaction({
  id: 'cleave',
  name: 'Cleave',
  text: 'Once a turn, after its attack defeats an adjacent enemy, it may attack another adjacent enemy.',
  after: 'defeated',
  when: (game, self, event) => event.by === self.id && event.attack && event.adjacent && adjacentEnemies(game, self).length > 0,
  *run(game, self) {
    const enemies = adjacentEnemies(game, self);
    const details = Object.fromEntries(enemies.map((enemy) => [enemy, { needed: neededFor(game, self.id, enemy) }]));
    // A die falls next: the only target is asked for too.
    const target = yield* pickOne({ seat: self.seat, ask: 'target', about: { figure: self.id }, details }, enemies);
    yield* attack(game, self.id, target, 'answer');
  },
});

/** SWM-16.34: only in its own turn, after entering at least one square. */
const charging = (game: Game, self: Figure): boolean => isOwnTurn(game.state, self.id) && game.state.turn!.spent > 0;

export const momentum = [
  modifier({
    id: 'momentum',
    name: 'Momentum',
    text: 'In a turn in which it has moved: +4 Attack and +10 Damage against adjacent enemies.',
    stat: 'attack',
    value: (game, self, clash, value) => (clash.adjacent && charging(game, self) ? value + 4 : value),
  }),
  modifier({
    id: 'momentum',
    name: 'Momentum',
    text: 'In a turn in which it has moved: +4 Attack and +10 Damage against adjacent enemies.',
    stat: 'damage',
    value: (game, self, clash, value) => (clash.adjacent && charging(game, self) ? value + 10 : value),
  }),
] as const;

/** SWM-16.45. */
export const swarm = (bonus: number) => modifier({
  id: 'swarm',
  name: `Swarm +${bonus}`,
  text: `+${bonus} Attack for each ally of the same name next to the target.`,
  stat: 'attack',
  value: (game, self, { target }, value) => {
    const same = alliesOf(game.state, self).filter((ally) => ally.card === cardOf(game, self).id);
    return value + bonus * same.filter((ally) => areAdjacent(game, ally, target)).length;
  },
});

function adjacentEnemies(game: Game, self: Figure): FigureId[] {
  return enemiesOf(game.state, self.seat).filter((enemy) => areAdjacent(game, self, enemy)).map((enemy) => enemy.id);
}
