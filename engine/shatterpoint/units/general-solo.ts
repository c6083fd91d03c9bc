import { after, identity, reactive, tactic } from '../game/ability.ts';
import { chooseCharacter, endsAlone, taggedAllies } from '../deeds/choose.ts';
import { dropCondition } from '../deeds/effects.ts';
import { couldAttack, eachMay, followUp, isOwnCombat, oneMay, woundedByEnemy } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { charactersOf, enemies } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { isToCome } from '../turn/order.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Attack, CharacterId, Unit } from '../state/state.ts';
import { gainMomentum } from '../deeds/struggle.ts';
import { unitCard } from '../game/unit-card.ts';
import { other } from '../game/emit.ts';

const QUIET = 'then-well-do-it-real-quiet-like';
const HEY = 'hey-its-me';

/** Enemy characters of other units than the one attacked. */
const elsewhere = (game: Game, unit: Unit, { defender }: Attack): CharacterId[] =>
  charactersOf(enemies(game, unit).filter((enemy) => enemy.id !== unitWith(game.state, defender).id));

export const generalSolo = unitCard({
  id: 'general-solo', name: 'General Solo', uniqueNames: ['Han Solo'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Rebel Alliance', 'Scoundrel', 'Scout'],
  sculpts: ['general-solo'],
  codes: { sps: 'generalsolo', spt: '00350101', tabletopAdmiral: null, shatterApp: 77 },
  abilities: [
    tactic('Then We’ll do it Real Quiet Like', 'Pick another allied Rebel Alliance character: it and each of this unit’s characters may dash, or advance instead if its unit’s order card is in the deck or in reserve.', function* (game, unit) {
      const others = taggedAllies(game, unit, 'Rebel Alliance', true);
      if (endsAlone(game, others)) return;
      const friend = yield* chooseCharacter(unit.seat, QUIET, others);
      const how = friend !== null && isToCome(game, unitWith(game.state, friend).id) ? 'advance' : 'dash';
      if (friend !== null) yield* toolMove(game, friend, how);
      yield* eachMay(game, unit, how);
    }),
    reactive('Outnumbered, not Outgunned', 1, 'After its character attacked in a combat action: one of this unit’s characters may make a 5-dice attack on a character of a different enemy unit.', 'attackResolved', {
      when: (game, unit, { attack }) => isOwnCombat(game, unit, attack) && couldAttack(game, unit, { dice: 5, targets: elsewhere(game, unit, attack) }),
      run: (game, unit, { attack }) => followUp(game, unit, 'outnumbered-not-outgunned', elsewhere(game, unit, attack)),
    }),
    reactive('Let’s Keep A Little Optimism Here', 1, 'When an enemy effect wounds an allied unit: if the opponent has more momentum than this unit’s player, that player gains 1 momentum.', 'wounded', {
      when: (game, unit, event) =>
        woundedByEnemy(game, unit, event) && game.state.players[other(unit.seat)]!.momentum.length > game.state.players[unit.seat]!.momentum.length,
      *run(game, unit) { gainMomentum(game, unit.seat); },
    }),
    identity('Hey, it’s Me', 'Once per turn, when an enemy unit becomes wounded, this unit loses one condition and then one of its characters may dash. Once per turn, when an enemy character wounds an allied unit, one of this unit’s characters may make a 5-dice attack on that enemy.',
      after('wounded', {
        may: false, times: 1,
        when: (game, unit, event) => unitOf(game.state, event.unit).seat !== unit.seat,
        *run(game, unit) {
          yield* dropCondition(game, unit.id);
          yield* oneMay(game, unit, 'dash', HEY);
        },
      }),
      after('wounded', {
        may: true, times: 1,
        when: (game, unit, event) => woundedByEnemy(game, unit, event) && couldAttack(game, unit, { dice: 5, targets: [event.by!] }),
        run: (game, unit, { by }) => followUp(game, unit, HEY, [by!]),
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Gunslinger',
      melee: weapon(6, 5, 'Point Blank', 'blaster', '1-2: critical strike | 3+: critical strike strike'),
      ranged: weapon(7, 5, 'DL-44 Blaster', 'blaster', '1-2: critical strike | 3: critical strike strike | 4+: critical critical strike strike', 4),
      defense: chart('Lucky Dodge', '1: strike>failure | 2-3: critical>failure strike>failure | 4+: critical>failure strike>failure strike>failure'),
      tree: tree(
        '*m1: damage damage | t2: damage damage | t3: exposed damage | b2: shove damage | b3: reposition damage | m4: shove damage | m5: damage damage',
        'm1-t2 t2-t3 t3-m4 m1-b2 b2-b3 b3-m4 m4-m5',
      ),
    }),
    stance({
      name: 'Smug Scoundrel',
      melee: weapon(6, 6, 'Point Blank', 'blaster', '1: critical | 2-3: critical strike reposition | 4+: critical critical strike reposition'),
      ranged: weapon(6, 5, 'DL-44 Blaster', 'blaster', '1: critical | 2-3: critical critical | 4+: critical critical critical', 4),
      defense: chart('Lucky Dodge', '1: strike>failure | 2-3: critical>failure strike>failure | 4+: critical>failure strike>failure strike>failure'),
      tree: tree(
        '*t1: pinned shove | t2: strained damage | t3: damage heal | *m1: disarmed damage | m2: shove | *b1: exposed damage | b2: heal heal | b3: shove heal | m4: reposition damage damage | t5: damage damage damage | b5: shove heal heal',
        't1-t2 t2-t3 t3-m4 m1-m2 m2-t3 m2-b3 b1-b2 b2-b3 b3-m4 m4-t5 m4-b5',
      ),
    }),
  ],
});
