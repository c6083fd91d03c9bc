import { active, advised, after, innate, reactive, slug } from '../game/ability.ts';
import { chooseCharacter, chooseWay, enemiesWithin, hasEnemyWithin } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { dropHunker, gainCondition, gainHunker } from '../deeds/effects.ts';
import { unitWith } from '../state/find.ts';
import type { Game, Ability } from '../game/game.ts';
import { gainTagUntilTurnEnds } from '../deeds/lasting.ts';
import { everyCharacter } from './allies.ts';
import { hasTag, tagsThatMatter } from '../game/tags.ts';
import { charactersOf, charactersWithin, enemies, engagedWith, engagedWithUnit, sees, standing } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { shift } from '../deeds/push.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { addDice } from '../attack/modify.ts';
import type { Script } from '../../core/script.ts';

/** Enemies within Range n of any of the unit's characters, paired with the character to measure from. */
export const reachableEnemies = (game: Game, unit: Unit, n: number): CharacterId[] => [
  ...new Set(standing(unit).flatMap((id) => enemiesWithin(game, unit, id, n))),
];

/** The own character that uses a power against a target: the only one in reach, or the player's choice. */
function* userFor(game: Game, unit: Unit, target: CharacterId, n: number, ability: string): Script<CharacterId> {
  return (yield* chooseCharacter(unit.seat, ability, standing(unit).filter((id) => charactersWithin(game, id, target, n))))!;
}

/** Own character and an enemy within Range n of it: the enemy is pushed or pulled so far; then something may follow. */
export const forceMove = (name: string, cost: number, n: number, way: 'push' | 'pull', length: number, also = '', then?: (game: Game, unit: Unit, enemy: CharacterId, user: CharacterId) => Script): Ability => {
  const id = slug(name);
  return advised({ purpose: 'harm', deed: 'displace' }, active(name, cost, `An enemy character within range ${n} of one of this unit’s characters is ${way === 'push' ? 'pushed' : 'pulled'} range ${length} ${way === 'push' ? 'away from' : 'toward'} it.${also}`, {
    can: (game, unit) => hasEnemyWithin(game, unit, n),
    *run(game, unit) {
      const enemy = yield* chooseCharacter(unit.seat, id, reachableEnemies(game, unit, n));
      if (enemy === null) return;
      const user = yield* userFor(game, unit, enemy, n, id);
      yield* shift(game, enemy, { range: length, from: user, way });
      if (then !== undefined) yield* then(game, unit, enemy, user);
    },
  }));
};

export const forcePush: Ability = forceMove('Force Push', 2, 3, 'push', 3);
export const forcePull: Ability = forceMove('Force Pull', 1, 3, 'pull', 2);

export const forceRepulse: Ability = advised({ purpose: 'blast', deed: 'displace' }, active('Force Repulse', 2, 'Pick one of this unit’s characters: every other character within range 2 of it is pushed range 2 away from it.', {
  *run(game, unit) {
    const centre = yield* chooseCharacter(unit.seat, 'force-repulse', standing(unit));
    if (centre === null) return;
    const left = everyCharacter(game).filter((id) => id !== centre && charactersWithin(game, centre, id, 2));
    while (left.length > 0) {
      const next = (yield* chooseCharacter(unit.seat, 'force-repulse', left))!;
      left.splice(left.indexOf(next), 1);
      yield* shift(game, next, { range: 2, from: centre, way: 'push', seat: unit.seat });
    }
  },
}));

export const manipulatingHand: Ability = advised({ purpose: 'harm', deed: 'displace' }, active('Manipulating Hand', 2, 'Pick an enemy character within range 4: it dashes, and this unit’s player moves it.', {
  can: (game, unit) => hasEnemyWithin(game, unit, 4),
  *run(game, unit) {
    const enemy = yield* chooseCharacter(unit.seat, 'manipulating-hand', reachableEnemies(game, unit, 4));
    if (enemy !== null) yield* toolMove(game, enemy, 'dash', { optional: false, seat: unit.seat });
  },
}));

/** The unit may drop out of a fight when an ally with a tag attacks the enemy it is Engaged with. */
export const slipAway = (isKin: (game: Game, friend: Unit) => boolean, tags: string): Ability =>
  reactive('Slip Away', 0, `When another allied ${tags} character targets an enemy engaged with this unit, one of this unit’s characters engaged with it may reposition; if it does, the unit gains a Hunker token.`, 'targeted', {
    when(game, unit, { attacker, defender }) {
      const friend = unitWith(game.state, attacker);
      return (
        friend.seat === unit.seat && friend.id !== unit.id && isKin(game, friend) && engagedWith(game, defender).some(({ unit: held }) => held.id === unit.id)
      );
    },
    *run(game, unit, { defender }) {
      const slipping = yield* chooseCharacter(unit.seat, 'slip-away', engagedWith(game, defender).filter(({ unit: held }) => held.id === unit.id).map(({ character }) => character.id));
      if (slipping !== null && (yield* toolMove(game, slipping, 'reposition'))) yield* gainHunker(game, unit.id);
    },
  });

