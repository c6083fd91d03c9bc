import { after, change, identity, innate } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { gainCondition } from '../deeds/effects.ts';
import { forceMove, forceSpeed } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { standing } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const lordMaul = unitCard({
  id: 'lord-maul', name: 'Lord Maul', uniqueNames: ['Maul'],
  type: 'primary', points: 8, force: 3, stamina: 11, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Dathomirian', 'Force User', 'Scoundrel', 'Shadow Collective'],
  sculpts: ['lord-maul'],
  codes: { sps: 'lordmaul', spt: '00010111', tabletopAdmiral: 18, shatterApp: 3 },
  abilities: [
    forceSpeed,
    forceMove('There Is No Place to Run', 2, 3, 'pull', 2, ' Then its unit gains exposed.', (game, _unit, enemy, user) => gainCondition(game, unitWith(game.state, enemy).id, 'exposed', user)),
    innate('Revenge, I Must Have Revenge', 'When a melee attack wounds this unit: one of its characters may dash and make a 5-dice melee attack on the character that did it.',
      after('wounded', {
        may: true,
        when: (_game, unit, event) => event.unit === unit.id && event.byAttack === 'melee' && event.by !== null,
        *run(game, unit, event) {
          const avenger = standing(unit)[0]!;
          yield* toolMove(game, avenger, 'dash');
          yield* mayAttack(game, avenger, { kinds: ['melee'], dice: 5, targets: [event.by!], part: 'revenge-i-must-have-revenge' });
        },
      }),
    ),
    identity('Sustained by Rage', 'While not wounded, this unit may take damage equal to the cost of its abilities instead of spending Force. Its melee attacks have 1 die more for every 3 damage on it and 3 dice more for each Injured token.',
      change('damageForForce', (_game, owner, { unit }) => (unit === owner.id && owner.wounded === 0 ? 1 : 0)),
      change('attackDice', (_game, owner, { unit, attack }) => (unit === owner.id && attack?.kind === 'melee' ? Math.floor(owner.damage / 3) + 3 * owner.injured : 0)),
    ),
  ],
  stances: [
    stance({
      name: 'Dark Rage',
      melee: weapon(7, 5, 'Double-Bladed Lightsaber', 'saber', '1-2: critical damage | 3: critical strike damage | 4+: critical critical damage damage'),
      ranged: noWeapon(5),
      defense: chart('Juyo', '1-2: block | 3: block heal jump | 4+: block block heal heal jump'),
      tree: tree(
        '*m1: damage damage | t2: damage damage | t3: strained damage | t4: jump damage damage | m2: damage damage | m3: shove damage | m4: shove damage damage | m5: shove | b3: damage | b4: damage damage | b5: shove damage damage',
        'm1-t2 t2-t3 t3-t4 t4-m5 m1-m2 m2-m3 m3-m4 m4-m5 m3-b3 b3-b4 b4-b5',
      ),
    }),
    stance({
      name: 'Sinister Cunning',
      melee: weapon(6, 6, 'Double-Bladed Lightsaber', 'saber', '1-2: critical damage | 3: critical strike damage | 4+: critical critical damage damage'),
      ranged: weapon(7, 6, 'Thrown Lightsaber', 'thrown', '1-2: critical damage | 3: critical strike damage | 4+: critical critical damage damage', 4),
      defense: chart('Perfect Defense', '1-3: block block | 4+: block block block'),
      tree: tree(
        '*m1: shove damage damage | m2: reposition damage damage | t3: pinned damage | b3: exposed damage | m4: heal heal damage | m5: jump damage | m6: damage damage damage',
        'm1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-m5 m5-m6',
      ),
    }),
  ],
});
