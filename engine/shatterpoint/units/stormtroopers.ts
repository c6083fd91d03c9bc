import { assaultTactics, forTheEmpire, stormtrooperPrecision } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const stormtroopers = unitCard({
  id: 'stormtroopers', name: 'Stormtroopers', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 9, durability: 2, characters: 2, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Galactic Empire', 'Stormtrooper', 'Trooper'],
  sculpts: ['stormtroopers-1', 'stormtroopers-2'],
  codes: { sps: 'stormtroopers', spt: '00210103', tabletopAdmiral: null, shatterApp: 53 },
  abilities: [
    assaultTactics,
    forTheEmpire('For the Empire!'),
    stormtrooperPrecision,
  ],
  stances: [
    stance({
      name: 'Assault Training',
      melee: weapon(5, 4, 'Combat Training', 'blunt', '1: damage | 2+: strike damage'),
      ranged: weapon(5, 5, 'E-11 Blaster Rifle', 'blaster', '1: pinned | 2-3: critical damage pinned | 4+: critical strike damage pinned', 5),
      defense: chart('Stormtrooper Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*t1: damage | t2: strained damage | b2: heal heal | b3: shove damage | b4: disarmed damage | t4: exposed damage | t5: damage damage',
        't1-t2 t1-b2 t2-b3 b2-b3 b3-b4 b3-t4 t4-t5 b4-t5',
      ),
    }),
  ],
});
