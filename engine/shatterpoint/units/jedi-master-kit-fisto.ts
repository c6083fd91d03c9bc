import { pickOrOnly } from '../../core/script.ts';
import { after, identity, reactive } from '../game/ability.ts';
import { chooseCharacter } from '../deeds/choose.ts';
import { forceSpeed, isFriendsCombat, oneMay, withIcon } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { standing, unitWithin } from '../board/measure.ts';
import { changeResult } from '../attack/modify.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { shove } from '../deeds/push.ts';
import type { CharacterId, DefenseFace, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const SURRENDER = 'im-afraid-i-must-request-your-surrender';

const isEnemyNear = (game: Game, unit: Unit, id: CharacterId): boolean => unitWith(game.state, id).seat !== unit.seat && unitWithin(game, unit, id, 3);

/** Results of the defense roll that can become failures. */
const openings = (game: Game): DefenseFace[] => [...new Set(game.state.attacks.at(-1)!.defenseRoll)].filter((face) => face !== 'failure');

export const jediMasterKitFisto = unitCard({
  id: 'jedi-master-kit-fisto', name: 'Jedi Master Kit Fisto', uniqueNames: ['Kit Fisto'],
  type: 'primary', points: 8, force: 3, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Aquatic', 'Force User', 'Galactic Republic', 'Jedi'],
  sculpts: ['jedi-master-kit-fisto'],
  codes: { sps: 'jedimasterkitfisto', spt: '00370101', tabletopAdmiral: null, shatterApp: 113 },
  abilities: [
    forceSpeed,
    reactive('Create Opening', 1, 'When its character attacks and dice are modified: one result of the defense roll becomes a failure.', 'modifying', {
      when: (game, unit, { roll, attacker }) => roll === 'defense' && unitWith(game.state, attacker).id === unit.id && openings(game).length > 0,
      *run(game, unit) {
        const face = yield* pickOrOnly({ seat: unit.seat, ask: 'choice', about: { ability: 'create-opening' } }, openings(game));
        changeResult(game, 'defense', face, 'failure');
      },
    }),
    withIcon(reactive('Supporting Assault', 0, 'After a character of another allied Galactic Republic unit attacked in a combat action: if it is within range 5, one of this unit’s characters may dash.', 'attackResolved', {
      when: (game, unit, { attack }) => isFriendsCombat(game, unit, attack, 'Galactic Republic') && unitWithin(game, unit, attack.attacker, 5),
      *run(game, unit) { yield* oneMay(game, unit, 'dash', 'supporting-assault-dash'); },
    }), 'dash'),
    identity('I’m Afraid I Must Request Your Surrender', 'Once per turn, after an enemy within range 3 attacked and its attack roll shows a failure, one of this unit’s characters may jump. Once per turn, after an enemy within range 3 defended and its defense roll shows a failure, one of this unit’s characters may shove it.',
      after('attackResolved', {
        may: true, times: 1,
        when: (game, unit, { attack }) => isEnemyNear(game, unit, attack.attacker) && attack.failures > 0,
        *run(game, unit) { yield* oneMay(game, unit, 'jump', SURRENDER); },
      }),
      after('attackResolved', {
        may: true, times: 1,
        when: (game, unit, { attack }) => isEnemyNear(game, unit, attack.defender) && attack.defenseRoll.includes('failure'),
        *run(game, unit, { attack }) {
          const shover = yield* chooseCharacter(unit.seat, SURRENDER, standing(unit));
          if (shover !== null) yield* shove(game, shover, attack.defender, { byAbility: true });
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Form I Shii-Cho',
      melee: weapon(7, 6, 'Lightsaber', 'saber', '1: critical | 2-4: critical critical strike | 5+: critical critical critical'),
      ranged: noWeapon(6),
      defense: chart('Calm Defense', '1-2: block block | 3: block block jump | 4+: block block block jump'),
      tree: tree(
        '*m1: shove damage | m2: shove damage | b2: strained damage | t3: disarmed damage | m3: damage damage damage | m4: shove damage | t5: reposition damage | m5: damage damage',
        'm1-m2 m1-b2 m2-t3 t3-m4 b2-m3 m3-m4 m4-t5 m4-m5',
      ),
    }),
    stance({
      name: 'Form IV Ataru',
      melee: weapon(9, 4, 'Lightsaber', 'saber', '1-2: strike strike | 3: critical strike strike | 4+: critical critical strike'),
      ranged: noWeapon(5),
      defense: chart('Acrobatics', '1-2: block critical>strike | 3+: block block critical>strike'),
      tree: tree(
        '*t1: shove damage | *m1: jump damage | *b1: exposed damage | m2: heal heal | t3: shove damage | b3: jump damage | t4: shove damage | m4: jump damage damage | b4: strained damage | m5: damage damage damage',
        't1-m2 m1-m2 b1-m2 m2-t3 m2-m4 m2-b3 t3-t4 b3-b4 t3-m4 b3-m4 t4-m4 m4-b4 t4-m5 m4-m5 b4-m5',
      ),
    }),
  ],
});
