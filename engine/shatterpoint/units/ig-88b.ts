import { active, advised, after, reactive, tactic } from '../game/ability.ts';
import { grantAction, mayGrant } from '../turn/act.ts';
import { chooseOneUnit, chooseWay, hasEnemyWithin } from '../deeds/choose.ts';
import { rollDefense } from '../attack/dice.ts';
import { gainCondition } from '../deeds/effects.ts';
import { isOwnCombat, oneMay, reachableEnemies, unitsOf } from '../families/index.ts';
import { characterOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { contests, hasTag, standing } from '../board/measure.ts';
import { addDice, countFaces, reroll } from '../attack/modify.ts';
import { loseMomentum } from '../deeds/momentum.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const SUCCESS = 'i-engineer-success-yet-it-eludes-me';

/** Whether a character contests an active objective that the unit's player does not control. */
const holdsOut = (game: Game, unit: Unit, id: CharacterId): boolean =>
  game.state.objectives.some(
    (objective) => objective.controller !== unit.seat && contests(game, unitWith(game.state, id), characterOf(game.state, id), objective),
  );

export const ig88b = unitCard({
  id: 'ig-88b', name: 'IG-88B, Created to Succeed', uniqueNames: ['IG-88B'],
  type: 'secondary', points: 5, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Bounty Hunter', 'Droid', 'Mercenary', 'Scoundrel'],
  sculpts: ['ig-88b'],
  codes: { sps: 'ig88bcreatedtosucceed', spt: '00250104', tabletopAdmiral: null, shatterApp: 109 },
  abilities: [
    tactic('High-Priority Target', 'One of this unit’s characters may dash; then, with an enemy within range 5, the unit may make a focus action.', function* (game, unit) {
      yield* oneMay(game, unit, 'dash', 'high-priority-target');
      if (!hasEnemyWithin(game, unit, 5) || !mayGrant(game, unit, 'focus')) return;
      if ((yield* chooseWay(unit.seat, 'high-priority-target', ['focus', 'none'])) === 'focus') yield* grantAction(game, unit, 'focus');
    }),
    advised({ purpose: 'harm' }, active('Always Gets the Job Done', 1, 'Pick an enemy unit within range 2 and roll 3 defense dice: on any block it gains strained, on any expertise disarmed, on any failure exposed.', {
      can: (game, unit) => hasEnemyWithin(game, unit, 2),
      *run(game, unit) {
        const enemy = yield* chooseOneUnit(game, unit.seat, 'always-gets-the-job-done', unitsOf(game, reachableEnemies(game, unit, 2)));
        if (enemy === null) return;
        const faces = yield* rollDefense('always-gets-the-job-done', 3, { ability: 'always-gets-the-job-done' });
        for (const [face, condition] of [['block', 'strained'], ['expertise', 'disarmed'], ['failure', 'exposed']] as const) {
          if (faces.includes(face)) yield* gainCondition(game, enemy.id, condition, standing(unit)[0]!);
        }
      },
    })),
    reactive('Calculated Plans', 0, 'When the attack roll of its combat action is modified: reroll up to 2 failures or expertise of it.', 'modifying', {
      when: (game, unit, event) => event.roll === 'attack' && isOwnCombat(game, unit, event) && countFaces(game, 'attack', 'failure') + countFaces(game, 'attack', 'expertise') > 0,
      *run(game, unit) { yield* reroll(game, { roll: 'attack', seat: unit.seat, most: 2, faces: ['failure', 'expertise'] }); },
    }),
    reactive('I Engineer Success, Yet...It Eludes Me', 1, 'When an allied Bounty Hunter attacks in a combat action a target that contests an active objective which this unit’s player does not control: add 3 attack dice. If the ally’s attack does not wound the defending unit, this unit’s player loses 1 momentum.', 'targeted', {
      when(game, unit, { attacker, defender, part }) {
        const hunter = unitWith(game.state, attacker);
        return part === 'combat' && hunter.seat === unit.seat && hasTag(game, hunter, 'Bounty Hunter') && holdsOut(game, unit, defender);
      },
      *run(game) {
        addDice(game, 'attack', 3, SUCCESS);
        emit(game, { type: 'attackMarked', mark: SUCCESS });
      },
    }, after('attackResolved', {
      follows: true, may: false,
      when: (game, unit, { attack }) =>
        attack.marks.includes(SUCCESS) && unitWith(game.state, attack.attacker).seat === unit.seat
        && !attack.wounded.includes(unitWith(game.state, attack.defender).id),
      *run(game, unit) { loseMomentum(game, unit.seat); },
    })),
  ],
  stances: [
    stance({
      name: 'Any Means Necessary',
      melee: weapon(7, 4, 'Strike', 'blunt', '1-2: strike damage | 3+: critical damage'),
      ranged: weapon(7, 5, 'E-11 Medium Blaster', 'blaster', '1-2: critical | 3: critical strike | 4+: critical critical damage', 5),
      defense: chart('Survival Directive', '1-2: block block | 3: block block reposition | 4+: block block block reposition'),
      tree: tree(
        '*m1: damage damage | t2: damage damage | t3: shove damage | m2: shove damage | b2: pinned damage | b3: exposed damage | m4: shove damage | t5: strained damage | b5: damage damage | m6: reposition',
        'm1-t2 t2-t3 m1-m2 m2-m4 m1-b2 b2-b3 t3-m4 b3-m4 t3-t5 b3-b5 m4-t5 t5-m6 m4-b5 b5-m6',
      ),
    }),
  ],
});
