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
  /** Squares that somebody covers: nobody's move ends there. */
  readonly taken: readonly number[];
}

/**
 * The places reached, in order of their numbers, where it begins among them; beside each what the best way there costs and which of them comes before
 * it, -1 where it begins. Places that cost more than `left` may stand among them: they count as not reached.
 */
export interface Flood {
  readonly from: number;
  readonly left: number;
  readonly places: ArrayLike<number>;
  readonly costs: ArrayLike<number>;
  readonly before: ArrayLike<number>;
  /** Those of the places on which a move may end, without where it begins. */
  readonly ends: readonly number[];
}

/** What is reached where nobody stands in the way, in little memory: skirmishes ask from all over the board. */
interface Free extends Omit<Flood, 'ends'> {
  /** The places on which a move may end where nobody else is, each times 256, with what the way there costs. */
  readonly stops: Int32Array;
}

/** A gangway in flat lists, and what ways are found in, by place. Between two floods nothing costs anything and nothing is marked. */
interface Tables {
  /** Where the steps from each place begin in the lists of where they lead to and what they cost. */
  readonly starts: Int32Array;
  readonly leads: Int16Array;
  readonly prices: Uint8Array;
  /** Where the places on which a figure covers each square begin in the list of them. */
  readonly overs: Int32Array;
  readonly over: Int16Array;
  readonly cost: Int16Array;
  readonly via: Int16Array;
  /** Where a place stands among those reached. */
  readonly at: Int16Array;
  readonly risks: Uint8Array;
  readonly count: Uint8Array;
  readonly marks: Uint8Array;
  /** Places to go on from, a row for each cost: a place, and where the next one of its row stands. It grows as it must. */
  readonly queue: number[];
  readonly after: number[];
  readonly rows: number[];
  /** The lists of what was found last: they grow once, and copies of them are given. */
  readonly found: { readonly places: number[]; readonly costs: number[]; readonly before: number[]; readonly ends: number[] };
  /** By where it begins, as far as asked, what is reached where nobody stands in the way, and how many of them there are. */
  readonly free: (Free | undefined)[];
  freely: number;
}

const kept = new WeakMap<Gangway, Tables>();

function tablesOf(gangway: Gangway): Tables {
  let tables = kept.get(gangway);
  if (tables === undefined) kept.set(gangway, (tables = makeTables(gangway)));
  return tables;
}

function makeTables({ steps, covers }: Gangway): Tables {
  const { length } = steps;
  const starts = new Int32Array(length + 1);
  for (const [place, list] of steps.entries()) starts[place + 1] = starts[place]! + list.length;
  const above: number[][] = [];
  for (const [place, squares] of covers.entries()) for (const square of squares) (above[square] ??= []).push(place);
  const overs = new Int32Array(above.length + 1);
  for (let square = 0; square < above.length; square++) overs[square + 1] = overs[square]! + (above[square]?.length ?? 0);
  const all = steps.flat();
  const bytes = (): Uint8Array => new Uint8Array(length);
  return {
    starts, leads: Int16Array.from(all, ({ to }) => to), prices: Uint8Array.from(all, ({ cost }) => cost), overs, over: Int16Array.from(above.flat()),
    cost: new Int16Array(length).fill(NOWHERE), via: new Int16Array(length), at: new Int16Array(length),
    risks: bytes(), count: bytes(), marks: bytes(), queue: [], after: [], rows: [],
    found: { places: [], costs: [], before: [], ends: [] }, free: [], freely: 0,
  };
}

/** What a place costs that nothing leads to. */
const NOWHERE = 0x7fff;

/** Marks of places. */
const [BARRED, RISKY, TAKEN] = [1, 2, 4];

const NONE: readonly number[] = [];

/** The end of a row of places. */
const END = -1;

/** Marks the places that cover some squares; 0 takes all marks away. */
function mark({ overs, over, marks }: Tables, squares: readonly number[], as: number): void {
  for (const square of squares) for (let i = overs[square]!; i < overs[square + 1]!; i++) {
    const place = over[i]!;
    marks[place] = as === 0 ? 0 : marks[place]! | as;
  }
}

/**
 * Every place within so many points. Of ways that cost the same: the one that leaves fewer places beside enemies that may strike, then the one of fewer
 * places, then the one through places that come first.
 */
