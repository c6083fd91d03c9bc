import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { damage } from '../deeds/damage.ts';
import { answerWaiting } from '../deeds/window.ts';

const VADER = 'darth-vader-the-emperors-servant';
const UNWISE = `you-are-unwise-to-lower-your-defenses@0.${VADER}`;
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');
const start = (vader: Partial<Placed>): Table => table({ active: VADER, step: 'begin', players: [{ ready: 5 }, {}], units: { [VADER]: { seat: 0, at: [10, 10], ...vader } } }).go();
const acting = (units: Readonly<Record<string, Placed>> = {}): Table => table({ active: VADER, units: { [VADER]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('You Don’t Know the Power of the Dark Side: he may lose 2 damage or a condition; 1 Force is refreshed', () => {
  const t = start({ damage: 3, conditions: ['strained'] });
  expect([t.asked, t.offered]).toEqual(['pick drop 0', ['damage', 'strained', 'none']]);
  expect([t.play('damage').unit(VADER).damage, t.state.players[0]!.ready]).toEqual([1, 6]);
  expect(start({ damage: 1, conditions: ['strained'] }).play('strained').unit(VADER)).toMatchObject({ damage: 1, conditions: [] });
});

test('You Don’t Know the Power of the Dark Side: with nothing to lose, or declined, only the Force', () => {
  const t = start({});
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['pick act 0', 6]);
  expect(start({ damage: 1 }).play('none').state.players[0]!.ready).toBe(6);
});

/** He dashes, or not, and attacks Kalani with a roll. */
function angry(to: Spot | null, roll: (dice: number) => string): Table {
  const t = acting({ kalani: { seat: 1, at: [13, 10] } }).play('ability:anger-hate-aggression', to).go().play('combat');
  const { attackDice: dice } = t.pools;
  return t.play(attackDice(roll(dice)), defenseDice('F F F'));
}

test('Anger, Hate, Aggression: after a dash his next attack has 3 dice more and with a Failure leaves him exposed', () => {
  const t = angry([10, 8], failures).go();
  expect([t.pools.attackDice, t.unit(VADER).conditions, t.state.players[0]!.ready]).toEqual([11, ['exposed'], 7]);
  expect(angry([10, 8], (n) => `F${' X'.repeat(n - 1)}`).play('stop').go().unit(VADER).conditions).toEqual(['exposed']);
});

test('Anger, Hate, Aggression: no exposed without a Failure; nothing at all without the dash', () => {
  expect(angry([10, 8], (n) => Array.from({ length: n }, () => 'S').join(' ')).play('stop').go().unit(VADER).conditions).toEqual([]);
  const t = angry(null, failures).go();
  expect([t.pools.attackDice, t.unit(VADER).conditions]).toEqual([8, []]);
});

/** Gar Saxon attacks him with a roll, and he answers. */
function attacked(roll: string, answer: string, at: Spot = [13, 10]): Table {
  const t = table({ units: { [VADER]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at } } }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' }));
  if (answer !== '') t.play(answer);
  t.play(attackDice(roll));
  return t.play(defenseDice(failures(t.pools.defenseDice)));
}

test('You Are Unwise to Lower Your Defenses: 3 damage after a melee attack with a Failure', () => {
  const t = attacked('F F F F F F F', UNWISE);
  expect([t.unit('gar-saxon').damage, t.state.players[0]!.ready]).toEqual([3, 7]);
});

test('You Are Unwise to Lower Your Defenses: none without a Failure, when declined or for a ranged attack', () => {
  expect(attacked('S S S S S S S', UNWISE).play('stop').unit('gar-saxon').damage).toBe(0);
  expect(attacked('F F F F F F F', 'pass').unit('gar-saxon').damage).toBe(0);
  expect(attacked('F F F F F F', '', [17, 10]).unit('gar-saxon').damage).toBe(0);
});

/** A unit wounds another one beside his allies. */
const wounding = (by: string, victim: string): Table =>
  table({ units: { [VADER]: { seat: 0, at: [10, 10] }, stormtroopers: { seat: 0, at: [[20, 20], [24, 20]] }, 'gar-saxon': { seat: 0, at: [30, 30] }, kalani: { seat: 1, at: [13, 10] } } }).run(function* (game) {
    damage(game, victim, 20, by, null);
    yield* answerWaiting(game);
  });

test('Perhaps I Can Find New Ways to Motivate Them: when he wounds an enemy another Empire character may dash', () => {
  const t = wounding(`0.${VADER}.1`, '1.kalani');
  expect(t.offered).toEqual(['0.stormtroopers.1', '0.stormtroopers.2', 'none']);
  expect(t.play('0.stormtroopers.2', [24, 24]).where('stormtroopers.2')).toEqual([24, 24, 0]);
  expect(wounding(`0.${VADER}.1`, '1.kalani').play('none').asked).toBe('nothing');
});

test('Perhaps I Can Find New Ways to Motivate Them: not for others’ wounds nor for allies', () => {
  expect(wounding('0.stormtroopers.1', '1.kalani').asked).toBe('nothing');
  expect(wounding(`0.${VADER}.1`, '0.gar-saxon').asked).toBe('nothing');
});

/** The end of his activation, or of another one’s, his card in some place. */
function ending(card: 'discard' | 'reserve' | 'left', wounded: readonly string[] = [], active = VADER): Table {
  const id = `0.${VADER}`;
  const t = table({ active, step: 'end', units: { [VADER]: { seat: 0, at: [10, 10] }, stormtroopers: { seat: 0, at: [[5, 30], [8, 30]] }, kalani: { seat: 1, at: [30, 30] } }, players: [{ deck: { left: card === 'left' ? ['shatterpoint', id] : ['shatterpoint'] }, discard: card === 'discard' ? [id] : [], reserve: card === 'reserve' ? id : null }, {}] });
  t.state.activation!.woundedEnemies.push(...wounded);
  return t.go();
}

test('You Cannot Hide Forever: having wounded nobody his order card is shuffled into the deck', () => {
  expect(ending('discard').state.players[0]).toMatchObject({ deck: { left: ['shatterpoint', `0.${VADER}`] }, discard: [] });
});

test('You Cannot Hide Forever: not after a wound, nor from reserve, nor a second time, nor after another’s activation', () => {
  expect(ending('discard', ['1.kalani']).state.players[0]).toMatchObject({ deck: { left: ['shatterpoint'] }, discard: [`0.${VADER}`] });
  expect(ending('reserve').state.players[0]).toMatchObject({ deck: { left: ['shatterpoint'] }, reserve: `0.${VADER}` });
  expect(ending('left').all('cardReturned')).toEqual([]);
  expect(ending('discard', [], 'stormtroopers').all('cardReturned')).toEqual([]);
});
