import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { table, type Table } from '../../testing/miniatures/table.ts';
import { makeMind } from '../mind.ts';

const trooper = { card: 'stormtrooper' };

const quick = (t: Table): readonly string[] => {
  const answer = makeMind(t.content).reflex(t.state, t.request!, randomFrom(7));
  return answer.kind === 'pick' ? answer.picks : [answer.kind];
};

describe('who is activated', () => {
  const between = { acting: null, state: { left: 1 } } as const;

  test('somebody who can attack at once goes before those who cannot, wherever they stand in the list', () => {
    const map = (first: string, second: string): string[] => [`${first}....#....`, '.....#....', `${second}........B`];
    const pieces = { a: trooper, c: trooper, B: { card: 'rebel-trooper' } };
    expect(quick(table({ ...between, map: map('a', 'c'), pieces }))).toEqual(['c']);
    expect(quick(table({ ...between, map: map('c', 'a'), pieces }))).toEqual(['a']);
  });

  test('of two who can, the one whose attack takes more', () => {
    const pieces = { a: trooper, c: { card: 'vader' }, B: { card: 'luke' } };
    expect(quick(table({ ...between, map: ['aBc'], pieces }))).toEqual(['c']);
  });
});

test('SWM-12.5: of several who may strike at somebody who leaves, the one whose strike takes most is first', () => {
  const told = (L: string, M: string): readonly string[] => quick(table({
    map: ['LM....', 'a.....', '.....b'], pieces: { L: { card: L }, M: { card: M }, a: { card: 'chewbacca' }, b: trooper },
  }).play('move:0,2'));
  expect([told('stormtrooper', 'vader'), told('vader', 'stormtrooper')]).toEqual([['M'], ['L']]);
});

describe('SWM-11.6: who joins an attack', () => {
  const asked = (c: { readonly card: string; readonly damage?: number }, B: string, house: object = {}) =>
    table({ map: ['a...B', 'c....'], pieces: { a: { card: 'luke' }, c, B: { card: B } }, house }).play('attack:B');

  test('nobody whose own attack would do as much', () => {
    const t = asked({ card: 'luke' }, 'stormtrooper');
    expect(t.asked).toBe('combineFire');
    expect(quick(t)).toEqual([]);
  });

  test('whoever would hardly hit such a target', () => {
    const t = asked({ card: 'rebel-trooper' }, 'vader-lord');
    expect(t.asked).toBe('combineFire');
    expect(quick(t)).toEqual(['c']);
  });

  test('SWM-AMB-10: everybody, where joining costs nothing', () => {
    expect(quick(asked({ card: 'luke' }, 'stormtrooper', { combinedFireActivates: false }))).toEqual(['c']);
  });
});

describe('SWM-16.5, SWM-16.12: who takes an attack upon themselves', () => {
  const shot = (b: object, c: object) => table({
    map: ['.......', 'A..b...', '.....c.'], pieces: { A: trooper, b: { card: 'luke', ...b }, c: { card: 'c-3po', ...c } }, acting: 'A', state: { active: 1 },
  }).play('attack:b');

  test('not where more would be lost there', () => {
    expect(quick(shot({}, { damage: 20 }))).toEqual(['pass']);
  });

  test('where the other would fall', () => {
    expect(quick(shot({ damage: 30 }, {}))).toEqual(['draw-fire@c']);
  });
});
