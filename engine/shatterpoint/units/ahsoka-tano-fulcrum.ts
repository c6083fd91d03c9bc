import { after, identity, reactive, worded } from '../game/ability.ts';
import { chooseWay } from '../deeds/choose.ts';
import { couldAttack, followUp, isOwn, oneMay, riposte, sheIsFearless, targetsLeft, woundedByOwn } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import { charactersOf, enemies, typeOf } from '../board/measure.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const AVENGE = 'then-i-will-avenge-his-death';
const NO_JEDI = 'i-am-no-jedi';
const MELEE = ['melee'] as const;

export const ahsokaTanoFulcrum = unitCard({
  id: 'ahsoka-tano-fulcrum', name: 'Ahsoka Tano, Fulcrum', uniqueNames: ['Ahsoka Tano'],
  type: 'primary', points: 8, force: 4, stamina: 9, durability: 3, characters: 1, base: 40, baseAssumed: true,
  eras: ['ageOfRebellion'],
  tags: ['Force User', 'Rebel Alliance'],
  sculpts: ['ahsoka-tano-fulcrum'],
  codes: { sps: 'ahsokatanofulcrum', spt: '00810101', tabletopAdmiral: null, shatterApp: 119 },
  abilities: [
    sheIsFearless,
    reactive('Then I will Avenge His Death', 2, 'After this unit’s combat action: one of its characters may attack one of the characters that were attacked.', 'actionResolved', {
      when: (game, unit, event) => isOwn(unit, event, 'combat') && couldAttack(game, unit, { targets: targetsLeft(game, event) }),
      *run(game, unit, event) { yield* followUp(game, unit, AVENGE, targetsLeft(game, event), { dice: null }); },
    }),
    riposte,
    worded({ options: { force: 'Refresh 1 Force' } }, identity('I am No Jedi', 'Once per turn, when this unit wounds an enemy unit: refresh 1 Force, and one of its characters may jump; if it was a Primary or Secondary, also refresh 1 Force more or one character may make a 5-dice melee attack.',
      after('wounded', {
        may: false, times: 1,
        when: woundedByOwn,
        *run(game, unit, event) {
          refreshForce(game, unit.seat, 1);
          yield* oneMay(game, unit, 'jump', NO_JEDI);
          if (typeOf(game, unitOf(game.state, event.unit)) === 'supporting') return;
          const targets = charactersOf(enemies(game, unit));
          const way = couldAttack(game, unit, { kinds: MELEE, targets }) ? yield* chooseWay(unit.seat, NO_JEDI, ['force', 'attack']) : 'force';
          if (way === 'force') refreshForce(game, unit.seat, 1);
          else yield* followUp(game, unit, NO_JEDI, targets, { kinds: MELEE });
        },
      }),
    )),
  ],
  stances: [
    stance({
      name: 'Form V Shien Reverse Grip',
      melee: weapon(7, 6, 'Lightsabers', 'saber', '1: strike strike | 2-3: strike strike strike | 4+: critical strike strike strike'),
      ranged: noWeapon(6),
      defense: chart('Defensive Form', '1: block block | 2-3: block block critical>strike | 4+: block block critical>strike jump'),
      tree: tree(
        '*m1: shove damage | t2: heal damage | t3: reposition damage damage | t4: heal heal | t5: jump damage damage | b2: shove damage damage | b3: pinned damage | b4: damage damage | b5: disarmed damage',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-b2 b2-b3 b3-b4 b4-b5',
      ),
    }),
    stance({
      name: 'Jar’Kai',
      melee: weapon(7, 5, 'Lightsabers', 'saber', '1-2: critical strike | 3-4: critical critical | 5+: critical critical critical'),
      ranged: noWeapon(5),
      defense: chart('Aggressive Defense', '1: block strike>failure | 2-3: block block strike>failure | 4+: block block critical>strike strike>failure'),
      tree: tree(
        '*t1: damage damage | t2: damage damage | t3: damage damage | *b1: disarmed damage | b2: exposed damage | b3: strained damage | m4: shove | m5: damage damage | m6: reposition',
        't1-t2 t2-t3 t3-m4 b1-b2 b2-b3 b3-m4 m4-m5 m5-m6',
      ),
    }),
  ],
});
