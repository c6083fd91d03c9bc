import { after, innate, reactive, tactic } from '../game/ability.ts';
import { damage } from '../deeds/damage.ts';
import { defeat } from '../turn/defeat.ts';
import { rollAttack } from '../attack/dice.ts';
import { mayDropCondition } from '../deeds/effects.ts';
import { contestsOne, couldAttack, eachMay, everyCharacter, followUp, isOwnCombat, oneMay } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { charactersOf, enemies, otherAllies, standing, unitWithin } from '../board/measure.ts';
import { addDice } from '../attack/modify.ts';
import { loseMomentum } from '../deeds/momentum.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const REQUEST = 'are-you-refusing-my-request';
const COMBAT = 'victory-through-combat-is-impossible';

/** Enemy characters of other units than the one just attacked. */
const otherTargets = (game: Game, unit: Unit, attacked: CharacterId): CharacterId[] =>
  charactersOf(enemies(game, unit).filter((enemy) => enemy.id !== unitWith(game.state, attacked).id));

const near = (game: Game, unit: Unit, units: readonly Unit[]): number => charactersOf(units).filter((id) => unitWithin(game, unit, id, 3)).length;

export const ig11 = unitCard({
  id: 'ig-11', name: 'IG-11, Assassin Droid', uniqueNames: ['IG-11'],
  type: 'supporting', points: 5, force: 0, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion', 'newRepublic'],
  tags: ['Bounty Hunter', 'Mercenary', 'Scoundrel', 'Droid'],
  sculpts: ['ig-11'],
  codes: { sps: 'ig11assassindroid', spt: '00240103', tabletopAdmiral: null, shatterApp: 65 },
  abilities: [
    tactic('On the Hunt', 'This unit may lose one condition; then one of its characters may dash.', function* (game, unit) {
      yield* mayDropCondition(game, unit.id);
      yield* oneMay(game, unit, 'dash', 'on-the-hunt');
    }),
    reactive('Multithread Targeting Protocol', 0, 'After its character attacked in a combat action: one of this unit’s characters may make a 5-dice attack on a character of another enemy unit.', 'attackResolved', {
      when: (game, unit, { attack }) =>
        isOwnCombat(game, unit, attack) && couldAttack(game, unit, { dice: 5, targets: otherTargets(game, unit, attack.defender) }),
      *run(game, unit, { attack }) { yield* followUp(game, unit, 'multithread-targeting-protocol', otherTargets(game, unit, attack.defender)); },
    }),
    innate('Are You Refusing My Request?', 'When it attacks an enemy that contests an active objective which its player does not control, it may add 3 dice; if it does and the attack does not wound the defending unit, this unit’s player loses 1 momentum.',
      after('targeted', {
        may: true,
        when: (game, unit, { attacker, defender }) =>
          unitWith(game.state, attacker).id === unit.id && contestsOne(game, defender, ({ controller }) => controller !== unit.seat),
        *run(game) {
          addDice(game, 'attack', 3, REQUEST);
          emit(game, { type: 'attackMarked', mark: REQUEST });
        },
      }),
      after('attackResolved', {
        may: false,
        when: (game, unit, { attack }) =>
          attack.marks.includes(REQUEST) && unitWith(game.state, attack.attacker).id === unit.id
          && !attack.wounded.includes(unitWith(game.state, attack.defender).id),
        *run(game, unit) { loseMomentum(game, unit.seat); },
      }),
    ),
    innate('Victory Through Combat is Impossible...', 'While this unit is wounded, each time an opponent gains momentum and more enemy characters than other allied ones are within range 3: roll 1 attack die for each Wounded and Injured token on it. On any failure each of its characters may dash; then every character within range 3 takes 5 damage and this unit is defeated.',
      after('momentumGained', {
        may: false,
        when: (game, unit, { seat }) =>
          seat !== unit.seat && unit.wounded > 0 && near(game, unit, enemies(game, unit)) > near(game, unit, otherAllies(game, unit)),
        *run(game, unit) {
          const roll = yield* rollAttack(COMBAT, unit.wounded + unit.injured, { ability: COMBAT });
          if (!roll.includes('failure')) return;
          yield* eachMay(game, unit, 'dash');
          const caught = everyCharacter(game).filter((id) => unitWithin(game, unit, id, 3));
          const cause = standing(unit)[0]!;
          for (const id of caught) damage(game, unitWith(game.state, id).id, 5, cause, null);
          defeat(game, unit.id);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Bondsman Guild Protocol',
      melee: weapon(7, 5, 'Strike', 'blunt', '1-2: strike damage | 3+: critical damage'),
      ranged: weapon(7, 6, 'E-11 Medium Blaster Rifle', 'blaster', '1-2: critical | 3: critical strike | 4+: critical critical damage', 5),
      defense: chart('Survival Directive', '1: block | 2-3: block block reposition | 4+: block block block reposition'),
      tree: tree(
        '*m1: damage damage | t2: damage damage | t3: exposed | m2: shove | b2: reposition | b3: damage damage | m4: pinned damage | t5: shove | b5: heal heal | m6: damage damage',
        'm1-t2 t2-t3 t3-m4 m1-m2 m2-m4 m1-b2 b2-b3 b3-m4 m4-t5 t5-m6 m4-b5 b5-m6',
      ),
    }),
  ],
});
