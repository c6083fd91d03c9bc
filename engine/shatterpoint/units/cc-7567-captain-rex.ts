import { advised, after, innate, reactive, tactic } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { chooseCharacter, chooseWay, taggedAllies } from '../deeds/choose.ts';
import { gainHunker, heal } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { brothersInArms, defensiveManeuver, isAlliesAction } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { hasTag, typeOf, standing, unitsWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const cc7567CaptainRex = unitCard({
  id: 'cc-7567-captain-rex', name: 'CC-7567 Captain Rex', uniqueNames: ['CC-7567'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['501st', 'Clone Trooper', 'Galactic Republic'],
  sculpts: ['cc-7567-captain-rex'],
  codes: { sps: 'cc7567captainrex', spt: '00010106', tabletopAdmiral: 7, shatterApp: 5 },
  abilities: [
    tactic('Get a Move On, Soldier', 'One of this unit’s characters or another allied Galactic Republic character may dash, and its unit may gain a Hunker token.', function* (game, unit) {
      const chosen = yield* chooseCharacter(unit.seat, 'get-a-move-on-soldier', [...standing(unit), ...taggedAllies(game, unit, 'Galactic Republic', true)], true);
      if (chosen === null) return;
      yield* toolMove(game, chosen, 'dash');
      const hunker = yield* chooseWay(unit.seat, 'get-a-move-on-soldier', ['hunker', 'none']);
      if (hunker === 'hunker') yield* gainHunker(game, characterUnit(chosen));
    }),
    defensiveManeuver,
    reactive('I’m Always First, Kid', 1, 'After the combat action of an allied Clone Trooper Supporting unit within range 3, while this unit is not wounded: one of its characters may dash; if it does, it may make a 5-dice attack on one of the same targets.', 'actionResolved', {
      when(game, unit, event) {
        const friend = unitOf(game.state, event.unit);
        return isAlliesAction(game, unit, event, 'combat') && unit.wounded === 0
          && hasTag(game, friend, 'Clone Trooper') && typeOf(game, friend) === 'supporting' && unitsWithin(game, unit, friend, 3);
      },
      *run(game, unit, { targets }) {
        const runner = yield* chooseCharacter(unit.seat, 'im-always-first-kid', standing(unit));
        if (runner !== null && (yield* toolMove(game, runner, 'dash'))) yield* mayAttack(game, runner, { dice: 5, targets, part: 'im-always-first-kid' });
      },
    }),
    advised({ deed: 'heal' }, innate('Bring It On, Clankers', 'When an allied Clone Trooper unit within range 3 gains a Hunker token, one of that unit’s characters may heal.',
      after('hunkerGained', {
        may: false,
        when(game, unit, event) {
          const friend = unitOf(game.state, event.unit);
          return friend.seat === unit.seat && hasTag(game, friend, 'Clone Trooper') && unitsWithin(game, unit, friend, 3);
        },
        *run(game, unit, event) {
          const healer = yield* chooseCharacter(unit.seat, 'bring-it-on-clankers', standing(unitOf(game.state, event.unit)));
          if (healer !== null) yield* heal(game, healer);
        },
      }),
    )),
    brothersInArms,
  ],
  stances: [
    stance({
      name: 'Tactical Supremacy',
      melee: weapon(7, 5, 'DC-17 Blaster Pistols', 'blaster', '1-2: strike strike | 3-4: critical critical | 5+: critical critical strike'),
      ranged: weapon(7, 5, 'DC-17 Blaster Pistols', 'blaster', '1-2: strike strike | 3-4: critical critical | 5+: critical critical strike', 5),
      defense: chart('Phase II Clone Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*t1: damage damage | t2: damage damage | t3: exposed damage | t4: shove damage | *b1: shove damage | b2: shove damage | b3: heal heal | b4: pinned damage | m5: reposition damage',
        't1-t2 t2-t3 t3-t4 t4-m5 b1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
