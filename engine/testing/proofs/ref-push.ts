/** Pushes, slowly: the base goes on by 0.05 mm at a time (SP-PUSH-06 to SP-PUSH-13). */
import type { Plan } from '../../shape/point.ts';
import type { Base, Body } from '../../shape/shape.ts';
import type { Slid, SlideZone } from '../../space/move/slide.ts';
import { aroundLine, type Drawn } from './drawn.ts';
import { distanceToTriangle } from './flat.ts';
import { footing, higher, type Likely } from './ref-overlap.ts';
import { carried, checkStand, type Corner, cutBetween, distanceToPolygon, enclosed, floorsNear, roomOf } from './ref-stand.ts';
import { AGREES, largest, type Verdict, worst } from './verdict.ts';

const STEP = 0.05;
/** The part of a base that bumps into things, above its underside, and what it slides over (mm). */
const THICK = 8;
const FLUSH = 3;
/** Landing places are tried this many mm apart. */
const LANDING = 0.25;

/** Compares where a pushed body ends with the reference. `way` is a unit vector. */
export function checkPush(drawn: Drawn, body: Body, others: readonly Base[], zone: SlideZone, way: Plan, { at: end }: Slid): Verdict {
  const { at } = body;
  const gone = (end.x - at.x) * way.x + (end.z - at.z) * way.z;
  const aside = Math.abs((end.x - at.x) * way.z - (end.z - at.z) * way.x);
  const stayed = end.x === at.x && end.z === at.z && end.y === at.y;
  const obstacles = obstaclesOf(drawn, body, others, zone, way);
  const verdicts: Verdict[] = [
    aside > 0.08 ? { mm: aside, what: `ends ${aside.toFixed(3)} mm beside its way` } : AGREES,
    gone > zone.length + 0.08 ? { mm: gone - zone.length, what: 'goes farther than its length' } : AGREES,
    end.y > at.y + FLUSH + 0.1 ? { mm: 1, what: 'ends higher' } : AGREES,
    stayed ? AGREES : checkStand(drawn, { ...body, at: end }, others, zone.levels, null),
  ];
  let deepest = 0;
  for (let t = 0; t <= gone; t += STEP) deepest = Math.max(deepest, obstacles.deep(t, 'surely'));
  verdicts.push(deepest > 0 ? { mm: deepest, what: `passes ${deepest.toFixed(3)} mm deep through what should stop it` } : AGREES);
  verdicts.push(tooShort(drawn, body, others, zone, way, gone, obstacles));
  return worst(verdicts);
}

interface Obstacles {
  /** How deep in mm the base is in something that stops it after `t` mm; negative: the room left (at most 1 mm is told apart). */
  deep(t: number, which: 'surely' | 'perhaps'): number;
}

function obstaclesOf(drawn: Drawn, body: Body, others: readonly Base[], { length, levels, higherCharactersStop }: SlideZone, way: Plan): Obstacles {
  const { at, radius } = body;
  const stopping = (other: Base): Likely => {
    const [above, below] = [higher(other.at.y, at.y, levels), higher(at.y, other.at.y, levels)];
    if (above === 'unsure' || below === 'unsure') return 'unsure';
    return below === 'yes' || (above === 'yes' && !higherCharactersStop) ? 'no' : 'yes';
  };
  const bases = others.map((other) => ({ other, likely: stopping(other) })).filter(({ likely }) => likely !== 'no');
  const started = footing(drawn, body).overlapped;
  const { parts } = drawn.terrain;
  const features = new Map<string, Likely>();
  for (const [part, likely] of started) if (likely !== 'no' && features.get(parts[part]!.feature) !== 'yes') features.set(parts[part]!.feature, likely);
  const stops = parts.map(({ index, move, feature }): Likely => {
    if (move === 'passable') return 'no';
    const own = started.get(index) ?? 'no';
    if (own !== 'no') return own === 'yes' ? 'no' : 'unsure';
    const isSame = higher(drawn.tops[index]!, at.y, levels) === 'no' && higher(at.y, drawn.tops[index]!, levels) === 'no';
    const kin = isSame ? (features.get(feature) ?? 'no') : 'no';
    return kin === 'yes' ? 'no' : kin === 'unsure' ? 'unsure' : 'yes';
  });
  const [ex, ez] = [at.x + way.x * length, at.z + way.z * length];
  const r = radius + 1;
  const near = aroundLine(drawn, 'all', at.x, at.z, ex, ez, r, (i) => stops[drawn.owners[i]!] !== 'no');
  const shapes = (leave: number, accept: (part: number) => boolean): readonly Shape[] =>
    near
      .filter((i) => accept(drawn.owners[i]!))
      .map((i) => cutBetween(drawn, i, at.y + FLUSH + leave, at.y + THICK - leave))
      .filter(({ length: count }) => count > 1)
      .map(boxed);
  const perhaps = shapes(-0.2, () => true);
  const surely = shapes(0.2, (part) => stops[part] === 'yes');
  return {
    deep(t, which) {
      const [x, z] = [at.x + way.x * t, at.z + way.z * t];
      let nearest = radius + 1;
      for (const { polygon, x0, x1, z0, z1 } of which === 'surely' ? surely : perhaps) {
        if (Math.max(x0 - x, x - x1, z0 - z, z - z1) < nearest) nearest = Math.min(nearest, distanceToPolygon(polygon, x, z));
      }
      let deep = radius - nearest;
      for (const { other, likely } of bases) if (which === 'perhaps' || likely === 'yes') deep = Math.max(deep, radius + other.radius - Math.hypot(x - other.at.x, z - other.at.z));
      return deep;
    },
  };
}

