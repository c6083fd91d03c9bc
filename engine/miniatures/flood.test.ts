import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBoard, wallBetween, type Ground } from './board.ts';
import { flood, reachedAt, waysFrom, wayTo, type Flood, type Terms } from './flood.ts';
import { gangwayOf } from './gait.ts';

const [COLUMNS, ROWS] = [7, 6];
const GROUND: readonly Ground[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => (i % 11 === 5 ? 'low' : i % 13 === 7 ? 'pit' : 'open'));
const WALLS = [wallBetween({ column: 2, row: 1 }, { column: 3, row: 1 }), wallBetween({ column: 3, row: 3 }, { column: 3, row: 4 })];
const BOARD = makeBoard(COLUMNS, ROWS, GROUND, WALLS);
const gangways = [false, true].flatMap((wide) => [false, true].map((flies) => gangwayOf(BOARD, { wide, flies })));

const square = fc.nat(GROUND.length - 1);
const squares = fc.uniqueArray(square, { maxLength: 6 });
const asked = fc.record({
  gangway: fc.constantFrom(...gangways), from: square, left: fc.nat(12), back: square, barred: squares, risky: squares, taken: squares,
});

/** What each place costs, by going over all steps again and again until nothing gets cheaper. */
function slowly({ steps, covers }: (typeof gangways)[number], { from, left, back, barred }: Terms): ReadonlyMap<number, number> {
  const costs = new Map([[from, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [here, cost] of [...costs]) for (const step of steps[here]!) {
      const whole = cost + step.cost;
      const open = whole <= left && !(here === from && step.to === back) && !covers[step.to]!.some((square) => barred.includes(square));
      if (!open || whole >= (costs.get(step.to) ?? Infinity)) continue;
      costs.set(step.to, whole);
      changed = true;
    }
  }
  return costs;
}

test('SWM-8.1 to SWM-8.5: every place costs what the cheapest way costs, whatever was asked before', () => {
  fc.assert(fc.property(asked, asked, (first, then) => {
    const before = flood(first.gangway, first);
    flood(then.gangway, then);
    expect(flood(first.gangway, first)).toEqual(before);
    const costs = slowly(first.gangway, first);
    const free = (place: number): boolean => first.gangway.stops[place]! && !first.gangway.covers[place]!.some((covered) => first.taken.includes(covered));
    expect(before.ends).toEqual(Array.from(before.places).filter((place) => place !== before.from && free(place)));
    expect(new Map(Array.from(before.places, (place, i) => [place, before.costs[i]!]))).toEqual(new Map([...costs].sort(([a], [b]) => a - b)));
    for (const [i, place] of Array.from(before.places).entries()) {
      const way = [{ to: before.from, cost: 0 }, ...wayTo(before, place, (to, cost) => ({ to, cost }))!];
      for (const [step, stride] of way.slice(1).entries()) expect(first.gangway.steps[way[step]!.to]).toContainEqual(stride);
      expect(way.reduce((sum, { cost }) => sum + cost, 0)).toBe(before.costs[i]);
    }
  }), { numRuns: 200 });
});

test('SWM-8.1 to SWM-8.5: ways that are remembered where nobody stands in them are those that would be found', () => {
  const told = ({ gangway: { steps } }: { readonly gangway: (typeof gangways)[number] }, found: Flood): unknown => ({
    ends: found.ends,
    ways: steps.map((_, place) => {
      const i = reachedAt(found, place);
      return i < 0 ? null : [found.costs[i], wayTo(found, place, (to, cost) => [to, cost])];
    }),
  });
  // Mostly nobody is there, and whoever turns back is one of few.
  const rare = <T>(list: fc.Arbitrary<T[]>): fc.Arbitrary<T[]> => fc.oneof({ weight: 3, arbitrary: fc.constant<T[]>([]) }, list);
  const terms = fc.record({
    gangway: fc.constantFrom(...gangways), from: square, left: fc.nat(6), back: fc.oneof({ weight: 5, arbitrary: fc.constant(-1) }, square),
    barred: rare(squares), risky: rare(squares), taken: rare(squares),
  });
  fc.assert(fc.property(terms, terms, (first, then) => {
    for (const asking of [first, then, first]) expect(told(asking, waysFrom(asking.gangway, asking))).toEqual(told(asking, flood(asking.gangway, asking)));
  }), { numRuns: 300 });
});
