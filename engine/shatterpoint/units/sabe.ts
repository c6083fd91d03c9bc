import { pickOrOnly } from '../../core/script.ts';
import { after, innate, reactive, tactic } from '../game/ability.ts';
import { chooseCharacter } from '../deeds/choose.ts';
import { alliesTagged, bodyguard, dashTogether, exposeFlank, isFriendsCombat, moveToward, objectivesBy, oneMay, putNear, withIcon } from '../families/index.ts';
import { characterOf, objectiveOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, baseOf, charactersOf, objectiveBase, standing, typeOf, unitWithin } from '../board/measure.ts';
import { addDice } from '../attack/modify.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Objective, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

/** Active objectives within range 2 of the unit. */
const heldBy = (game: Game, unit: Unit): Objective[] => objectivesBy(game, unit, 2, true);
const queens = (game: Game, unit: Unit): CharacterId[] => charactersOf(alliesTagged(game, unit, 'Naboo').filter((ally) => typeOf(game, ally) === 'primary'));

export const sabe = unitCard({
  id: 'sabe', name: 'Sabé, Royal Bodyguard', uniqueNames: ['Sabé'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Galactic Republic', 'Handmaiden', 'Naboo'],
  sculpts: ['sabe'],
  codes: { sps: 'saberoyalbodyguard', spt: '00150102', tabletopAdmiral: 49, shatterApp: 43 },
  abilities: [
    dashTogether('Loyal Protectors', 'Pick another allied Galactic Republic unit: each of its characters may dash. If it is a Naboo unit, this unit’s characters may dash too.', { others: true, tags: ['Naboo'], all: true }),
    exposeFlank,
    reactive('Staunch Bodyguard', 1, 'When an allied Primary character is targeted by an enemy attack: one of this unit’s characters may reposition toward it. If this unit is then within range 2 of it, it has 2 defense dice more.', 'targeted', {
      when(game, unit, { defender }) {
        const ward = unitWith(game.state, defender);
        return ward.seat === unit.seat && typeOf(game, ward) === 'primary';
      },
      *run(game, unit, { defender }) {
        yield* oneMay(game, unit, 'reposition', 'staunch-bodyguard', characterOf(game.state, defender).at);
        if (unitWithin(game, unit, defender, 2)) addDice(game, 'defense', 2, 'staunch-bodyguard');
      },
    }),
    innate('Decoy', 'Before a unit is chosen with the Shatterpoint card, its player may pick an active objective within range 2 of this unit and an allied Naboo Primary: this unit’s characters are placed within range 1 of that Primary, then the Primary is placed within range 1 of that objective.',
      after('shatterpointKept', {
        may: true,
        when: (game, unit, { seat }) => seat === unit.seat && heldBy(game, unit).length > 0 && queens(game, unit).length > 0,
        *run(game, unit) {
          const objective = objectiveOf(game.state, yield* pickOrOnly({ seat: unit.seat, ask: 'choice', about: { ability: 'decoy' } }, heldBy(game, unit).map(({ id }) => id)));
          const queen = yield* chooseCharacter(unit.seat, 'decoy', queens(game, unit));
          if (queen === null) return;
          for (const id of standing(unit)) yield* putNear(game, id, baseOf(game, queen), 1);
          yield* putNear(game, queen, objectiveBase(game, objective), 1);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Decoy',
      melee: weapon(6, 5, 'Combat Training', 'blunt', '1-2: critical damage | 3+: critical strike damage'),
      ranged: weapon(7, 5, 'ELG-3A Blaster Pistol', 'blaster', '1: critical | 2-3: critical strike strike | 4+: critical strike strike strike', 4),
      defense: chart('Defensive Training', '1-2: block | 3-4: block critical>failure | 5+: block critical>failure reposition'),
      tree: tree(
        '*m1: shove damage | t2: disarmed damage | t3: shove damage | t4: pinned damage | t5: shove damage | m2: strained damage | m3: damage damage | m4: damage | m5: jump damage | b3: reposition',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-m2 m2-m3 m3-m4 m4-m5 m2-b3 b3-m4',
      ),
    }),
  ],
  firstPrint: {
    tags: ['Galactic Republic', 'Handmaiden'],
    abilities: [
      tactic('Loyal Protectors', 'Each allied Handmaiden character may dash toward an allied Primary character.', function* (game, unit) {
        const leaders = charactersOf(allies(game, unit).filter((ally) => typeOf(game, ally) === 'primary'));
        for (const id of charactersOf(alliesTagged(game, unit, 'Handmaiden'))) {
          const leader = yield* chooseCharacter(unit.seat, 'loyal-protectors', leaders);
          if (leader !== null) yield* moveToward(game, id, 'dash', leader);
        }
      }),
      exposeFlank,
      withIcon(reactive('Coordinated Assault', 0, 'When a character of another allied Galactic Republic unit attacks in a combat action: if the target is within range 5 of this unit, one of this unit’s characters may dash.', 'targeted', {
        when: (game, unit, event) => isFriendsCombat(game, unit, event, 'Galactic Republic') && unitWithin(game, unit, event.defender, 5),
        *run(game, unit) { yield* oneMay(game, unit, 'dash', 'coordinated-assault-dash'); },
      }), 'dash'),
      bodyguard,
    ],
  },
});
