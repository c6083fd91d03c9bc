import { expect, test } from 'vitest';
import { attackDice, defenseDice, faces, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { damage } from '../deeds/damage.ts';
import { acted, wound } from './fight.fixture.ts';
import { answerWaiting } from '../deeds/window.ts';
import { read } from '../game/read.ts';

const B1 = 'b1-battle-droids';
const COUNTLESS = `countless@0.${B1}`;
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');
const misses = (attackers: number, defenders: number) => [attackDice(failures(attackers)), defenseDice(failures(defenders))] as const;

/** The droids suffer damage outside an attack. */
const hurt = (droids: Partial<Placed>, amount: number, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units: { [B1]: { seat: 0, at: [[10, 10], [20, 10]], ...droids }, 'lord-maul': { seat: 1, at: [30, 30] } } }).run(function* (game) {
    damage(game, `0.${B1}`, amount, '1.lord-maul.1', null);
    yield* answerWaiting(game);
  });

test('Countless: becoming Wounded they may take an Injured token instead and lose all damage and one condition, for the tax of 1', () => {
  const t = hurt({ damage: 7, conditions: ['pinned', 'exposed'] }, 3);
  expect([t.asked, t.offered, t.unit(B1).wounded]).toEqual(['pick answer 0', [COUNTLESS, 'pass'], 1]);
  t.play(COUNTLESS);
  expect([t.asked, t.offered]).toEqual(['pick condition 0', ['pinned', 'exposed']]);
  t.play('pinned');
  expect(t.unit(B1)).toMatchObject({ wounded: 0, injured: 1, damage: 0, conditions: ['exposed'] });
  expect([t.state.players[0]!.ready, t.state.players[1]!.momentum]).toEqual([7, [8, 7]]);
});

test('Countless: passed, or without the Force for the tax, they stay Wounded; not for damage that does not wound', () => {
  expect(hurt({ damage: 7 }, 3).play('pass').unit(B1)).toMatchObject({ wounded: 1, injured: 0, damage: 10 });
  expect(hurt({ damage: 7 }, 3, { players: [{ ready: 0 }, {}] }).asked).toBe('nothing');
  expect(hurt({ damage: 7, injured: 1 }, 3, { players: [{ ready: 1 }, {}] }).asked).toBe('nothing');
  expect(hurt({ damage: 4 }, 3).asked).toBe('nothing');
  const kalani = wound(table({ units: { [B1]: { seat: 0, at: [[10, 10], [20, 10]], wounded: 1 }, kalani: { seat: 0, at: [20, 20] }, 'lord-maul': { seat: 1, at: [30, 30] } } }), 'kalani', 'lord-maul');
  expect(kalani.asked, 'for another unit’s wound').toBe('nothing');
});

test('Countless: after the attack that wounded; not in the first print, where their Stamina is 9', () => {
  const struck = (edition: 'current' | 'firstPrint'): Table =>
    table({ edition, units: { [B1]: { seat: 0, at: [[10, 10], [20, 10]], damage: 7 }, 'gar-saxon': { seat: 1, at: [13, 10] } } })
      .run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' })).play(attackDice(`C ${failures(6)}`), defenseDice(failures(3)), 'm1');
  const now = struck('current');
  expect([now.offered, now.all('attackResolved').length]).toEqual([[COUNTLESS, 'pass'], 1]);
  const first = struck('firstPrint');
  expect([first.unit(B1).wounded, first.unit(B1).damage, first.asked]).toEqual([1, 9, 'nothing']);
  expect(hurt({ damage: 7 }, 1, { edition: 'firstPrint' }).unit(B1).wounded).toBe(0);
});

/** The droids shoot at Maul at (17, 10), the first from (10, 10), the second from a place. */
const volley = (second: Spot, units: Readonly<Record<string, Placed>> = {}): Table => {
  const t = table({ active: B1, units: { [B1]: { seat: 0, at: [[10, 10], second] }, 'lord-maul': { seat: 1, at: [17, 10] }, ...units } }).go();
  return t.play('combat', `0.${B1}.1`, ...misses(7, 5), 'done');
};

test('Combat A.I. Protocols: after the combat action a target within Range 4 of both gains Strained or Exposed', () => {
  const t = volley([17, 18.5]);
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['strained', 'exposed']]);
  expect(t.play('exposed').unit('lord-maul').conditions).toEqual(['exposed']);
  expect(volley([17, 18.5]).play('strained').unit('lord-maul').conditions).toEqual(['strained']);
  expect(volley([17, 18.51]).go().asked).toBe('pick act 0');
});

