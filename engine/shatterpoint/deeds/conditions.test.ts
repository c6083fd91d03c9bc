import { expect, test } from 'vitest';
import { fighter, type Fighter } from '../../testing/shatterpoint/fighter.ts';
import { attackDice, defenseDice, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { active, reactive } from '../game/ability.ts';
import { attack } from '../attack/attack.ts';
import { gainCondition } from './effects.ts';
import { eachMay } from '../families/index.ts';
import type { Condition } from '../state/state.ts';

const hero = fighter('hero');
const pair = fighter('pair', { characters: 2 });

/** A unit, Engaged with nobody unless others are named. */
const setting = (unit: Partial<Placed>, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, cards: [hero, pair, ...(more.cards ?? [])], units: { hero: { seat: 0, at: [10, 10], ...unit }, ...more.units } });
const acting = (conditions: Condition[], unit: Partial<Placed> = {}, more: Partial<TableOptions> = {}): Table => setting({ conditions, ...unit }, { active: 'hero', ...more }).go();
const enemy = { enemy: { card: 'hero', seat: 1, at: [13, 10] } } as const;

test('AT-274 (SP-COND-02): a condition it has already is 1 damage at once', () => {
  const t = setting({ conditions: ['pinned'] });
  t.run((game) => gainCondition(game, '0.hero', 'pinned', null));
  expect(t.unit('hero')).toMatchObject({ conditions: ['pinned'], damage: 1 });
  t.run((game) => gainCondition(game, '0.hero', 'exposed', null));
  expect(t.unit('hero')).toMatchObject({ conditions: ['pinned', 'exposed'], damage: 1 });
});

test('SP-WND-04: a condition it has already does nothing more to a Wounded unit', () => {
  const t = setting({ conditions: ['pinned'], wounded: 1, damage: 9 });
  t.run((game) => gainCondition(game, '0.hero', 'pinned', null));
  expect(t.unit('hero')).toMatchObject({ conditions: ['pinned'], damage: 9, wounded: 1 });
});

test('AT-277 (SP-COND-04): Strained costs 3 after a Focus action', () => {
  const t = acting(['strained']).play('focus');
  expect(t.unit('hero')).toMatchObject({ conditions: [], damage: 3 });
  expect(t.events.map(({ type }) => type)).toEqual(['actionBegun', 'focused', 'actionResolved', 'conditionLost', 'damaged']);
});

test('AT-278 (SP-COND-04, SP-COND-05): the first character’s advance costs 3; the second’s and the action nothing', () => {
  const t = acting(['strained'], { card: 'pair', at: [[10, 10], [20, 20]] }).play('move', '0.hero.1', 'advance', [10, 12]);
  expect(t.unit('hero')).toMatchObject({ conditions: [], damage: 3 });
  t.play('advance', [20, 22]).go();
  expect(t.unit('hero').damage).toBe(3);
  expect(t.asked).toBe('pick act 0');
});

test('AT-279 (SP-COND-05): whoever recovers from Strained suffers nothing', () => {
  const t = acting(['strained']).play('recover');
  expect(t.offered).toEqual(['strained@0.hero', 'none']);
  expect(t.play('strained@0.hero').unit('hero')).toMatchObject({ conditions: [], damage: 0 });
  expect(acting(['strained']).play('recover', 'none').unit('hero')).toMatchObject({ conditions: [], damage: 3 });
});

test('SP-COND-05: Strained gained during an effect does not strike at its end', () => {
  const strainer: Fighter = { abilities: [active('Haste', 0, 'Gain Strained.', { *run(game, unit) { yield* gainCondition(game, unit.id, 'strained', null); } })] };
  const t = acting([], { card: 'hasty' }, { cards: [fighter('hasty', strainer)] }).play('ability:haste').go();
  expect(t.unit('hero')).toMatchObject({ conditions: ['strained'], damage: 0 });
});

