import { brothersInArms, coordinatedFire, defensiveManeuver } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const the501stCloneTroopers = unitCard({
  id: '501st-clone-troopers', name: '501st Clone Troopers', uniqueNames: [],
  type: 'supporting', points: 3, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['501st', 'Clone Trooper', 'Galactic Republic', 'Trooper'],
  sculpts: ['501st-clone-troopers-1', '501st-clone-troopers-2'],
  codes: { sps: '501stclonetroopers', spt: '00010101', tabletopAdmiral: 9, shatterApp: 11 },
  abilities: [
    defensiveManeuver,
    coordinatedFire('strained', 'Galactic Republic'),
    brothersInArms,
  ],
  stances: [
    stance({
      name: 'Advanced Combat Training',
      melee: weapon(5, 4, 'Bash', 'blunt', '1-2: strike | 3+: strike strike'),
      ranged: weapon(7, 5, 'DC-15A Blaster', 'blaster', '1-2: critical | 3+: critical strike', 5),
      defense: chart('Phase II Clone Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: pinned damage | m2: damage damage | t3: shove | t4: heal | m3: strained | m4: reposition damage | m5: damage damage',
        'm1-m2 m2-t3 t3-t4 t4-m5 m2-m3 m3-m4 m4-m5',
      ),
    }),
  ],
  firstPrint: { stamina: 7 },
});
