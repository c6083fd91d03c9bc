import { change, innate } from '../game/ability.ts';
import { brothersInArms, coordinatedFire, defensiveManeuver, supportingFire } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const layLow = innate('Lay Low', 'While this unit holds a Hunker token, its characters add 1 expertise to their defense rolls against ranged attacks.',
  change('defenseExpertise', (_game, owner, { unit, attack }) => (unit === owner.id && owner.hunker > 0 && attack?.kind === 'ranged' ? 1 : 0)),
);

export const arfCloneTroopers = unitCard({
  id: 'arf-clone-troopers', name: 'ARF Clone Troopers', uniqueNames: [],
  type: 'supporting', points: 3, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['ARF', 'Clone Trooper', 'Galactic Republic', 'Trooper'],
  sculpts: ['arf-clone-troopers-1', 'arf-clone-troopers-2'],
  codes: { sps: 'arfclonetroopers', spt: '00080103', tabletopAdmiral: 43, shatterApp: 38 },
  abilities: [
    defensiveManeuver,
    supportingFire('dash', 'Galactic Republic'),
    brothersInArms,
    layLow,
  ],
  stances: [
    stance({
      name: 'Recon Force',
      melee: weapon(5, 4, 'Bash', 'blunt', '1: strike | 2+: strike strike'),
      ranged: weapon(7, 4, 'DC-15A Blaster Rifle', 'blaster', '1-2: strike | 3: critical strike | 4+: critical critical', 5),
      defense: chart('Phase II Clone Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: pinned damage | m2: shove damage | m3: exposed damage | m4: damage damage | b3: disarmed damage',
        'm1-m2 m2-m3 m3-m4 m2-b3',
      ),
    }),
  ],
  firstPrint: {
    stamina: 7,
    abilities: [
      defensiveManeuver,
      coordinatedFire('exposed', 'Galactic Republic'),
      brothersInArms,
      layLow,
    ],
  },
});
