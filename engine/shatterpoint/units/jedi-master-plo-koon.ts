import { after, identity } from '../game/ability.ts';
import { chooseCharacter } from '../deeds/choose.ts';
import { gainCondition } from '../deeds/effects.ts';
import { dashTogether, deflect, forcePush, moveToward } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { hasTag, standing, unitWithin } from '../board/measure.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import type { Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';
import { isImmune } from '../deeds/immunity.ts';

/** Mark of an attack for which this unit lent its chart. */
const lent = (unit: Unit): string => `chart-of-${unit.id}`;

export const jediMasterPloKoon = unitCard({
  id: 'jedi-master-plo-koon', name: 'Jedi Master Plo Koon', uniqueNames: ['Plo Koon'],
  type: 'primary', points: 8, force: 3, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Force User', 'Galactic Republic', 'Jedi'],
  sculpts: ['jedi-master-plo-koon'],
  codes: { sps: 'jedimasterplokoon', spt: '00110101', tabletopAdmiral: null, shatterApp: 47 },
  abilities: [
    dashTogether('I Know If We Work Together, We Will Stay Alive', 'Pick an allied Galactic Republic unit: each of its characters may dash. If it is a Trooper or Padawan unit, one of this unit’s characters may dash too.', { others: false, tags: ['Trooper', 'Padawan'], all: false }),
    forcePush,
    deflect,
    identity('We Can Do This the Simple Way or the Difficult Way', 'When another allied Galactic Republic character within range 3 is targeted by an attack, this unit may gain exposed while it is not wounded; if it does, the defender uses this unit’s defense expertise chart. After that attack, if the defender is a Trooper or Padawan, one of this unit’s characters may dash toward the attacker.',
      after('targeted', {
        may: true,
        when(game, unit, { defender }) {
          const friend = unitWith(game.state, defender);
          return unit.wounded === 0 && friend.seat === unit.seat && friend.id !== unit.id && hasTag(game, friend, 'Galactic Republic') && unitWithin(game, unit, defender, 3)
            && !unit.conditions.includes('exposed') && !isImmune(game, unit.id, 'exposed');
        },
        *run(game, unit) {
          yield* gainCondition(game, unit.id, 'exposed', null);
          if (!unit.conditions.includes('exposed')) return;
          emit(game, { type: 'chartBorrowed', roll: 'defense', from: standing(unit)[0]! });
          emit(game, { type: 'attackMarked', mark: lent(unit) });
        },
      }),
      after('attackResolved', {
        may: false,
        when(game, unit, { attack }) {
          const friend = unitWith(game.state, attack.defender);
          return attack.marks.includes(lent(unit)) && (hasTag(game, friend, 'Trooper') || hasTag(game, friend, 'Padawan'));
        },
        *run(game, unit, { attack }) {
          const chosen = yield* chooseCharacter(unit.seat, 'we-can-do-this-the-simple-way-or-the-difficult-way', standing(unit));
          if (chosen !== null) yield* moveToward(game, chosen, 'dash', attack.attacker);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Form V Djem So',
      melee: weapon(7, 5, 'Lightsaber', 'saber', '1: critical | 2: critical critical | 3+: critical critical damage'),
      ranged: noWeapon(5),
      defense: chart('Tenacious Defense', '1-2: block block | 3: block block heal | 4+: block block heal jump'),
      tree: tree(
        '*t1: pinned damage damage | *b1: jump damage damage | m2: shove damage | t3: damage damage damage | b3: damage heal heal | m4: active | t5: damage damage | b5: reposition damage',
        't1-m2 b1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-t5 m4-b5',
      ),
    }),
    stance({
      name: 'Form III Soresu',
      melee: weapon(5, 6, 'Lightsaber', 'saber', '1-2: strike strike | 3: critical strike | 4+: critical strike strike'),
      ranged: noWeapon(6),
      defense: chart('Tenacious Defense', '1-2: block block | 3: block block critical>strike | 4+: block block critical>strike critical>failure'),
      tree: tree(
        '*m1: damage damage | m2: heal damage | m3: shove damage jump | t4: disarmed damage | t5: pinned shove damage | b4: heal shove damage | b5: heal damage damage',
        'm1-m2 m2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
  ],
});
