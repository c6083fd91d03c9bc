/** Objectives of a mission in the places that a table names (house rule `tableObjectives`). */
import { planSquared, type Plan } from '../../shape/point.ts';

/** A place in plan with what it is called. */
interface Spot {
  readonly id: string;
  readonly at: Plan;
}

/**
 * Each objective of a mission in one of as many places, so that they lie to each other as nearly as the mission prints them: the sum of squared distances
 * is the least there is, which neither moving nor scaling all places changes. Throws where they are not as many.
 */
export function objectivesAt(printed: readonly Spot[], places: readonly Plan[]): readonly Spot[] {
  if (printed.length !== places.length) throw new Error(`${places.length} places for ${printed.length} objectives`);
  const chosen = leastSum(printed.map(({ at }) => places.map((place) => planSquared(at, place))));
  return printed.map(({ id }, i) => ({ id, at: places[chosen[i]!]! }));
}

/** For each row of a square of costs a column of its own, so that the sum is the least there is (the Hungarian method, by shortest augmenting paths). */
function leastSum(costs: readonly (readonly number[])[]): readonly number[] {
  const count = costs.length;
  const [ofRow, ofColumn] = [new Float64Array(count + 1), new Float64Array(count + 1)];
  /** By column the row that has it, both counted from 1; 0 is nobody. */
  const held = new Int32Array(count + 1);
  for (let row = 1; row <= count; row++) {
    const [least, before, seen] = [new Float64Array(count + 1).fill(Infinity), new Int32Array(count + 1), new Uint8Array(count + 1)];
    held[0] = row;
    let column = 0;
    do {
      seen[column] = 1;
      const from = held[column]!;
      let [step, next] = [Infinity, 0];
      for (let to = 1; to <= count; to++) {
        if (seen[to] === 1) continue;
        const spare = costs[from - 1]![to - 1]! - ofRow[from]! - ofColumn[to]!;
        if (spare < least[to]!) [least[to], before[to]] = [spare, column];
        if (least[to]! < step) [step, next] = [least[to]!, to];
      }
      for (let to = 0; to <= count; to++) {
        if (seen[to] === 1) { ofRow[held[to]!]! += step; ofColumn[to]! -= step; } else least[to]! -= step;
      }
      column = next;
    } while (held[column] !== 0);
    for (; column !== 0; column = before[column]!) held[column] = held[before[column]!]!;
  }
  const chosen = new Array<number>(count);
  for (let column = 1; column <= count; column++) chosen[held[column]! - 1] = column - 1;
  return chosen;
}
