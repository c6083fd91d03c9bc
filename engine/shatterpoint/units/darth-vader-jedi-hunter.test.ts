import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { damage } from '../deeds/damage.ts';
import type { AttackKind } from '../state/state.ts';
import { answerWaiting } from '../deeds/window.ts';

const VADER = 'darth-vader-jedi-hunter';
const RIPOSTE = `riposte@0.${VADER}`;
const BACK = `the-sith-lord-strikes-back@0.${VADER}`;
const HATRED = `your-hatred-makes-you-powerful@0.${VADER}`;
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');
const acting = (units: Readonly<Record<string, Placed>> = {}): Table => table({ active: VADER, units: { [VADER]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('Vader’s Fury: he may advance, and his next attack adds 2 damage; the one after it does not', () => {
  const t = acting({ kalani: { seat: 1, at: [10, 20] } }).play('ability:vaders-fury', [10, 16]).go().play('combat', 'pass');
  t.play(attackDice(failures(7)), defenseDice(failures(3))).go();
  expect([t.unit('kalani').damage, t.state.players[0]!.ready]).toEqual([2, 7]);
  t.run((game) => attack(game, `0.${VADER}.1`, { part: 'combat' })).play('pass', attackDice(failures(7)), defenseDice(failures(3)));
  expect(t.unit('kalani').damage).toBe(2);
});

test('Vader’s Fury: staying he has the damage too; without the ability there is none', () => {
  const t = acting({ kalani: { seat: 1, at: [13, 10] } });
  t.play('ability:vaders-fury', null).go().play('combat', 'pass', attackDice(failures(7)), defenseDice(failures(3))).go();
  expect(t.unit('kalani').damage).toBe(2);
  expect(acting({ kalani: { seat: 1, at: [13, 10] } }).play('combat', 'pass', attackDice(failures(7)), defenseDice(failures(3))).go().unit('kalani').damage).toBe(0);
});

/** Gar Saxon attacks him from a place with a roll. */
function attacked(roll: string, at: Spot): Table {
  const t = table({ units: { [VADER]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at } } }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' })).play(attackDice(roll));
  return t.play(defenseDice(failures(t.pools.defenseDice)));
}

test('Riposte: after a melee attack on him with a Failure the attacking unit takes 2 damage; not after a ranged one', () => {
  expect(attacked('F F F F F F F', [13, 10]).play(RIPOSTE).unit('gar-saxon').damage).toBe(2);
  expect(attacked('S S S S S S S', [13, 10]).play('stop', RIPOSTE).unit('gar-saxon').damage).toBe(0);
  expect(attacked('F F F F F F', [17, 10]).asked).toBe('nothing');
});

/** Kalani at a place wounds him, or another unit. */
const wounded = (at: Spot, { kind = 'ranged' as AttackKind | null, by = '1.kalani.1' as string | null, victim = VADER } = {}): Table =>
  table({ units: { [VADER]: { seat: 0, at: [10, 10] }, stormtroopers: { seat: 0, at: [[30, 10], [30, 14]] }, kalani: { seat: 1, at }, 'gar-saxon': { seat: 1, at: [10, 13] } } }).run(function* (game) {
    damage(game, `0.${victim}`, 12, by, kind);
    yield* answerWaiting(game);
  });

test('The Sith Lord Strikes Back: wounded by an attack he may dash and make a 5-dice melee attack on that character', () => {
  const t = wounded([18, 10]);
  expect(t.offered).toEqual([BACK, 'pass']);
  t.play(BACK, [14, 10]);
  expect([t.asked, t.request?.about.what, t.state.players[0]!.ready]).toEqual(['pick may 0', 'attack', 7]);
  t.play('yes');
  expect([t.all('targeted')[0]?.defender, t.pools.attackDice]).toEqual(['1.kalani.1', 5]);
});

test('The Sith Lord Strikes Back: no attack on anybody else; not for wounds without an attack, by nobody or of allies', () => {
  expect(wounded([30, 30]).play(BACK, null).asked).toBe('nothing');
  expect(wounded([13, 10], { kind: null }).asked).toBe('nothing');
  expect(wounded([13, 10], { by: null }).asked).toBe('nothing');
  expect(wounded([13, 10], { victim: 'stormtroopers' }).asked).toBe('nothing');
});

/** An ally, or an enemy, of his makes an attack on Kalani. */
function ally(who: string, { at = [13, 10] as Spot, part = 'combat', vader = 0 as 0 | 1, wounds = 0 } = {}): Table {
  const units = { [VADER]: { seat: vader, at: [30, 30] }, [who]: { seat: 0, at: [[10, 10], [35, 35]], wounded: wounds }, kalani: { seat: 1, at } } as const;
  return table({ units }).run((game) => attack(game, `0.${who}.1`, { part }));
}

test('Your Hatred Makes You Powerful: a Republic or Empire unit may take 2 damage for 3 melee dice in a combat action', () => {
  for (const [who, dice] of [['stormtroopers', 8], ['501st-clone-troopers', 8]] as const) {
    const t = ally(who);
    expect(t.offered).toEqual([HATRED, 'pass']);
    expect([t.play(HATRED).unit(who).damage, t.pools.attackDice]).toEqual([2, dice]);
  }
});

test('Your Hatred Makes You Powerful: declined, ranged, outside combat actions, for others, for enemies and for the wounded there is nothing', () => {
  const t = ally('stormtroopers').play('pass');
  expect([t.unit('stormtroopers').damage, t.pools.attackDice]).toEqual([0, 5]);
  for (const none of [ally('stormtroopers', { at: [17, 10] }), ally('stormtroopers', { part: 'x' }), ally('gar-saxon'), ally('stormtroopers', { vader: 1 }), ally('stormtroopers', { wounds: 1 })]) expect(none.asked).toMatch('roll attack');
});
