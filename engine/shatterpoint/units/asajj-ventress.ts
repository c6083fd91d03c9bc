import { active, advised, after, identity } from '../game/ability.ts';
import { moveOneWay } from '../attack/again.ts';
import { heal } from '../deeds/effects.ts';
import { eachMay, forcePush, riposte, slipAway, swiftRetreat, woundedByOwn } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import { hasTag, typeOf } from '../board/measure.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const shared = [
  advised({ purpose: 'move' }, active('Dathomirian Dexterity', 1, 'Every character of this unit may jump. It may be used twice in an activation, paid each time.', {
    times: 2,
    *run(game, unit) { yield* eachMay(game, unit, 'jump'); },
  })),
  forcePush,
  riposte,
];

export const asajjVentress = unitCard({
  id: 'asajj-ventress', name: 'Asajj Ventress, Sith Assassin', uniqueNames: ['Asajj Ventress'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Dathomirian', 'Force User', 'Nightsister', 'Separatist Alliance'],
  sculpts: ['asajj-ventress'],
  codes: { sps: 'asajjventresssithassassin', spt: '00010103', tabletopAdmiral: 6, shatterApp: 2 },
  abilities: [
    ...shared,
    swiftRetreat,
    identity('Sith Assassin', 'When this unit wounds an enemy unit, refresh 1 Force; if it was a Primary or Secondary, the character that did it may reposition or jump; if it was a Primary, refresh 1 Force more.',
      after('wounded', {
        may: false,
        when: woundedByOwn,
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
      melee: weapon(7, 6, 'Twin Lightsabers', 'saber', '1-2: critical critical | 3: critical critical strike | 4+: critical critical critical'),
      ranged: noWeapon(5),
      defense: chart('Duelist Training', '1: block | 2-3: block block exposed | 4+: block block jump exposed'),
      tree: tree(
        '*m1: shove damage | t2: jump damage damage | t3: heal heal | t4: shove damage damage | b2: heal damage damage | b3: shove damage damage | b4: heal heal heal | m3: reposition damage | m4: heal heal | m5: damage damage damage',
        'm1-t2 t2-t3 t3-t4 t4-m5 m1-b2 b2-b3 b3-b4 b4-m5 b2-m3 m3-m4 m4-m5',
      ),
    }),
    stance({
      name: 'Jar’Kai',
      melee: weapon(8, 6, 'Twin Lightsabers', 'saber', '1: critical strike | 2: critical critical strike | 3+: critical critical strike strike'),
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
      slipAway((game, friend) => hasTag(game, friend, 'Dathomirian') || hasTag(game, friend, 'Separatist Alliance'), 'Dathomirian or Separatist Alliance'),
      identity('Sith Assassin', 'When this unit wounds an enemy unit, the character that did it may heal three times; if it was a Primary or Secondary, it may also advance or jump; if it was a Primary, refresh 2 Force.',
        after('wounded', {
          may: false,
          when: woundedByOwn,
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
