import { reactive, innate, identity, after, change } from '../game/ability.ts';
import { mayAttack, moveOneWay, isByEnemy } from '../attack/again.ts';
import { attack } from '../attack/attack.ts';
import { chooseWay } from '../deeds/choose.ts';
import { takesDamage } from '../deeds/damage.ts';
import { halved, heal } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { deflect, forceSpeed, moveToward } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { standing, unitWithin, areEngaged } from '../board/measure.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const shared = [
  forceSpeed,
  reactive('What’s the Matter, Too Fast for You?', 2, 'When this unit would take damage from a melee attack: it takes half of the damage pool, rounded up, and the attacking unit takes the rest.', 'damageComing', {
    when: (_game, unit, event) => event.kind === 'melee' && characterUnit(event.defender) === unit.id && takesDamage(unit),
    *run(game) { emit(game, { type: 'poolReturned', amount: halved(game.state.attacks.at(-1)!.pool).rest }); },
  }),
  deflect,
];

export const ahsokaTanoJediNoMore = unitCard({
  id: 'ahsoka-tano-jedi-no-more', name: 'Ahsoka Tano, Jedi No More', uniqueNames: ['Ahsoka Tano'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Force User', 'Galactic Republic'],
  sculpts: ['ahsoka-tano-jedi-no-more'],
  codes: { sps: 'ahsokatanojedinomore', spt: '00010102', tabletopAdmiral: 1, shatterApp: 4 },
  abilities: [
    ...shared,
    innate('You’ll Find I Have Many Qualities for You to Dislike', 'While this unit is not wounded, its characters and allied characters within range 2 add 1 expertise to their defense rolls.',
      change('defenseExpertise', (game, owner, { character, unit }) =>
        owner.wounded === 0 && unitOf(game.state, unit).seat === owner.seat && unitWithin(game, owner, character!, 2) ? 1 : 0),
    ),
    identity('Fierce Protector', 'When an enemy attack wounds another allied unit: one of this unit’s characters may heal three times, then may advance or jump, then may make a melee attack on the enemy that did it.',
      after('wounded', {
        may: true,
        when: (game, unit, event) =>
          event.byAttack !== null && isByEnemy(game, unit, event.by) && event.unit !== unit.id && unitOf(game.state, event.unit).seat === unit.seat,
        *run(game, unit, event) {
          const protector = standing(unit)[0];
          if (protector === undefined) return;
          yield* heal(game, protector, 3);
          yield* moveOneWay(game, protector, 'fierce-protector', ['advance', 'jump']);
          yield* mayAttack(game, protector, { kinds: ['melee'], targets: [event.by!], part: 'fierce-protector' });
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Jar’Kai',
      melee: weapon(7, 5, 'Lightsabers', 'saber', '1-2: critical strike | 3: critical critical | 4+: critical critical critical'),
      ranged: noWeapon(5),
      defense: chart('Acrobatics', '1-2: block critical>strike | 3-4: block block critical>strike jump | 5+: block block critical>strike jump heal'),
      tree: tree(
        '*m1: damage damage | m2: disarmed damage | m3: damage damage damage | t4: strained damage | t5: damage damage | b4: pinned damage | b5: shove damage',
        'm1-m2 m2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
    stance({
      name: 'Form V Shien Reverse Grip',
      melee: weapon(6, 6, 'Lightsabers', 'saber', '1-2: critical strike | 3: critical critical | 4+: critical critical strike'),
      ranged: noWeapon(6),
      defense: chart('Acrobatics', '1: block critical>strike | 2-3: block block critical>strike jump | 4+: block block critical>strike jump heal'),
      tree: tree(
        '*m1: shove damage | t2: heal heal | t3: shove damage | t4: jump damage damage | t5: heal heal | b2: jump damage | b3: shove damage damage | b4: pinned damage damage | b5: shove damage damage',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-b2 b2-b3 b3-b4 b4-b5',
      ),
    }),
  ],
  firstPrint: {
    abilities: [
      ...shared,
      identity('Fierce Protector', 'When an enemy character wounds another allied unit: one of this unit’s characters may advance toward it; if it does, it may then heal three times or, engaged with that enemy, make a 5-dice melee attack on it.',
        after('wounded', {
          may: true,
          when: (game, unit, event) => isByEnemy(game, unit, event.by) && event.unit !== unit.id && unitOf(game.state, event.unit).seat === unit.seat,
          *run(game, unit, event) {
            const protector = standing(unit)[0];
            if (protector === undefined) return;
            if (!(yield* moveToward(game, protector, 'advance', event.by!))) return;
            const ways = areEngaged(game, protector, event.by!) ? (['heal', 'attack', 'none'] as const) : (['heal', 'none'] as const);
            const way = yield* chooseWay(unit.seat, 'fierce-protector', ways);
            if (way === 'heal') yield* heal(game, protector, 3);
            if (way === 'attack') yield* attack(game, protector, { kinds: ['melee'], dice: 5, targets: [event.by!], part: 'fierce-protector' });
          },
        }),
      ),
    ],
  },
});
