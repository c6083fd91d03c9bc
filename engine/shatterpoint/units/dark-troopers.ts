import { innate } from '../game/ability.ts';
import { coordinatedFire, jumpBoots, keyword } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const darkTroopers = unitCard({
  id: 'dark-troopers', name: 'Dark Troopers', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 7, durability: 2, characters: 2, base: 40,
  eras: ['ageOfRebellion', 'newRepublic'],
  tags: ['Droid', 'Galactic Empire'],
  sculpts: ['dark-troopers-1', 'dark-troopers-2'],
  codes: { sps: 'darktroopers', spt: '00260103', tabletopAdmiral: null, shatterApp: 67 },
  abilities: [
    jumpBoots,
    coordinatedFire('strained', 'Galactic Empire'),
    innate('Immovable', 'Abilities can neither push nor pull this unit’s characters.', keyword('immovable')),
    innate('Unrelenting', 'This unit’s characters have Protection and Immunity [pinned].', keyword('protection'), keyword('immunePinned')),
  ],
  stances: [
    stance({
      name: 'Combat Programming',
      melee: weapon(6, 5, 'Crushing Punch', 'blunt', '1-2: critical | 3-4: critical damage | 5+: critical critical damage'),
      ranged: weapon(6, 5, 'Dark Trooper Blaster', 'blaster', '1-2: strike strike | 3+: critical strike', 5),
      defense: chart('Combat Droid', '1: block | 2+: block block'),
      tree: tree(
        '*t1: damage damage | *b1: shove damage | t2: pinned damage | t3: shove damage | t4: strained damage | t5: damage damage | b3: jump damage | b4: disarmed damage',
        't1-t2 t2-t3 t3-t4 t4-t5 b1-t2 t2-b3 b3-b4 b4-t5',
      ),
    }),
  ],
  firstPrint: { stamina: 8 },
});
