import type { Script } from '../../core/script.ts';
import { active, after, change, identity, reactive, tactic } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { chooseOwn, chooseWay } from '../deeds/choose.ts';
import { heal } from '../deeds/effects.ts';
import { deflect, eachOfMay, objectivesBy, oneMay } from '../families/index.ts';
import { objectiveOf, unitOf, unitWith } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Game, Change } from '../game/game.ts';
import { contests, enemies, hasTag, unitsWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { cardPlace, isToCome } from '../turn/order.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import type { Objective, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const PROFIT = 'you-can-either-profit-by-this-or-be-destroyed';
const NO_FIGHT = 'i-will-not-fight-you';

/** Active objectives within range 2 of the unit. */
const near = (game: Game, unit: Unit): Objective[] => objectivesBy(game, unit, 2, true);

/** Every enemy character that contests the objective may dash; then one own character may dash toward it and strike. */
function* threaten(game: Game, unit: Unit, objective: Objective): Script {
  yield* eachOfMay(game, enemies(game, unit).flatMap((enemy) => enemy.characters.filter((character) => contests(game, enemy, character, objective)).map(({ id }) => id)), 'dash');
  const chosen = yield* chooseOwn(unit, PROFIT);
  if (chosen === null) return;
  yield* toolMove(game, chosen, 'dash', { wedge: { other: objective.at, way: 'toward' } });
  yield* mayAttack(game, chosen, { part: PROFIT, kinds: ['melee'], dice: 5 });
}

/** Immunity of the own unit and of allied Rebel Alliance units within range 5, while something is so of the own order card. */
const steels = (holds: (game: Game, owner: Unit) => boolean): Change['adds'] => (game, owner, { unit }) => {
  const ally = unitOf(game.state, unit);
  const sheltered = unit === owner.id || (ally.seat === owner.seat && hasTag(game, ally, 'Rebel Alliance') && unitsWithin(game, owner, ally, 5));
  return sheltered && holds(game, owner) ? 1 : 0;
};

export const jediKnightLukeSkywalker = unitCard({
  id: 'jedi-knight-luke-skywalker', name: 'Jedi Knight Luke Skywalker', uniqueNames: ['Luke Skywalker'],
  type: 'primary', points: 7, force: 3, stamina: 11, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Force User', 'Jedi', 'Rebel Alliance'],
  sculpts: ['jedi-knight-luke-skywalker'],
  codes: { sps: 'jediknightlukeskywalker', spt: '00220101', tabletopAdmiral: null, shatterApp: 52 },
  abilities: [
    tactic('Return of the Jedi', 'One of this unit’s characters may jump. Then refresh 1 Force.', function* (game, unit) {
      yield* oneMay(game, unit, 'jump', 'return-of-the-jedi');
      refreshForce(game, unit.seat, 1);
    }),
    active('You Can Either Profit By This, or Be Destroyed', 1, 'Pick an active objective within range 2: every enemy character that contests it may dash. Then one of this unit’s characters may dash toward it and may make a 5-dice melee attack.', {
      can: (game, unit) => near(game, unit).length > 0,
      *run(game, unit) {
        const goals = near(game, unit).map(({ id }) => id);
        yield* threaten(game, unit, objectiveOf(game.state, goals.length === 1 ? goals[0]! : yield* chooseWay(unit.seat, PROFIT, goals)));
      },
    }),
    deflect,
    reactive('I Will Not Fight You', 1, 'When this unit is targeted by a melee attack: after that attack, if its attack roll shows a failure, one of this unit’s characters may heal twice and jump.', 'targeted', {
      when: (game, unit, { defender, kind }) => kind === 'melee' && unitWith(game.state, defender).id === unit.id,
      *run(game) { emit(game, { type: 'attackMarked', mark: NO_FIGHT }); },
    }, after('attackResolved', {
      follows: true, may: false,
      when: (game, unit, { attack }) => attack.marks.includes(NO_FIGHT) && unitWith(game.state, attack.defender).id === unit.id && attack.failures > 0,
      *run(game, unit) {
        const chosen = yield* chooseOwn(unit, NO_FIGHT);
        if (chosen === null) return;
        yield* heal(game, chosen, 2);
        yield* toolMove(game, chosen, 'jump');
      },
    })),
    identity('I Am a Jedi, Like My Father Before Me', 'This unit and allied Rebel Alliance units within range 5 have Immunity [exposed] while this unit’s order card is in the deck or in reserve and Immunity [pinned] while it is not in the deck.',
      change('immuneExposed', steels((game, owner) => isToCome(game, owner.id))),
      change('immunePinned', steels((game, owner) => cardPlace(game, owner.id) !== 'deck')),
    ),
  ],
  stances: [
    stance({
      name: 'Form V Djem So',
      melee: weapon(8, 5, 'Lightsaber', 'saber', '1-2: strike strike | 3: critical strike | 4+: critical strike damage'),
      ranged: noWeapon(5),
      defense: chart('Defensive Form', '1-3: block critical>strike | 4+: block block critical>strike'),
      tree: tree(
        '*m1: damage damage | m2: damage damage damage | m3: reposition damage | t4: exposed damage | b4: disarmed damage | m5: strained damage | m6: jump damage damage',
        'm1-m2 m2-m3 m3-t4 t4-m5 m3-b4 b4-m5 m5-m6',
      ),
    }),
    stance({
      name: 'Form III Soresu',
      melee: weapon(7, 6, 'Lightsaber', 'saber', '1: critical | 2-3: critical critical | 4+: critical critical jump'),
      ranged: noWeapon(6),
      defense: chart('Defensive Form', '1: block critical>strike | 2-3: block block critical>strike | 4+: block block critical>failure'),
      tree: tree(
        '*m1: shove damage damage | t2: heal heal | b2: shove damage | m3: jump damage damage | t4: heal heal | t5: shove damage | b4: pinned damage damage | b5: disarmed damage',
        'm1-t2 t2-m3 m1-b2 b2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
  ],
});
