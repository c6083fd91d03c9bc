import { inTurn } from '../turn/act.ts';
import { active, advised, after, change, identity, innate } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { chooseOneUnit, hasEnemyWithin } from '../deeds/choose.ts';
import { rollAttack } from '../attack/dice.ts';
import { heal } from '../deeds/effects.ts';
import { keyword, oneCondition, reachableEnemies, stealthyApproach, unitsOf } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { hasTag, standing } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const BOLA = 'bola-toss';
const DEFENDER = 'bright-tree-defender';

export const chiefChirpa = unitCard({
  id: 'chief-chirpa', name: 'Chief Chirpa', uniqueNames: ['Chirpa'],
  type: 'primary', points: 7, force: 3, stamina: 10, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Endor', 'Ewok', 'Chief'],
  sculpts: ['chief-chirpa'],
  codes: { sps: 'chiefchirpa', spt: '00270102', tabletopAdmiral: null, shatterApp: 59 },
  abilities: [
    advised({ purpose: 'harm' }, active('Bola Toss', 1, 'Pick an enemy unit within range 3: it gains pinned or exposed.', {
      can: (game, unit) => hasEnemyWithin(game, unit, 3),
      *run(game, unit) {
        const enemy = yield* chooseOneUnit(game, unit.seat, BOLA, unitsOf(game, reachableEnemies(game, unit, 3)));
        if (enemy !== null) yield* oneCondition(game, unit.seat, BOLA, enemy, ['pinned', 'exposed'], standing(unit)[0] ?? null);
      },
    })),
    stealthyApproach,
    innate('Mobilize the Village', 'While this unit is not wounded, other allied Ewok units’ characters have 1 attack die more.',
      change('attackDice', (game, owner, { unit }) => {
        const ally = unitOf(game.state, unit);
        return owner.wounded === 0 && ally.id !== owner.id && ally.seat === owner.seat && hasTag(game, ally, 'Ewok') ? 1 : 0;
      }),
    ),
    innate('Sharp Stick', 'This unit’s characters have Impact [2]. Protection does not help targets of its melee attacks.',
      keyword('impact', 2), change('protectionIgnored', (_game, owner, { unit, attack }) => (unit === owner.id && attack?.kind === 'melee' ? 1 : 0))),
    identity('Bright Tree Defender', 'When an attack wounds another allied Ewok unit, roll 1 attack die. On a critical or strike each of this unit’s characters may reposition and make a 5-dice attack; on an expertise or failure each may dash and heal twice.',
      after('wounded', {
        may: false,
        when(game, unit, { unit: id, byAttack }) {
          const ally = unitOf(game.state, id);
          return byAttack !== null && ally.id !== unit.id && ally.seat === unit.seat && hasTag(game, ally, 'Ewok');
        },
        *run(game, unit) {
          const [face] = yield* rollAttack(DEFENDER, 1, { ability: DEFENDER });
          const fights = face === 'critical' || face === 'strike';
          yield* inTurn(game, unit, function* (id) {
            yield* toolMove(game, id, fights ? 'reposition' : 'dash');
            if (fights) yield* mayAttack(game, id, { part: DEFENDER, dice: 5 });
            else yield* heal(game, id, 2);
          });
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Bright Tree Elder',
      melee: weapon(6, 6, 'Spear', 'blade', '1: critical damage | 2-3: critical strike damage | 4+: critical critical damage'),
      ranged: noWeapon(5),
      defense: chart('Stoic Guardian', '1: block | 2: block critical>failure | 3+: block block critical>failure'),
      tree: tree(
        '*m1: shove damage | m2: disarmed damage damage | b2: shove damage | m3: damage damage | m4: strained | t5: damage damage | m5: active damage',
        'm1-m2 m2-m3 m3-m4 m4-m5 m1-b2 b2-m3 m4-t5',
      ),
    }),
    stance({
      name: 'Fury of the Forest',
      melee: weapon(7, 5, 'Spear', 'blade', '1: critical strike | 2-3: critical critical | 4+: critical critical critical'),
      ranged: noWeapon(5),
      defense: chart('Stoic Guardian', '1: block | 2: block critical>strike | 3+: block block critical>strike'),
      tree: tree(
        '*t1: strained damage | t2: damage damage | t3: heal heal | t4: exposed damage | *b1: pinned damage | b2: damage damage | b3: damage damage | b4: disarmed damage | m3: shove damage | m4: reposition | m5: damage damage damage',
        't1-t2 t2-t3 t3-t4 t4-m5 b1-b2 b2-b3 b3-b4 b4-m5 t2-m3 b2-m3 m3-m4 m4-m5',
      ),
    }),
  ],
});
