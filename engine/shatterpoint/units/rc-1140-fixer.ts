import { advised, reactive, tactic } from '../game/ability.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { gainHunker, heal } from '../deeds/effects.ts';
import { alliesTagged, isFriendsAction, winsTies } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { charactersWithin, hasTag, sees, standing, unitsWithin } from '../board/measure.ts';
import { addDice } from '../attack/modify.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

/** Allied Delta Squad units other than the attacker’s with a character within range 5 of a target and in sight of it. */
const helpers = (game: Game, unit: Unit, attacker: CharacterId, target: CharacterId): number =>
  alliesTagged(game, unit, 'Delta Squad').filter(
    (ally) => ally.id !== unitWith(game.state, attacker).id && standing(ally).some((id) => charactersWithin(game, id, target, 5) && sees(game, id, target)),
  ).length;

export const rc1140Fixer = unitCard({
  id: 'rc-1140-fixer', name: 'RC-1140 “Fixer”', uniqueNames: ['RC-1140'],
  type: 'secondary', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Clone Commando', 'Clone Trooper', 'Delta Squad', 'Galactic Republic'],
  sculpts: ['rc-1140-fixer'],
  codes: { sps: 'rc1140fixer', spt: '00620102', tabletopAdmiral: null, shatterApp: 130 },
  abilities: [
    advised({ deed: 'heal' }, tactic('Grab Yourself Some Bacta, Trooper', 'Pick an allied Clone Trooper character: it may heal, then it may dash.', function* (game, unit) {
      const trooper = yield* chooseCharacter(unit.seat, 'grab-yourself-some-bacta-trooper', taggedAllies(game, unit, 'Clone Trooper'));
      if (trooper === null) return;
      yield* heal(game, trooper);
      yield* toolMove(game, trooper, 'dash');
    })),
    reactive('Forming Up, Sir', 0, 'After the move action of another allied Clone Trooper unit: if one of its characters moved and the unit is within range 3, it gains a Hunker token.', 'actionResolved', {
      when: (game, unit, event) => isFriendsAction(game, unit, event, 'move') && hasTag(game, unitOf(game.state, event.unit), 'Clone Trooper')
        && event.moved.length > 0 && unitsWithin(game, unit, unitOf(game.state, event.unit), 3),
      *run(game, _unit, event) { yield* gainHunker(game, event.unit); },
    }),
    reactive('String ’em Along and We’ll Mop ’em Up', 0, 'When an allied Clone Trooper character attacks in a combat action: add 1 attack die for each allied Delta Squad unit, other than the attacker’s, within range 5 and in line of sight of the target.', 'targeted', {
      when(game, unit, { attacker, defender, part }) {
        const friend = unitWith(game.state, attacker);
        return part === 'combat' && friend.seat === unit.seat && hasTag(game, friend, 'Clone Trooper') && helpers(game, unit, attacker, defender) > 0;
      },
      *run(game, unit, { attacker, defender }) { addDice(game, 'attack', helpers(game, unit, attacker, defender), 'string-em-along'); },
    }),
    winsTies('Watch the Master at Work'),
  ],
  stances: [
    stance({
      name: 'Tactical Supremacy',
      melee: weapon(7, 5, 'Vibroblade', 'blade', '1-2: strike block>failure | 3-4: critical strike block>failure | 5+: critical critical strike block>failure'),
      ranged: weapon(7, 5, 'DC-17M ICWS Blaster', 'blaster', '1-2: strike strike | 3-4: critical critical | 5+: critical critical strike strike', 5),
      defense: chart('Katarn-Class Commando Armor', '1: block critical>strike | 2+: block block critical>strike'),
      tree: tree(
        '*t1: damage damage | t2: shove damage | t3: exposed damage | t4: damage damage | *b1: shove damage | b2: heal damage | b3: heal heal | b4: pinned damage | m5: reposition damage',
        't1-t2 t2-t3 t3-t4 t4-m5 b1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
