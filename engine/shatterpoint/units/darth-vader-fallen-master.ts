import { advised, innate, reactive, tactic } from '../game/ability.ts';
import { chooseCharacter, chooseWay } from '../deeds/choose.ts';
import { gainCondition } from '../deeds/effects.ts';
import { characterBy, dropOneEach, forceMove, keyword, oneMay } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { gainUntilTurnEnds } from '../deeds/lasting.ts';
import { standing } from '../board/measure.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

/** Active objectives within range 3 of a character. */
const within3 = (game: Game, id: CharacterId): string[] =>
  game.state.objectives.filter((each) => each.active && characterBy(game, id, each, 3)).map((each) => each.id);

/** Characters within range 3 of an active objective. */
const near = (game: Game, unit: Unit): CharacterId[] => standing(unit).filter((id) => within3(game, id).length > 0);

export const darthVaderFallenMaster = unitCard({
  id: 'darth-vader-fallen-master', name: 'Darth Vader, Fallen Master', uniqueNames: ['Darth Vader'],
  type: 'secondary', points: 5, force: 0, stamina: 9, durability: 2, characters: 1, base: 40, baseAssumed: true,
  eras: ['reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Force User', 'Galactic Empire', 'Inquisitorius', 'Sith'],
  sculpts: ['darth-vader-fallen-master'],
  codes: { sps: 'darthvaderfallenmaster', spt: '00810102', tabletopAdmiral: null, shatterApp: 120 },
  notWith: ['Anakin Skywalker'],
  abilities: [
    tactic('Anakin Skywalker Was Weak', 'If this unit is not strained, refresh 1 Force. Then it loses 1 damage and one condition, and one of its characters may dash.', function* (game, unit) {
      if (!unit.conditions.includes('strained')) refreshForce(game, unit.seat, 1);
      yield* dropOneEach(game, unit);
      yield* oneMay(game, unit, 'dash', 'anakin-skywalker-was-weak');
    }),
    advised({ purpose: 'harm' }, forceMove('Then You Will Die Braver Than Most', 2, 3, 'pull', 2, ' Then its unit gains exposed.', (game, _unit, enemy, user) => gainCondition(game, unitWith(game.state, enemy).id, 'exposed', user))),
    reactive('The Power Within Will Soon Serve the Emperor', 1, 'At the end of this unit’s activation: it gains strained; then pick one of its characters and an active objective within range 3 of it: it contests that objective until the end of the turn, wherever it then stands.', 'activationEnding', {
      when: (game, unit, event) => event.unit === unit.id && near(game, unit).length > 0,
      *run(game, unit) {
        yield* gainCondition(game, unit.id, 'strained', null);
        const chosen = yield* chooseCharacter(unit.seat, 'the-power-within-will-soon-serve-the-emperor', near(game, unit));
        if (chosen === null) return;
        const places = within3(game, chosen);
        const objective = places.length === 1 ? places[0]! : yield* chooseWay(unit.seat, 'the-power-within-will-soon-serve-the-emperor', places);
        gainUntilTurnEnds(game, unit, 'contests', 1, chosen, objective);
      },
    }),
    innate('More Machine Now Than Man', 'This unit’s characters have Protection, Steadfast and Impact [1].', keyword('protection'), keyword('steadfast'), keyword('impact', 1)),
  ],
  stances: [
    stance({
      name: 'Form V Djem So',
      melee: weapon(7, 5, 'Lightsaber', 'saber', '1-2: strike block>failure | 3: critical strike block>failure | 4+: critical critical block>failure'),
      ranged: noWeapon(5),
      defense: chart('Unrelenting', '1: block damage | 2-3: block block damage | 4+: block block critical>strike damage'),
      tree: tree(
        '*m1: shove damage | t2: shove damage | b2: pinned damage | m3: damage damage damage | t4: strained damage | t5: damage damage | b4: disarmed damage | b5: heal heal',
        'm1-t2 t2-m3 m1-b2 b2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
  ],
});
