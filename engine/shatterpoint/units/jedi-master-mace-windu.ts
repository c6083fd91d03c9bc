import type { Script } from '../../core/script.ts';
import { after, change, identity, innate, reactive, tactic } from '../game/ability.ts';
import { grantAction } from '../turn/act.ts';
import { mayAttack } from '../attack/again.ts';
import { chooseCharacter, chooseOneUnit, endsAlone } from '../deeds/choose.ts';
import { heal } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { alliesTagged, eachMay } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { readyForce, refreshForce, spendUpTo, tax } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { gainUntilTurnEnds } from '../deeds/lasting.ts';
import { engagedWith, hasTag, standing, unitWithin } from '../board/measure.ts';
import { addDice, countFaces, reroll } from '../attack/modify.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import type { Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const VAAPAD = 0;

/** What the Jedi Master side does at a Shatterpoint. */
function* collected(game: Game, unit: Unit): Script {
  refreshForce(game, unit.seat, 2);
  const healer = yield* chooseCharacter(unit.seat, 'shatterpoint', standing(unit));
  if (healer !== null) yield* heal(game, healer, 3);
}

const rushToAction = tactic('Rush to Action', 'Pick another allied Galactic Republic unit: its characters and those of this unit may dash.', function* (game, unit) {
  const others = alliesTagged(game, unit, 'Galactic Republic', true);
  if (endsAlone(game, others)) return;
  const friend = yield* chooseOneUnit(game, unit.seat, 'rush-to-action', others);
  yield* eachMay(game, unit, 'dash');
  if (friend !== null) yield* eachMay(game, friend, 'dash');
});

const shelter = (stat: 'steadfast' | 'protection') => change(stat, (game, owner, { unit, character }) => {
  const ally = unitOf(game.state, unit);
  if (character === null || ally.seat !== owner.seat || !hasTag(game, ally, 'Galactic Republic') || !unitWithin(game, owner, character, 5)) return 0;
  return standing(owner).some((id) => engagedWith(game, id).length > 0) ? 1 : 0;
});
const partysOver = identity('This Party’s Over', 'While its character is engaged, allied Galactic Republic characters within range 5 have Steadfast and Protection.', shelter('steadfast'), shelter('protection'));

export const jediMasterMaceWindu = unitCard({
  id: 'jedi-master-mace-windu', name: 'Jedi Master Mace Windu', uniqueNames: ['Mace Windu'],
  type: 'primary', points: 7, force: 4, stamina: 11, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Force User', 'Galactic Republic', 'Jedi'],
  sculpts: ['jedi-master-mace-windu'],
  codes: { sps: 'jedimastermacewindu', spt: '00080101', tabletopAdmiral: 41, shatterApp: 35 },
  abilities: [
    rushToAction,
    innate('Shatterpoint', 'When an allied unit is chosen with a Shatterpoint card, before it activates: in Form VII Vaapad one of this unit’s characters may dash and then make a 5-dice attack; in Jedi Master refresh 2 Force, and one of its characters may heal three times.',
      after('activated', {
        may: false,
        when: (game, unit, event) => event.from === 'shatterpoint' && unitOf(game.state, event.unit).seat === unit.seat,
        *run(game, unit) {
          if (unit.stance !== VAAPAD) return yield* collected(game, unit);
          const chosen = yield* chooseCharacter(unit.seat, 'shatterpoint', standing(unit));
          if (chosen === null) return;
          yield* toolMove(game, chosen, 'dash');
          yield* mayAttack(game, chosen, { dice: 5, part: 'shatterpoint' });
        },
      }),
    ),
    innate('Tempered Aggression', 'When its character attacks or defends, before the dice are rolled, its player may spend 1 to 3 Force: as many dice are added to its roll.',
      after('targeted', {
        may: true,
        when: (game, unit, { attacker, defender }) =>
          [attacker, defender].some((id) => characterUnit(id) === unit.id) && game.state.players[unit.seat]!.ready > 0,
        *run(game, unit, { attacker }) {
          const dice = yield* spendUpTo(game, unit.seat, 'tempered-aggression', 3, 1);
          addDice(game, characterUnit(attacker) === unit.id ? 'attack' : 'defense', dice, 'tempered-aggression');
        },
      }),
    ),
    partysOver,
  ],
  stances: [
    stance({
      name: 'Form VII Vaapad',
      melee: weapon(7, 5, 'Lightsaber', 'saber', '1: critical | 2-3: critical critical | 4+: critical critical critical'),
      ranged: noWeapon(5),
      defense: chart('Aggressive Defense', '1: critical>strike | 2-3: block critical>strike | 4+: block critical>strike reposition'),
      tree: tree(
        '*m1: damage damage | *b1: strained damage | m2: damage damage | m3: strained damage | b3: exposed damage | m4: damage damage | m5: damage damage damage | b5: pinned damage shove | m6: reposition damage',
        'm1-m2 b1-m2 m2-m3 m3-m4 m2-b3 b3-m4 m4-m5 m5-m6 m4-b5 b5-m6',
      ),
    }),
    stance({
      name: 'Jedi Master',
      melee: weapon(6, 6, 'Lightsaber', 'saber', '1: critical | 2-3: critical critical | 4+: critical critical critical'),
      ranged: weapon(6, 6, 'Force Blast', 'power', '1: strike | 2-3: strike strike | 4+: critical strike pinned', 4),
      defense: chart('Aggressive Defense', '1: strike>failure | 2-3: critical>failure strike>failure | 4+: critical>failure strike>failure jump'),
      tree: tree(
        '*m1: shove damage damage | m2: shove damage | m3: exposed damage | m4: damage damage | m5: jump damage damage | b3: damage | b4: shove damage damage | b5: damage damage damage',
        'm1-m2 m2-m3 m3-m4 m4-m5 m2-b3 b3-b4 b4-b5',
      ),
    }),
  ],
  firstPrint: {
    points: 6,
    abilities: [
      rushToAction,
      reactive('Tempered Aggression', 0, 'When the dice of its attack are rolled: its player spends Force and may reroll one failure of the attack roll for each.', 'modifying', {
        when: (game, unit, { roll, attacker }) => roll === 'attack' && characterUnit(attacker) === unit.id && countFaces(game, 'attack', 'failure') > 0 && readyForce(game.state, unit.seat) > tax(game, unit),
        *run(game, unit) {
          const most = yield* spendUpTo(game, unit.seat, 'tempered-aggression', countFaces(game, 'attack', 'failure'), 1);
          yield* reroll(game, { roll: 'attack', seat: unit.seat, most, faces: ['failure'] });
        },
      }),
      innate('Shatterpoint', 'When this unit is chosen with a Shatterpoint card: in Form VII Vaapad it has Impact [2] until the end of the turn and makes a focus action; in Jedi Master refresh 2 Force, and one of its characters may heal three times.',
        after('activated', {
          may: false,
          when: (_game, unit, event) => event.from === 'shatterpoint' && event.unit === unit.id,
          *run(game, unit) {
            if (unit.stance !== VAAPAD) return yield* collected(game, unit);
            gainUntilTurnEnds(game, unit, 'impact', 2);
            yield* grantAction(game, unit, 'focus');
          },
        }),
      ),
      partysOver,
    ],
  },
});
