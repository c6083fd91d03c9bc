import { expect, test } from 'vitest';
import { fighter, type Fighter } from '../../testing/shatterpoint/fighter.ts';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from './attack.ts';
import { rowFor } from './chart.ts';
import { chart } from '../cards/print.ts';

interface Duel {
  readonly at?: Spot;
  readonly more?: Partial<TableOptions>;
  readonly d?: Partial<Placed>;
}

/** One fighter attacks another, Engaged unless `at` says otherwise; the dice as given, up to the first option of the tree. */
function duel(attacker: Fighter, defender: Fighter, rolls: readonly [attack: string, defense: string], { at = [13, 10], more = {}, d = {} }: Duel = {}): Table {
  const dice = rolls.map((letters) => letters.split(' ').length) as [number, number];
  const [a, b] = [fighter('a', { melee: [dice[0], 3], ranged: [dice[0], 3], ...attacker }), fighter('d', { melee: [4, dice[1]], ranged: [4, dice[1]], ...defender })];
  const t = table({ ...more, cards: [a, b], units: { a: { seat: 0, at: [10, 10] }, d: { seat: 1, at, ...d } } });
  return t.run((game) => attack(game, '0.a.1', { part: 'combat' })).play(attackDice(rolls[0]), defenseDice(rolls[1])).leaveOpen();
}

const results = (t: Table): unknown => t.all('resultsDetermined').map(({ successes, blocked }) => [successes, blocked])[0];
const shown = (faces: readonly string[]): string => [...faces].sort().join(' ');

test('AT-229 (SP-EXP-03): exactly the row that holds the count applies, none for 0', () => {
  const rows = chart('Test', '1: strike | 2-3: critical | 4+: damage');
  const entries = [0, 1, 2, 3, 4, 6].map((count) => rowFor(rows, count)?.entries ?? null);
  expect(entries).toEqual([null, [{ add: 'strike' }], [{ add: 'critical' }], [{ add: 'critical' }], [{ effect: 'damage' }], [{ effect: 'damage' }]]);
  expect(rowFor(null, 2)).toBeNull();
});

test('AT-229 (SP-EXP-03): rows are never added together', () => {
  expect(results(duel({ rows: '1: strike | 2-3: strike strike | 4+: strike strike strike' }, {}, ['X X X X', 'F']))).toEqual([3, 0]);
});

test('AT-351 (SP-DICE-05): expertise without a row for its number is no success and has no effect', () => {
  const t = duel({ rows: '1-2: strike' }, {}, ['X X X', 'F']);
  expect(results(t)).toEqual([0, 0]);
  expect(t.asked).toBe('nothing');
});

test('AT-227 (SP-EXP-03, SP-EXP-04, SP-EXP-05, SP-ATK-07): Acrobatics turns the Critical and blocks everything; then Ahsoka may jump', () => {
  const units = { 'mandalorian-super-commandos': { seat: 1, at: [[10, 10], [30, 30]] }, 'ahsoka-tano-jedi-no-more': { seat: 0, at: [13, 10], stance: 1 } } as const;
  const t = table({ units, edition: 'firstPrint' }).run((game) => attack(game, '1.mandalorian-super-commandos.1', { part: 'combat' }));
  t.play(attackDice('C S S S F F'), defenseDice('B B D D D F'));
  expect(t.all('chartRead')).toMatchObject([{ attackExpertise: 0, defenseExpertise: 3, laterDefense: ['jump'] }]);
  expect(results(t)).toEqual([0, 4]);
  expect(t.asked).toBe('place jump 0');
  t.play([15, 10]);
  expect(t.where('ahsoka-tano-jedi-no-more')).toEqual([15, 10, 0]);
  expect(t.all('optionChosen')).toEqual([]);
});

test('AT-393 (SP-TXT-04): one expertise of Ahsoka’s Acrobatics is a Block and Critical to Strike, no jump', () => {
  const units = { 'mandalorian-super-commandos': { seat: 1, at: [[10, 10], [30, 30]] }, 'ahsoka-tano-jedi-no-more': { seat: 0, at: [13, 10], stance: 1 } } as const;
  const t = table({ units, edition: 'firstPrint' }).run((game) => attack(game, '1.mandalorian-super-commandos.1', { part: 'combat' }));
  t.play(attackDice('C S F F F F'), defenseDice('D F F F F F'));
  expect([results(t), t.all('resultChanged').map(({ from, to }) => [from, to]), t.all('chartRead').map(({ laterDefense }) => laterDefense)]).toEqual([[1, 1], [['critical', 'strike']], [[]]]);
  expect(t.asked).toBe('pick option 1');
});

test('AT-230 (SP-EXP-09): a change without a matching die does nothing', () => {
  const t = duel({}, { armor: '1+: critical>strike' }, ['S F', 'D']);
  expect(t.all('resultChanged')).toEqual([]);
  expect(results(t)).toEqual([1, 0]);
  expect(t.asked).toBe('pick option 0');
});

test('SP-EXP-09: each change turns one die', () => {
  const t = duel({}, { armor: '1+: critical>strike' }, ['C C', 'D']);
  expect(shown(t.state.attacks[0]!.attackRoll)).toBe('critical strike');
  expect(t.asked).toBe('pick option 0');
});

test('AT-231 (SP-ATK-06C): the attacker’s chart comes first, so its added Critical may be changed', () => {
  const t = duel({ rows: '1: critical' }, { armor: '1: block critical>strike' }, ['X F', 'D']);
  expect(t.all('resultAdded')).toMatchObject([{ roll: 'attack', face: 'critical' }, { roll: 'defense', face: 'block' }]);
  expect(results(t)).toEqual([0, 1]);
});

