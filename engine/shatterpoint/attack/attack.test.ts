import { expect, test } from 'vitest';
import { fighter, type Fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, scenery } from '../../testing/shatterpoint/scenery.ts';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { active, change, innate, reactive } from '../game/ability.ts';
import { attack, attackChoices, type AttackLimits } from './attack.ts';
import type { Ability } from '../game/game.ts';
import { units } from '../units/index.ts';
import { emit } from '../game/emit.ts';

const follow = (name: string): Ability => reactive(name, 0, 'After an attack.', 'attackResolved', { when: () => true, *run() {} });
const watch = (name: string): Ability => reactive(name, 0, 'When somebody is targeted.', 'targeted', { when: () => true, *run() {} });

/** Ahsoka as the worked example has her: Jar'Kai, two strikes for two expertise, and the test tree. */
const ahsoka = fighter('ahsoka', { type: 'primary', melee: [7, 5], ranged: null, rows: '2: strike strike', abilities: [follow('Ahsoka’s Answer')] });
const maul = { ...units.find(({ id }) => id === 'lord-maul')!, abilities: [follow('Maul’s Answer')] };

/** The worked example up to where Ahsoka's focused attack is about to roll. */
const example = (): Table =>
  table({ cards: [ahsoka, maul], units: { ahsoka: { seat: 0, at: [10, 10] }, 'lord-maul': { seat: 1, at: [13, 10] } }, active: 'ahsoka' }).go().play('focus').go().play('combat');
/** The same with both rolls made: Ahsoka chooses her first option. */
const rolled = (): Table => example().play(attackDice('C S S S X X F F'), defenseDice('B D D D F')).leaveOpen();

test('AT-219 (SP-ATK-01, SP-ATK-02, SP-ATK-03, SP-ATK-04, SP-ACTION-03): Ahsoka focuses and strikes at Maul with 8 dice against 5', () => {
  const t = example();
  expect(attackChoices(t.game, '0.ahsoka.1', {})).toEqual([{ kind: 'melee', targets: ['1.lord-maul.1'] }]);
  expect(t.all('targeted')).toEqual([{ type: 'targeted', attacker: '0.ahsoka.1', defender: '1.lord-maul.1', kind: 'melee', part: 'combat' }]);
  expect(t.all('poolsFormed')).toEqual([{ type: 'poolsFormed', attackDice: 8, defenseDice: 5 }]);
  expect(t.asked).toBe('roll attack 8');
  expect(t.play(attackDice('C S S S X X F F')).asked).toBe('roll defense 5');
});

test('AT-221 (SP-ATK-06C, SP-EXP-03): the charts add two Strikes and a Block; Heal and Jump wait for step 10B', () => {
  const now = rolled().state.attacks[0]!;
  expect(now).toMatchObject({ attackExpertise: 2, defenseExpertise: 3, laterAttack: [], laterDefense: ['heal', 'jump'] });
  expect(now.defenseRoll.filter((face) => face === 'block')).toHaveLength(2);
});

test('AT-222 (SP-ATK-07): two Blocks leave three Strikes and a Critical', () => {
  const t = rolled();
  expect(t.all('resultsDetermined')).toEqual([{ type: 'resultsDetermined', successes: 4, blocked: 2 }]);
  expect([...t.state.attacks[0]!.attackRoll].sort()).toEqual(['critical', 'expertise', 'expertise', 'failure', 'failure', 'strike', 'strike', 'strike']);
  expect(t.offered).toEqual(['m1', 'stop']);
});

test('AT-223 (SP-TREE-02, SP-TREE-03, SP-TREE-04, SP-POOL-01, SP-POOL-02, SP-POOL-05): the pool runs 2, 3, 6, 7; conditions are there at once, damage is not', () => {
  const t = rolled();
  const pools = ['m1', 'm2', 'm3', 't4'].map((option) => t.play(option).state.attacks.at(-1)?.pool);
  expect([pools, t.asked]).toEqual([[2, 3, 6, 7], 'pick effect 1']);
  const early = rolled().play('m1', 'm2', 'm3').leaveOpen();
  expect(early.unit('lord-maul')).toMatchObject({ conditions: ['disarmed'], damage: 0 });
  expect(t.unit('lord-maul').conditions).toEqual(['disarmed', 'strained']);
  expect(t.all('damaged')).toEqual([{ type: 'damaged', unit: '1.lord-maul', amount: 7, by: '0.ahsoka.1', byAttack: 'melee' }]);
});

