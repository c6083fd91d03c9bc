import { expect, test } from 'vitest';
import { CARDS, table } from '../testing/miniatures/table.ts';
import { save } from './roll.ts';

const trooper = { card: 'stormtrooper' };
const luke = { card: 'luke' };

test('SWM-I01 (SWM-11.1, SWM-16.14, SWM-AMB-19): a Royal Guard takes the damage for an adjacent Palpatine, and not for Vader', () => {
  const hit = (whom: string) => table({ map: ['aPG', '...', '...'], pieces: { a: luke, P: { card: whom }, G: { card: 'royal-guard' } } }).play('attack:P', [19]);
  const t = hit('emperor-palpatine');
  expect([t.asked, t.offered]).toEqual(['answer', ['emperors-bodyguard@G', 'pass']]);
  t.play('emperors-bodyguard@G');
  expect([t.figure('P').damage, t.figure('G').damage, t.state.attack!.damage]).toEqual([0, 20, 20]);
  expect(hit('emperor-palpatine').play('pass').figure('P').damage).toBe(20);
  expect(hit('vader').figure('P').damage).toBe(20);
});

test('SWM-I02 (SWM-16.5): a Bodyguard that the attacker does not see may still take the damage', () => {
  const t = table({ map: ['a..#', '##J#', '##B#'], pieces: { a: luke, J: { card: 'vader' }, B: { card: 'twilek-bodyguard', seat: 1 } } });
  expect(t.closedBy('attack:B')).toBe('SWM-10.2');
  t.play('attack:J', [19], 'bodyguard@B');
  expect([t.figure('J').damage, t.figure('B').damage]).toEqual([0, 20]);
});

test('SWM-16.5 (SWM-AMB-19): one guard for an attack, and the doubled amount moves unchanged', () => {
  const t = table({ map: ['aJB', '..C', '...'], pieces: { a: luke, J: { card: 'vader' }, B: { card: 'twilek-bodyguard', seat: 1 }, C: { card: 'twilek-bodyguard', seat: 1 } } }).play('attack:J', [20]);
  expect(t.offered).toEqual(['bodyguard@B', 'bodyguard@C', 'pass']);
  t.play('bodyguard@C');
  expect([t.asked, t.figure('C').defeated, t.figure('J').damage]).toEqual(['act', true, 0]);
});

test('SWM-16.12, SWM-12.1: of an attack of opportunity only the mover is a legal target, so nobody draws it', () => {
  const t = table({ map: ['La....', '.c....', '.....b'], pieces: { L: luke, a: trooper, b: trooper, c: { card: 'c-3po' } } }).play('move:2,1', 'attack');
  expect([t.asked, t.state.attack!.target]).toEqual(['attack', 'a']);
});

test('SWM-16.12 (SWM-AMB-21): Draw Fire makes its owner the target unless the attacker saves on 11', () => {
  const shot = () => table({ map: ['.......', 'A..b...', '.....c.'], pieces: { A: { ...trooper }, b: luke, c: { card: 'c-3po' } }, acting: 'A', state: { active: 1 } }).play('attack:b');
  const t = shot();
  expect([t.asked, t.offered]).toEqual(['answer', ['draw-fire@c', 'pass']]);
  t.play('draw-fire@c', [10], [13]);
  expect([t.figure('b').damage, t.figure('c').damage, t.state.attack!.target]).toEqual([0, 10, 'c']);
  expect(shot().play('draw-fire@c', [11], [13]).figure('b').damage).toBe(10);
});

test('SWM-16.12: not farther away than 6 squares, and not where it is no legal target', () => {
  const asked = (map: readonly string[]): string => table({ map, pieces: { A: trooper, b: luke, c: { card: 'c-3po' } }, acting: 'A', state: { active: 1 } }).play('attack:b').asked;
  expect(asked(['.......', 'A..b...', '.....c.'])).toBe('answer');
  expect(asked(['........', 'A.b.....', '.......c'])).toBe('answer');
  expect(asked(['.........', 'A.b......', '........c'])).toBe('attack');
  expect(asked(['Ab..', '...c'])).toBe('attack');
});

test('SWM-16.27 (SWM-AMB-26): Impulsive Shot answers the defeat of a unique ally, once a turn, and no other defeat', () => {
  const fell = (card: string) => table({ map: ['A...b', '....s'], pieces: { A: { card: 'boba-fett' }, b: { card, damage: CARDS.get(card)!.hitPoints - 10 }, s: { card: 'luke' } }, acting: 'A', state: { active: 1 } }).play('attack:b', [19]);
  const t = fell('han');
  expect([t.asked, t.offered]).toEqual(['answer', ['impulsive-shot@s', 'pass']]);
  t.play('impulsive-shot@s', 'A', [20]);
  expect(t.figure('A').damage).toBe(40);
  expect(fell('rebel-trooper').asked).toBe('act');
});

