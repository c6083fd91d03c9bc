import { tactic, worded } from '../game/ability.ts';
import { accepts, covertOperations, dropOneEach, hasToDrop, infiltration } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const imperialSpecialForces = unitCard({
  id: 'imperial-special-forces', name: 'Imperial Special Forces', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Galactic Empire', 'Scout', 'Trooper'],
  sculpts: ['imperial-special-forces-1', 'imperial-special-forces-2'],
  codes: { sps: 'imperialspecialforces', spt: '00340104', tabletopAdmiral: null, shatterApp: 76 },
  abilities: [
    worded({ asks: { drop: '{{ability}}: lose damage and a condition?' } }, tactic('Special Forces Conditioning', 'This unit may lose 1 damage and one condition.', function* (game, unit) {
      if (hasToDrop(unit) && (yield* accepts(unit, 'special-forces-conditioning', 'drop'))) yield* dropOneEach(game, unit);
    })),
    covertOperations,
    infiltration,
  ],
  stances: [
    stance({
      name: 'ISF Doctrine',
      melee: weapon(5, 4, 'Vibroblade', 'blade', '1: strike | 2: strike strike | 3+: critical strike'),
      ranged: weapon(6, 5, 'E-11 Blaster Rifle', 'blaster', '1-2: critical | 3+: critical critical', 5),
      defense: chart('Special Forces Armor', '1: block | 2: block block | 3+: block block heal'),
      tree: tree(
        '*m1: damage damage | m2: pinned | t3: damage damage | b3: strained damage | m4: reposition damage | m5: damage',
        'm1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-m5',
      ),
    }),
  ],
});
