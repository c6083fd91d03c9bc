import { brothersInArms, defensiveManeuver, supportingFire, weCanTakeHimDownEasy } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const filsClones = unitCard({
  id: 'fils-clones', name: 'Fil’s Clones', uniqueNames: [],
  type: 'supporting', points: 3, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Clone Trooper', 'Fil’s Squad', 'Galactic Republic', 'Trooper'],
  sculpts: ['fils-clones-1', 'fils-clones-2'],
  codes: { sps: 'filsclones', spt: '00370104', tabletopAdmiral: null, shatterApp: 116 },
  abilities: [
    defensiveManeuver,
    supportingFire('heal', 'Galactic Republic'),
    weCanTakeHimDownEasy,
    brothersInArms,
  ],
  stances: [
    stance({
      name: 'Advanced Combat Training',
      melee: weapon(5, 4, 'Combat Training', 'blunt', '1: strike | 2+: strike strike'),
      ranged: weapon(7, 5, 'DC-15S Blaster', 'blaster', '1: strike | 2: strike strike | 3+: critical strike', 5),
      defense: chart('Phase I Clone Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: damage | m2: shove heal | m3: damage damage | t4: shove damage | b4: dash damage | m5: strained damage',
        'm1-m2 m2-m3 m3-t4 t4-m5 m3-b4 b4-m5',
      ),
    }),
  ],
});