test('AT-225 (SP-ATK-10, SP-EXP-07): Maul heals Strained and jumps, then Ahsoka’s player may answer before Maul’s', () => {
  const t = rolled().play('m1', 'm2', 'm3', 't4');
  expect(t.asked).toBe('pick effect 1');
  expect(t.offered).toEqual(['heal', 'jump']);
  t.play('heal');
  expect(t.offered).toEqual(['damage@1.lord-maul', 'disarmed@1.lord-maul', 'strained@1.lord-maul', 'none']);
  t.play('strained@1.lord-maul');
  expect(t.asked).toBe('place jump 1');
  t.play([15, 10]);
  expect(t.where('lord-maul')).toEqual([15, 10, 0]);
  expect(t.unit('lord-maul')).toMatchObject({ damage: 7, conditions: ['disarmed'] });
  expect(t.asked).toBe('pick answer 0');
  expect(t.offered).toEqual(['ahsokas-answer@0.ahsoka', 'pass']);
  t.play('pass');
  expect(t.asked).toBe('pick answer 1');
  expect(t.offered).toEqual(['mauls-answer@1.lord-maul', 'pass']);
  t.play('pass');
  expect(t.state.attacks).toEqual([]);
  expect(t.state.activation).toMatchObject({ focused: [], made: ['focus', 'combat'], spent: 2 });
});

test('AT-226 (SP-COND-04): jumping first costs Maul 3 damage and Strained; the heal comes after', () => {
  const t = rolled().play('m1', 'm2', 'm3', 't4', 'jump', [15, 10]);
  expect(t.unit('lord-maul')).toMatchObject({ damage: 10, conditions: ['disarmed'] });
  expect(t.offered).toEqual(['damage@1.lord-maul', 'disarmed@1.lord-maul', 'none']);
});

interface Duel {
  readonly attacker?: Fighter;
  readonly defender?: Fighter;
  readonly at?: Spot;
  readonly units?: Readonly<Record<string, Placed>>;
  readonly more?: Partial<TableOptions>;
  readonly limits?: Partial<AttackLimits>;
}

/** One fighter attacks another: at (10, 10) and, Engaged, at (13, 10). */
function duel({ attacker = {}, defender = {}, at = [13, 10], units: others = {}, more = {}, limits = {} }: Duel): Table {
  const t = table({ ...more, cards: [fighter('a', attacker), fighter('d', defender)], units: { a: { seat: 0, at: [10, 10] }, d: { seat: 1, at }, ...others } });
  return t.run((game) => attack(game, '0.a.1', { part: 'combat', ...limits }));
}
const pools = ({ pools: { attackDice: a, defenseDice: d } }: Table): unknown => [a, d];
const bonus = (name: string, stat: 'attackDice' | 'defenseDice' | 'protection' | 'sharpshooter' | 'impact', n: number): Ability =>
  innate(name, 'A number.', change(stat, (_game, owner, { unit }) => (unit === owner.id ? n : 0)));

test('AT-245 (SP-STANCE-06): a dash on the card allows no ranged attack, also not with "5 dice"', () => {
  const t = duel({ attacker: { ranged: null }, at: [17, 10], limits: { dice: 5 } });
  expect(t.asked).toBe('nothing');
  expect([t.result, t.events]).toEqual([null, []]);
});

test('AT-246 (SP-ATK-00e): "make a 5 dice attack" replaces the stat, the focus die comes on top', () => {
  const t = duel({ attacker: { melee: [7, 1] }, more: { active: 'a' }, limits: { dice: 5 } });
  expect(pools(t)).toEqual([5, 3]);
  const again = active('Again', 0, 'Make a 5 dice attack.', { *run(game, unit) { yield* attack(game, unit.characters[0]!.id, { part: 'again', dice: 5 }); } });
  const focused = table({ cards: [fighter('a', { melee: [7, 1], abilities: [again] })], units: { a: { seat: 0, at: [10, 10] }, d: { card: 'a', seat: 1, at: [13, 10] } }, active: 'a' }).playOn('focus', 'ability:again');
  expect(focused.asked).toBe('roll attack 6');
  expect(pools(focused)).toEqual([6, 1]);
  expect(t.asked).toBe('roll attack 5');
});

test('AT-247 (SP-ATK-00a): allies are no targets', () => {
  const t = duel({ at: [30, 30], units: { friend: { card: 'a', seat: 0, at: [13, 10] } } });
  expect(t.result).toBeNull();
  expect(attackChoices(t.game, '0.a.1', {})).toEqual([]);
});

test('SP-ATK-01, SP-ATK-02: kind and target are asked where there is a choice', () => {
  const t = duel({ units: { d: { seat: 1, at: [13, 10], wounded: 1 }, e: { card: 'd', seat: 1, at: [10, 13], wounded: 1 } } });
  expect(t.asked).toBe('pick attackKind 0');
  expect(t.offered).toEqual(['melee', 'ranged']);
  t.play('melee');
  expect(t.asked).toBe('pick target 0');
  expect(t.offered).toEqual(['1.d.1', '1.e.1']);
});

