import { coordinatedFire, forestDwellers, stealthyApproach, strengthInNumbers } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const ewokHunters = unitCard({
  id: 'ewok-hunters', name: 'Ewok Hunters', uniqueNames: [],
  type: 'supporting', points: 3, force: 0, stamina: 8, durability: 2, characters: 2, base: 50,
  eras: ['ageOfRebellion'],
  tags: ['Endor', 'Ewok', 'Warrior'],
  sculpts: ['ewok-hunters-1', 'ewok-hunters-2'],
  codes: { sps: 'ewokhunters', spt: '00270104', tabletopAdmiral: null, shatterApp: 58 },
  abilities: [
    stealthyApproach,
    coordinatedFire('pinned', 'Ewok'),
    forestDwellers,
    strengthInNumbers('Ewok'),
  ],
  stances: [
    stance({
      name: 'Walkabout',
      melee: weapon(5, 5, 'Tenacious Strikes', 'blunt', '1: damage | 2-3: strike damage | 4+: critical damage'),
      ranged: weapon(6, 4, 'Bow', 'bow', '1-2: critical | 3: critical damage | 4+: critical strike damage', 5),
      defense: chart('Situational Awareness', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: pinned damage | m2: damage | m3: climb damage | m4: exposed damage | m5: damage damage | b3: shove',
        'm1-m2 m2-m3 m3-m4 m4-m5 m2-b3 b3-m4',
      ),
    }),
  ],
});
