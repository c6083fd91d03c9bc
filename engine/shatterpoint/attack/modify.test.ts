import { expect, test } from 'vitest';
import { fighter, type Fighter } from '../../testing/shatterpoint/fighter.ts';
import { attackDice, defenseDice, table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { after, change, innate } from '../game/ability.ts';
import { attack } from './attack.ts';
import { halved } from '../deeds/effects.ts';
import { addResult, changeResult, countFaces, reroll } from './modify.ts';
import type { Stat } from '../state/stats.ts';
import type { Ability } from '../game/game.ts';

const has = (name: string, stat: Stat, n = 1): Ability => innate(name, 'A number.', change(stat, (_game, owner, { unit }) => (unit === owner.id ? n : 0)));

/** Its player may reroll one die of either roll. */
const luck = innate('Luck', 'It may reroll one die.', after('modifying', { may: true, when: () => true, *run(game, unit, { roll }) { yield* reroll(game, { roll, seat: unit.seat, most: 1 }); } }));

/** P1's a strikes P2's d with 4 dice against 2. */
function duel(a: Fighter, d: Fighter = {}, conditions: Partial<Placed> = {}): Table {
  const t = table({ cards: [fighter('a', { melee: [4, 2], ...a }), fighter('d', { melee: [4, 2], ...d })], units: { a: { seat: 0, at: [10, 10], ...conditions }, d: { seat: 1, at: [13, 10] } } });
  return t.run((game) => attack(game, '0.a.1', { part: 'combat' }));
}
/** The attack roll when every die of it has been changed that may be. */
const roll = (t: Table): string => t.leaveOpen().state.attacks[0]!.attackRoll.join(' ');

test('AT-347 (SP-ATK-06A, SP-ATK-06B): attacker, then defender on the attack roll; attacker, then defender on the defense roll; then the charts', () => {
  const t = duel({ abilities: [luck], rows: '1+: strike' }, { abilities: [luck] }).play(attackDice('F F F F'), defenseDice('F F'));
  const asked: string[] = [];
  for (const seat of [0, 1, 0, 1]) {
    expect(t.offered).toEqual([`luck@${seat === 0 ? '0.a' : '1.d'}`, 'pass']);
    expect(t.all('chartRead')).toEqual([]);
    t.play(t.offered[0]!);
    asked.push(`${t.asked} ${String(t.request?.kind === 'pick' && t.request.about['roll'])}`);
    t.play(t.offered[0]!, { faces: [1] });
  }
  expect(asked).toEqual(['pick reroll 0 attack', 'pick reroll 1 attack', 'pick reroll 0 defense', 'pick reroll 1 defense']);
  expect(t.all('chartRead')).toHaveLength(1);
  expect(t.asked).toBe('pick option 0');
});

test('SP-ATK-06B: what the defender’s card does to the defense roll comes after the attacker’s abilities', () => {
  const dull = innate('Dull', 'It turns a Block.', after('modifying', { may: false, when: (_game, _unit, event) => event.roll === 'defense', *run(game, unit) { changeResult(game, 'defense', 'block', 'failure', unit.seat); } }));
  const t = duel({ abilities: [dull] }, { abilities: [has('Care', 'defenseRerollFailures', 2)] }).play(attackDice('S S F F'), defenseDice('B D'));
  expect([t.asked, t.offered]).toEqual(['pick reroll 1', ['0:failure']]);
  t.play('0:failure', defenseDice('B'));
  expect(t.all('resultsDetermined')).toMatchObject([{ blocked: 1 }]);
  expect(t.asked).toBe('pick option 0');
});

test('SP-ATK-06A: printed rerolls may be declined, take any number of dice up to theirs, and only Failures where the card says so', () => {
  const any = duel({ abilities: [has('Aim', 'attackRerolls', 2)] }).play(attackDice('C S F F'), defenseDice('F F'));
  expect(any.request).toMatchObject({ ask: 'reroll', min: 0, max: 2, options: ['0:critical', '1:strike', '2:failure', '3:failure'] });
  expect(roll(any.play('2:failure+3:failure', attackDice('C X')))).toBe('critical strike critical expertise');
  const failures = duel({ abilities: [has('Aim', 'attackRerollFailures', 3)] }).play(attackDice('C S F F'), defenseDice('F F'));
  expect(failures.request).toMatchObject({ max: 2, options: ['2:failure', '3:failure'] });
  expect(roll(failures.answer({ kind: 'pick', picks: [] }))).toBe('critical strike failure failure');
});

test('AT-285 (SP-COND-10, AMB-21): expertise that a Disarmed attacker rerolls is not used', () => {
  const rerolled = (conditions: 'disarmed'[]): Table =>
    duel({ abilities: [has('Aim', 'attackRerolls')], rows: '1+: critical critical' }, {}, { conditions }).play(attackDice('F F F F'), defenseDice('F F'), '0:failure', attackDice('X')).leaveOpen();
  expect(rerolled([]).all('resultsDetermined')).toMatchObject([{ successes: 2 }]);
  const barred = rerolled(['disarmed']);
  expect(barred.all('chartRead')).toMatchObject([{ attackExpertise: 0 }]);
  expect(barred.all('attackResolved')).toMatchObject([{ attack: { attackRoll: ['expertise', 'failure', 'failure', 'failure'], successes: 0 } }]);
});

test('SP-DICE-06: Failures do nothing by themselves; an ability may count them', () => {
  const tally = innate('Tally', 'It adds a Strike for two Failures.', after('modifying', {
    may: false, when: (game, _unit, event) => event.roll === 'attack' && countFaces(game, 'attack', 'failure') >= 2, *run(game) { addResult(game, 'attack', 'strike'); },
  }));
  const plain = duel({}).play(attackDice('F F F F'), defenseDice('F F'));
  expect([plain.all('resultsDetermined'), plain.unit('d').damage]).toMatchObject([[{ successes: 0 }], 0]);
  const tallied = (letters: string): Table => duel({ abilities: [tally] }).play(attackDice(letters), defenseDice('F F'));
  const two = tallied('F F F F');
  expect([two.all('resultsDetermined'), two.asked]).toMatchObject([[{ successes: 1 }], 'pick option 0']);
  expect(tallied('F X X X').all('resultsDetermined')).toMatchObject([{ successes: 0 }]);
});

test('SP-EFF-06: Criticals that cannot be changed stay, whatever the defender’s ability says; other dice turn', () => {
  const twist = innate('Twist', 'It turns a success.', after('modifying', { may: false, when: (_game, _unit, event) => event.roll === 'attack', *run(game, unit) { if (!changeResult(game, 'attack', 'critical', 'failure', unit.seat)) changeResult(game, 'attack', 'strike', 'failure', unit.seat); } }));
  expect(roll(duel({}, { abilities: [twist] }).play(attackDice('C S F F'), defenseDice('F F')))).toBe('failure strike failure failure');
  expect(roll(duel({ abilities: [has('Sure', 'criticalsFixed')] }, { abilities: [twist] }).play(attackDice('C S F F'), defenseDice('F F')))).toBe('critical failure failure failure');
});

test('AT-106 (SP-EFF-05): an effect that halves a pool of 5 dice leaves 3', () => {
  expect([1, 2, 5, 7, 8].map((n) => halved(n))).toEqual([[1, 0], [1, 1], [3, 2], [4, 3], [4, 4]].map(([half, rest]) => ({ half, rest })));
  const weary = innate('Weary', 'Half its dice.', change('attackDice', (_game, owner, { unit }) => (unit === owner.id ? -halved(5).rest : 0)));
  expect(duel({ melee: [5, 2], abilities: [weary] }).asked).toBe('roll attack 3');
});
