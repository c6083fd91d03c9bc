import { innate } from '../game/ability.ts';
import { coordinatedFire, keyword, supportingFire, tacticalAdvance } from '../families/index.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const imperialMight = innate('The Future of Imperial Might', 'This unit’s characters have Sharpshooter [1] and Impact [1].', keyword('sharpshooter', 1), keyword('impact', 1));

export const eliteSquadTroopers = unitCard({
  id: 'elite-squad-troopers', name: 'Elite Squad Troopers', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Galactic Empire', 'Trooper'],
  sculpts: ['elite-squad-troopers-1', 'elite-squad-troopers-2'],
  codes: { sps: 'elitesquadtroopers', spt: '00360103', tabletopAdmiral: null, shatterApp: 104 },
  abilities: [
    tacticalAdvance,
    supportingFire('hunker', 'Galactic Empire'),
    supportingFire('heal', 'Galactic Empire'),
    imperialMight,
  ],
  stances: [
    stance({
      name: 'Imperial Marksmanship',
      melee: weapon(5, 4, 'Combat Training', 'blunt', '1-2: strike strike | 3+: critical strike'),
      ranged: weapon(7, 5, 'DC-15A Blaster Rifle', 'blaster', '1: strike>critical | 2-3: critical strike>critical | 4+: critical critical', 5),
      defense: chart('Modified Clone Trooper Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: pinned damage | m2: shove damage | m3: exposed | m4: damage damage damage damage',
        'm1-m2 m2-m3 m3-m4',
      ),
    }),
  ],
  firstPrint: {
    eras: ['reignOfTheEmpire'],
    abilities: [tacticalAdvance, coordinatedFire('exposed', 'Galactic Empire'), imperialMight],
  },
});
