import { coordinatedFire, exposeFlank, intercede } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const nabooRoyalHandmaidens = unitCard({
  id: 'naboo-royal-handmaidens', name: 'Naboo Royal Handmaidens', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Galactic Republic', 'Handmaiden', 'Naboo', 'Trooper'],
  sculpts: ['naboo-royal-handmaidens-1', 'naboo-royal-handmaidens-2'],
  codes: { sps: 'nabooroyalhandmaidens', spt: '00150103', tabletopAdmiral: 50, shatterApp: 44 },
  abilities: [
    exposeFlank,
    coordinatedFire('disarmed', 'Galactic Republic'),
    intercede,
  ],
  stances: [
    stance({
      name: 'Absolute Loyalty',
      melee: weapon(5, 5, 'Combat Training', 'blunt', '1: strike damage | 2+: critical disarmed damage'),
      ranged: weapon(5, 5, 'ELG-3A Blaster Pistol', 'blaster', '1: strike | 2-3: strike strike | 4+: strike strike strike', 4),
      defense: chart('Agile Defense', '1-2: block | 3+: block critical>failure'),
      tree: tree(
        '*t1: heal damage | *b1: jump damage | m2: damage damage | m3: shove damage | m4: exposed damage | m5: reposition shove',
        't1-m2 b1-m2 m2-m3 m3-m4 m4-m5',
      ),
    }),
  ],
});
