import type { Script } from '../../core/script.ts';
import { active, advised, after, change, identity, innate, tactic } from '../game/ability.ts';
import { attack } from '../attack/attack.ts';
import { chooseCharacter, chooseOneUnit, chooseWay, taggedAllies } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { dropCondition, gainHunker } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { characterBy, eachMay, eachOfMay, isOwnStormtrooper, oneMay, unitBy } from '../families/index.ts';
import { objectiveOf, unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, enemies, hasTag, standing, typeOf, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { removeControl } from '../deeds/objective.ts';
import { cardPlace } from '../turn/order.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Objective, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { happen } from '../deeds/window.ts';
import { emit } from '../game/emit.ts';

const underOrders = (game: Game, unit: Unit): Unit[] =>
  allies(game, unit).filter((ally) => hasTag(game, ally, 'Stormtrooper') || (typeOf(game, ally) === 'secondary' && hasTag(game, ally, 'Galactic Empire')));
const soldiers = (game: Game, unit: Unit): CharacterId[] =>
  taggedAllies(game, unit, 'Stormtrooper').filter((id) => typeOf(game, unitWith(game.state, id)) === 'supporting' && unitWithin(game, unit, id, 4));
const unitsThere = (game: Game, units: readonly Unit[], objective: Objective): Unit[] => units.filter((each) => unitBy(game, each, objective, 2));

/** A unit’s order card goes from the deck to reserve, if none is there, and the deck is shuffled. */
function* callUp(game: Game, { id, seat }: Unit): Script {
  if (game.state.players[seat]!.reserve !== null || cardPlace(game, id) !== 'deck') return;
  emit(game, { type: 'cardRevealed', seat, card: id });
  emit(game, { type: 'deckShuffled', seat });
  yield* happen(game, { type: 'cardReserved', seat, card: id });
}

const iWillHaveResults = advised({ deed: 'attack' }, active('I Will Have Results', 1, 'Pick an allied Stormtrooper Supporting character within range 4: it may dash; then it may do one of these: its unit gains a Hunker token, its unit loses one condition, or it makes a 5-dice attack.', {
  can: (game, unit) => soldiers(game, unit).length > 0,
  *run(game, unit) {
    const soldier = yield* chooseCharacter(unit.seat, 'i-will-have-results', soldiers(game, unit));
    if (soldier === null) return;
    yield* toolMove(game, soldier, 'dash');
    const way = yield* chooseWay(unit.seat, 'i-will-have-results', ['hunker', 'condition', 'attack', 'none']);
    if (way === 'hunker') yield* gainHunker(game, characterUnit(soldier));
    if (way === 'condition') yield* dropCondition(game, characterUnit(soldier));
    if (way === 'attack') yield* attack(game, soldier, { dice: 5, part: 'i-will-have-results' });
  },
}));

/** At the end of set-up one unit’s card goes to reserve, and it may dash. */
const calledUp = after('setupEnded', {
  may: false,
  when: () => true,
  *run(game, unit) {
    const chosen = yield* chooseOneUnit(game, unit.seat, 'prepare-for-a-surface-attack', allies(game, unit).filter((ally) => hasTag(game, ally, 'Stormtrooper')));
    if (chosen === null) return;
    yield* callUp(game, chosen);
    yield* eachMay(game, chosen, 'dash');
  },
});

/** The storm breaks over an objective of his choice: enemies may dash away, then each unit there is hurt. Gives the objective. */
function* storm(game: Game, unit: Unit): Script<Objective> {
  const goal = objectiveOf(game.state, yield* chooseWay(unit.seat, 'we-are-the-storm', game.state.objectives.map(({ id }) => id)));
  yield* eachOfMay(game, charactersOf(enemies(game, unit)).filter((id) => characterBy(game, id, goal, 2)), 'dash');
  const [by, foes, friends] = [standing(unit)[0] ?? null, unitsThere(game, enemies(game, unit), goal), unitsThere(game, allies(game, unit), goal)];
  for (const { id } of foes) damage(game, id, 3, by, null);
  for (const { id } of friends) damage(game, id, 1, null, null);
  return goal;
}

export const generalVeers = unitCard({
  id: 'general-veers', name: 'General Veers, Tactical Genius', uniqueNames: ['Maximilian Veers'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Galactic Empire', 'Officer'],
  sculpts: ['general-veers'],
  codes: { sps: 'generalveerstacticalgenius', spt: '00460101', tabletopAdmiral: null, shatterApp: 100 },
  abilities: [
    tactic('You Have Your Orders', 'Pick an allied Galactic Empire Secondary unit or an allied Stormtrooper unit: each of its characters may dash.', function* (game, unit) {
      const chosen = yield* chooseOneUnit(game, unit.seat, 'you-have-your-orders', underOrders(game, unit));
      if (chosen !== null) yield* eachMay(game, chosen, 'dash');
    }),
    iWillHaveResults,
    innate('Prepare For a Surface Attack', 'At the end of set-up pick an allied Stormtrooper unit: its order card goes from the deck to reserve, the deck is shuffled, and each of its characters may dash. Allied Stormtrooper characters have 1 defense die more.',
      calledUp,
      change('defenseDice', (game, owner, { unit }) => (isOwnStormtrooper(game, owner, unitOf(game.state, unit)) ? 1 : 0)),
    ),
    identity('We Are the Storm', 'At the start of this unit’s activation pick an objective: each enemy character within range 2 of it may dash. Then each enemy unit within range 2 of it takes 3 damage and each allied unit there takes 1 damage. Then its control token is removed.',
      after('activationBegun', {
        may: false,
        when: (game, unit, event) => event.unit === unit.id && game.state.objectives.length > 0,
        *run(game, unit) {
          removeControl(game, yield* storm(game, unit), unit.seat);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Let The Rabble Come',
      melee: weapon(7, 6, 'Combat Training', 'blunt', '1-2: strike strike | 3+: critical strike'),
      ranged: weapon(6, 5, 'E-11 Blaster', 'blaster', '1: strike | 2-3: critical strike heal | 4+: critical critical heal', 5),
      defense: chart('Battle Armor', '1-2: block heal | 3+: block block heal'),
      tree: tree(
        '*m1: damage damage | t2: heal heal | b2: damage damage | m3: disarmed damage | t4: damage damage | b4: shove damage | m5: active',
        'm1-t2 t2-m3 m1-b2 b2-m3 m3-t4 t4-m5 m3-m5 m3-b4 b4-m5',
      ),
    }),
    stance({
      name: 'Lay Siege',
      melee: weapon(6, 5, 'Combat Training', 'blunt', '1-2: strike strike | 3+: critical strike'),
      ranged: weapon(7, 6, 'E-11 Blaster', 'blaster', '1: strike | 2-3: critical strike damage | 4+: critical critical damage', 5),
      defense: chart('Battle Armor', '1-2: block heal | 3+: block block heal'),
      tree: tree(
        '*m1: shove damage | t2: shove | m2: damage damage | b2: heal damage | m3: heal damage damage | t4: reposition | m4: strained | b4: active | m5: damage damage damage',
        'm1-t2 t2-m3 m1-m2 m2-m3 m1-b2 b2-m3 m3-t4 m3-m4 m4-m5 m3-b4',
      ),
    }),
  ],
  firstPrint: {
    points: 7,
    abilities: [
      tactic('You Have Your Orders', 'Pick an allied Galactic Empire Secondary unit or an allied Stormtrooper unit: one of its characters may dash.', function* (game, unit) {
        const chosen = yield* chooseOneUnit(game, unit.seat, 'you-have-your-orders', underOrders(game, unit));
        if (chosen !== null) yield* oneMay(game, chosen, 'dash', 'you-have-your-orders');
      }),
      iWillHaveResults,
      innate('Prepare For a Surface Attack', 'At the end of set-up pick an allied Stormtrooper unit: its order card goes from the deck to reserve, the deck is shuffled, and each of its characters may dash. Characters of an allied Stormtrooper unit whose order card is in reserve have 1 defense die more.',
        calledUp,
        change('defenseDice', (game, owner, { unit }) => (isOwnStormtrooper(game, owner, unitOf(game.state, unit)) && cardPlace(game, unit) === 'reserve' ? 1 : 0)),
      ),
      identity('We Are the Storm', 'At the end of this unit’s activation pick an objective: each enemy character within range 2 of it may dash. Then each enemy unit within range 2 of it takes 3 damage and each allied unit there takes 1 damage.',
        after('activationEnding', {
          may: false,
          when: (game, unit, event) => event.unit === unit.id && game.state.objectives.length > 0,
          *run(game, unit) { yield* storm(game, unit); },
        }),
      ),
    ],
  },
});