/** "For the Empire": an action that throws an Engaged enemy back and leaves the unit Exposed. */
export const forTheEmpire = (name: string): Ability => advised({ purpose: 'blast', deed: 'displace' }, active(name, 1, 'Action: an enemy character engaged with one of this unit’s characters is pushed range 2 away from it; then the unit gains exposed.', {
  action: true,
  can: (game, unit) => standing(unit).some((id) => engagedWith(game, id).length > 0),
  *run(game, unit) {
    const enemy = yield* chooseCharacter(unit.seat, 'for-the-empire', engagedWithUnit(game, unit));
    if (enemy === null) return;
    const thrower = (yield* chooseCharacter(unit.seat, 'for-the-empire', standing(unit).filter((id) => engagedWith(game, id).some(({ character }) => character.id === enemy))))!;
    yield* shift(game, enemy, { range: 2, from: thrower, way: 'push' });
    yield* gainCondition(game, unit.id, 'exposed', thrower);
  },
}));

/** Trick Shot: with none of its characters Engaged, an enemy unit in sight takes 1 damage and loses its Hunker tokens. */
export function* trickShot(game: Game, unit: Unit): Script {
  if (standing(unit).some((id) => engagedWith(game, id).length > 0)) return;
  const seen = charactersOf(enemies(game, unit)).filter((enemy) => standing(unit).some((id) => sees(game, id, enemy)));
  const units = [...new Set(seen.map((id) => unitWith(game.state, id).id))];
  if (units.length === 0) return;
  const target = yield* chooseWay(unit.seat, 'trick-shot', units);
  damage(game, target, 1, standing(unit)[0]!, null);
  dropHunker(game, target);
}

/** Payday and its like: the unit has one tag more until the end of the turn, out of all that can matter: no other tag is carried or asked for in the match. */
export const payday = (name = 'Payday'): Ability => reactive(name, 1, 'When its player reveals an order card: this unit has one tag of its player’s choice until the end of the turn.', 'cardRevealed', {
  when: (_game, unit, { seat }) => seat === unit.seat,
  *run(game, unit) {
    const tags = tagsThatMatter(game, unit.seat).filter((tag) => !hasTag(game, unit, tag));
    if (tags.length > 0) gainTagUntilTurnEnds(game, unit, yield* chooseWay(unit.seat, slug(name), tags));
  },
});

/** May gain a Hunker token at the end of set-up. */
export const camouflage: Ability = innate('Camouflage', 'At the end of set-up this unit may gain a Hunker token.', after('setupEnded', { may: true, when: () => true, run: (game, unit) => gainHunker(game, unit.id) }));

export const forestDwellers: Ability = innate('Forest Dwellers', 'At the end of set-up and at the end of each of its activations this unit may gain a Hunker token.',
  after('setupEnded', { may: true, when: () => true, run: (game, unit) => gainHunker(game, unit.id) }),
  after('activationEnding', { may: true, when: (_game, unit, event) => event.unit === unit.id, run: (game, unit) => gainHunker(game, unit.id) }),
);

/** Three more dice for shooting into a fight; one of the engaged allies takes 2 damage. */
export const expendableDistraction = (name: string): Ability => innate(name, 'When it makes a ranged attack in a combat action on an enemy engaged with allied characters of unwounded units, it may add 3 dice; if it does, one of those allies takes 2 damage.',
  after('targeted', {
    may: true,
    when: (game, unit, { attacker, defender, kind, part }) => kind === 'ranged' && part === 'combat' && unitWith(game.state, attacker).id === unit.id && alliesIn(game, unit, defender).length > 0,
    *run(game, unit, { attacker, defender }) {
      const victim = (yield* chooseCharacter(unit.seat, slug(name), alliesIn(game, unit, defender)))!;
      addDice(game, 'attack', 3, name);
      damage(game, unitWith(game.state, victim).id, 2, attacker, null);
    },
  }),
);

const alliesIn = (game: Game, unit: Unit, enemy: CharacterId): CharacterId[] =>
  engagedWith(game, enemy).filter(({ unit: ally }) => ally.seat === unit.seat && ally.wounded === 0).map(({ character }) => character.id);
