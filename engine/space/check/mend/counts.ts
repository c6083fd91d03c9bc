/** Which objectives of a table's own could come or go, so that there are as many as matches lay. Lengths in mm. */
import { planDistance, planSquared, type Plan, type Point } from '../../../shape/point.ts';
import type { TableFile } from '../../terrain/table.ts';
import type { TableEdit } from '../../terrain/table-edit.ts';
import { TOKEN } from '../demands.ts';
import type { Finding } from '../finding.ts';
import type { Looked } from './bench.ts';
import { IMAGES, isAt } from './images.ts';
import { freeFor } from './objectives.ts';

type Objectives = NonNullable<TableFile['objectives']>;

const MIDDLE: Plan = { x: 0, z: 0 };
const planOf = ([x, z]: Objectives[number]['at']): Plan => ({ x, z });

/** As many objectives as are laid by matches, the nearest number first: others are laid in pairs half a turn apart, or those go that lie opposite to none, then the last. */
export function* countMends({ match, about: { needed } }: Finding, looked: Looked): Generator<TableEdit> {
  const own = looked.table.objectives ?? [];
  const laid = looked.demanded.find(({ name }) => name === match)?.objectives ?? [];
  // A mission that is laid out for itself has places of its own.
  if (own.length === 0 || laid.length !== own.length || !own.every(({ at }, i) => isAt(at, [laid[i]!.at.x, laid[i]!.at.z]))) return;
  const counts = String(needed).split(', ').map(Number);
  for (const count of [...counts].sort((a, b) => Math.abs(a - own.length) - Math.abs(b - own.length))) {
    const objectives = count < own.length ? without(own, own.length - count) : withMore(own, count - own.length, looked);
    if (objectives !== null) yield { kind: 'head', to: { objectives } };
  }
}

/** All but so many: those that lie opposite to none go first, then the last. */
function without(own: Objectives, count: number): Objectives {
  const isLone = ({ at }: Objectives[number]): boolean => !IMAGES.some((image) => own.some((other) => other.at !== at && isAt(other.at, image(at))));
  const gone = new Set([...own.filter(isLone).reverse(), ...own.filter((one) => !isLone(one)).reverse()].slice(0, count));
  return own.filter((one) => !gone.has(one));
}

/** With so many more: one as near to the middle as there is room, where that is odd, and pairs half a turn apart, as far from all others as there is. Null where there is no room. */
function withMore(own: Objectives, count: number, looked: Looked): Objectives | null {
  const { half } = looked.known.terrain;
  const places = looked.known.reached(looked.demanded).filter(({ x, z }) => Math.abs(x) <= half.x - TOKEN && Math.abs(z) <= half.z - TOKEN);
  const all = [...own];
  const add = (at: Plan): void => void all.push({ id: freshId(all), at: [at.x, at.z] });
  if (count % 2 === 1) {
    const isFree = freeFor(looked, TOKEN, all);
    const middle = [...places].sort((a, b) => planSquared(a, MIDDLE) - planSquared(b, MIDDLE)).find(({ x, y, z }) => isFree(x, y, z));
    if (middle === undefined) return null;
    add(middle);
  }
  for (let left = Math.floor(count / 2); left > 0; left--) {
    const isFree = freeFor(looked, TOKEN, all);
    const others = [MIDDLE, ...all.map(({ at }) => planOf(at))];
    const room = (at: Point): number => Math.min(half.x - Math.abs(at.x), half.z - Math.abs(at.z), ...others.map((other) => planDistance(other, at)));
    const rated = places.map((at) => ({ at, room: room(at) })).sort((a, b) => b.room - a.room);
    const pair = rated.find(({ at: { x, y, z } }) => isFree(x, y, z) && isFree(-x, y, -z))?.at;
    if (pair === undefined) return null;
    add(pair);
    add({ x: -pair.x + 0, z: -pair.z + 0 });
  }
  return all;
}

/** A letter, or a number behind one, that no objective has. */
function freshId(all: Objectives): string {
  const isNew = (id: string): boolean => !all.some((one) => one.id === id);
  const names = [...Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i)), ...Array.from({ length: all.length + 1 }, (_, i) => `A${i + 1}`)];
  return names.find(isNew)!;
}
