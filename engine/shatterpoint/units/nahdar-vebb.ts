import { advised, after, innate, reactive } from '../game/ability.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { heal } from '../deeds/effects.ts';
import { moveToward, oneDashes } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import { areEngaged, standing, typeOf } from '../board/measure.ts';
import { addDice } from '../attack/modify.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const DICE = { supporting: 1, secondary: 2, primary: 3 } as const;

export const nahdarVebb = unitCard({
  id: 'nahdar-vebb', name: 'Nahdar Vebb, Jedi Knight', uniqueNames: ['Nahdar Vebb'],
  type: 'secondary', points: 5, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Aquatic', 'Force User', 'Galactic Republic', 'Jedi'],
  sculpts: ['nahdar-vebb'],
  codes: { sps: 'nahdarvebbjediknight', spt: '00370102', tabletopAdmiral: null, shatterApp: 114 },
  abilities: [
    oneDashes('You Can’t Defeat Us All', 'An allied Galactic Republic character may dash.', (game, unit) => taggedAllies(game, unit, 'Galactic Republic')),
    reactive('I Will Hold Them Off', 1, 'When its character attacks in a combat action: add 1 die against a Supporting, 2 against a Secondary, 3 against a Primary.', 'targeted', {
      when: (game, unit, { attacker, part }) => part === 'combat' && unitWith(game.state, attacker).id === unit.id,
      *run(game, _unit, { defender }) { addDice(game, 'attack', DICE[typeOf(game, unitWith(game.state, defender))], 'i-will-hold-them-off'); },
    }),
    advised({ deed: 'approach' }, reactive('I Got Carried Away', 0, 'After the move action of an enemy Primary: one of this unit’s characters may dash toward one of its characters.', 'actionResolved', {
      when(game, unit, event) {
        const enemy = unitOf(game.state, event.unit);
        return event.action === 'move' && enemy.seat !== unit.seat && typeOf(game, enemy) === 'primary' && standing(enemy).length > 0;
      },
      *run(game, unit, event) {
        const enemy = yield* chooseCharacter(unit.seat, 'i-got-carried-away', standing(unitOf(game.state, event.unit)));
        const chaser = yield* chooseCharacter(unit.seat, 'i-got-carried-away', standing(unit));
        if (enemy !== null && chaser !== null) yield* moveToward(game, chaser, 'dash', enemy);
      },
    })),
    advised({ deed: 'heal' }, innate('I’ve Been Waiting For This', 'When an enemy Primary or Secondary character ends an advance, dash, jump or climb engaged with this unit’s character, one of its characters may heal twice; then refresh 1 Force.',
      after('moveResolved', {
        may: false,
        // Any move with a tool: a reposition is an advance too (SP-MOVE-01).
        when(game, unit, { character }) {
          const enemy = unitWith(game.state, character);
          return enemy.seat !== unit.seat && typeOf(game, enemy) !== 'supporting' && standing(unit).some((id) => areEngaged(game, id, character));
        },
        *run(game, unit) {
          const healer = yield* chooseCharacter(unit.seat, 'ive-been-waiting-for-this', standing(unit));
          if (healer !== null) yield* heal(game, healer, 2);
          refreshForce(game, unit.seat, 1);
        },
      }),
    )),
  ],
  stances: [
    stance({
      name: 'Form IV Ataru',
      melee: weapon(7, 4, 'Lightsaber', 'saber', '1-2: strike strike | 3-4: critical critical | 5+: critical critical critical critical'),
      ranged: noWeapon(4),
      defense: chart('Tenacity', '1: block | 2: block block heal | 3+: block block heal heal'),
      tree: tree(
        '*m1: damage damage | t2: shove damage | b2: exposed damage | t3: shove damage | m3: jump heal | b3: damage damage | m4: damage damage damage | m5: shove pinned',
        'm1-t2 m1-m3 m1-b2 t2-m3 b2-m3 t3-m3 m3-b3 m3-m4 t3-m4 b3-m4 m4-m5',
      ),
    }),
  ],
});
