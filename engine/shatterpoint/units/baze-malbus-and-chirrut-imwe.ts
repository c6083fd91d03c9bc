import { active, after, innate, tactic } from '../game/ability.ts';
import { grantAction, mayGrant } from '../turn/act.ts';
import { dropDamageOrCondition } from '../deeds/effects.ts';
import { eachMay, keywordWhile, oneMay } from '../families/index.ts';
import { mayPayForce, refreshForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { contests } from '../board/measure.ts';
import { removeControl, takenBy } from '../deeds/objective.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Objective, Unit } from '../state/state.ts';
import { gainMomentum } from '../deeds/struggle.ts';
import { unitCard } from '../game/unit-card.ts';

const CAGES = 'weve-been-in-worse-cages-than-this-one';
const PRAYING = 'hes-praying-for-the-door-to-open';
/** Their two stances. */
const [WITH_ME, ONE_WITH] = [0, 1];
const inStance = (stance: number) => (_game: Game, owner: Unit): boolean => owner.stance === stance;

/** Objectives that all of them contest and that nobody would take. */
const tied = (game: Game, unit: Unit): Objective[] =>
  game.state.objectives.filter(
    (objective) => unit.characters.every((character) => contests(game, unit, character, objective)) && takenBy(game, objective) === null,
  );

export const bazeMalbusAndChirrutImwe = unitCard({
  id: 'baze-malbus-and-chirrut-imwe', name: 'Baze Malbus and Chirrut Îmwe', uniqueNames: ['Baze Malbus', 'Chirrut Îmwe'],
  type: 'supporting', points: 5, force: 0, stamina: 9, durability: 2, characters: 2, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Rebel Alliance', 'Scoundrel'],
  sculpts: ['baze-malbus-and-chirrut-imwe-1', 'baze-malbus-and-chirrut-imwe-2'],
  codes: { sps: 'bazemalbusandchirrutimwe', spt: '00520103', tabletopAdmiral: null, shatterApp: 128 },
  abilities: [
    tactic('I Fear Nothing, For All Is as the Force Wills It', 'If this unit holds an Injured token, refresh 1 Force; then for each Injured token it may lose 1 damage or one condition.', function* (game, unit) {
      if (unit.injured > 0) refreshForce(game, unit.seat, 1);
      for (let i = 0; i < unit.injured; i++) yield* dropDamageOrCondition(game, unit.id);
    }),
    active('We’ve Been in Worse Cages Than This One', 1, 'In the stance I Am One With the Force every character of this unit may dash; in the stance The Force Is With Me one of them may reposition.', {
      *run(game, unit) {
        if (unit.stance === ONE_WITH) yield* eachMay(game, unit, 'dash');
        else yield* oneMay(game, unit, 'reposition', CAGES);
      },
    }),
    innate('Guardians of the Whills', 'In the stance I Am One With the Force this unit’s characters have Cover [1] and Sharpshooter [1]; in the stance The Force Is With Me they have Steadfast and Impact [1]. After this unit changed its stance, it may make a focus action.',
      keywordWhile('cover', 1, inStance(ONE_WITH)), keywordWhile('sharpshooter', 1, inStance(ONE_WITH)),
      keywordWhile('steadfast', 1, inStance(WITH_ME)), keywordWhile('impact', 1, inStance(WITH_ME)),
      after('stanceFlipped', {
        may: true,
        when: (game, unit, event) => event.unit === unit.id && game.state.activation?.unit === unit.id && mayGrant(game, unit, 'focus'),
        run: (game, unit) => grantAction(game, unit, 'focus'),
      }),
    ),
    innate('He’s Praying for the Door To Open', 'When control of an active objective that all of its characters contest is tied, its player may pay 1 Force to remove an opposing control token from it; if it is paid and no token was removed, this unit’s player gains 1 momentum.',
      after('turnEnding', {
        may: false,
        when: (game, unit) => game.state.players[unit.seat]!.ready > 0 && tied(game, unit).length > 0,
        *run(game, unit) {
          for (const objective of tied(game, unit)) {
            if (!(yield* mayPayForce(game, unit.seat, 1, PRAYING))) continue;
            const removed = objective.controller !== unit.seat && removeControl(game, objective, unit.seat);
            if (!removed) gainMomentum(game, unit.seat);
          }
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'The Force Is With Me',
      melee: weapon(6, 5, 'Guardian Training', 'blunt', '1: critical | 2: critical strike | 3+: critical critical strained'),
      ranged: weapon(6, 5, 'Guardian Training', 'blaster', '1-2: critical | 3: critical strike | 4+: critical critical pinned', 5),
      defense: chart('The Force Is With Me', '1-2: block dash | 3: block block dash | 4+: block block reposition'),
      tree: tree(
        '*m1: damage damage | m2: shove damage | t3: exposed damage | b3: pinned damage | m4: damage | t5: shove damage | b5: disarmed damage',
        'm1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-t5 m4-b5',
      ),
    }),
    stance({
      name: 'I Am One With the Force',
      melee: weapon(6, 5, 'Guardian Training', 'blunt', '1-2: critical | 3: critical strike | 4+: critical critical strained'),
      ranged: weapon(6, 5, 'Guardian Training', 'blaster', '1: critical | 2: critical strike | 3+: critical critical pinned', 5),
      defense: chart('I Am One With the Force', '1-2: block critical>strike | 3: block block critical>strike | 4+: block block critical>failure'),
      tree: tree(
        '*t1: shove damage | *b1: disarmed damage | m2: damage | t3: exposed damage | b3: pinned damage | m4: shove damage | m5: damage damage',
        't1-m2 b1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-m5',
      ),
    }),
  ],
});
