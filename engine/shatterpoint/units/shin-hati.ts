import { active, advised, innate, reactive } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { chooseCharacter, chooseOwn, chooseWay } from '../deeds/choose.ts';
import { gainCondition, gainHunker } from '../deeds/effects.ts';
import { isFriendsAction, keyword, neverReserved, oneMay, riposte, targetsLeft } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { engagedWithUnit, hasTag, standing } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { chart, noWeapon, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const shinHati = unitCard({
  id: 'shin-hati', name: 'Shin Hati, Eager Apprentice', uniqueNames: ['Shin Hati'],
  type: 'secondary', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40, baseAssumed: true,
  eras: ['newRepublic'],
  tags: ['Force User', 'Mercenary', 'Scoundrel'],
  sculpts: ['shin-hati'],
  codes: { sps: 'shinhatieagerapprentice', spt: '00820102', tabletopAdmiral: null, shatterApp: 140 },
  abilities: [
    advised({ purpose: 'ready', deed: 'approach' }, active('Furious Rush', 1, 'One of this unit’s characters may dash; then the unit of an enemy character engaged with this unit gains exposed.', {
      *run(game, unit) {
        yield* oneMay(game, unit, 'dash', 'furious-rush');
        const enemy = yield* chooseCharacter(unit.seat, 'furious-rush', engagedWithUnit(game, unit));
        if (enemy !== null) yield* gainCondition(game, unitWith(game.state, enemy).id, 'exposed', standing(unit)[0] ?? null);
      },
    })),
    reactive('Trained to be Something More', 1, 'After the combat action of another allied Force User unit: one of this unit’s characters may reposition, or the unit may gain a Hunker token; then that character may make a 5-dice attack on one of the same targets.', 'actionResolved', {
      when: (game, unit, event) => isFriendsAction(game, unit, event, 'combat') && hasTag(game, unitOf(game.state, event.unit), 'Force User'),
      *run(game, unit, event) {
        const chosen = yield* chooseOwn(unit, 'trained-to-be-something-more');
        if (chosen === null) return;
        const way = yield* chooseWay(unit.seat, 'trained-to-be-something-more', ['reposition', 'hunker', 'none']);
        if (way === 'reposition') yield* toolMove(game, chosen, 'reposition');
        if (way === 'hunker') yield* gainHunker(game, unit.id);
        yield* mayAttack(game, chosen, { dice: 5, targets: targetsLeft(game, event), part: 'trained-to-be-something-more' });
      },
    }),
    riposte,
    innate('Impatience', 'Its order card cannot be reserved. This unit’s characters have Immunity [pinned] and Immunity [disarmed]. It may drop Hunker tokens to pay for abilities, 1 Force for each.',
      neverReserved(() => true), keyword('immunePinned'), keyword('immuneDisarmed'), keyword('hunkerForForce'),
    ),
  ],
  stances: [
    stance({
      name: 'Form I Shii-Cho',
      melee: weapon(7, 5, 'Lightsaber', 'saber', '1-2: strike strike | 3-4: critical strike block>failure | 5+: critical critical block>failure'),
      ranged: noWeapon(4),
      defense: chart('Aggressive Defense', '1: block | 2-3: block critical>strike | 4+: block block critical>strike'),
      tree: tree(
        '*m1: reposition damage | m2: damage damage | b2: shove damage | m3: strained damage damage | t4: heal heal heal | m4: shove damage | m5: damage damage',
        'm1-m2 m2-m3 m1-b2 b2-m3 m3-t4 t4-m5 m3-m4 m4-m5',
      ),
    }),
  ],
});
