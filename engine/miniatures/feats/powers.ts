/** Powers of the Force, and what else adds to it. */
import { pickOne, pickOrOnly, pickSome, type Script } from '../../core/script.ts';
import { attack, neededFor } from '../attack.ts';
import { hurt, oneByOne } from '../damage.ts';
import { action, reaction, trait } from '../feat.ts';
import { hasForceRating } from '../force.ts';
import { emit, over, type Game } from '../game.ts';
import { areAdjacent } from '../stand.ts';
import { alliesOf, isStanding, type Figure, type FigureId } from '../state.ts';
import { targetsOf, victimsOf } from '../target.ts';
import { besides, woundedBeside } from './actions.ts';

/** SWM-16.17. */
export const forceLeap = action({
  id: 'force-leap',
  name: 'Force Leap',
  text: 'Force 1: in this turn it moves through enemies, and nobody strikes at it as it leaves.',
  force: 1,
  replaces: false,
  rule: 'SWM-16.17',
  *run(game, self) { emit(game, { type: 'leapt', figure: self.id }); },
});

/**
 * Attacks on each of a fixed list, in the order its player likes, each while it is still a target and none twice: whoever draws an attack has had its own,
 * and whom it was aimed at is still to come (SWM-16.4, SWM-16.30, SWM-AMB-21).
 */
function* attackEach(game: Game, self: Figure, list: readonly FigureId[]): Script {
  const left = list.slice();
  while (isStanding(self) && !over(game)) {
    const legal = targetsOf(game, self).legal.filter((id) => left.includes(id));
    if (legal.length === 0) return;
    const details = Object.fromEntries(legal.map((target) => [target, { needed: neededFor(game, self.id, target) }]));
    // A die falls next: the last target is asked for too.
    const target = yield* pickOne({ seat: self.seat, ask: 'target', about: { figure: self.id }, details }, legal);
    const struck = yield* attack(game, self.id, target, 'action', left.slice());
    left.splice(left.indexOf(struck), 1);
  }
}

const adjacentEnemies = (game: Game, self: Figure): FigureId[] => besides(game, self).filter(({ seat }) => seat !== self.seat).map(({ id }) => id);

/** SWM-16.30. */
export const lightsaberSweep = action({
  id: 'lightsaber-sweep',
  name: 'Lightsaber Sweep',
  text: 'Force 1, instead of attacking: it attacks each adjacent enemy once.',
  force: 1,
  replaces: true,
  rule: 'SWM-16.30',
  barred: (game, self) => (adjacentEnemies(game, self).length > 0 ? null : { rule: 'SWM-16.30', why: 'nobodyBeside' }),
  *run(game, self) { yield* attackEach(game, self, adjacentEnemies(game, self)); },
});

/** SWM-16.4: the list is fixed before the first roll. */
export const blasterBarrage = action({
  id: 'blaster-barrage',
  name: 'Blaster Barrage',
  text: 'Force 1, instead of attacking: it attacks every legal target once.',
  force: 1,
  replaces: true,
  rule: 'SWM-16.4',
  barred: (game, self) => (targetsOf(game, self).legal.length > 0 ? null : { rule: 'SWM-16.4', why: 'noTarget' }),
  *run(game, self) { yield* attackEach(game, self, targetsOf(game, self).legal); },
});

/** SWM-16.16. */
export const forceGrip = (damage: number) => action({
  id: 'force-grip',
  name: 'Force Grip',
  text: `Force 1, instead of attacking: an enemy in sight takes ${damage} damage.`,
  force: 1,
  replaces: true,
  rule: 'SWM-16.16',
  targets: (game, self) => victimsOf(game, self, Infinity, 'SWM-16.16'),
  *run(game, self, target) {
    yield* hurt(game, target!, damage, { by: self.id, attack: false, adjacent: areAdjacent(game, self, target!) });
  },
});

/** Range of Force Lightning in squares, and how many it leaps to (SWM-16.18). */
const LIGHTNING = { range: 6, leaps: 2 };

