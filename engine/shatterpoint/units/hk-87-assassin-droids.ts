import { innate, reactive } from '../game/ability.ts';
import { dropHunker } from '../deeds/effects.ts';
import { attackDiceWhen, eachMay, keywordWhile, onTheTrail } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { engagedWith, typeOf } from '../board/measure.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const facesPrimary = (game: Game, _owner: Unit, character: CharacterId | null): boolean =>
  character !== null && engagedWith(game, character).some(({ unit }) => typeOf(game, unit) === 'primary');

export const hk87AssassinDroids = unitCard({
  id: 'hk-87-assassin-droids', name: 'HK-87 Assassin Droids', uniqueNames: [],
  type: 'supporting', points: 3, force: 0, stamina: 7, durability: 2, characters: 2, base: 40, baseAssumed: true,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion', 'newRepublic'],
  tags: ['Droid', 'Mercenary', 'Trooper'],
  sculpts: ['hk-87-assassin-droids-1', 'hk-87-assassin-droids-2'],
  codes: { sps: 'hk87assassindroids', spt: '00820103', tabletopAdmiral: null, shatterApp: 141 },
  abilities: [
    onTheTrail('On The Trail'),
    reactive('Avoidance Protocols', 0, 'After an attack on this unit: it loses all its Hunker tokens; if it lost any, each of its characters may dash.', 'attackResolved', {
      when: (game, unit, { attack }) => unitWith(game.state, attack.defender).id === unit.id && unit.hunker > 0,
      *run(game, unit) {
        if (dropHunker(game, unit.id) > 0) yield* eachMay(game, unit, 'dash');
      },
    }),
    innate('Target Priority Protocols', 'Its attacks on Primary characters have 2 dice more.', attackDiceWhen(2, (game, _owner, { defender }) => typeOf(game, unitWith(game.state, defender)) === 'primary')),
    innate('Unstoppable Machine', 'Each character of this unit that is engaged with an enemy Primary has Protection and Steadfast.', keywordWhile('protection', 1, facesPrimary), keywordWhile('steadfast', 1, facesPrimary)),
  ],
  stances: [
    stance({
      name: 'Elimination Protocols',
      melee: weapon(6, 5, 'Electrostaff', 'blunt', '1-2: strike strike | 3: critical | 4+: critical strike'),
      ranged: weapon(6, 4, 'Blaster Rifle', 'blaster', '1-3: strike strike | 4+: critical', 5),
      defense: chart('Durasteel Plate', '1-3: block critical>strike | 4+: block block critical>strike'),
      tree: tree(
        '*t1: shove | t2: shove damage | *b1: heal damage | b2: exposed | m3: reposition damage damage | m4: damage damage',
        't1-t2 t2-m3 b1-b2 b2-m3 m3-m4',
      ),
    }),
  ],
});
