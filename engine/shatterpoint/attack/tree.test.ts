import { expect, test } from 'vitest';
import { fighter, T1, type Fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, scenery } from '../../testing/shatterpoint/scenery.ts';
import { attackDice, defenseDice, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { active, change, innate } from '../game/ability.ts';
import { attack } from './attack.ts';
import { tree } from '../cards/print.ts';
import { nextOptions } from './tree.ts';
import { emit } from '../game/emit.ts';

interface Strike {
  /** Successes of the attack. */
  readonly hits?: number;
  readonly attacker?: Fighter;
  readonly defender?: Fighter;
  readonly a?: Partial<Placed>;
  readonly d?: Partial<Placed>;
  readonly more?: Partial<TableOptions>;
}

/** An attack at (10, 10) on a defender at (13, 10) that has got so many successes and asks for its first option. */
function strike({ hits = 4, attacker = {}, defender = {}, a = {}, d = {}, more = {} }: Strike): Table {
  const cards = [fighter('a', { melee: [hits, 3], ...attacker }), fighter('d', { melee: [4, 1], ...defender }), ...(more.cards ?? [])];
  const t = table({ ...more, cards, units: { a: { seat: 0, at: [10, 10], ...a }, d: { seat: 1, at: [13, 10], ...d }, ...more.units } });
  return t.run((game) => attack(game, '0.a.1', { part: 'combat' })).play(attackDice(Array.from({ length: hits }, () => 'C').join(' ')), defenseDice('F'));
}
const walk = (options: string, paths = 'm1-m1'): Fighter => ({ walk: [options, paths] });
const steadfast = { abilities: [innate('Rock', 'Steadfast.', change('steadfast', (_game, owner, { unit }) => (unit === owner.id ? 1 : 0)))] };
const next = (path: readonly string[], of = tree(...T1)): string[] => nextOptions(of, path).map(({ id }) => id);

test('AT-237 (SP-TREE-03): onward along a path, up, down or right, never back and never twice', () => {
  expect(next(['m1', 'm2', 'm3'])).toEqual(['t4', 'b4']);
  expect(next(['m1', 'm2', 'm3', 't4'])).toEqual(['b4']);
  expect(next(['m1', 'm2', 'm3', 'b4'])).toEqual(['t4']);
  expect(next(['m1', 'm2', 'm3', 't4', 'b4'])).toEqual([]);
});

test('AT-237 (SP-TREE-03): what is offered is what the path leads to', () => {
  const t = strike({ hits: 5 }).play('m1', 'm2', 'm3');
  expect([t.asked, t.offered]).toEqual(['pick option 0', ['t4', 'b4', 'stop']]);
  expect(t.refusal('m1')).toMatchObject({ why: 'notOffered' });
  expect(t.play('t4').offered).toEqual(['b4', 'stop']);
});

test('AT-238 (SP-TREE-06): the attacker may stop; the rest of the successes are lost', () => {
  const t = strike({}).play('m1', 'm2');
  expect(t.state.attacks[0]).toMatchObject({ pool: 3, successes: 2 });
  expect(t.play('stop').asked).toBe('nothing');
  expect(t.unit('d').damage).toBe(3);
});

test('AT-239 (SP-TREE-05): of Shove and Exposed the condition must be, the push may be', () => {
  const t = strike({ attacker: walk('*m1: shove exposed') }).play('m1');
  expect(t.unit('d').conditions).toEqual(['exposed']);
  expect(t.asked).toBe('place push 0');
  t.play(null);
  expect(t.asked).toBe('place pull 0');
  t.play(null);
  expect(t.where('d')).toEqual([13, 10, 0]);
});

test('AT-241 (SP-TREE-08): seven successes find no more than five options in T1', () => {
  const t = strike({ hits: 7 }).play('m1', 'm2', 'm3', 't4', 'b4', null, null);
  expect(t.all('optionChosen').map(({ option }) => option)).toEqual(['m1', 'm2', 'm3', 't4', 'b4']);
  expect(t.all('attackResolved')).toMatchObject([{ attack: { successes: 2 } }]);
});

test('AT-242 (SP-TREE-02): either orange option may be first, then the other is out of reach', () => {
  const t = strike({ attacker: walk('*t1: damage | *b1: damage | t2: damage | b2: damage', 't1-t2 b1-b2') });
  expect(t.offered).toEqual(['t1', 'b1', 'stop']);
  expect(t.play('b1').offered).toEqual(['b2', 'stop']);
});

test('AT-242 (SP-TREE-02): orange options joined up and down may both be had; only the leftmost column starts', () => {
  const joined = tree('*t1: damage | *b1: damage | *m2: damage', 't1-b1 b1-m2');
  expect(next([], joined)).toEqual(['t1', 'b1']);
  expect(next(['t1'], joined)).toEqual(['b1']);
});

test('SP-TREE-03: a path that leads back to the left is no way on', () => {
  const forked = tree('*t1: damage | *b1: damage | m2: damage | m3: damage', 't1-m2 b1-m2 m2-m3');
  expect(next(['t1', 'm2'], forked)).toEqual(['m3']);
});

test('SP-TREE-07: a path may skip a column', () => {
  const skipping = tree('*m1: damage | m2: damage | m3: damage', 'm1-m2 m1-m3');
  expect(next(['m1'], skipping)).toEqual(['m2', 'm3']);
  expect(next(['m1', 'm2'], skipping)).toEqual([]);
});

test('AT-243 (SP-TREE-11, houseRules.treePersonalEffectsAtOnce): a heal of an option comes at once, before the next option', () => {
  const t = strike({ attacker: walk('*m1: heal damage | m2: damage', 'm1-m2'), a: { damage: 2 } }).play('m1');
  expect([t.asked, t.offered]).toEqual(['pick heal 0', ['damage@0.a', 'none']]);
  t.play('damage@0.a');
  expect(t.unit('a').damage).toBe(1);
  expect(t.offered).toEqual(['m2', 'stop']);
});

test('AMB-17, SP-TREE-11, houseRules.treePersonalEffectsAtOnce: the house rule keeps Personal effects of options until after the pool', () => {
  const t = strike({ attacker: walk('*m1: heal damage | m2: damage', 'm1-m2'), a: { damage: 2 }, more: { houseRules: { treePersonalEffectsAtOnce: false } } }).play('m1', 'm2');
  expect(t.unit('d').damage).toBe(2);
  expect([t.asked, t.offered]).toEqual(['pick heal 0', ['damage@0.a', 'none']]);
});

test('SP-TREE-04: the attacker orders different effects of one option', () => {
  const t = strike({ attacker: walk('*m1: shove jump heal damage'), a: { damage: 1 } }).play('m1');
  expect([t.asked, t.offered]).toEqual(['pick effect 0', ['shove', 'jump', 'heal']]);
  expect(t.play('jump').asked).toBe('place jump 0');
});

test('AT-165 (SP-ICON-03, SP-KEY-08): Steadfast holds off the first Shove of the options, not the self-pull, not the second', () => {
  const t = strike({ attacker: walk('*m1: shove | m2: shove', 'm1-m2'), defender: steadfast }).play('m1');
  expect(t.asked).toBe('place pull 0');
  t.play(null, 'm2');
  expect(t.asked).toBe('place push 0');
  expect(t.play([14, 10]).where('d')).toEqual([14, 10, 0]);
  expect(t.asked).toBe('place pull 0');
});

test('AT-166 (SP-KEY-08): Steadfast does not hold off a Shove of the attack chart', () => {
  const t = table({ cards: [fighter('a', { melee: [1, 1], rows: '1+: shove' }), fighter('d', { melee: [4, 1], ...steadfast })], units: { a: { seat: 0, at: [10, 10] }, d: { seat: 1, at: [13, 10] } } });
  t.run((game) => attack(game, '0.a.1', { part: 'combat' })).play(attackDice('X'), defenseDice('F'));
  expect(t.asked).toBe('place push 0');
  expect(t.play([14, 10]).where('d')).toEqual([14, 10, 0]);
  expect(t.asked).toBe('place pull 0');
});

test('AT-275 (SP-COND-03): Strained and 2 damage make a pool of 3 against a Strained defender', () => {
  const t = strike({ attacker: walk('*m1: strained damage damage | m2: damage', 'm1-m2'), d: { conditions: ['strained'] } }).play('m1');
  expect([t.state.attacks[0]!.pool, t.unit('d').conditions, t.unit('d').damage]).toEqual([3, ['strained'], 0]);
  expect(t.play('stop').unit('d')).toMatchObject({ conditions: ['strained'], damage: 3 });
});

test('AT-275 (SP-COND-03, SP-COND-09): Exposed is lost in step 7, so Exposed and 2 damage give it anew and make a pool of 2', () => {
  const t = strike({ attacker: walk('*m1: exposed damage damage | m2: damage', 'm1-m2'), d: { conditions: ['exposed'] } });
  expect(t.unit('d').conditions).toEqual([]);
  t.play('m1');
  expect([t.state.attacks[0]!.pool, t.unit('d').conditions]).toEqual([2, ['exposed']]);
  expect(t.asked).toBe('pick option 0');
});

test('AT-275, AT-357 (SP-COND-03, SP-POOL-04): a condition the unit has adds 1 to the pool each time', () => {
  const t = strike({ attacker: walk('*m1: strained | m2: strained damage damage', 'm1-m2'), d: { conditions: ['strained'] } }).play('m1');
  expect(t.state.attacks[0]!.pool).toBe(1);
  t.play('m2');
  expect(t.unit('d')).toMatchObject({ conditions: ['strained'], damage: 4 });
});

test('SP-POOL-04: a condition gained in the first option counts in the second', () => {
  const t = strike({ attacker: walk('*m1: pinned | m2: pinned', 'm1-m2') }).play('m1', 'm2');
  expect(t.unit('d')).toMatchObject({ conditions: ['pinned'], damage: 1 });
});

test('AT-358 (SP-TREE-10, SP-ICON-04): Dash is the attacker’s, Exposed the defender’s unit’s', () => {
  const t = strike({ attacker: walk('*m1: dash exposed') }).play('m1');
  expect(t.unit('d').conditions).toEqual(['exposed']);
  expect(t.asked).toBe('place dash 0');
});

test('AT-359 (SP-TREE-09): the pool of the previous option counts when the next is chosen', () => {
  const t = strike({});
  expect(t.state.attacks[0]!.pool).toBe(0);
  expect(t.play('m1').state.attacks[0]!.pool).toBe(2);
  expect(t.play('m2').state.attacks[0]!.pool).toBe(3);
  expect(t.asked).toBe('pick option 0');
});

test('SP-TREE-03, SP-ATK-10: the defender pushed out of reach is still the target', () => {
  const t = strike({ attacker: walk('*m1: shove | m2: damage', 'm1-m2') }).play('m1', [16, 10], null, 'm2');
  expect(t.unit('d').damage).toBe(1);
});

const leap = active('Leap', 1, 'Every character may jump.', { *run(game, unit) { emit(game, { type: 'damageHealed', unit: unit.id, amount: 1 }); } });
const swing = active('Swing', 0, 'An action.', { action: true, *run() {} });
const withActive = (a: Partial<Placed>, more: Partial<TableOptions> = {}): Table =>
  strike({ attacker: { ...walk('*m1: active damage | m2: damage', 'm1-m2'), abilities: [leap, swing] }, a: { damage: 3, ...a }, more: { active: 'a', ...more } });

test('SP-ICON-13, SP-ICON-14: the Active icon waits for the pool, costs nothing and leaves "Action:" abilities out', () => {
  const t = withActive({}).play('m1', 'm2');
  expect(t.unit('d').damage).toBe(2);
  expect([t.asked, t.offered]).toEqual(['pick freeActive 0', ['leap', 'none']]);
  t.play('leap');
  expect(t.unit('a')).toMatchObject({ damage: 2, used: ['leap'] });
  expect(t.all('forceSpent')).toEqual([]);
});

test('SP-ICON-14, AMB-28, houseRules.freeActivePaysTax: the tax of the free ability is paid, unless the house rule waives it', () => {
  expect(withActive({ injured: 1 }).play('m1', 'stop', 'leap').all('forceSpent')).toMatchObject([{ amount: 1 }]);
  expect(withActive({ injured: 1 }, { players: [{ ready: 0 }, {}] }).play('m1', 'stop').asked).toBe('nothing');
  const waived = withActive({ injured: 1 }, { players: [{ ready: 0 }, {}], houseRules: { freeActivePaysTax: false } }).play('m1', 'stop');
  expect(waived.offered).toEqual(['leap', 'none']);
  expect(waived.play('leap').all('forceSpent')).toEqual([]);
});

test('AT-113 (SP-ICON-13): an ability used this turn cannot be used by the icon', () => {
  expect(withActive({ used: ['leap'] }).play('m1', 'stop').asked).toBe('nothing');
});

test('AT-114 (SP-ICON-13): outside the own activation the icon does nothing', () => {
  const t = strike({ attacker: { ...walk('*m1: active damage'), abilities: [leap] }, more: { active: 'd' } }).play('m1');
  expect(t.asked).toBe('nothing');
  expect(t.unit('d').damage).toBe(1);
});

test('SP-PUSH-07: a Shove of an option against a wall moves nobody, the damage counts', () => {
  const t = strike({ attacker: walk('*m1: shove damage'), more: { terrain: scenery(block('wall', [13.75, 15], [8, 12], 5)) } }).play('m1', [14, 10], null);
  expect(t.where('d')).toEqual([13, 10, 0]);
  expect(t.unit('d').damage).toBe(1);
});