/** SWM-16.18: whom it leaps to need be neither in sight nor near. */
export const forceLightning = (damage: number) => action({
  id: 'force-lightning',
  name: `Force Lightning ${damage}`,
  text: `Force 2, instead of attacking: an enemy within ${LIGHTNING.range} squares and up to ${LIGHTNING.leaps} characters next to it take ${damage} damage.`,
  force: 2,
  replaces: true,
  rule: 'SWM-16.18',
  targets: (game, self) => victimsOf(game, self, LIGHTNING.range, 'SWM-16.18'),
  *run(game, self, target) {
    const near = besides(game, target!).filter(({ id }) => id !== self.id).map(({ id }) => id);
    const leaps = near.length === 0 ? [] : yield* pickSome({ seat: self.seat, ask: 'lightning', about: { figure: self.id, target: target!.id } }, near, 0, Math.min(LIGHTNING.leaps, near.length));
    const struck = [target!, ...game.state.figures.filter(({ id }) => leaps.includes(id))];
    yield* oneByOne(game, struck, damage, (victim) => {
      const beside = besides(game, self).some(({ id }) => id === victim.id);
      return hurt(game, victim, damage, { by: self.id, attack: false, adjacent: beside });
    });
  },
});

/** SWM-16.21. */
export const forceStorm = (damage: number) => action({
  id: 'force-storm',
  name: 'Force Storm',
  text: `Force 2, instead of attacking: everybody next to it takes ${damage} damage.`,
  force: 2,
  replaces: true,
  rule: 'SWM-16.21',
  barred: (game, self) => (besides(game, self).length > 0 ? null : { rule: 'SWM-16.21', why: 'nobodyBeside' }),
  *run(game, self) {
    yield* oneByOne(game, besides(game, self), damage, (victim) => hurt(game, victim, damage, { by: self.id, attack: false, adjacent: true }));
  },
});

/** SWM-16.25. */
export const heal = (amount: number) => action({
  id: 'heal',
  name: `Heal ${amount}`,
  text: `Force 2, instead of attacking: an adjacent character that is no Droid loses ${amount} damage.`,
  force: 2,
  replaces: true,
  helps: true,
  rule: 'SWM-16.25',
  targets: (game, self) => woundedBeside(game, self, false, 'SWM-16.25'),
  *run(game, self, target) {
    emit(game, { type: 'healed', figure: target!.id, amount: Math.min(amount, target!.damage), by: self.id });
  },
});

/** SWM-16.19, SWM-AMB-22: when it is activated, not when it lends its fire. */
export const forceRenewal = (points: number) => reaction({
  id: 'force-renewal',
  name: `Force Renewal ${points}`,
  text: `Each time it is activated it gains ${points} Force.`,
  after: 'activated',
  must: true,
  when: (_game, self, { figure }) => figure === self.id,
  *run(game, self) { emit(game, { type: 'forceGained', figure: self.id, points, spirit: false }); },
});

/** SWM-16.20, SWM-AMB-24. */
export const forceSpirit = (points: number) => reaction({
  id: 'force-spirit',
  name: `Force Spirit ${points}`,
  text: `When it is defeated, an ally with the Force gains ${points} Force and may use the Force once more in every turn.`,
  after: 'defeated',
  must: true,
  fallen: true,
  when: (game, self, { figure }) => figure === self.id && alliesOf(game.state, self).some((ally) => hasForceRating(game, ally)),
  *run(game, self) {
    const allies = alliesOf(game.state, self).filter((ally) => hasForceRating(game, ally)).map(({ id }) => id);
    const figure = yield* pickOrOnly({ seat: self.seat, ask: 'spirit', about: { figure: self.id } }, allies);
    emit(game, { type: 'forceGained', figure, points, spirit: true });
  },
});

/** SWM-16.24. */
export const handOfTheEmperor = trait({ id: 'hand-of-the-emperor', name: 'Hand of the Emperor', text: 'Once a turn it may also use the Force with points of Emperor Palpatine.' });