test('SP-EXP-05: a chart may change the opponent’s roll: block to failure', () => {
  expect(results(duel({ rows: '1: block>failure' }, {}, ['S S X', 'B B']))).toEqual([1, 1]);
});

test('AT-233 (SP-ATK-09): without successes the damage of the attack chart is still applied', () => {
  const t = duel({ rows: '1: strike damage' }, {}, ['X S', 'B B']);
  expect(results(t)).toEqual([0, 2]);
  expect(t.all('optionChosen')).toEqual([]);
  expect(t.unit('d').damage).toBe(1);
});

test.each([['AT-234', 'C C S', 'B B B', [2, 1]], ['AT-349', 'C C S S S', 'B F', [4, 1]], ['AT-350', 'S S', 'B B B', [0, 2]]])(
  '%s (SP-ATK-07, SP-ATK-08, SP-DICE-03, SP-DICE-04): %s against %s', (_id, strikes, blocks, expected) => {
    expect(results(duel({}, {}, [strikes, blocks]))).toEqual(expected);
  },
);

test('AT-235 (SP-EXP-10): damage of a defense chart strikes the attacker in step 10B and never enters the pool', () => {
  const t = duel({}, { armor: '1: damage' }, ['C F', 'D']);
  expect(t.state.attacks[0]!.pool).toBe(0);
  expect(t.unit('a').damage).toBe(0);
  t.play('stop');
  expect([t.unit('a').damage, t.unit('d').damage]).toEqual([1, 0]);
  expect(t.all('poolChanged')).toEqual([]);
  expect(t.all('damaged')).toEqual([{ type: 'damaged', unit: '0.a', amount: 1, by: '1.d.1', byAttack: null }]);
});

test('AT-353 (SP-EXP-12, SP-EXP-01): each weapon has its own chart', () => {
  const kit = { rows: '1+: strike', rangedRows: '1+: critical critical' };
  expect(results(duel(kit, {}, ['X', 'F']))).toEqual([1, 0]);
  expect(results(duel(kit, {}, ['X', 'F'], { at: [17, 10] }))).toEqual([2, 0]);
});

test('AT-354 (SP-EXP-02): one defense chart serves against both', () => {
  for (const at of [[13, 10], [17, 10]] as const) expect(results(duel({}, { armor: '1: block block' }, ['S S S', 'D'], { at }))).toEqual([1, 2]);
});

test('AT-355 (SP-EXP-04, SP-EXP-06, SP-EXP-08): dice at once, damage before the first option, movement at step 10A', () => {
  const t = duel({ rows: '1: strike damage reposition' }, {}, ['X S', 'F']);
  expect(results(t)).toEqual([2, 0]);
  expect(t.offered).toEqual(['m1', 'stop']);
  expect(t.state.attacks[0]).toMatchObject({ pool: 1, laterAttack: ['reposition'] });
  t.play('stop');
  expect(t.asked).toBe('place reposition 0');
  expect(t.unit('d').damage).toBe(1);
});

test('AT-358 (SP-ICON-15): a condition of a defense chart strikes the attacker', () => {
  const t = duel({}, { armor: '1: exposed' }, ['F F', 'D']);
  expect([t.unit('a').conditions, t.unit('d').conditions]).toEqual([['exposed'], []]);
});

test('SP-EXP-11: kept effects: the attacker’s before the defender’s, Directed before Personal', () => {
  const t = duel({ rows: '1: heal pinned' }, { armor: '1: jump exposed' }, ['X', 'D'], { d: { conditions: ['pinned'] } });
  expect(t.all('damaged')).toMatchObject([{ unit: '1.d', amount: 1 }]);
  expect(t.asked).toBe('pick pinned 1');
  expect(t.unit('a').conditions).toEqual(['exposed']);
});

test('SP-EXP-07: the owner orders several kept effects', () => {
  const t = duel({ rows: '1: jump strained dash pinned' }, {}, ['X', 'F']);
  expect([t.asked, t.offered]).toEqual(['pick effect 0', ['strained', 'pinned']]);
  t.play('pinned');
  expect(t.unit('d').conditions).toEqual(['pinned', 'strained']);
  expect([t.asked, t.offered]).toEqual(['pick effect 0', ['jump', 'dash']]);
  expect(t.play('dash').asked).toBe('place dash 0');
});

test('AT-387 (SP-ICON-10): an Advance of the chart is a dash for an Engaged defender', () => {
  const t = duel({}, { armor: '1: advance' }, ['F', 'D']);
  expect(t.asked).toBe('place dash 1');
  expect(duel({}, { armor: '1: advance' }, ['F', 'D'], { at: [17, 10] }).asked).toBe('place advance 1');
});

test('SP-ATK-06D, SP-COND-10: expertise that comes later counts, but not for an Exposed defender', () => {
  const guarded = (conditions: readonly 'exposed'[]): Table => {
    const t = table({
      cards: [fighter('a', { melee: [2, 3] })],
      units: { a: { seat: 1, at: [10, 10] }, 'ahsoka-tano-jedi-no-more': { seat: 0, at: [13, 10], stance: 1, conditions: [...conditions] } },
    });
    return t.run((game) => attack(game, '1.a.1', { part: 'combat' })).play(attackDice('S F'), defenseDice('F F F F F F')).leaveOpen();
  };
  expect(guarded([]).all('chartRead')).toMatchObject([{ defenseExpertise: 1 }]);
  expect(results(guarded([]))).toEqual([0, 1]);
  expect(guarded(['exposed']).all('chartRead')).toMatchObject([{ defenseExpertise: 0 }]);
  expect(results(guarded(['exposed']))).toEqual([1, 0]);
});
