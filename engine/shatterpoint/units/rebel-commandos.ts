import { grantAction } from '../turn/act.ts';
import { active, advised } from '../game/ability.ts';
import { gainHunker } from '../deeds/effects.ts';
import { camouflage, coordinatedFire, eachMay, infiltration, isNearEnemy } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const rebelCommandos = unitCard({
  id: 'rebel-commandos', name: 'Rebel Commandos', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Rebel Alliance', 'Scout', 'Trooper'],
  sculpts: ['rebel-commandos-1', 'rebel-commandos-2'],
  codes: { sps: 'rebelcommandos', spt: '00350103', tabletopAdmiral: null, shatterApp: 85 },
  abilities: [
    advised({ purpose: 'ready' }, active('Commando Doctrines', 1, 'Every character of this unit may dash. If one ends within range 4 of an enemy, the unit makes a focus action and gains a Hunker token.', {
      *run(game, unit) {
        yield* eachMay(game, unit, 'dash');
        if (!isNearEnemy(game, unit, 4)) return;
        yield* grantAction(game, unit, 'focus');
        yield* gainHunker(game, unit.id);
      },
    })),
    coordinatedFire('damage', 'Rebel Alliance'),
    camouflage,
    infiltration,
  ],
  stances: [
    stance({
      name: 'Commando Training',
      melee: weapon(6, 4, 'Combat Knife', 'blade', '1-2: strike damage | 3+: critical strike damage'),
      ranged: weapon(7, 5, 'A-280 Blaster Rifle', 'blaster', '1: strike | 2-3: strike strike | 4+: critical strike strike', 5),
      defense: chart('Camo', '1-2: block | 3+: block reposition'),
      tree: tree(
        '*t1: pinned damage | t2: shove damage | t3: disarmed damage | t4: reposition damage damage | t5: heal damage damage | b3: shove | b4: damage heal heal',
        't1-t2 t2-t3 t3-t4 t4-t5 t2-b3 b3-b4 b4-t5',
      ),
    }),
  ],
});
