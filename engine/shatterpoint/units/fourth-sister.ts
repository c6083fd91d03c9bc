import { enfeeble, forceJump, forcePull, swiftRetreat, winsTies } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const fourthSister = unitCard({
  id: 'fourth-sister', name: 'Fourth Sister', uniqueNames: ['Fourth Sister'],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Force User', 'Galactic Empire', 'Inquisitorius'],
  sculpts: ['fourth-sister'],
  codes: { sps: 'fourthsister', spt: '00120102', tabletopAdmiral: 38, shatterApp: 32 },
  abilities: [
    forceJump,
    forcePull,
    enfeeble('pinned', 'Inquisitorius'),
    winsTies('Inquisitorial Mandate'),
    swiftRetreat,
  ],
  stances: [
    stance({
      name: 'Form II Makashi',
      melee: weapon(6, 5, 'Spinning Lightsaber', 'saber', '1-2: critical damage | 3+: critical strike damage'),
      ranged: weapon(7, 6, 'Thrown Lightsaber', 'thrown', '1: critical | 2: critical dash | 3+: critical strike dash', 4),
      defense: chart('Inquisitorius Training', '1-2: block | 3+: block block dash'),
      tree: tree(
        '*t1: disarmed damage | *b1: shove damage | m2: pinned damage | m3: shove damage damage | m4: active | b4: reposition | m5: damage damage damage',
        't1-m2 b1-m2 m2-m3 m3-m4 m4-m5 m4-b4 b4-m5',
      ),
    }),
  ],
});
