import { innate, after } from '../game/ability.ts';
import { damage } from '../deeds/damage.ts';
import { characterUnit } from '../state/events.ts';
import { jetPack, keyword, strongerTogether } from '../families/index.ts';
import { standing, areEngaged } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const mandalorianSuperCommandos = unitCard({
  id: 'mandalorian-super-commandos', name: 'Mandalorian Super Commandos', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Mandalorian', 'Shadow Collective', 'Super Commando', 'Trooper'],
  sculpts: ['mandalorian-super-commandos-1', 'mandalorian-super-commandos-2'],
  jets: true,
  codes: { sps: 'mandaloriansupercommandos', spt: '00010112', tabletopAdmiral: 19, shatterApp: 13 },
  abilities: [
    jetPack,
    strongerTogether,
    innate('No Mercy', 'When an enemy character engaged with this unit advances or dashes and ends no longer engaged with it, its unit takes 2 damage.',
      after('moveResolved', {
        may: false,
        when: (game, unit, { character, how, left }) =>
          (how === 'advance' || how === 'dash' || how === 'reposition') && left.some((id) => characterUnit(id) === unit.id) && !standing(unit).some((id) => areEngaged(game, id, character)),
        *run(game, unit, { character }) { damage(game, characterUnit(character), 2, standing(unit)[0]!, null); },
      }),
    ),
    innate('Victory or Death!', 'This unit’s characters have Impact [1].', keyword('impact', 1)),
  ],
  stances: [
    stance({
      name: 'Disruptive Tactics',
      melee: weapon(6, 5, 'Flamethrower', 'power', '1-2: critical | 3+: critical critical shove'),
      ranged: weapon(5, 4, 'Westar-35 Blaster Pistol', 'blaster', '1-3: strike | 4+: strike damage', 4),
      defense: chart('Beskar Armor', '1: block | 2+: block block'),
      tree: tree(
        '*m1: damage damage | t2: disarmed damage | t3: exposed | t4: shove damage | t5: shove damage | m2: strained damage | m3: damage | m4: damage | m5: damage damage | b3: jump damage',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-m2 m2-m3 m3-m4 m4-m5 m2-b3',
      ),
    }),
  ],
});
