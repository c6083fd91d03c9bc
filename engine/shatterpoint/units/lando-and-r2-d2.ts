import { inTurn } from '../turn/act.ts';
import { active, advised, after, change, innate, reactive } from '../game/ability.ts';
import { moveOneWay } from '../attack/again.ts';
import { hasEnemyWithin } from '../deeds/choose.ts';
import { gainCondition, mayDropCondition } from '../deeds/effects.ts';
import { eachMay, isCombatMarked, isOwnCombat, onCombat } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { typeOf, unitsWithin } from '../board/measure.ts';
import { isToCome } from '../turn/order.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const SURPRISE = 'Element of Surprise';

export const landoAndR2D2 = unitCard({
  id: 'lando-and-r2-d2', name: 'Lando and R2-D2, Inside Job', uniqueNames: ['Lando Calrissian', 'R2-D2'],
  type: 'supporting', points: 3, force: 0, stamina: 7, durability: 2, characters: 2, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Rebel Alliance', 'Scoundrel', 'Spy'],
  sculpts: ['lando-and-r2-d2-1', 'lando-and-r2-d2-2'],
  codes: { sps: 'landoandr2d2insidejob', spt: '00220103', tabletopAdmiral: null, shatterApp: 49 },
  abilities: [
    advised({ purpose: 'move' }, active('Mingle', 1, 'Every character of this unit may dash; if no enemy is within range 3 of the unit, each may advance instead.', {
      *run(game, unit) {
        if (hasEnemyWithin(game, unit, 3)) yield* eachMay(game, unit, 'dash');
        else yield* inTurn(game, unit, (id) => moveOneWay(game, id, 'mingle', ['advance', 'dash']));
      },
    })),
    onCombat(SURPRISE, 1, 'In its combat action: this unit’s attacks of that action have 2 dice more, and after each of them whose attack roll shows 2 or more failures the unit gains exposed.', function* () {},
      change('attackDice', (game, owner, { unit, attack }) => (unit === owner.id && attack?.part === 'combat' && isCombatMarked(game, owner, SURPRISE) ? 2 : 0)),
      after('attackResolved', {
        follows: true, may: false,
        when: (game, unit, { attack }) => isOwnCombat(game, unit, attack) && isCombatMarked(game, unit, SURPRISE) && attack.failures >= 2,
        run: (game, unit) => gainCondition(game, unit.id, 'exposed', null),
      }),
    ),
    reactive('Forward Planning', 0, 'When an allied Primary or Secondary unit within range 4 starts its activation: that unit may lose one condition.', 'activationBegun', {
      when(game, unit, event) {
        const ally = unitOf(game.state, event.unit);
        return ally.seat === unit.seat && typeOf(game, ally) !== 'supporting' && ally.conditions.length > 0 && unitsWithin(game, unit, ally, 4);
      },
      *run(game, _unit, event) { yield* mayDropCondition(game, event.unit); },
    }),
    innate('Clever Disguise', 'While this unit’s order card is in the deck or in reserve, its characters cannot be targeted by ranged attacks.',
      change('untargetable', (game, owner, { unit, kind }) => (unit === owner.id && kind === 'ranged' && isToCome(game, owner.id) ? 1 : 0)),
    ),
  ],
  stances: [
    stance({
      name: 'On the Sly',
      melee: weapon(6, 5, 'Unexpected Assault', 'blunt', '1-2: strike | 3: strike damage | 4+: critical strike damage'),
      ranged: weapon(5, 5, 'Watchful Eye', 'blaster', '1-2: damage | 3: strike damage | 4+: critical strike damage', 4),
      defense: chart('Slippery', '1: block | 2: block critical>strike | 3+: block block critical>strike'),
      tree: tree(
        '*m1: damage damage | m2: shove damage | m3: heal damage | t4: heal heal | m4: disarmed damage | m5: damage damage | b3: pinned heal | b4: dash',
        'm1-m2 m2-m3 m3-m4 m4-m5 m3-t4 t4-m5 m2-b3 b3-b4 b3-m4',
      ),
    }),
  ],
});