interface Shape {
  readonly polygon: readonly Corner[];
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

function boxed(polygon: readonly Corner[]): Shape {
  const [xs, zs] = [polygon.map(([x]) => x), polygon.map(([, , z]) => z)];
  return { polygon, x0: Math.min(...xs), x1: Math.max(...xs), z0: Math.min(...zs), z1: Math.max(...zs) };
}

/** Whether some place farther along could have been reached and stood at with 0.2 mm to spare. */
function tooShort(drawn: Drawn, body: Body, others: readonly Base[], zone: SlideZone, way: Plan, gone: number, obstacles: Obstacles): Verdict {
  if (gone > zone.length - 0.3) return AGREES;
  const { at } = body;
  const spare = 0.2;
  // What touches from the start and would only be left behind does not count as ahead: the base must keep its room all the way.
  for (let t = STEP; t <= Math.max(0, gone); t += STEP) if (obstacles.deep(t, 'perhaps') > -spare && t > 1) return AGREES;
  let notBefore = gone + 0.3;
  for (let t = Math.max(0, gone) + STEP; t <= zone.length; t += STEP) {
    if (obstacles.deep(t, 'perhaps') > -spare) return AGREES;
    if (t < notBefore) continue;
    const y = landing(drawn, body, at.x + way.x * t, at.z + way.z * t, spare);
    const there = { ...body, at: { x: at.x + way.x * t, y: y ?? 0, z: at.z + way.z * t } };
    const wait = y === null ? LANDING : waitFor(drawn, there, others, zone, spare + 0.002);
    if (wait === 0) {
      const room = largest(1, (grow) => grow <= spare || waitFor(drawn, there, others, zone, grow) === 0);
      return { mm: room, what: `stops after ${gone.toFixed(2)} mm, but after ${t.toFixed(2)} mm it could stand with ${room.toFixed(2)} mm to spare` };
    }
    notBefore = t + wait;
  }
  return AGREES;
}

/** The height a pushed base rests at: that of the highest floor, not above its own, under any of it; null when that cannot be told. */
function landing(drawn: Drawn, { at, radius }: Body, x: number, z: number, spare: number): number | null {
  let y = 0;
  for (const i of floorsNear(drawn, x, z, radius + spare, 'sloped')) {
    const height = Math.max(drawn.corners[9 * i + 1]!, drawn.corners[9 * i + 4]!, drawn.corners[9 * i + 7]!);
    if (height <= y || height > at.y + FLUSH + 0.2) continue;
    const distance = distanceToTriangle(drawn.corners, 9 * i, x, z);
    if (distance > radius + spare) continue;
    if (distance > radius - spare - 0.1 || height > at.y + 0.1) return null;
    y = height;
  }
  return y;
}

/** 0 when a body grown by some mm stands: on the table, carried, with room and clear of other bases; else how many mm it must go on at the least before it can. */
function waitFor(drawn: Drawn, body: Body, others: readonly Base[], { levels }: SlideZone, grow: number): number {
  const { at, radius } = body;
  const r = radius + grow;
  const { half } = drawn.terrain;
  if (Math.abs(at.x) > half.x - r || Math.abs(at.z) > half.z - r) return LANDING;
  for (const other of others) {
    const deep = r + other.radius - Math.hypot(at.x - other.at.x, at.z - other.at.z);
    if (deep > 0 && higher(at.y, other.at.y, levels) !== 'yes' && higher(other.at.y, at.y, levels) !== 'yes') return Math.max(LANDING, deep);
  }
  const deep = r - roomOf(drawn, { ...body, radius: r }, -0.2);
  if (deep > 0) return Math.max(LANDING, deep);
  if (at.y > FLUSH && carried(drawn, floorsNear(drawn, at.x, at.z, r + 6, 'flat'), at.x, at.y, at.z, r, 5) !== 'held') return LANDING;
  return enclosed(drawn, at.x, at.y + 10, at.z) === 'none' ? 0 : LANDING;
}
