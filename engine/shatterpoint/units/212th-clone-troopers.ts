import { innate } from '../game/ability.ts';
import { brothersInArms, coordinatedFire, defensiveManeuver, keyword } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const shared = [defensiveManeuver, coordinatedFire('pinned', 'Galactic Republic'), brothersInArms];

export const the212thCloneTroopers = unitCard({
  id: '212th-clone-troopers', name: '212th Clone Troopers', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['212th', 'Clone Trooper', 'Galactic Republic', 'Trooper'],
  sculpts: ['212th-clone-troopers-1', '212th-clone-troopers-2'],
  codes: { sps: '212thclonetroopers', spt: '00060101', tabletopAdmiral: 26, shatterApp: 16 },
  abilities: [
    ...shared,
    innate('Clone Marksmen', 'This unit’s characters have Sharpshooter [1].', keyword('sharpshooter', 1)),
  ],
  stances: [
    stance({
      name: 'Bullseye Training',
      melee: weapon(4, 4, 'Bash', 'blunt', '1-2: strike | 3+: strike strike'),
      ranged: weapon(6, 5, 'DC-15 Blaster Rifle', 'blaster', '1: strike>critical | 2-3: critical strike>critical | 4+: critical critical', 5),
      defense: chart('Phase II Clone Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: pinned damage | m2: shove damage | m3: exposed | m4: damage damage damage damage',
        'm1-m2 m2-m3 m3-m4',
      ),
    }),
  ],
  firstPrint: {
    stamina: 7,
    abilities: [
      ...shared,
    ],
  },
});
