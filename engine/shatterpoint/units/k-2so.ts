import { pickOrOnly } from '../../core/script.ts';
import { active, advised, after, innate, reactive, worded } from '../game/ability.ts';
import { chooseCharacter, chooseOwn, chooseWay, taggedAllies } from '../deeds/choose.ts';
import { defeat } from '../turn/defeat.ts';
import { dropCondition, gainCondition, gainHunker } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { lockdown, moveThenAttack, moveToward, woundedByEnemyAttack } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { hasTag, standing, unitsWithin, unitWithin } from '../board/measure.ts';
import { maySpendMomentum, spendMomentum } from '../deeds/momentum.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { moveStruggle } from '../deeds/struggle.ts';
import { unitCard } from '../game/unit-card.ts';

const BLASTER = 'why-does-she-get-a-blaster-and-i-dont';
const RESCUE = 'congratulations-you-are-being-rescued';

export const k2so = unitCard({
  id: 'k-2so', name: 'K-2SO, Outspoken Enforcer', uniqueNames: ['K-2SO'],
  type: 'secondary', points: 5, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Droid', 'Rebel Alliance', 'Spy'],
  sculpts: ['k-2so'],
  codes: { sps: 'k2sooutspokenenforcer', spt: '00310102', tabletopAdmiral: null, shatterApp: 122 },
  abilities: [
    active('Why Does She Get a Blaster and I Don’t?', 1, 'Pick an allied Rebel Alliance character: one of this unit’s characters may dash toward it. Then its unit may gain a Hunker token or lose one condition.', {
      *run(game, unit) {
        const friend = yield* chooseCharacter(unit.seat, BLASTER, taggedAllies(game, unit, 'Rebel Alliance'));
        const chosen = yield* chooseOwn(unit, BLASTER);
        if (friend === null) return;
        if (chosen !== null) yield* moveToward(game, chosen, 'dash', friend);
        const way = yield* chooseWay(unit.seat, BLASTER, ['hunker', 'condition', 'none']);
        if (way === 'hunker') yield* gainHunker(game, characterUnit(friend));
        if (way === 'condition') yield* dropCondition(game, characterUnit(friend));
      },
    }),
    reactive('Congratulations, You are Being Rescued', 1, 'When an enemy attack wounds another allied Rebel Alliance unit within range 4: one of this unit’s characters may dash toward the attacker and then may make a 5-dice attack on it.', 'wounded', {
      when(game, unit, event) {
        const friend = unitOf(game.state, event.unit);
        return woundedByEnemyAttack(game, unit, event) && friend.seat === unit.seat && friend.id !== unit.id && hasTag(game, friend, 'Rebel Alliance') && unitsWithin(game, unit, friend, 4);
      },
      run: (game, unit, { by }) => moveThenAttack(game, unit, 'dash', { part: RESCUE, dice: 5, targets: [by!] }, by),
    }),
    worded({ options: { number: '{{count}} momentum' } }, advised({ worth: (_game, { ask }, option) => (ask === 'spend' ? -Number(option) : null) }, innate('Goodbye', 'When an enemy attack wounds this unit: the attacker’s unit gains pinned and strained; then an allied Spy character within range 3 may dash. While this unit holds a Wounded or Injured token, its player may spend up to 2 momentum at the end of their turn: the struggle token moves 1 space toward their side for each; then this unit is defeated.',
      after('wounded', {
        may: false,
        when: (game, unit, event) => event.unit === unit.id && woundedByEnemyAttack(game, unit, event),
        *run(game, unit, { by }) {
          for (const condition of ['pinned', 'strained'] as const) yield* gainCondition(game, characterUnit(by!), condition, standing(unit)[0] ?? null);
          const spy = yield* chooseCharacter(unit.seat, 'goodbye', taggedAllies(game, unit, 'Spy').filter((id) => unitWithin(game, unit, id, 3)), true);
          if (spy !== null) yield* toolMove(game, spy, 'dash');
        },
      }),
      after('turnEnding', {
        may: true,
        when: (game, unit, { seat }) => seat === unit.seat && unit.wounded + unit.injured > 0 && maySpendMomentum(game, seat, 1),
        *run(game, unit, { seat }) {
          const amount = Number(yield* pickOrOnly({ seat, ask: 'spend', about: { ability: 'goodbye' } }, maySpendMomentum(game, seat, 2) ? ['1', '2'] : ['1']));
          yield* spendMomentum(game, seat, amount);
          moveStruggle(game, seat, amount);
          defeat(game, unit.id);
        },
      }),
    ))),
    lockdown,
  ],
  stances: [
    stance({
      name: 'Effortless Efficiency',
      melee: weapon(7, 5, 'Crushing Punch', 'blunt', '1-2: critical damage | 3: critical strike damage | 4+: critical critical damage'),
      ranged: weapon(7, 5, 'SE-14 C Blaster Pistol', 'blaster', '1: critical | 2-3: critical strike | 4+: critical critical', 4),
      defense: chart('Sturdy Frame', '1-2: block critical>strike | 3: block block critical>strike | 4+: block block critical>failure'),
      tree: tree(
        '*t1: shove | *b1: damage damage | m2: shove damage | t3: disarmed damage | m3: pinned damage | m4: damage damage | b4: strained damage | m5: reposition damage',
        't1-m2 b1-m2 m2-t3 t3-m4 m2-m3 m3-m4 m4-m5 m3-b4 b4-m5',
      ),
    }),
  ],
});
