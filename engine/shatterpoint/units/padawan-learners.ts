import { active, advised, change, innate, reactive, tactic } from '../game/ability.ts';
import { grantAction } from '../turn/act.ts';
import { chooseCharacter, isNearTagged } from '../deeds/choose.ts';
import { heal } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { eachMay, isOwnCombat, keyword, strikeBack } from '../families/index.ts';
import { standing } from '../board/measure.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const STRETCH = 'stretch-out-with-your-feelings';

const lessonsLearned = advised({ deed: 'heal' }, tactic('Lessons Learned', 'One of this unit’s characters may heal.', function* (game, unit) {
  const healer = yield* chooseCharacter(unit.seat, 'lessons-learned', standing(unit), true);
  if (healer !== null) yield* heal(game, healer);
}));

const forceRush = advised({ purpose: 'ready' }, active('Force Rush', 1, 'Every character of this unit may dash. If one is then within range 2 of another allied Force User character, the unit makes a focus action.', {
  *run(game, unit) {
    yield* eachMay(game, unit, 'dash');
    if (isNearTagged(game, unit, 'Force User', 2)) yield* grantAction(game, unit, 'focus');
  },
}));

export const padawanLearners = unitCard({
  id: 'padawan-learners', name: 'Padawan Learners', uniqueNames: [],
  type: 'supporting', points: 3, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Force User', 'Galactic Republic', 'Jedi', 'Padawan'],
  sculpts: ['padawan-learners-1', 'padawan-learners-2'],
  codes: { sps: 'padawanlearners', spt: '00500103', tabletopAdmiral: null, shatterApp: 112 },
  abilities: [
    lessonsLearned,
    forceRush,
    strikeBack('Deflect', 'ranged', 1),
    innate('Lightsaber Training', 'This unit’s characters have Impact [1].', keyword('impact', 1)),
    innate('Stretch Out With Your Feelings', 'A heal from its combat tree in a melee attack of a combat action reaches allied characters within range 3.',
      change('healRange', (_game, owner, { unit, attack }) => (unit === owner.id && attack?.kind === 'melee' && attack.part === 'combat' && characterUnit(attack.attacker) === owner.id && attack.step !== 'resolved' ? 1 : 0)),
    ),
  ],
  stances: [
    stance({
      name: 'Form I Shii-Cho',
      melee: weapon(6, 5, 'Lightsaber', 'saber', '1: strike | 2-3: strike strike | 4+: critical strike'),
      ranged: noWeapon(4),
      defense: chart('Defensive Form', '1: block | 2: block block | 3+: block block heal'),
      tree: tree(
        '*m1: damage heal | m2: shove damage | t3: heal heal | b3: shove damage | t4: exposed damage | m4: damage | b4: disarmed damage | m5: reposition damage',
        'm1-m2 m2-t3 m2-b3 t3-t4 t3-m4 b3-m4 b3-b4 m4-m5',
      ),
    }),
  ],
  firstPrint: {
    stamina: 7,
    abilities: [
      lessonsLearned,
      forceRush,
      strikeBack('Deflect', 'ranged', 1),
      reactive('Stretch Out With Your Feelings', 0, 'When its character makes a melee attack in a combat action: a heal from its combat tree in this attack reaches allied characters within range 3.', 'targeted', {
        when: (game, unit, event) => event.kind === 'melee' && isOwnCombat(game, unit, event),
        *run(game) { emit(game, { type: 'attackMarked', mark: STRETCH }); },
      }, change('healRange', (_game, owner, { unit, attack }) => (unit === owner.id && attack?.marks.includes(STRETCH) === true && attack.step !== 'resolved' ? 1 : 0))),
    ],
  },
});
