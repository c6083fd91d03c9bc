import { active, advised, innate, tactic } from '../game/ability.ts';
import { attackWithOne } from '../attack/again.ts';
import { chooseCharacter, chooseObjective, chooseOneUnit, enemiesWithin } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { couldAttack, keywordNear, objectivesBy, oneMay, rollCounting, unitsOf } from '../families/index.ts';
import type { Game } from '../game/game.ts';
import { hasTag, standing } from '../board/measure.ts';
import { contesting } from '../deeds/objective.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { shove } from '../deeds/push.ts';
import type { Objective, Unit } from '../state/state.ts';
import { gainMomentum } from '../deeds/struggle.ts';
import { unitCard } from '../game/unit-card.ts';

const SNEAKING = 'i-wasnt-sneaking';
const RANGED = ['ranged'] as const;

/** Enemy units that contest an objective. */
const holders = (game: Game, unit: Unit, objective: Objective): Unit[] =>
  unitsOf(game, contesting(game, objective).filter(({ unit: other }) => other.seat !== unit.seat).map(({ character }) => character.id));
const worthIt = (game: Game, unit: Unit): Objective[] =>
  objectivesBy(game, unit, 3, true).filter((objective) => objective.controller !== unit.seat && holders(game, unit, objective).length > 0);

export const wreckerAndOmega = unitCard({
  id: 'wrecker-and-omega', name: 'Wrecker and Omega', uniqueNames: ['CT-9903', 'Omega'],
  type: 'secondary', points: 4, force: 0, stamina: 10, durability: 2, characters: 1, base: 50,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire'],
  tags: ['Bad Batch', 'Clone Trooper', 'Galactic Republic', 'Scoundrel'],
  sculpts: ['wrecker-and-omega'],
  codes: { sps: 'wreckerandomega', spt: '00380102', tabletopAdmiral: null, shatterApp: 69 },
  abilities: [
    advised({ deed: 'displace' }, tactic('Bulldoze', 'One of this unit’s characters may dash; if it ends within range 1 of enemy characters, it may shove one of them.', function* (game, unit) {
      const mover = yield* oneMay(game, unit, 'dash', 'bulldoze');
      if (mover === null) return;
      const enemy = yield* chooseCharacter(unit.seat, 'bulldoze', enemiesWithin(game, unit, mover, 1), true);
      if (enemy !== null) yield* shove(game, mover, enemy, { byAbility: true });
    })),
    advised({ deed: 'attack' }, active('HAHAHAHA, YEAH!!!', 2, 'Action: one of this unit’s characters may make a ranged attack.', {
      action: true,
      can: (game, unit) => couldAttack(game, unit, { kinds: RANGED }),
      *run(game, unit) { yield* attackWithOne(game, unit, { kinds: RANGED, part: 'hahahaha-yeah' }); },
    })),
    advised({ purpose: 'harm' }, active('I Wasn’t Sneaking...', 1, 'Pick an active objective within range 3 that this unit’s player does not control, and an enemy unit that contests it; roll 5 attack dice: the unit takes 1 damage for each critical and strike. If that wounds it, this unit’s player gains 1 momentum more.', {
      can: (game, unit) => worthIt(game, unit).length > 0,
      *run(game, unit) {
        const objective = yield* chooseObjective(game, unit.seat, SNEAKING, worthIt(game, unit));
        if (objective === null) return;
        const enemy = (yield* chooseOneUnit(game, unit.seat, SNEAKING, holders(game, unit, objective)))!;
        const before = enemy.wounded;
        damage(game, enemy.id, yield* rollCounting(SNEAKING, 5, 'critical', 'strike'), standing(unit)[0]!, null);
        if (enemy.wounded > before) gainMomentum(game, unit.seat);
      },
    })),
    innate('The Muscle of the Batch', 'While this unit is not wounded, allied Bad Batch characters within range 3 have Steadfast, and allied Clone Trooper or Scoundrel characters within range 3 have Protection.',
      keywordNear('steadfast', 1, 3, (game, owner, unit) => owner.wounded === 0 && hasTag(game, unit, 'Bad Batch')),
      keywordNear('protection', 1, 3, (game, owner, unit) => owner.wounded === 0 && (hasTag(game, unit, 'Clone Trooper') || hasTag(game, unit, 'Scoundrel'))),
    ),
  ],
  stances: [
    stance({
      name: 'Boom!',
      melee: weapon(6, 5, 'Brawn and Brains', 'blunt', '1-2: critical strike | 3+: critical strike damage'),
      ranged: weapon(6, 5, 'Combined Fire', 'blaster', '1: strike strike | 2-3: critical strike strike | 4+: critical critical strike', 5),
      defense: chart('Modified Commando Armor', '1-2: heal | 3+: block heal'),
      tree: tree(
        '*m1: pinned damage | t2: dash damage | t3: shove damage | t4: dash damage | t5: shove damage | b2: damage damage | b3: strained damage | b4: damage damage',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-b2 b2-b3 b3-b4',
      ),
    }),
    stance({
      name: 'Tuning Out Distractions',
      melee: weapon(6, 5, 'Brains and Brawn', 'blunt', '1-2: critical strike | 3+: critical strike damage'),
      ranged: weapon(6, 5, 'Combined Fire', 'blaster', '1: damage | 2-3: strike damage | 4+: critical damage damage', 5),
      defense: chart('Quick Thinking', '1-2: block critical>strike | 3+: block critical>failure dash'),
      tree: tree(
        '*t1: disarmed damage | *b1: exposed damage | m2: shove damage | t3: strained damage | m3: heal heal | b3: pinned damage | m4: damage damage | m5: reposition damage',
        't1-m2 b1-m2 m2-t3 t3-m4 m2-m3 m3-m4 m2-b3 b3-m4 m4-m5',
      ),
    }),
  ],
});
