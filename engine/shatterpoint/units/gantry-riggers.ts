import type { Script } from '../../core/script.ts';
import { active, advised, innate } from '../game/ability.ts';
import { chooseCharacter, chooseWay } from '../deeds/choose.ts';
import { dropHunker, gainCondition, gainHunker } from '../deeds/effects.ts';
import { eachMay, keyword } from '../families/index.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, charactersWithin, enemies, standing } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import type { Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

/** Enemy units with a character within Range 4 of a rigger. */
const enemiesInReach = (game: Game, unit: Unit): string[] =>
  enemies(game, unit)
    .filter((enemy) => charactersOf([enemy]).some((id) => standing(unit).some((rigger) => charactersWithin(game, rigger, id, 4))))
    .map(({ id }) => id);

/** A unit of our own with three Battle Tactics cards (SP-BTC-01). */
export const gantryRiggers = unitCard({
  id: 'gantry-riggers', name: 'Gantry Riggers', uniqueNames: [],
  type: 'supporting', points: 3, force: 0, stamina: 7, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion', 'newRepublic'],
  tags: ['Mercenary', 'Scoundrel', 'Trooper'],
  sculpts: ['gantry-riggers-1', 'gantry-riggers-2'],
  abilities: [
    advised({ purpose: 'move' }, active('Line and Winch', 1, 'Every character of this unit may climb. If one did, the unit gains a Hunker token.', {
      *run(game, unit) {
        if (yield* eachMay(game, unit, 'climb')) yield* gainHunker(game, unit.id);
      },
    })),
    innate('At Home on the Steel', 'This unit’s characters have Scale.', keyword('scale')),
    innate('Battle Tactics: Work Orders', 'Before the game its player may shuffle up to 3 of its Battle Tactics cards, the Work Orders, into the order deck.'),
  ],
  tacticsLimit: 3,
  tactics: [
    {
      id: 'scaffolding', name: 'Work Order: Scaffolding', text: 'A character of an allied unit may climb.',
      *run(game, provider): Script {
        const climber = yield* chooseCharacter(provider.seat, 'scaffolding', charactersOf(allies(game, provider)), true);
        if (climber !== null) yield* toolMove(game, climber, 'climb');
      },
    },
    {
      id: 'double-shift', name: 'Work Order: Double Shift', text: 'Refresh 1 Force.',
      *run(game, provider): Script { refreshForce(game, provider.seat, 1); },
    },
    {
      id: 'loose-bolts', name: 'Work Order: Loose Bolts', text: 'An enemy unit within range 4 of a Gantry Rigger loses all its Hunker tokens; if it held none, it gains pinned.',
      *run(game, provider): Script {
        const reach = enemiesInReach(game, provider);
        if (reach.length === 0) return;
        const target = yield* chooseWay(provider.seat, 'loose-bolts', reach);
        if (dropHunker(game, target) === 0) yield* gainCondition(game, target, 'pinned', standing(provider)[0]!);
      },
    },
  ],
  stances: [
    stance({
      name: 'Work Gang',
      melee: weapon(5, 5, 'Pry Bars', 'blunt', '1-2: strike | 3+: critical shove'),
      ranged: weapon(5, 4, 'Rivet Throwers', 'heavyBlaster', '1-2: strike | 3+: strike pinned', 3),
      defense: chart('Hard Hats', '1: block | 2+: block block'),
      tree: tree('*m1: damage | t2: shove damage | b2: pinned damage | m3: damage damage | t4: dash | b4: heal heal', 'm1-t2 m1-b2 t2-m3 b2-m3 m3-t4 m3-b4'),
    }),
  ],
});
