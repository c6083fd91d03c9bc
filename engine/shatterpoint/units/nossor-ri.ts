import { after, change, innate, reactive, tactic } from '../game/ability.ts';
import { moveOneWay } from '../attack/again.ts';
import { chooseCharacter } from '../deeds/choose.ts';
import { takeReserve } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, charactersWithin, hasTag, otherAllies, sees, standing } from '../board/measure.ts';
import { addDice } from '../attack/modify.ts';
import { toolMove } from '../deeds/move.ts';
import { isToCome } from '../turn/order.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const isFriend = (game: Game, ally: Unit): boolean => hasTag(game, ally, 'Separatist Alliance') || hasTag(game, ally, 'Scoundrel');

/** Aquatic units on the attacker's side, without its own, that see the target within range 5. */
const swimmers = (game: Game, attacking: Unit, target: CharacterId): number =>
  otherAllies(game, attacking).filter((ally) => hasTag(game, ally, 'Aquatic') && standing(ally).some((id) => charactersWithin(game, id, target, 5) && sees(game, id, target))).length;

export const nossorRi = unitCard({
  id: 'nossor-ri', name: 'Nossor Ri', uniqueNames: ['Nossor Ri'],
  type: 'secondary', points: 3, force: 0, stamina: 7, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Aquatic', 'Scoundrel', 'Separatist Alliance'],
  sculpts: ['nossor-ri'],
  codes: { sps: 'nossorri', spt: '00630102', tabletopAdmiral: null, shatterApp: 133 },
  abilities: [
    tactic('Scatter', 'Pick this unit or another allied Separatist Alliance or Scoundrel unit: one of its characters may dash, or reposition instead if the unit has damage.', function* (game, unit) {
      const friends = allies(game, unit).filter((ally) => ally.id === unit.id || isFriend(game, ally));
      const chosen = yield* chooseCharacter(unit.seat, 'scatter', charactersOf(friends), true);
      if (chosen === null) return;
      if (unitWith(game.state, chosen).damage > 0) yield* moveOneWay(game, chosen, 'scatter', ['dash', 'reposition']);
      else yield* toolMove(game, chosen, 'dash');
    }),
    reactive('Riptide', 0, 'When its own or another allied Separatist Alliance character attacks in a combat action: add 1 die for each allied Aquatic unit, other than the attacker’s, within range 5 and in line of sight of the target.', 'targeted', {
      when(game, unit, { attacker, defender, part }) {
        const friend = unitWith(game.state, attacker);
        return part === 'combat' && friend.seat === unit.seat && (friend.id === unit.id || hasTag(game, friend, 'Separatist Alliance')) && swimmers(game, friend, defender) > 0;
      },
      *run(game, _unit, { attacker, defender }) { addDice(game, 'attack', swimmers(game, unitWith(game.state, attacker), defender), 'riptide'); },
    }),
    innate('Opportunistic Usurper', 'When its order card is revealed and a card is in reserve, that card may go to the top or the bottom of the deck; if it does, this unit’s card goes into reserve. While its card is in the deck or in reserve, its characters cannot be targeted by ranged attacks.',
      after('cardRevealed', {
        may: true,
        when: (game, unit, { card }) => card === unit.id && game.state.players[unit.seat]!.reserve !== null,
        run: (game, unit) => takeReserve(game, unit, 'opportunistic-usurper'),
      }),
      change('untargetable', (game, owner, { unit, kind }) => (unit === owner.id && kind === 'ranged' && isToCome(game, owner.id) ? 1 : 0)),
    ),
  ],
  stances: [
    stance({
      name: 'Opportunist',
      melee: weapon(6, 5, 'Trident', 'blade', '1-2: strike block>failure | 3+: strike strike block>failure'),
      ranged: weapon(6, 4, 'Quarren Blaster', 'blaster', '1-3: strike strike | 4+: critical critical', 4),
      defense: chart('Survivalist', '1-2: block | 3: block reposition | 4+: block block reposition'),
      tree: tree(
        '*m1: disarmed damage | t2: heal damage | t3: pinned damage damage | t4: heal damage | m3: damage damage | b2: shove damage | b3: heal damage | b4: shove damage | m5: reposition damage heal',
        'm1-t2 t2-t3 t3-t4 t4-m5 m1-m3 m3-m5 m1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
