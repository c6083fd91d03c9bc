import { innate } from '../game/ability.ts';
import { attackDiceWhen, defensiveManeuver, forTheEmpire, stormtrooperPrecision, whileContesting } from '../families/index.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const shoretroopers = unitCard({
  id: 'shoretroopers', name: 'Shoretroopers', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Galactic Empire', 'Stormtrooper', 'Trooper'],
  sculpts: ['shoretroopers-1', 'shoretroopers-2'],
  codes: { sps: 'shoretroopers', spt: '00510103', tabletopAdmiral: null, shatterApp: 118 },
  abilities: [
    defensiveManeuver,
    forTheEmpire('For the Empire'),
    innate('Garrison Force', 'While this unit holds a Hunker token, its attacks outside its own activation have 1 die more. Each of its characters that contests an active objective has Steadfast and Protection.',
      attackDiceWhen(1, (game, owner) => owner.hunker > 0 && game.state.activation?.unit !== owner.id),
      whileContesting('steadfast'),
      whileContesting('protection'),
    ),
    stormtrooperPrecision,
  ],
  stances: [
    stance({
      name: 'Garrison Tactics',
      melee: weapon(5, 4, 'Combat Training', 'blunt', '1-2: strike | 3+: critical strike'),
      ranged: weapon(6, 5, 'E-22 Blaster Rifle', 'blaster', '1-2: strike strike | 3: critical strike | 4+: critical strike strike', 5),
      defense: chart('Shoretrooper Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*t1: pinned damage | t2: damage | t3: disarmed damage | t4: heal damage | t5: heal damage damage | b3: shove damage | b4: heal heal',
        't1-t2 t2-t3 t3-t4 t4-t5 t2-b3 b3-b4 b4-t5',
      ),
    }),
  ],
});
