import { active, advised } from '../game/ability.ts';
import { grantAction } from '../turn/act.ts';
import { cheapReserve, eachMay, isNearEnemy, resolve } from '../families/index.ts';
import { gainUntilTurnEnds } from '../deeds/lasting.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const wingGuard = unitCard({
  id: 'wing-guard', name: 'Wing Guard', uniqueNames: [],
  type: 'supporting', points: 3, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Bespin', 'Scoundrel', 'Trooper'],
  sculpts: ['wing-guard-1', 'wing-guard-2'],
  codes: { sps: 'wingguard', spt: '00470103', tabletopAdmiral: null, shatterApp: 107 },
  abilities: [
    advised({ purpose: 'ready' }, active('Headlong Assault', 1, 'Every character of this unit may dash. If one ends within range 2 of an enemy, the unit has Impact [1] until the end of the turn and makes a focus action.', {
      *run(game, unit) {
        yield* eachMay(game, unit, 'dash');
        if (!isNearEnemy(game, unit, 2)) return;
        gainUntilTurnEnds(game, unit, 'impact', 1);
        yield* grantAction(game, unit, 'focus');
      },
    })),
    cheapReserve('Rapid Response Team'),
    resolve('Security Force', 'steadfast'),
  ],
  stances: [
    stance({
      name: 'Security Training',
      melee: weapon(6, 5, 'Subduing Blows', 'blunt', '1-3: strike strike | 4+: critical strike'),
      ranged: weapon(5, 4, 'Relby K-23 Blaster', 'blaster', '1+: strike strike', 4),
      defense: chart('Guard Training', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: pinned | m2: damage damage | t3: shove | t4: shove | m3: reposition | m4: heal damage | m5: damage damage',
        'm1-m2 m2-t3 t3-t4 t4-m5 m2-m3 m3-m4 m4-m5',
      ),
    }),
  ],
});