test('SP-COND-05: an attacker that gains Strained in its attack keeps it', () => {
  const t = acting([], {}, { cards: [fighter('trap', { melee: [4, 1], armor: '1+: strained' })], units: { enemy: { card: 'trap', seat: 1, at: [13, 10] } } });
  t.play('combat', attackDice('F F F F'), defenseDice('D')).go();
  expect(t.unit('hero')).toMatchObject({ conditions: ['strained'], damage: 0 });
});

const answer = reactive('Answer', 0, 'After an attack on it.', 'attackResolved', { when: (_game, unit, event) => event.attack.defender.startsWith(unit.id), *run() {} });

test('AT-281 (SP-COND-04): a Reactive ability costs a Strained unit 3 after it is resolved; passing costs nothing', () => {
  const attacked = (): Table => setting({ card: 'wary', conditions: ['strained'] }, { cards: [fighter('wary', { abilities: [answer] })], units: enemy })
    .run((game) => attack(game, '1.enemy.1', { part: 'combat' })).play(attackDice('F F F F'), defenseDice('F F F'));
  expect(attacked().offered).toEqual(['answer@0.hero', 'pass']);
  expect(attacked().play('answer@0.hero').unit('hero')).toMatchObject({ conditions: [], damage: 3 });
  expect(attacked().play('pass').unit('hero')).toMatchObject({ conditions: ['strained'], damage: 0 });
});

test('SP-COND-04: an Active ability that moves it strikes once, on the move', () => {
  const runner = fighter('runner', { abilities: [active('Run', 0, 'Every character may dash.', { *run(game, unit) { yield* eachMay(game, unit, 'dash'); } })] });
  const run = (place: readonly [number, number] | null): Table => acting(['strained'], { card: 'runner' }, { cards: [runner] }).play('ability:run', place).go();
  expect(run([10, 12]).unit('hero')).toMatchObject({ conditions: [], damage: 3 });
  expect(run(null).unit('hero')).toMatchObject({ conditions: [], damage: 3 });
});

test('AT-282 (SP-ATK-11): a Strained attacker finishes its attack, then suffers 3, is Wounded and done', () => {
  const t = acting(['strained'], { damage: 7 }, { units: enemy }).play('combat', attackDice('C C F F'), defenseDice('F F F'), 'm1', 'm2');
  expect(t.unit('enemy').damage).toBe(3);
  expect(t.unit('hero')).toMatchObject({ damage: 10, wounded: 1, conditions: [] });
  const order = t.events.map(({ type }) => type).filter((type) => ['attackResolved', 'conditionLost', 'wounded', 'attackEnded', 'actionResolved'].includes(type));
  expect(order).toEqual(['attackResolved', 'conditionLost', 'wounded', 'attackEnded', 'actionResolved']);
  t.go();
  expect(t.all('activationEnded')).toHaveLength(1);
});

test('AT-283 (SP-COND-06, SP-COND-07, SP-ATK-05x, SP-ATK-07x): Disarmed takes the expertise dice out and is lost after step 7; the next attack is normal', () => {
  const t = setting({ conditions: ['disarmed'], card: 'expert' }, { cards: [fighter('expert', { melee: [5, 3], rows: '1+: critical' })], units: enemy });
  t.run((game) => attack(game, '0.hero.1', { part: 'combat' })).play(attackDice('C S X X F'), defenseDice('F F F'));
  expect(t.all('diceRemoved')).toEqual([{ type: 'diceRemoved', attack: 2, defense: 0, barred: ['attacker'] }]);
  expect([...t.state.attacks[0]!.attackRoll].sort()).toEqual(['critical', 'failure', 'strike']);
  expect(t.unit('hero').conditions).toEqual([]);
  expect(t.all('resultsDetermined')).toMatchObject([{ successes: 2 }]);
  t.play('stop').run((game) => attack(game, '0.hero.1', { part: 'combat' })).play(attackDice('C S X X F'), defenseDice('F F F'));
  expect(t.all('resultsDetermined')).toMatchObject([{ successes: 2 }, { successes: 3 }]);
  expect(t.asked).toBe('pick option 0');
});

