import { coordinatedFire, packHunter, runAndGun } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const the104thWolfpackTroopers = unitCard({
  id: '104th-wolfpack-troopers', name: '104th Wolfpack Troopers', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Clone Trooper', 'Galactic Republic', 'Trooper', 'Wolfpack'],
  sculpts: ['104th-wolfpack-troopers-1', '104th-wolfpack-troopers-2'],
  codes: { sps: '104thwolfpacktroopers', spt: '00110103', tabletopAdmiral: null, shatterApp: 61 },
  abilities: [
    runAndGun,
    coordinatedFire('strained', 'Galactic Republic'),
    packHunter('Clone Trooper'),
  ],
  stances: [
    stance({
      name: 'Strength in Numbers',
      melee: weapon(6, 4, 'Advanced Combat Training', 'blunt', '1: critical | 2: critical strike | 3+: critical critical'),
      ranged: weapon(6, 5, 'DC-15 Blaster', 'blaster', '1-2: critical | 3+: critical strike', 5),
      defense: chart('Phase II Clone Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*t1: strained | t2: shove damage | t3: pinned damage | t4: shove damage | *b1: disarmed | b2: damage damage | b3: dash | b4: damage damage | m5: climb',
        't1-t2 t2-t3 t3-t4 t4-m5 b1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
