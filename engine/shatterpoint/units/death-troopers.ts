import { innate } from '../game/ability.ts';
import { keyword, keywordNear, supportingFire, tacticalAdvance } from '../families/index.ts';
import { hasTag, typeOf } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const deathTroopers = unitCard({
  id: 'death-troopers', name: 'Death Troopers', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 7, durability: 2, characters: 2, base: 40,
  eras: ['reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Death Trooper', 'Galactic Empire', 'Stormtrooper', 'Trooper'],
  sculpts: ['death-troopers-1', 'death-troopers-2'],
  codes: { sps: 'deathtroopers', spt: '00510104', tabletopAdmiral: null, shatterApp: 125 },
  abilities: [
    tacticalAdvance,
    supportingFire('dash', 'Galactic Empire'),
    innate('Elite Training', 'This unit’s characters have Protection and Impact [1].', keyword('protection'), keyword('impact', 1)),
    innate('Protective Detail', 'Allied Galactic Empire Primary characters within range 2 of its characters have Cover [1].', keywordNear('cover', 1, 2, (game, _owner, unit) => typeOf(game, unit) === 'primary' && hasTag(game, unit, 'Galactic Empire'))),
  ],
  stances: [
    stance({
      name: 'Death Trooper Tactics',
      melee: weapon(5, 4, 'Close Combat Training', 'blunt', '1-2: strike strike | 3: critical strike | 4+: critical strike dash'),
      ranged: weapon(6, 5, 'E-11D Blaster Rifle', 'blaster', '1-2: strike strike | 3: critical strike | 4+: critical strike dash', 5),
      defense: chart('Death Trooper Armor', '1-2: block | 3+: block block heal'),
      tree: tree(
        '*t1: damage | t2: pinned damage | t3: damage damage | t4: damage | *b1: disarmed damage | b2: shove | b3: damage damage | b4: shove damage | m5: dash damage',
        't1-t2 t2-t3 t3-t4 t4-m5 b1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
