/** Ways over a gangway from one place, the cheapest to each: every question of a turn asks for them, so they are found in arrays that are kept. */
import type { Gangway } from './gait.ts';

/** What stands in the way. */
export interface Terms {
  readonly from: number;
  /** Movement points. */
  readonly left: number;
  /** The place that no way goes to at once, -1 for none. */
  readonly back: number;
  /** Squares that nobody goes through. */
  readonly barred: readonly number[];
  /** Squares beside enemies that may strike at whoever leaves them. */
  readonly risky: readonly number[];
}

/** The places reached, in order of their numbers, where it begins among them; beside each what the best way there costs and the place before it, -1 where it begins. */
export interface Flood {
  readonly from: number;
  readonly places: readonly number[];
  readonly costs: readonly number[];
  readonly before: readonly number[];
}

/** What ways are found in, by place and, for marks, by square. Between two floods nothing costs anything and nothing is marked. */
interface Tables {
  readonly cost: Int16Array;
  readonly via: Int16Array;
  readonly risks: Uint8Array;
  readonly count: Uint8Array;
  readonly marks: Uint8Array;
}

const kept = new WeakMap<Gangway, Tables>();

function tablesOf(gangway: Gangway): Tables {
  let tables = kept.get(gangway);
  if (tables === undefined) {
    const { length } = gangway.steps;
    const bytes = (): Uint8Array => new Uint8Array(length);
    kept.set(gangway, (tables = { cost: new Int16Array(length).fill(NOWHERE), via: new Int16Array(length), risks: bytes(), count: bytes(), marks: bytes() }));
  }
  return tables;
}

/** What a place costs that nothing leads to. */
const NOWHERE = 0x7fff;

/** Marks of squares. */
const [BARRED, RISKY] = [1, 2];

function anyMarked(marks: Uint8Array, squares: readonly number[], mark: number): boolean {
  for (const square of squares) if ((marks[square]! & mark) !== 0) return true;
  return false;
}

/**
 * Every place within so many points. Of ways that cost the same: the one that leaves fewer places beside enemies that may strike, then the one of fewer
 * places, then the one through places that come first.
 */
export function flood(gangway: Gangway, { from, left, back, barred, risky }: Terms): Flood {
  const { steps, covers } = gangway;
  const { cost, via, risks, count, marks } = tablesOf(gangway);
  for (const square of barred) marks[square]! |= BARRED;
  for (const square of risky) marks[square]! |= RISKY;
  cost[from] = risks[from] = count[from] = 0;
  via[from] = -1;
  const places = [from];
  const byCost: number[][] = [places.slice()];
  // Every step costs something: whatever lies at one cost is final when its turn comes.
  for (let spent = 0; spent < left; spent++) {
    for (const here of byCost[spent] ?? []) {
      if (cost[here] !== spent) continue;
      const risk = risks[here]! + (anyMarked(marks, covers[here]!, RISKY) ? 1 : 0);
      const far = count[here]! + 1;
      for (const { to, cost: price } of steps[here]!) {
        const whole = spent + price;
        if (whole > left || (here === from && to === back)) continue;
        const known = cost[to]!;
        if (known !== NOWHERE && (whole - known || risk - risks[to]! || far - count[to]! || here - via[to]!) >= 0) continue;
        if (anyMarked(marks, covers[to]!, BARRED)) continue;
        if (known === NOWHERE) places.push(to);
        if (whole !== known) (byCost[whole] ??= []).push(to);
        cost[to] = whole;
        risks[to] = risk;
        count[to] = far;
        via[to] = here;
      }
    }
  }
  places.sort((a, b) => a - b);
  const found = { from, places, costs: places.map((place) => cost[place]!), before: places.map((place) => via[place]!) };
  for (const place of places) cost[place] = NOWHERE;
  for (const square of barred) marks[square] = 0;
  for (const square of risky) marks[square] = 0;
  return found;
}

/** The places of the best way to a place, in order, without where it begins; null where none leads there. */
export function placesTo({ from, places, before }: Flood, place: number): number[] | null {
  const way: number[] = [];
  for (let here = place; here !== from; here = before[places.indexOf(here)]!) {
    if (!places.includes(here)) return null;
    way.unshift(here);
  }
  return way;
}
