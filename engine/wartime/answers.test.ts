import { expect, test } from 'vitest';
import { boxTerrain } from '../testing/terrain.ts';
import { scene, type Numbers, type Placed, type Scene } from '../testing/wartime/table.ts';

const terrain = boxTerrain({});
const A: Placed = { seat: 0, at: [0, 10] };
const B: Placed = { seat: 1, at: [0, -10] };
const duel = (a: Numbers = {}, b: Numbers = {}, more: Partial<Placed> = {}, rest: Scene['who'] = {}, options: Partial<Scene> = {}) =>
  scene({
    terrain,
    vitality: true,
    who: {
      A: { ...A, card: { agi: 6, rea: 5, damage: 2, range: 10, ...a } },
      B: { ...B, ...more, card: { def: 9, rea: 5, damage: 2, range: 10, ...b } },
      ...rest,
    },
    ...options,
  });

test('WT-AC13: the target of a shot may hit the dirt before the roll', () => {
  expect(duel().play('shoot:B').offered).toEqual(['hit-the-dirt@B', 'first-shot@B', 'pass']);
});

test('WT-118 (WT-7.2, WT-12.3, WT-AC13, WT-A09, WT-A50): on a passed REA check the shooter has -3, and a survivor checks its VOL', () => {
  const t = duel({}, { rea: 5, vol: 5 }).play('shoot:B', 'hit-the-dirt@B');
  expect(t.value).toBe(5);
  t.play([5]);
  expect(t.value).toBe(3);
  t.play([9]);
  expect(t.asked).toBe('will');
  expect(t.play([5]).who('B')).toMatchObject({ debt: 3, moods: [] });
  expect(t.offered).toEqual(['return-shot@B', 'pass']);
});

test('WT-AC13: a failed REA check changes nothing but the VOL check', () => {
  const t = duel().play('shoot:B', 'hit-the-dirt@B', [6]);
  expect(t.value).toBe(6);
  expect(t.play([9]).asked).toBe('will');
});

test('WT-12.1 (WT-A62): a failed VOL check is -1 until the end of the next activation, a fumble -3', () => {
  const t = duel().play('shoot:B', 'hit-the-dirt@B', [6], [9], [7]);
  expect(t.who('B').moods).toEqual([{ by: -1, activations: 1 }]);
  const fumbled = duel().play('shoot:B', 'hit-the-dirt@B', [6], [9], [10]);
  expect(fumbled.who('B').moods).toEqual([{ by: -3, activations: 1 }]);
  expect([t.asked, fumbled.asked]).toEqual(['answer', 'answer']);
});

test('WT-157 (WT-12.1): a critical VOL check is +3, and over after the next activation', () => {
  const t = duel({}, {}, {}, {}, { left: 3 }).play('shoot:B', 'hit-the-dirt@B', [6], [9], [1]);
  expect(t.who('B').moods).toEqual([{ by: 3, activations: 1 }]);
  t.play('pass');
  expect(t.state.activation!.character).toBe('B');
  expect(t.play('end').who('B').moods).toEqual([]);
});

test('WT-067 (WT-7.3): a shot out of turn costs double and has -1 on the impact check', () => {
  const t = duel({}, { agi: 7, cost: 3 }).play('concentrate');
  expect(t.offered).toEqual(['return-shot@B', 'pass']);
  t.play('return-shot@B');
  expect(t.value).toBe(6);
  expect(t.who('B').debt).toBe(6);
});

test('WT-7.3: a cheap weapon costs at least 3 out of turn', () => {
  const t = duel({}, { cost: 1 }).play('concentrate', 'return-shot@B');
  expect([t.who('B').debt, t.asked]).toEqual([3, 'impact']);
});

test('WT-070 (WT-7.3, WT-A09): shooting first has -2', () => {
  const t = duel({}, { agi: 7 }).play('shoot:B', 'first-shot@B');
  expect(t.value).toBe(5);
});

test('WT-A29: a shot at a runner has another -1', () => {
  expect(duel({}, { agi: 7 }).play('run', null, 'return-shot@B').value).toBe(5);
});

test('WT-7.3: a shooter felled by the answer never shoots', () => {
  const t = duel({ con: 1 }, { damage: 9, range: 40 }, {}, { D: { seat: 0, at: [40, 40], debt: 10 } }).play('shoot:B', 'first-shot@B', [2], [5]);
  expect(t.who('A').casualty).toBe(true);
  expect(t.events.map(({ type }) => type)).toContain('shotLost');
});

test('WT-049 (WT-A10): debt never passes the points of a turn', () => {
  const t = duel({}, { rea: 4 }, { debt: 8 }).play('shoot:B');
  expect(t.asked).toBe('impact');
  expect(duel({}, { rea: 4 }, { debt: 6 }).play('shoot:B').offered).toEqual(['hit-the-dirt@B', 'pass']);
});

test('WT-A12: who does not see the acting character does not answer', () => {
  const wall = boxTerrain({ boxes: [{ id: 'wall', sight: 'blocked', move: 'impassable', x: [-200, 200], z: [-5, 5], bottom: 0, top: 120 }] });
  expect(duel({}, {}, {}, {}, { terrain: wall }).play('concentrate').asked).toBe('act');
});

test('WT-071 (WT-A11): an answer may be answered once by another character of the acting player, and no further', () => {
  const t = duel({}, {}, {}, { A2: { seat: 0, at: [20, 10], card: { damage: 2, range: 10 } } }).play('concentrate', 'return-shot@B');
  expect(t.request).toMatchObject({ seat: 0, ask: 'answer' });
  expect(t.offered).toEqual(['first-shot@A2', 'pass']);
  t.play('first-shot@A2');
  expect(t.asked).toBe('impact');
  expect(t.request).toMatchObject({ about: { character: 'A2' } });
});

test('WT-A11: each character answers once for each triggering action; several seats are asked clockwise', () => {
  const t = duel({}, {}, {}, { C: { seat: 2, at: [20, -10], card: { damage: 2, range: 10, rea: 5 } } }).play('concentrate');
  expect(t.request).toMatchObject({ seat: 1 });
  t.play('return-shot@B', [9]);
  expect(t.request).toMatchObject({ seat: 2, options: ['return-shot@C', 'pass'] });
});