test('SP-ATK-02: the only target is asked for too, with whoever is out of reach: no die falls before it is chosen', () => {
  const t = table({ cards: [ahsoka, maul], units: { ahsoka: { seat: 0, at: [10, 10] }, 'lord-maul': { seat: 1, at: [13, 10] }, 'gar-saxon': { seat: 1, at: [20, 20] } }, active: 'ahsoka', asksOnlyTarget: true }).go().play('combat');
  expect([t.asked, t.offered]).toEqual(['pick target 0', ['1.lord-maul.1']]);
  expect(t.closed).toEqual([{ option: '1.gar-saxon.1', rule: 'SP-ATK-00c', why: 'notEngaged', detail: { character: '1.gar-saxon.1' } }]);
  expect(t.all('attackDeclared')).toEqual([]);
  expect(t.play('1.lord-maul.1').asked).toBe('roll attack 7');
});

test('SP-ATK-00b: a ranged attack reaches the range of its weapon and needs line of sight', () => {
  expect(duel({ at: [20.5, 10] }).asked).toBe('roll attack 4');
  expect(duel({ at: [20.51, 10] }).asked).toBe('nothing');
  expect(duel({ at: [20.5, 10], more: { terrain: scenery(block('wall', [14, 15], [5, 15], 5)) } }).asked).toBe('nothing');
});

test('AT-249 (SP-TIME-05): the attacking player answers first, also in the other’s turn', () => {
  const t = duel({ attacker: { abilities: [follow('Mine')] }, defender: { abilities: [follow('Yours')] }, more: { seat: 1, active: 'd' } });
  t.play(attackDice('F F F F'), defenseDice('F F F'));
  expect(t.state.active).toBe(1);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', ['mine@0.a', 'pass']]);
  t.play('mine@0.a');
  expect([t.asked, t.offered]).toEqual(['pick answer 1', ['yours@1.d', 'pass']]);
  const change = (name: string): Ability => reactive(name, 0, 'When a roll may be changed.', 'modifying', { when: () => true, *run() {} });
  const rolled = duel({ attacker: { abilities: [change('Mine')] }, defender: { abilities: [change('Yours')] }, more: { seat: 1, active: 'd' } }).play(attackDice('F F F F'), defenseDice('F F F'));
  expect([rolled.state.active, rolled.asked, rolled.offered]).toEqual([1, 'pick answer 0', ['mine@0.a', 'pass']]);
  expect([rolled.play('pass').asked, rolled.offered]).toEqual(['pick answer 1', ['yours@1.d', 'pass']]);
});

test('AT-250 (SP-ATK-03): effects on being targeted: the attacker’s first, before any dice', () => {
  const t = duel({ attacker: { abilities: [watch('Mine')] }, defender: { abilities: [watch('Yours')] }, more: { seat: 1, active: 'd' } });
  expect([t.asked, t.offered]).toEqual(['pick answer 0', ['mine@0.a', 'pass']]);
  t.play('pass');
  expect([t.asked, t.offered]).toEqual(['pick answer 1', ['yours@1.d', 'pass']]);
  expect(t.play('pass').asked).toBe('roll attack 4');
});

test('AT-251 (SP-ATK-04): dice are added before dice are taken away, and no pool goes below 0', () => {
  expect(pools(duel({ attacker: { abilities: [bonus('Less', 'attackDice', -1), bonus('More', 'attackDice', 2)] } }))).toEqual([5, 3]);
  const none = duel({ attacker: { melee: [1, 1], abilities: [bonus('Less', 'attackDice', -4), bonus('More', 'attackDice', 2)] } });
  expect(pools(none)).toEqual([0, 3]);
  expect(none.asked).toBe('roll defense 3');
  expect(none.play(defenseDice('B D F')).all('attackResolved')).toHaveLength(1);
  // Cover is added in 4B-I: 1 and two Hunker tokens, then 4 less, are none; the other way round they would be 2.
  const hidden = table({ cards: [fighter('a'), fighter('d', { ranged: [4, 1], abilities: [bonus('Less', 'defenseDice', -4)] })], units: { a: { seat: 0, at: [10, 10] }, d: { seat: 1, at: [17, 10], hunker: 2 } } });
  expect(pools(hidden.run((game) => attack(game, '0.a.1', { part: 'combat' })))).toEqual([4, 0]);
  const covered = table({ cards: [fighter('a'), fighter('d', { ranged: [4, 1], abilities: [bonus('Less', 'defenseDice', -1)] })], units: { a: { seat: 0, at: [10, 10] }, d: { seat: 1, at: [17, 10], hunker: 2 } } });
  expect(pools(covered.run((game) => attack(game, '0.a.1', { part: 'combat' })))).toEqual([4, 2]);
});

