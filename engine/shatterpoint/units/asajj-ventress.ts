import { active, reactive, innate, identity, after, change } from '../ability.ts';
import { moveOneWay } from '../again.ts';
import { chooseCharacter, enemiesWithin, hasEnemyWithin } from '../choose.ts';
import { gainHunker, heal } from '../effects.ts';
import { characterUnit, type EventOf } from '../events.ts';
import { eachMay, riposte } from '../families/index.ts';
import { unitOf, unitWith } from '../find.ts';
import { refreshForce } from '../force.ts';
import type { Game } from '../game.ts';
import { hasTag, typeOf, standing, areEngaged } from '../measure.ts';
import { toolMove } from '../move.ts';
import { unitCard, stance, weapon, noWeapon, chart, tree } from '../print.ts';
import { shift } from '../push.ts';
import type { Unit } from '../state.ts';

const isByOwn = (_game: Game, unit: Unit, event: EventOf<'wounded'>): boolean => event.by !== null && characterUnit(event.by) === unit.id;

const shared = [
  active('Dathomirian Dexterity', 1, 'Every character of this unit may jump. It may be used twice in an activation, paid each time.', {
    times: 2,
    *run(game, unit) { yield* eachMay(game, unit, 'jump'); },
  }),
  active('Force Push', 2, 'An enemy character within range 3 of one of this unit’s characters is pushed range 3 away from it.', {
    can: (game, unit) => hasEnemyWithin(game, unit, 3),
    *run(game, unit) {
      const pusher = standing(unit)[0]!;
      const enemy = yield* chooseCharacter(unit.seat, 'force-push', enemiesWithin(game, unit, pusher, 3));
      if (enemy !== null) yield* shift(game, enemy, { range: 3, from: pusher, way: 'push' });
    },
  }),
  riposte,
];

export const asajjVentress = unitCard({
  id: 'asajj-ventress', name: 'Asajj Ventress, Sith Assassin', uniqueNames: ['Asajj Ventress'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Dathomirian', 'Force User', 'Nightsister', 'Separatist Alliance'],
  codes: { sps: 'asajjventresssithassassin', spt: '00010103', tabletopAdmiral: 6, shatterApp: 2 },
  abilities: [
    ...shared,
    innate('Swift Retreat', 'Whenever its character would advance, it may reposition instead.', change('advanceAsReposition', (_game, owner, { unit }) => (unit === owner.id ? 1 : 0))),
    identity('Sith Assassin', 'When this unit wounds an enemy unit, refresh 1 Force; if it was a Primary or Secondary, the character that did it may reposition or jump; if it was a Primary, refresh 1 Force more.',
      after('wounded', {
        may: false,
        when: isByOwn,
        *run(game, unit, event) {
          const type = typeOf(game, unitOf(game.state, event.unit));
          refreshForce(game, unit.seat, 1);
          if (type !== 'supporting') yield* moveOneWay(game, event.by!, 'sith-assassin', ['reposition', 'jump']);
          if (type === 'primary') refreshForce(game, unit.seat, 1);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Form II Makashi',
      melee: weapon(7, 6, 'Twin Lightsabers', '1-2: critical critical | 3: critical critical strike | 4+: critical critical critical'),
      ranged: noWeapon(5),
      defense: chart('Duelist Training', '1: block | 2-3: block block exposed | 4+: block block jump exposed'),
      tree: tree(
        '*m1: shove damage | t2: jump damage damage | t3: heal heal | t4: shove damage damage | b2: heal damage damage | b3: shove damage damage | b4: heal heal heal | m3: reposition damage | m4: heal heal | m5: damage damage damage',
        'm1-t2 t2-t3 t3-t4 t4-m5 m1-b2 b2-b3 b3-b4 b4-m5 b2-m3 m3-m4 m4-m5',
      ),
    }),
    stance({
      name: 'Jar’Kai',
      melee: weapon(8, 6, 'Twin Lightsabers', '1: critical strike | 2: critical critical strike | 3+: critical critical strike strike'),
      ranged: noWeapon(5),
      defense: chart('Aggressive Defense', '1: block critical>strike | 2-3: block block critical>strike | 4+: block block critical>strike strike>failure'),
      tree: tree(
        '*t1: damage damage | t2: damage damage | t3: damage damage | *b1: strained damage | b2: disarmed damage | b3: exposed damage | m4: active | m5: pinned damage | m6: damage damage damage',
        't1-t2 t2-t3 t3-m4 b1-b2 b2-b3 b3-m4 m4-m5 m5-m6',
      ),
    }),
  ],
  firstPrint: {
    abilities: [
      ...shared,
      reactive('Slip Away', 0, 'When another allied Dathomirian or Separatist Alliance character targets an enemy engaged with this unit, one of this unit’s characters engaged with it may reposition; if it does, the unit gains a Hunker token.', 'targeted', {
        when(game, unit, { attacker, defender }) {
          const friend = unitWith(game.state, attacker);
          const kin = hasTag(game, friend, 'Dathomirian') || hasTag(game, friend, 'Separatist Alliance');
          return friend.seat === unit.seat && friend.id !== unit.id && kin && standing(unit).some((id) => areEngaged(game, id, defender));
        },
        *run(game, unit, { defender }) {
          const slipping = standing(unit).find((id) => areEngaged(game, id, defender));
          if (slipping !== undefined && (yield* toolMove(game, slipping, 'reposition'))) yield* gainHunker(game, unit.id);
        },
      }),
      identity('Sith Assassin', 'When this unit wounds an enemy unit, the character that did it may heal three times; if it was a Primary or Secondary, it may also advance or jump; if it was a Primary, refresh 2 Force.',
        after('wounded', {
          may: false,
          when: isByOwn,
          *run(game, unit, event) {
            const type = typeOf(game, unitOf(game.state, event.unit));
            yield* heal(game, event.by!, 3);
            if (type !== 'supporting') yield* moveOneWay(game, event.by!, 'sith-assassin', ['advance', 'jump']);
            if (type === 'primary') refreshForce(game, unit.seat, 2);
          },
        }),
      ),
    ],
  },
});