test('SWM-I09 (SWM-16.41): Self-Destruct hurts every adjacent character of either side, without a save', () => {
  const t = table({ map: ['lB..', '....', '.T..', '...V'], pieces: { l: luke, B: { card: 'probe-droid', damage: 10 }, T: trooper, V: { card: 'vader' } }, acting: 'l' }).play('attack:B', [19]);
  expect([t.figure('l').damage, t.figure('T').defeated, t.figure('V').damage]).toEqual([10, true, 0]);
});

test('SWM-4.3 (SWM-AMB-04, SWM-AMB-38): both squads gone at once, the higher cost defeated wins, else nobody; answers come before that is looked at', () => {
  const t = table({ map: ['lB'], pieces: { l: { ...luke, damage: 30 }, B: { card: 'bomb', damage: 10 } }, acting: 'l' }).play('attack:B', [19]);
  expect(t.state).toMatchObject({ step: 'over', winner: 1 });
  expect(t.events.at(-1)).toMatchObject({ type: 'decided', rule: 'SWM-4.2a' });
  const u = table({ map: ['bB'], pieces: { b: { card: 'bomb', damage: 20 }, B: { card: 'bomb', damage: 20 } }, acting: 'b' }).play('attack:B', [19]);
  expect(u.state).toMatchObject({ step: 'over', winner: null });
});

test('SWM-4.3 (SWM-AMB-04): where both squads are gone and the cost is the same it is a draw, however near a reinforcement stands', () => {
  const t = table({ map: ['bB.G'], pieces: { b: { card: 'bomb', damage: 20 }, B: { card: 'bomb', damage: 20 }, G: { card: 'greedo', hired: true } }, acting: 'b' }).play('attack:B', [19]);
  expect(t.events.at(-1)).toEqual({ type: 'decided', winner: null, rule: 'SWM-4.2d' });
});

test('SWM-K06 (SWM-15.4): the player of several effects is asked for their order; of several players, first the one whose figure acts', () => {
  const t = table({ map: ['A...b', '...st', '.....'], pieces: { A: { card: 'boba-fett' }, b: { card: 'han', damage: 70 }, s: { card: 'luke' }, t: { card: 'luke' } }, acting: 'A', state: { active: 1 } }).play('attack:b', [19]);
  expect(t.request).toMatchObject({ seat: 0, ask: 'answer', options: ['impulsive-shot@s', 'impulsive-shot@t', 'pass'] });
  t.play('impulsive-shot@t', 'A', [2]);
  expect(t.request).toMatchObject({ seat: 0, options: ['impulsive-shot@s', 'pass'] });
  t.leaveOpen();
});

test('SWM-15.4: what must happen is not passed up, and its order is asked; alone nobody is asked', () => {
  const t = table({ map: ['aBC', '...'], pieces: { a: { card: 'chewbacca' }, B: { card: 'bomb', damage: 20 }, C: { card: 'bomb', damage: 20 } } }).play('attack:B', [19]);
  expect([t.asked, t.offered]).toEqual(['nothing', []]);
  expect(t.figure('a').damage).toBe(20 - 10);
  const pieces = { V: { card: 'vader' }, o: { card: 'obi-wan-kenobi', damage: 90, force: 0 }, l: { card: 'luke-skywalker-rebel', force: 0 } };
  const several = table({ map: ['Vo.', '..l', '...'], pieces, acting: 'V', state: { active: 1 } }).play('attack:o', [19]);
  expect(several.offered).toEqual(['force-spirit@o', 'impulsive-shot@l']);
  several.play('impulsive-shot@l', 'V', [2]);
  expect([several.asked, several.figure('l').force]).toEqual(['act', 8]);
});

test('SWM-16.40 (SWM-AMB-30): a save is made on its number or more; 1 and 20 mean nothing special', () => {
  const t = table({ map: ['a....B'], pieces: { a: luke, B: trooper } });
  const made = (needed: number, face: number): unknown => {
    const rolling = save(t.game, t.figure('a'), needed);
    rolling.next();
    return rolling.next({ kind: 'roll', faces: [face] }).value;
  };
  expect([made(11, 11), made(11, 10), made(1, 1), made(21, 20)]).toEqual([true, false, true, false]);
  t.leaveOpen();
});
