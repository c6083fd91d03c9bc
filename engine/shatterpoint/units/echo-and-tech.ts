import { active, advised, innate, reactive } from '../game/ability.ts';
import { chooseWay } from '../deeds/choose.ts';
import { dropHunker, mayDropCondition } from '../deeds/effects.ts';
import { keepALowProfile, keywordWhile, objectivesBy } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { typeOf, unitsWithin } from '../board/measure.ts';
import { removeControl } from '../deeds/objective.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import type { Objective, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const heldByOthers = (game: Game, unit: Unit): Objective[] =>
  objectivesBy(game, unit, 3, true).filter(({ controller }) => controller !== null && controller !== unit.seat);

export const echoAndTech = unitCard({
  id: 'echo-and-tech', name: 'Echo and Tech', uniqueNames: ['CT-9902', 'CT-1409'],
  type: 'supporting', points: 4, force: 0, stamina: 7, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire'],
  tags: ['Bad Batch', 'Clone Trooper', 'Galactic Republic', 'Scoundrel'],
  sculpts: ['echo-and-tech-1', 'echo-and-tech-2'],
  codes: { sps: 'echoandtech', spt: '00380104', tabletopAdmiral: null, shatterApp: 73 },
  abilities: [
    advised({ purpose: 'harm', deed: 'clear' }, active('Fight Smarter, Not Harder', 1, 'Pick an active objective within range 3 that the opponent controls, and drop one of this unit’s Hunker tokens. If one was dropped, remove the opposing control token.', {
      can: (game, unit) => heldByOthers(game, unit).length > 0,
      *run(game, unit) {
        const pick = yield* chooseWay(unit.seat, 'fight-smarter-not-harder', heldByOthers(game, unit).map(({ id }) => id));
        if (dropHunker(game, unit.id, 1) > 0) removeControl(game, game.state.objectives.find(({ id }) => id === pick)!, unit.seat);
      },
    })),
    keepALowProfile,
    reactive('Forward Planning', 0, 'When an allied Primary or Secondary unit within range 4 starts its activation, it may lose one condition.', 'activationBegun', {
      when: (game, unit, event) => {
        const friend = unitOf(game.state, event.unit);
        return friend.seat === unit.seat && typeOf(game, friend) !== 'supporting' && unitsWithin(game, unit, friend, 4) && friend.conditions.length > 0;
      },
      *run(game, _unit, event) { yield* mayDropCondition(game, event.unit); },
    }),
    innate('The Brains of the Batch', 'While this unit holds a Hunker token, its attack and defense rolls have 1 die more.',
      keywordWhile('attackDice', 1, (_game, owner) => owner.hunker > 0), keywordWhile('defenseDice', 1, (_game, owner) => owner.hunker > 0)),
  ],
  stances: [
    stance({
      name: 'Military Intelligence',
      melee: weapon(6, 4, 'Advanced Combat Training', 'blunt', '1-2: damage | 3: strike damage | 4+: critical damage'),
      ranged: weapon(6, 5, 'DC-17 Blaster Pistol', 'blaster', '1-2: critical | 3: critical strike | 4+: critical strike damage', 4),
      defense: chart('Modified Commando Armor', '1-2: block | 3+: block block heal'),
      tree: tree(
        '*m1: strained damage | t2: shove damage | t3: pinned damage | t4: shove damage | b2: heal damage | b3: reposition damage | b4: heal damage | m5: active',
        'm1-t2 t2-t3 t3-t4 t4-m5 m1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
