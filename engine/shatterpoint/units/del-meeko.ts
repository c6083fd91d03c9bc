import { innate, tactic } from '../game/ability.ts';
import { covertOperations, deadeye, keyword, trickShot } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const delMeeko = unitCard({
  id: 'del-meeko', name: 'Del Meeko, Inferno Squad', uniqueNames: ['Del Meeko'],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Galactic Empire', 'Scout'],
  sculpts: ['del-meeko'],
  codes: { sps: 'delmeekoinfernosquad', spt: '00340103', tabletopAdmiral: null, shatterApp: 84 },
  abilities: [
    tactic('Trick Shot', 'If none of this unit’s characters is engaged, pick an enemy unit in line of sight: it takes 1 damage and loses all its Hunker tokens.', trickShot),
    covertOperations,
    deadeye('Deadeye'),
    innate('Special Forces Sniper', 'This unit may make 2 combat actions in its activation instead of one.', keyword('combatActions', 1)),
  ],
  stances: [
    stance({
      name: 'Suppressive Fire',
      melee: weapon(6, 4, 'Advanced Combat Training', 'blunt', '1-3: critical block>failure | 4+: critical critical block>failure'),
      ranged: weapon(6, 5, 'DLT-19X Targeting Blaster', 'heavyBlaster', '1-2: shove | 3-4: critical shove | 5+: critical critical shove', 5),
      defense: chart('Special Forces Armor', '1-2: block heal | 3: block block heal | 4+: block block heal reposition'),
      tree: tree(
        '*m1: damage damage | m2: disarmed damage | t3: damage damage | t4: exposed strained | m3: pinned damage | m4: reposition damage | m5: damage heal',
        'm1-m2 m2-m3 m3-m4 m4-m5 m2-t3 t3-t4',
      ),
    }),
  ],
});
