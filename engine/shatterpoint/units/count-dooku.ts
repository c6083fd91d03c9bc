import { advised, after, identity, reactive, tactic } from '../game/ability.ts';
import { attack, attackChoices } from '../attack/attack.ts';
import { chooseCharacter, chooseWay, endsAlone, taggedAllies } from '../deeds/choose.ts';
import { eachMay, moveThenAttack, woundedByEnemy } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { readyForce, refreshForce, spendUpTo, tax } from '../deeds/force.ts';
import { typeOf, unitWithin } from '../board/measure.ts';
import { changeResult, countFaces } from '../attack/modify.ts';
import { toolMove } from '../deeds/move.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const countDooku = unitCard({
  id: 'count-dooku', name: 'Count Dooku, Separatist Leader', uniqueNames: ['Count Dooku'],
  type: 'primary', points: 7, force: 4, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Force User', 'Separatist Alliance', 'Sith'],
  sculpts: ['count-dooku'],
  codes: { sps: 'countdookuseparatistleader', spt: '00030101', tabletopAdmiral: 22, shatterApp: 17 },
  abilities: [
    tactic('Leader of the Separatist Army', 'Pick another allied Separatist Alliance character within range 3: this unit’s characters and that one may dash.', function* (game, unit) {
      const others = taggedAllies(game, unit, 'Separatist Alliance', true).filter((id) => unitWithin(game, unit, id, 3));
      if (endsAlone(game, others)) return;
      const friend = yield* chooseCharacter(unit.seat, 'leader-of-the-separatist-army', others);
      yield* eachMay(game, unit, 'dash');
      if (friend !== null) yield* toolMove(game, friend, 'dash');
    }),
    reactive('Surely You Can Do Better', 0, 'While one of this unit’s characters defends, when the attack roll is modified: spend 1 to 3 Force; for each one a strike of the attack roll becomes a failure.', 'modifying', {
      when: (game, unit, { roll, defender }) => roll === 'attack' && unitWith(game.state, defender).id === unit.id && countFaces(game, 'attack', 'strike') > 0 && readyForce(game.state, unit.seat) > tax(game, unit),
      *run(game, unit) {
        const spent = yield* spendUpTo(game, unit.seat, 'surely-you-can-do-better', Math.min(3, countFaces(game, 'attack', 'strike')), 1);
        for (let i = 0; i < spent; i++) changeResult(game, 'attack', 'strike', 'failure', unit.seat);
      },
    }),
    reactive('Twice the Pride, Double the Fall', 1, 'After a melee attack on an allied character within range 2 whose attack roll is left without a strike: one of this unit’s characters may dash and then make a 5-dice melee attack on the attacker.', 'attackResolved', {
      when(game, unit, { attack: { kind, defender, attackRoll } }) {
        return kind === 'melee' && unitWith(game.state, defender).seat === unit.seat && unitWithin(game, unit, defender, 2) && !attackRoll.includes('strike');
      },
      run: (game, unit, { attack: { attacker } }) => moveThenAttack(game, unit, 'dash', { kinds: ['melee'], dice: 5, targets: [attacker], part: 'twice-the-pride-double-the-fall' }),
    }),
    advised({ deed: 'attack' }, identity('Brave, but Foolish', 'Once per turn, when an enemy effect wounds an allied Primary or Secondary unit: refresh 2 Force; then a character of an allied Separatist Alliance Supporting unit may dash or make a 5-dice attack.',
      after('wounded', {
        may: false, times: 1,
        when: (game, unit, event) => woundedByEnemy(game, unit, event) && typeOf(game, unitOf(game.state, event.unit)) !== 'supporting',
        *run(game, unit) {
          refreshForce(game, unit.seat, 2);
          const droids = taggedAllies(game, unit, 'Separatist Alliance').filter((id) => typeOf(game, unitWith(game.state, id)) === 'supporting');
          const chosen = yield* chooseCharacter(unit.seat, 'brave-but-foolish', droids, true);
          if (chosen === null) return;
          const limits = { dice: 5, part: 'brave-but-foolish' };
          const way = yield* chooseWay(unit.seat, 'brave-but-foolish', ['dash', ...(attackChoices(game, chosen, limits).length > 0 ? ['attack'] : []), 'none']);
          if (way === 'dash') yield* toolMove(game, chosen, 'dash');
          if (way === 'attack') yield* attack(game, chosen, limits);
        },
      }),
    )),
  ],
  stances: [
    stance({
      name: 'Form II Makashi',
      melee: weapon(7, 7, 'Lightsaber', 'saber', '1-2: critical critical | 3-4: critical critical strike | 5+: critical critical critical'),
      ranged: weapon(6, 5, 'Force Lightning', 'power', '1-3: strike damage | 4+: critical strike damage', 4),
      defense: chart('Duelist Training', '1-2: block critical>failure | 3+: block critical>failure critical>failure'),
      tree: tree(
        '*t1: shove damage | *b1: reposition damage | m2: damage damage | t3: shove damage damage | b3: exposed damage damage | m4: damage damage | t5: shove damage | b5: strained damage | m6: reposition damage damage',
        't1-m2 b1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-t5 t5-m6 m4-b5 b5-m6',
      ),
    }),
    stance({
      name: 'Force Mastery',
      melee: weapon(6, 6, 'Lightsaber', 'saber', '1-3: critical critical | 4+: critical critical strike'),
      ranged: weapon(8, 6, 'Force Lightning', 'power', '1-2: critical damage | 3-4: critical critical damage | 5+: critical critical critical damage', 4),
      defense: chart('Duelist Training', '1-2: block | 3-4: block block | 5+: block block block'),
      tree: tree(
        '*m1: damage damage | t2: heal heal | t3: pinned damage | t4: reposition damage damage | b2: disarmed damage | b3: strained damage | b4: exposed damage | m5: damage damage',
        'm1-t2 t2-t3 t3-t4 t4-m5 m1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