test('SP-COND-08, SP-COND-09: Exposed does the same to the defender’s dice', () => {
  const t = setting({}, { cards: [fighter('wall', { melee: [4, 3], armor: '1+: block block' })], units: { enemy: { card: 'wall', seat: 1, at: [13, 10], conditions: ['exposed'] } } });
  t.run((game) => attack(game, '0.hero.1', { part: 'combat' })).play(attackDice('S S S S'), defenseDice('D D B'));
  expect(t.all('diceRemoved')).toMatchObject([{ attack: 0, defense: 2, barred: ['defender'] }]);
  expect(t.all('resultsDetermined')).toMatchObject([{ successes: 3, blocked: 1 }]);
  expect(t.unit('enemy').conditions).toEqual([]);
  expect(t.asked).toBe('pick option 0');
});

test('SP-COND-06, SP-COND-08: Disarmed does not touch a defense roll, Exposed no attack roll', () => {
  const t = setting({ conditions: ['exposed'] }, { units: { enemy: { ...enemy.enemy, conditions: ['disarmed'] } } });
  t.run((game) => attack(game, '0.hero.1', { part: 'combat' })).play(attackDice('X X F F'), defenseDice('D D F'));
  expect(t.all('diceRemoved')).toEqual([]);
  expect([t.unit('hero').conditions, t.unit('enemy').conditions]).toEqual([['exposed'], ['disarmed']]);
});

test('AT-286 (SP-COND-01, SP-COND-06): of a Disarmed pair only the first attack suffers', () => {
  const units = { enemy: { card: 'hero', seat: 1, at: [12, 12] } } as const;
  const t = acting(['disarmed'], { card: 'pair', at: [[10, 10], [14, 14]] }, { units }).play('combat', '0.hero.1', attackDice('X F F F'), defenseDice('F F F'));
  t.play('0.hero.2', attackDice('X F F F'), defenseDice('F F F'));
  expect(t.all('diceRemoved')).toHaveLength(1);
  expect(t.all('attackEnded')).toHaveLength(2);
});

test('AT-287 (SP-COND-11): a Pinned character stays once; its second move is normal', () => {
  const run = active('Run', 0, 'It may dash.', { *run(game, unit) { yield* eachMay(game, unit, 'dash'); } });
  const t = acting(['pinned'], { card: 'runner' }, { cards: [fighter('runner', { abilities: [run] })] }).play('move', 'advance', 'yes').go();
  expect(t.where('hero')).toEqual([10, 10, 0]);
  expect(t.unit('hero').conditions).toEqual([]);
  expect(t.all('moveResolved')).toEqual([]);
  t.play('ability:run', [10, 12]);
  expect(t.where('hero')).toEqual([10, 12, 0]);
});

test('AT-289 (SP-COND-12, AMB-26): Pinned and Strained: no move, Pinned lost, the action costs 3', () => {
  const t = acting(['pinned', 'strained']).play('move', 'dash', 'yes');
  expect(t.where('hero')).toEqual([10, 10, 0]);
  expect(t.unit('hero')).toMatchObject({ conditions: [], damage: 3 });
  const order = t.events.map((event) => (event.type === 'conditionLost' ? event.condition : event.type));
  expect(order).toEqual(['actionBegun', 'pinnedInPlace', 'pinned', 'actionResolved', 'strained', 'damaged']);
});

test('AT-291 (SP-COND-13): conditions stay at the end of a turn', () => {
  const t = acting(['exposed', 'disarmed', 'pinned', 'strained'], {}, { units: { enemy: { card: 'hero', seat: 1, at: [30, 30] } } }).play('end').go();
  expect(t.all('turnEnded')).toHaveLength(1);
  expect(t.unit('hero').conditions).toEqual(['exposed', 'disarmed', 'pinned', 'strained']);
});
