import { after, change, innate } from '../game/ability.ts';
import { characterUnit } from '../state/events.ts';
import { camouflage, defensiveManeuver, isOwn, keyword, keywordWhile, onCombat } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { promiseNextAttack } from '../deeds/lasting.ts';
import { typeOf } from '../board/measure.ts';
import { addDamage, countFaces } from '../attack/modify.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Attack, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

/** Mark of the attack that was made with Cloak and Dagger, and of the unit until the combat action is over. */
const DAGGER = 'dagger';

/** Whether one of the unit's characters makes the attack with Cloak and Dagger. */
const isDagger = (unit: Unit, { attacker, marks }: Attack): boolean => characterUnit(attacker) === unit.id && marks.includes(DAGGER);

export const rebelPathfinders = unitCard({
  id: 'rebel-pathfinders', name: 'Rebel Pathfinders', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Rebel Alliance', 'Scout', 'Spy', 'Trooper'],
  sculpts: ['rebel-pathfinders-1', 'rebel-pathfinders-2'],
  codes: { sps: 'rebelpathfinders', spt: '00310103', tabletopAdmiral: null, shatterApp: 123 },
  abilities: [
    defensiveManeuver,
    onCombat('Cloak and Dagger', 1, 'In its combat action, before its first attack: that attack has 3 dice more; if its target is a Primary, each critical result of the roll as it falls adds 1 damage to the pool. The combat action ends after that attack.',
      function* (game, _unit, { attacker }) { promiseNextAttack(game, attacker, { dice: 3, mark: DAGGER }); },
      after('modifying', {
        follows: true, may: false,
        when: (game, unit, { roll, defender }) => roll === 'attack' && isDagger(unit, game.state.attacks.at(-1)!)
          && typeOf(game, unitWith(game.state, defender)) === 'primary' && countFaces(game, 'attack', 'critical') > 0,
        *run(game) { addDamage(game, countFaces(game, 'attack', 'critical'), 'cloak-and-dagger'); },
      }),
      after('attackResolved', {
        follows: true, may: false,
        when: (_game, unit, { attack }) => isDagger(unit, attack),
        *run(game, unit) { emit(game, { type: 'marked', unit: unit.id, mark: DAGGER }); },
      }),
      // After that attack nobody can be targeted any more in the action.
      change('untargetable', (game, owner, { by }) => (by !== undefined && characterUnit(by) === owner.id && owner.marks.includes(DAGGER) && game.state.attacks.length === 0 ? 1 : 0)),
      after('actionResolved', {
        follows: true, may: false,
        when: (_game, unit, event) => isOwn(unit, event, 'combat') && unit.marks.includes(DAGGER),
        *run(game, unit) { emit(game, { type: 'unmarked', unit: unit.id, mark: DAGGER }); },
      }),
    ),
    camouflage,
    innate('Pathfinders', 'This unit’s characters have Immunity [pinned] and Scale. While the unit holds a Hunker token, its characters may advance whenever they would dash.',
      keyword('immunePinned'), keyword('scale'), keywordWhile('dashAsAdvance', 1, (_game, owner) => owner.hunker > 0)),
  ],
  stances: [
    stance({
      name: 'Covert Strike',
      melee: weapon(6, 5, 'Vibroblade', 'blade', '1: critical | 2: critical strike | 3+: critical strike damage'),
      ranged: weapon(6, 4, 'BlasTech A280-CFE Blaster', 'blaster', '1-2: strike strike | 3-4: critical strike | 5+: critical critical', 5),
      defense: chart('Duck and Cover', '1: block | 2: block block | 3+: block block reposition'),
      tree: tree(
        '*m1: damage damage | m2: damage | t3: strained | b3: shove | m4: pinned damage | m5: reposition damage damage',
        'm1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-m5',
      ),
    }),
  ],
});
