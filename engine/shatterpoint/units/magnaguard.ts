import { reactive } from '../game/ability.ts';
import { chooseCharacter, chooseOwn } from '../deeds/choose.ts';
import { bodyguard, intercede, isAlliesAction, moveToward } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { hasTag, standing, typeOf } from '../board/measure.ts';
import { chart, noWeapon, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const magnaguard = unitCard({
  id: 'magnaguard', name: 'MagnaGuard', uniqueNames: [],
  type: 'supporting', points: 3, force: 0, stamina: 9, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Battle Droid', 'Droid', 'Separatist Alliance', 'Trooper'],
  sculpts: ['magnaguard-1', 'magnaguard-2'],
  codes: { sps: 'magnaguard', spt: '00030103', tabletopAdmiral: 23, shatterApp: 19 },
  abilities: [
    reactive('Protection Protocols', 0, 'After the move action of an allied Separatist Alliance Primary: pick one of its characters; one of this unit’s characters may advance toward it.', 'actionResolved', {
      when: (game, unit, event) => isAlliesAction(game, unit, event, 'move') && typeOf(game, unitOf(game.state, event.unit)) === 'primary' && hasTag(game, unitOf(game.state, event.unit), 'Separatist Alliance'),
      *run(game, unit, event) {
        const master = yield* chooseCharacter(unit.seat, 'protection-protocols', standing(unitOf(game.state, event.unit)));
        const guard = yield* chooseOwn(unit, 'protection-protocols');
        if (master !== null && guard !== null) yield* moveToward(game, guard, 'advance', master);
      },
    }),
    bodyguard,
    intercede,
  ],
  stances: [
    stance({
      name: 'Defensive Programs',
      melee: weapon(6, 5, 'Electrostaff', 'blunt', '1-2: critical | 3: critical strike | 4+: critical critical'),
      ranged: noWeapon(5),
      defense: chart('Defensive Routine', '1: block | 2+: block block'),
      tree: tree(
        '*m1: shove damage | m2: shove damage damage | t3: reposition damage damage | t4: heal | b3: disarmed damage damage | b4: shove damage',
        'm1-m2 m2-t3 t3-t4 m2-b3 b3-b4',
      ),
    }),
  ],
  firstPrint: { stamina: 10 },
});
