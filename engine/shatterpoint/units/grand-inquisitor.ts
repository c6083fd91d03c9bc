import type { Script } from '../../core/script.ts';
import { active, advised, after, identity, reactive, tactic } from '../game/ability.ts';
import { chooseCharacter, chooseWay, endsAlone, taggedAllies } from '../deeds/choose.ts';
import { heal } from '../deeds/effects.ts';
import { allyWounded, mayFlip, oneMay } from '../families/index.ts';
import { objectiveOf, unitOf, unitWith } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, hasTag, typeOf } from '../board/measure.ts';
import { addDice } from '../attack/modify.ts';
import { toolMove } from '../deeds/move.ts';
import { isLocked, removeControl } from '../deeds/objective.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Objective, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const pupils = (game: Game, unit: Unit): CharacterId[] => charactersOf(allies(game, unit).filter((ally) => hasTag(game, ally, 'Inquisitorius') && typeOf(game, ally) !== 'primary'));
/** Active objectives whose control token of an opponent may be removed. */
const secrets = (game: Game, unit: Unit): Objective[] =>
  game.state.objectives.filter((each) => each.active && each.controller !== null && each.controller !== unit.seat && !isLocked(game, each));

function* learn(game: Game, unit: Unit): Script {
  refreshForce(game, unit.seat, 1);
  const healer = yield* chooseCharacter(unit.seat, 'clearly-you-were-a-poor-student', taggedAllies(game, unit, 'Inquisitorius'), true);
  if (healer !== null) yield* heal(game, healer);
}

export const grandInquisitor = unitCard({
  id: 'grand-inquisitor', name: 'Grand Inquisitor, Fallen Jedi', uniqueNames: ['Grand Inquisitor'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Force User', 'Galactic Empire', 'Inquisitorius'],
  sculpts: ['grand-inquisitor'],
  codes: { sps: 'grandinquisitorfallenjedi', spt: '00120103', tabletopAdmiral: 33, shatterApp: 27 },
  abilities: [
    tactic('You Know Who We Are', 'Pick an allied Inquisitorius Secondary or Supporting character: it and one character of this unit may dash.', function* (game, unit) {
      const others = pupils(game, unit);
      if (endsAlone(game, others)) return;
      const pupil = yield* chooseCharacter(unit.seat, 'you-know-who-we-are', others);
      if (pupil !== null) yield* toolMove(game, pupil, 'dash');
      yield* oneMay(game, unit, 'dash', 'you-know-who-we-are');
    }),
    advised({ purpose: 'harm', deed: 'clear' }, active('Secrets Uncovered', 2, 'Pick an active objective that an opponent controls: its control token is removed.', {
      can: (game, unit) => secrets(game, unit).length > 0,
      *run(game, unit) {
        const chosen = yield* chooseWay(unit.seat, 'secrets-uncovered', secrets(game, unit).map(({ id }) => id));
        removeControl(game, objectiveOf(game.state, chosen), unit.seat);
      },
    })),
    reactive('The Temple Records Are Quite Complete', 1, 'When this unit is targeted by a melee attack: it may flip its stance card; if the attacker is a Force User, add 2 defense dice.', 'targeted', {
      when: (game, unit, { defender, kind }) => kind === 'melee' && unitWith(game.state, defender).id === unit.id,
      *run(game, unit, { attacker }) {
        yield* mayFlip(game, unit, 'the-temple-records-are-quite-complete');
        if (hasTag(game, unitWith(game.state, attacker), 'Force User')) addDice(game, 'defense', 2, 'the-temple-records-are-quite-complete');
      },
    }),
    advised({ deed: 'heal' }, identity('Clearly, You Were a Poor Student', 'When an allied Galactic Empire character wounds an enemy unit, refresh 1 Force and one allied Inquisitorius character may heal; if that unit is a Force User, do both once more.',
      after('wounded', {
        may: false,
        when: (game, unit, event) => allyWounded(game, unit, event) && hasTag(game, unitWith(game.state, event.by!), 'Galactic Empire'),
        *run(game, unit, event) {
          yield* learn(game, unit);
          if (hasTag(game, unitOf(game.state, event.unit), 'Force User')) yield* learn(game, unit);
        },
      }),
    )),
  ],
  stances: [
    stance({
      name: 'Form II Makashi',
      melee: weapon(7, 6, 'Spinning Lightsaber', 'saber', '1: critical damage | 2-3: critical critical damage | 4+: critical critical damage damage'),
      ranged: weapon(5, 5, 'Thrown Lightsaber', 'thrown', '1: strike strike | 2-4: critical strike | 5+: critical strike damage', 4),
      defense: chart('Adaptive Fighter', '1-3: block block | 4+: block block critical>strike'),
      tree: tree(
        '*m1: damage damage | m2: pinned damage | t3: strained damage | b3: exposed damage | m4: damage damage damage | m5: dash damage | t5: damage damage | b5: jump damage',
        'm1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-m5 m5-t5 m5-b5',
      ),
    }),
    stance({
      name: 'Form V Djem So',
      melee: weapon(6, 5, 'Spinning Lightsaber', 'saber', '1: strike strike | 2-3: critical strike | 4+: critical critical damage'),
      ranged: weapon(6, 6, 'Thrown Lightsaber', 'thrown', '1: strike dash | 2-3: critical strike dash | 4+: critical critical jump', 4),
      defense: chart('Adaptive Fighter', '1-2: block critical>strike | 3: block critical>strike critical>failure | 4+: block critical>failure critical>failure jump'),
      tree: tree(
        '*m1: shove damage | t2: disarmed damage | b2: reposition damage | m3: shove damage damage | t4: pinned damage | t5: damage damage | b4: damage damage | b5: shove damage | m6: active',
        'm1-t2 t2-m3 m1-b2 b2-m3 m3-t4 t4-t5 t5-m6 m3-b4 b4-b5 b5-m6',
      ),
    }),
  ],
});