test('Combat A.I. Protocols: for Kalani’s combat action too; not for others’, nor for another action', () => {
  const ally = (who: string, dice: number): Table => {
    const t = table({ active: who, units: { [who]: { seat: 0, at: [10, 10] }, [B1]: { seat: 0, at: [[14, 16], [17, 16]] }, 'lord-maul': { seat: 1, at: [17, 10] } } }).go();
    return t.play('combat', ...misses(dice, 5));
  };
  expect(ally('kalani', 8).offered).toEqual(['strained', 'exposed']);
  expect(ally('cc-7567-captain-rex', 7).go().asked).toBe('pick act 0');
  const focus = table({ active: B1, units: { [B1]: { seat: 0, at: [[10, 10], [10, 14]] }, 'lord-maul': { seat: 1, at: [17, 10] } } }).go().play('focus').go();
  expect(focus.asked).toBe('pick act 0');
  const near = (seat: 0 | 1): Table => table({ units: { [B1]: { seat: 0, at: [[10, 10], [10, 14]] }, kalani: { seat, at: [14, 14] }, 'lord-maul': { seat: seat === 0 ? 1 : 0, at: [14, 10] } } });
  expect(acted(near(0), 'kalani', 'combat', 'lord-maul').offered).toEqual(['strained', 'exposed']);
  expect(acted(near(0), 'kalani', 'ability', 'lord-maul').asked, 'not a combat action').toBe('nothing');
  expect(acted(near(1), 'kalani', 'combat', 'lord-maul').asked, 'the opponent’s droid').toBe('nothing');
});

test('Combat A.I. Protocols: of several targets one is chosen; both must be near it', () => {
  const t = table({ active: B1, units: { [B1]: { seat: 0, at: [[10, 10], [10, 14]] }, 'lord-maul': { seat: 1, at: [17, 10] }, 'gar-saxon': { seat: 1, at: [17, 14] } } }).go();
  t.play('combat', `0.${B1}.1`, '1.lord-maul.1', ...misses(7, 5), `0.${B1}.2`, '1.gar-saxon.1', ...misses(7, 4));
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['1.lord-maul.1', '1.gar-saxon.1']]);
  t.play('1.gar-saxon.1', 'exposed');
  expect([t.unit('lord-maul').conditions, t.unit('gar-saxon').conditions]).toEqual([[], ['exposed']]);
});

/** Gar Saxon hits the first droid for 2; an objective lies somewhere. */
const contested = (objective: Spot, droids: Partial<Placed> = {}): number =>
  table({ units: { [B1]: { seat: 0, at: [[10, 10], [20, 10]], ...droids }, 'gar-saxon': { seat: 1, at: [13, 10] } }, objectives: { C: objective } })
    .run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' })).play(attackDice(`C ${failures(6)}`), defenseDice(failures(3)), 'm1').unit(B1).damage;

test('I Hate This Job: a droid that contests an active objective has Protection; one that does not has not', () => {
  expect(contested([10, 14.25])).toBe(1);
  expect(contested([10, 14.26])).toBe(2);
  expect(contested([20, 13])).toBe(2);
});

/** Their card, or Kalani's, is on top. */
const reveal = (card: string, ready = 2): Table => {
  const units = { [B1]: { seat: 0, at: [[10, 10], [10, 14]] }, 'gar-saxon': { seat: 0, at: [20, 10] } } as const;
  const left = [`0.${card}`, ...Object.keys(units).filter((id) => id !== card).map((id) => `0.${id}`)];
  return table({ units, step: 'order', players: [{ ready, deck: { left } }, {}] }).go().play(faces(1));
};

test('Well, I Guess I’m in Charge, Now: their card may go under the deck instead of into reserve', () => {
  const t = reveal(B1);
  expect([t.asked, t.offered]).toEqual(['pick reserve 0', ['activate', 'reserve', 'bottom']]);
  t.play('bottom');
  expect(t.state.players[0]).toMatchObject({ reserve: null, bottom: [`0.${B1}`], ready: 1 });
  expect(t.go().state.activation?.unit).toBe('0.gar-saxon');
});

test('Well, I Guess I’m in Charge, Now: into reserve as well; not for another card, not without Force', () => {
  expect(reveal(B1).play('reserve').state.players[0]).toMatchObject({ reserve: `0.${B1}`, bottom: [] });
  expect(reveal('gar-saxon').offered).toEqual(['activate', 'reserve']);
  expect(reveal(B1, 0).go().state.activation?.unit).toBe(`0.${B1}`);
});

test('I Hate This Job: not for an ally that contests', () => {
  const { game } = table({ units: { [B1]: { seat: 0, at: [[10, 10], [20, 10]] }, kalani: { seat: 0, at: [10, 13] } }, objectives: { C: [10, 14] } });
  expect(read(game, 'protection', { unit: '0.kalani', character: '0.kalani.1', attack: null })).toBe(0);
});
