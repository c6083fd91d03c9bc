import { after, innate } from '../game/ability.ts';
import { damage } from '../deeds/damage.ts';
import { characterUnit } from '../state/events.ts';
import { assaultTactics, keyword } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { engagedWith } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const isbAgents = unitCard({
  id: 'isb-agents', name: 'ISB Agents', uniqueNames: [],
  type: 'supporting', points: 3, force: 0, stamina: 8, durability: 2, characters: 2, base: 40, baseAssumed: true,
  eras: ['ageOfRebellion'],
  tags: ['Galactic Empire', 'Trooper', 'Spy'],
  sculpts: ['isb-agents-1', 'isb-agents-2'],
  codes: { sps: 'isbagents', spt: '00280103', tabletopAdmiral: null, shatterApp: 93 },
  abilities: [
    assaultTactics,
    innate('Imperial Detention', 'When an enemy character engaged with this unit advances or dashes and is no longer engaged with it after the move, its unit takes 2 damage.',
      after('moveResolved', {
        may: false,
        when: (game, unit, { character, how, left }) => ['advance', 'reposition', 'dash'].includes(how) && unitWith(game.state, character).seat !== unit.seat
          && left.some((id) => characterUnit(id) === unit.id) && !engagedWith(game, character).some((each) => each.unit.id === unit.id),
        *run(game, unit, { character, left }) { damage(game, unitWith(game.state, character).id, 2, left.find((id) => characterUnit(id) === unit.id)!, null); },
      }),
    ),
    innate('Brutal Suppression', 'This unit’s characters have Impact [1].', keyword('impact', 1)),
  ],
  stances: [
    stance({
      name: 'ISB Doctrines',
      melee: weapon(6, 5, 'E-11 Blaster Rifle', 'blaster', '1-2: critical | 3+: critical shove'),
      ranged: weapon(6, 4, 'E-11 Blaster Rifle', 'blaster', '1-2: strike strike | 3+: critical strike', 4),
      defense: chart('ISB Armor', '1: block | 2-3: block block | 4+: block block critical>failure'),
      tree: tree(
        '*m1: damage damage | t2: pinned | m2: shove | m3: damage | t4: exposed | m4: shove | m5: damage damage',
        'm1-t2 t2-m3 m1-m2 m2-m3 m3-t4 t4-m5 m3-m4 m4-m5',
      ),
    }),
  ],
});
