import { after, identity, tactic } from '../game/ability.ts';
import { chooseCharacter, chooseOwn, taggedAllies } from '../deeds/choose.ts';
import { heal } from '../deeds/effects.ts';
import { deflect, fiveDice, forcePush, oneMay, woundedByEnemyAttack } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import { hasTag } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const SORESU = 0;
const TWO_NAMES = 'a-man-with-two-names';
const STRONGER = 'now-i-know-theres-something-stronger-than-fear';

export const kananJarrus = unitCard({
  id: 'kanan-jarrus', name: 'Kanan Jarrus, Spectre-1', uniqueNames: ['Caleb Dume'],
  type: 'primary', points: 8, force: 3, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Force User', 'Jedi', 'Rebel Alliance', 'Scoundrel', 'Spectre'],
  sculpts: ['kanan-jarrus'],
  codes: { sps: 'kananjarrusspectre1', spt: '00290101', tabletopAdmiral: null, shatterApp: 79 },
  abilities: [
    tactic('A Man With Two Names', 'In Form III Soresu: refresh 1 Force and one of this unit’s characters may heal. In Pack Leader: pick an allied Rebel Alliance character, it may dash; if it is a Spectre, one of this unit’s characters may dash.', function* (game, unit) {
      if (unit.stance === SORESU) {
        refreshForce(game, unit.seat, 1);
        const healer = yield* chooseOwn(unit, TWO_NAMES);
        if (healer !== null) yield* heal(game, healer);
        return;
      }
      const friend = yield* chooseCharacter(unit.seat, TWO_NAMES, taggedAllies(game, unit, 'Rebel Alliance'));
      if (friend === null) return;
      yield* toolMove(game, friend, 'dash');
      if (hasTag(game, unitWith(game.state, friend), 'Spectre')) yield* oneMay(game, unit, 'dash', TWO_NAMES);
    }),
    forcePush,
    deflect,
    identity('Now I Know There’s Something Stronger Than Fear', 'When an enemy attack wounds an allied Rebel Alliance unit: one of this unit’s characters may heal twice and then jump; if the wounded unit is a Spectre, one of this unit’s characters may make a 5-dice attack.',
      after('wounded', {
        may: false,
        when(game, unit, event) {
          const friend = unitOf(game.state, event.unit);
          return woundedByEnemyAttack(game, unit, event) && friend.seat === unit.seat && hasTag(game, friend, 'Rebel Alliance');
        },
        *run(game, unit, event) {
          const chosen = yield* chooseOwn(unit, STRONGER);
          if (chosen !== null) {
            yield* heal(game, chosen, 2);
            yield* toolMove(game, chosen, 'jump');
          }
          if (hasTag(game, unitOf(game.state, event.unit), 'Spectre')) yield* fiveDice(game, unit, STRONGER);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Form III Soresu',
      melee: weapon(8, 5, 'Lightsaber', 'saber', '1-2: critical strike | 3: critical strike jump | 4+: critical critical jump'),
      ranged: noWeapon(6),
      defense: chart('Enduring Defense', '1: block block | 2-3: block block critical>failure | 4+: block block critical>failure heal'),
      tree: tree(
        '*m1: shove damage damage | t2: disarmed damage damage | t3: shove damage | t4: jump damage | m2: exposed damage | m3: damage damage | m4: shove damage damage | b3: pinned damage damage | b4: reposition damage | m5: active',
        'm1-t2 t2-t3 t3-t4 t4-m5 m1-m2 m2-m3 m3-m4 m4-m5 m2-b3 b3-b4 b4-m5',
      ),
    }),
    stance({
      name: 'Pack Leader',
      melee: weapon(6, 5, 'Practiced Fighter', 'saber', '1-2: critical strike | 3: critical critical | 4+: critical critical reposition'),
      ranged: weapon(7, 5, 'DL-18 Blaster Pistol', 'blaster', '1: critical strike | 2: critical critical | 3+: critical critical reposition', 4),
      defense: chart('Elusive Defense', '1: block dash | 2: block block dash | 3+: block block reposition'),
      tree: tree(
        '*m1: damage damage | m2: shove damage | t3: pinned damage damage | b3: shove damage damage | m4: reposition damage damage | t5: heal damage damage damage | b5: damage heal heal heal',
        'm1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-t5 m4-b5',
      ),
    }),
  ],
});