test('AT-253 (SP-KEY-06, SP-POOL-03): Protection takes 1 damage out of the pool, but not below 0', () => {
  const t = duel({ defender: { abilities: [bonus('Shield', 'protection', 1)] } }).play(attackDice('C C C C'), defenseDice('F F F'), 'm1', 'm2', 'm3', 't4');
  expect(t.unit('d').damage).toBe(6);
  const none = duel({ defender: { abilities: [bonus('Shield', 'protection', 1)] } }).play(attackDice('C F F F'), defenseDice('F F F'), 'stop');
  expect(none.all('poolChanged')).toEqual([]);
  expect(none.unit('d').damage).toBe(0);
});

test('AT-253 (SP-STACK-01): Protection from two sources takes 1', () => {
  const t = duel({ defender: { abilities: [bonus('Shield', 'protection', 1), bonus('Wall', 'protection', 1)] } }).play(attackDice('C F F F'), defenseDice('F F F'), 'm1');
  expect(t.unit('d').damage).toBe(1);
});

const half = reactive('Half', 0, 'Half of the pool.', 'damageComing', {
  when: (_game, unit, event) => event.defender === `${unit.id}.1`,
  *run(game) { emit(game, { type: 'poolReturned', amount: Math.floor(game.state.attacks.at(-1)!.pool / 2) }); },
});

/** A tree of one option with a number of damage. */
const blow = (pool: number): Fighter => ({ walk: [`*m1: ${Array.from({ length: pool }, () => 'damage').join(' ')}`, 'm1-m1'] });

test('AT-254 (SP-KEY-06, SP-TXT-03, SP-TIME-04, SP-EFF-05, AMB-58): of Protection and half-damage the defender’s player chooses which comes first: 8 is 4 and 3, or 3 and 4', () => {
  const struck = (damage: number): Table =>
    duel({ attacker: blow(damage), defender: { abilities: [half, bonus('Shield', 'protection', 1)] } }).play(attackDice('C F F F'), defenseDice('F F F'), 'm1');
  const shares = (t: Table): number[] => [t.unit('d').damage, t.unit('a').damage];
  expect([struck(7).asked, struck(7).offered]).toEqual(['pick protectionFirst 1', ['protection', 'answer']]);
  expect(shares(struck(7).play('protection', 'half@1.d'))).toEqual([3, 3]);
  expect(shares(struck(7).play('answer', 'half@1.d'))).toEqual([3, 3]);
  expect(shares(struck(8).play('protection', 'half@1.d'))).toEqual([4, 3]);
  expect(shares(struck(8).play('answer', 'half@1.d'))).toEqual([3, 4]);
});

test.each([[1, 1, 0], [2, 1, 1], [5, 3, 2], [8, 4, 4]])('SP-EFF-05: a pool of %i is halved to %i and %i', (pool, kept, rest) => {
  const t = duel({ attacker: blow(pool), defender: { abilities: [half] } }).play(attackDice('C F F F'), defenseDice('F F F'), 'm1', 'half@1.d');
  expect([t.unit('d').damage, t.unit('a').damage]).toEqual([kept, rest]);
});

test('AT-255 (SP-KEY-03, SP-KEY-04, SP-KEY-05, AMB-31): focus and Impact go to the melee attack, Sharpshooter waits for the ranged one', () => {
  const kit = { abilities: [bonus('Eye', 'sharpshooter', 2), bonus('Fist', 'impact', 1)] };
  const t = table({ cards: [fighter('a', kit)], units: { a: { seat: 0, at: [10, 10] }, d: { card: 'a', seat: 1, at: [13, 10], wounded: 1 } }, active: 'a' }).go().play('focus');
  t.run((game) => attack(game, '0.a.1', { kinds: ['melee'], part: 'combat' })).play(attackDice('F F F F F F'), defenseDice('F F F'));
  for (let i = 0; i < 2; i++) t.run((game) => attack(game, '0.a.1', { kinds: ['ranged'], part: 'granted' })).play(attackDice(i === 0 ? 'F F F F F F' : 'F F F F'), defenseDice('F F F'));
  expect(t.all('poolsFormed').map(({ attackDice: a, defenseDice: d }) => [a, d])).toEqual([[4 + 1 + 1, 3], [4 + 2, 3], [4, 3]]);
});
