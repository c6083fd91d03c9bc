import { innate } from '../game/ability.ts';
import { brothersInArms, coordinatedFire, defensiveManeuver, keyword } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const republicCloneCommandos = unitCard({
  id: 'republic-clone-commandos', name: 'Republic Clone Commandos', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 7, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Clone Commando', 'Clone Trooper', 'Galactic Republic', 'Trooper'],
  sculpts: ['republic-clone-commandos-1', 'republic-clone-commandos-2'],
  codes: { sps: 'republicclonecommandos', spt: '00040103', tabletopAdmiral: 30, shatterApp: 24 },
  abilities: [
    defensiveManeuver,
    coordinatedFire('damage', 'Galactic Republic'),
    innate('Ascension Cables', 'This unit’s characters have Scale.', keyword('scale')),
    brothersInArms,
    innate('Commando Armor', 'This unit’s characters have Protection.', keyword('protection')),
  ],
  stances: [
    stance({
      name: 'Commando Training',
      melee: weapon(5, 4, 'Vibroblade', 'blade', '1: strike | 2: strike strike | 3+: critical strike'),
      ranged: weapon(6, 5, 'DC-17M ICWS Blaster Rifle', 'blaster', '1-2: critical | 3+: critical critical', 5),
      defense: chart('Katarn-Class Commando Armor', '1: block | 2: block block | 3+: block block reposition'),
      tree: tree(
        '*m1: damage damage | m2: pinned | t3: damage damage | b3: strained damage | m4: damage damage | m5: reposition damage damage',
        'm1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-m5',
      ),
    }),
  ],
  firstPrint: { stamina: 6 },
});
