import { active, advised, after, innate, reactive, tactic } from '../game/ability.ts';
import { attack, attackChoices } from '../attack/attack.ts';
import { chooseCharacter, chooseOneUnit, chooseOwn, chooseWay, hasEnemyWithin } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { gainCondition } from '../deeds/effects.ts';
import { moveToward, reachableEnemies, unitsOf } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { charactersOf, enemies, standing, typeOf } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const primaryEnemies = (game: Game, unit: Unit): CharacterId[] => charactersOf(enemies(game, unit).filter((enemy) => typeOf(game, enemy) === 'primary'));

export const bobaFett = unitCard({
  id: 'boba-fett', name: 'Boba Fett, On Contract', uniqueNames: ['Boba Fett'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Bounty Hunter', 'Mercenary'],
  sculpts: ['boba-fett'],
  jets: true,
  codes: { sps: 'bobafettoncontract', spt: '00250101', tabletopAdmiral: null, shatterApp: 98 },
  abilities: [
    tactic('You’re Running out of Options', 'One of this unit’s characters may jump, or make a 5-dice attack on an enemy Primary unit.', function* (game, unit) {
      const chosen = yield* chooseOwn(unit, 'youre-running-out-of-options');
      if (chosen === null) return;
      const limits = { dice: 5, targets: primaryEnemies(game, unit), part: 'youre-running-out-of-options' };
      const way = yield* chooseWay(unit.seat, 'youre-running-out-of-options', ['jump', ...(attackChoices(game, chosen, limits).length > 0 ? ['attack'] : []), 'none']);
      if (way === 'jump') yield* toolMove(game, chosen, 'jump');
      if (way === 'attack') yield* attack(game, chosen, limits);
    }),
    advised({ purpose: 'harm' }, active('Knee Rockets', 1, 'Up to 2 enemy units within range 3 take 1 damage each.', {
      can: (game, unit) => hasEnemyWithin(game, unit, 3),
      *run(game, unit) {
        const near = unitsOf(game, reachableEnemies(game, unit, 3));
        for (let i = 0; i < 2; i++) {
          const enemy = yield* chooseOneUnit(game, unit.seat, 'knee-rockets', near, true);
          if (enemy === null) return;
          near.splice(near.indexOf(enemy), 1);
          damage(game, enemy.id, 1, standing(unit)[0]!, null);
        }
      },
    })),
    advised({ purpose: 'harm' }, active('Whipcord Launcher', 1, 'An enemy unit within range 3 gains pinned and disarmed.', {
      can: (game, unit) => hasEnemyWithin(game, unit, 3),
      *run(game, unit) {
        const enemy = yield* chooseOneUnit(game, unit.seat, 'whipcord-launcher', unitsOf(game, reachableEnemies(game, unit, 3)));
        if (enemy !== null) for (const condition of ['pinned', 'disarmed'] as const) yield* gainCondition(game, enemy.id, condition, standing(unit)[0]!);
      },
    })),
    advised({ deed: 'approach' }, reactive('Dead or Alive', 0, 'At the end of an enemy Primary unit’s activation: one of this unit’s characters may jump toward a character of an enemy Primary unit.', 'activationEnding', {
      when: (game, unit, event) => unitOf(game.state, event.unit).seat !== unit.seat && typeOf(game, unitOf(game.state, event.unit)) === 'primary' && primaryEnemies(game, unit).length > 0,
      *run(game, unit) {
        const enemy = yield* chooseCharacter(unit.seat, 'dead-or-alive', primaryEnemies(game, unit));
        const hunter = yield* chooseOwn(unit, 'dead-or-alive');
        if (enemy !== null && hunter !== null) yield* moveToward(game, hunter, 'jump', enemy);
      },
    })),
    innate('Hired Hand', 'At the end of set-up its player chooses: this unit has the tag Galactic Empire or the tag Scoundrel.',
      after('setupEnded', {
        may: false, when: () => true,
        *run(game, unit) { emit(game, { type: 'tagGained', unit: unit.id, tag: yield* chooseWay(unit.seat, 'hired-hand', ['Galactic Empire', 'Scoundrel']) }); },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Notorious Disintegrator',
      melee: weapon(7, 4, 'Custom Blaster Pistol', 'blaster', '1: critical | 2-3: critical strike | 4+: critical critical jump'),
      ranged: weapon(7, 4, 'EE-3 Blaster Carbine', 'blaster', '1: critical | 2-3: critical block>failure | 4+: critical critical block>failure', 5),
      defense: chart('Beskar Armor', '1-2: block block | 3+: block block block'),
      tree: tree(
        '*m1: damage damage | m2: disarmed damage | t3: shove damage | b3: damage damage | m4: active damage damage | t5: strained damage | b5: shove damage',
        'm1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-t5 m4-b5',
      ),
    }),
  ],
});
