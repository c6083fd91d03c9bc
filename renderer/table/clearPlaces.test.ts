import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearPlaces, type Box, type Shift } from './clearPlaces.ts';

const box = (x: number, y: number, wide: number, tall: number): Box => ({ left: x - wide / 2, top: y - tall / 2, right: x + wide / 2, bottom: y + tall / 2 });
const moved = ({ left, top, right, bottom }: Box, [x, y]: NonNullable<Shift>): Box => ({ left: left + x, top: top + y, right: right + x, bottom: bottom + y });
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const upTo = (max: number, min = 0) => fc.integer({ min, max });
const tag = fc.tuple(upTo(400), upTo(300), upTo(160, 20), upTo(30, 12)).map((of) => box(...of));
const figure = fc.tuple(upTo(400), upTo(300)).map(([x, y]) => box(x, y, 40, 70));

test('no label covers another or what is kept free, wherever they would stand', () => {
  fc.assert(fc.property(fc.array(tag, { maxLength: 9 }), fc.array(figure, { maxLength: 2 }), (labels, kept) => {
    const placed = clearPlaces(labels, kept).flatMap((shift, i) => (shift === null ? [] : [moved(labels[i]!, shift)]));
    for (const [i, one] of placed.entries()) expect([...kept, ...placed.slice(0, i)].some((other) => meet(one, other))).toBe(false);
  }), { numRuns: 300 });
});

test('what is free stays where it is, and the first keeps its place before others', () => {
  fc.assert(fc.property(fc.array(tag, { maxLength: 9 }), (labels) => {
    const shifts = clearPlaces(labels, []);
    if (labels.length > 0) expect(shifts[0]).toEqual([0, 0]);
    for (const [i, label] of labels.entries()) {
      const around = box((label.left + label.right) / 2, (label.top + label.bottom) / 2, 600, 600);
      if (labels.every((other, k) => k === i || !meet(around, other))) expect(shifts[i]).toEqual([0, 0]);
    }
  }), { numRuns: 300 });
});

test('a label goes the shortest way off a figure: sideways off its edge, upwards off its head', () => {
  const kept = [box(100, 100, 40, 80)];
  expect(clearPlaces([box(100, 66, 90, 16)], kept)).toEqual([[0, -17]]);
  expect(clearPlaces([box(130, 100, 30, 16)], kept)).toEqual([[8, 0]]);
});

test('a label stands beside figures where it has room, and over one of them before it says nothing', () => {
  const one = box(100, 100, 40, 80);
  expect(clearPlaces([box(130, 100, 30, 16)], [], [one])).toEqual([[8, 0]]);
  const crowd = [box(100, 100, 600, 600)];
  expect(clearPlaces([box(100, 100, 30, 16)], [], crowd)).toEqual([[0, 0]]);
  expect(clearPlaces([box(100, 100, 30, 16)], crowd, [])).toEqual([null]);
  fc.assert(fc.property(fc.array(tag, { maxLength: 9 }), fc.array(figure, { maxLength: 6 }), (labels, spared) => {
    const placed = clearPlaces(labels, [], spared).flatMap((shift, i) => (shift === null ? [] : [moved(labels[i]!, shift)]));
    for (const [i, one] of placed.entries()) expect(placed.slice(0, i).some((other) => meet(one, other))).toBe(false);
  }));
});

test('of many at one place those that would stand far away say nothing', () => {
  const shifts = clearPlaces(Array.from({ length: 40 }, () => box(200, 200, 120, 20)), []);
  const far = shifts.flatMap((shift) => (shift === null ? [] : [Math.hypot(...shift)]));
  expect(far.length).toBeGreaterThan(4);
  expect(far.length).toBeLessThan(40);
  expect(Math.max(...far)).toBeLessThanOrEqual(110);
});