export function flood(gangway: Gangway, { from, left, back, barred, risky, taken }: Terms): Flood {
  const { stops } = gangway;
  const tables = tablesOf(gangway);
  const { starts, leads, prices, cost, via, at, risks, count, marks, queue, after, rows } = tables;
  mark(tables, barred, BARRED);
  mark(tables, risky, RISKY);
  mark(tables, taken, TAKEN);
  cost[from] = risks[from] = count[from] = 0;
  via[from] = -1;
  let [lowest, highest] = [from, from];
  let queued = 0;
  for (let spent = 0; spent <= left; spent++) rows[spent] = END;
  rows[0] = queued;
  queue[queued] = from;
  after[queued++] = END;
  // Every step costs something: whatever lies at one cost is final when its turn comes.
  for (let spent = 0; spent < left; spent++) {
    for (let entry = rows[spent]!; entry !== END; entry = after[entry]!) {
      const here = queue[entry]!;
      if (cost[here] !== spent) continue;
      const risk = risks[here]! + ((marks[here]! & RISKY) === 0 ? 0 : 1);
      const far = count[here]! + 1;
      for (let step = starts[here]!; step < starts[here + 1]!; step++) {
        const to = leads[step]!;
        const whole = spent + prices[step]!;
        const known = cost[to]!;
        if (known < whole || whole > left || (marks[to]! & BARRED) !== 0 || (here === from && to === back)) continue;
        if (known === whole) {
          if ((risk - risks[to]! || far - count[to]! || here - via[to]!) >= 0) continue;
        } else {
          queue[queued] = to;
          after[queued] = rows[whole]!;
          rows[whole] = queued++;
        }
        cost[to] = whole;
        risks[to] = risk;
        count[to] = far;
        via[to] = here;
        if (to < lowest) lowest = to;
        if (to > highest) highest = to;
      }
    }
  }
  const { places, costs, before, ends } = tables.found;
  let [reached, free] = [0, 0];
  for (let place = lowest; place <= highest; place++) {
    if (cost[place] === NOWHERE) continue;
    places[reached] = place;
    costs[reached] = cost[place]!;
    at[place] = reached++;
    if (place !== from && stops[place]! && (marks[place]! & TAKEN) === 0) ends[free++] = place;
    cost[place] = NOWHERE;
  }
  for (let i = 0; i < reached; i++) before[i] = places[i] === from ? -1 : at[via[places[i]!]!]!;
  mark(tables, barred, 0);
  mark(tables, risky, 0);
  mark(tables, taken, 0);
  return { from, left, places: places.slice(0, reached), costs: costs.slice(0, reached), before: before.slice(0, reached), ends: ends.slice(0, free) };
}

/** Most places of a gangway from which is remembered what is reached: beyond them it is found anew. */
const REMEMBERED = 4096;

/** What is reached from a place where nobody stands in the way, with so many points at least. Only what was asked for is worked out, once. */
function freely(gangway: Gangway, from: number, left: number): Free {
  const tables = tablesOf(gangway);
  const known = tables.free[from];
  if (known !== undefined && known.left >= left) return known;
  if (known === undefined && ++tables.freely > REMEMBERED) {
    tables.free.length = 0;
    tables.freely = 1;
  }
  const found = flood(gangway, { from, left, back: -1, barred: NONE, risky: NONE, taken: NONE });
  const stops = Int32Array.from(found.ends, (place) => place * 256 + found.costs[reachedAt(found, place)]!);
  const { places, costs, before } = found;
  return (tables.free[from] = { from, left, places: Int16Array.from(places), costs: Uint8Array.from(costs), before: Int16Array.from(before), stops });
}

/** What `flood` finds. Where nobody stands in the way, which is so nearly always, it is remembered. */
export function waysFrom(gangway: Gangway, terms: Terms): Flood {
  const { from, left, back, barred, risky } = terms;
  if (back >= 0) return flood(gangway, terms);
  const free = freely(gangway, from, left);
  const tables = tablesOf(gangway);
  if (reaches(tables, free, left, barred) || reaches(tables, free, left, risky)) return flood(gangway, terms);
  return { from, left, places: free.places, costs: free.costs, before: free.before, ends: endsOf(gangway, free, terms) };
}

/** Whether a way of so many points comes upon some of these squares. */
function reaches({ overs, over }: Tables, free: Free, left: number, squares: readonly number[]): boolean {
  for (const square of squares) for (let k = overs[square]!; k < overs[square + 1]!; k++) {
    const i = indexAmong(free, over[k]!);
    if (i >= 0 && free.costs[i]! <= left) return true;
  }
  return false;
}

/** Those of the places on which a move ends where nobody else is that cost so little, and that nobody covers. */
function endsOf(gangway: Gangway, { stops }: Free, { left, taken }: Terms): number[] {
  const tables = tablesOf(gangway);
  const { marks, found: { ends } } = tables;
  mark(tables, taken, TAKEN);
  let free = 0;
  for (let i = 0; i < stops.length; i++) {
    const stop = stops[i]!;
    if ((stop & 255) <= left && marks[stop >> 8] === 0) ends[free++] = stop >> 8;
  }
  mark(tables, taken, 0);
  return ends.slice(0, free);
}

/** Where a place stands among those reached, -1 where no way leads there. */
export function reachedAt(found: Flood, place: number): number {
  const i = indexAmong(found, place);
  return i >= 0 && found.costs[i]! <= found.left ? i : -1;
}

function indexAmong({ places }: Free | Flood, place: number): number {
  let [low, high] = [0, places.length - 1];
  if (place < places[low]! || place > places[high]!) return -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const here = places[middle]!;
    if (here === place) return middle;
    if (here < place) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The best way to a place, in order, without where it begins: what each place is told as, with what the step to it costs; null where none leads there. */
export function wayTo<T>(found: Flood, place: number, told: (place: number, cost: number) => T): T[] | null {
  const way: T[] = [];
  let i = reachedAt(found, place);
  if (i < 0) return null;
  while (found.places[i] !== found.from) {
    const before = found.before[i]!;
    way.push(told(found.places[i]!, found.costs[i]! - found.costs[before]!));
    i = before;
  }
  return way.reverse();
}
