/** The same questions on the same table mirrored, turned, moved, or built in another order have the same answers. */
import { terrainCover } from '../../space/sight/cover.ts';
import { mayStand } from '../../space/ground/ground.ts';
import type { Point } from '../../shape/point.ts';
import { reachTool } from '../../space/move/reach.ts';
import type { Base, Body, Zone } from '../../shape/shape.ts';
import { sight } from '../../space/sight/sight.ts';
import { slide } from '../../space/move/slide.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { LEVELS, RANGES, type Pair, type Station } from './question.ts';
import { chosenParts, MOTIONS, movedPoint, movedTerrain, movedVector, type Motion, widened } from './transform.ts';
import { AGREES, type Verdict } from './verdict.ts';

/** A terrain, the same changed, and what was done to it. */
interface Twin {
  readonly name: string;
  readonly one: Terrain;
  readonly other: Terrain;
  readonly motion: Motion;
}

const STAY: Motion = { name: 'in another order', a: 1, b: 0, c: 0, d: 1, dx: 0, dz: 0 };

/** The twin of a terrain by number: mirrored, turned, moved, or with its parts the other way round. */
export function twinOf(terrain: Terrain, number: number): Twin {
  const motion = MOTIONS[number % (MOTIONS.length + 1)];
  if (motion === undefined) {
    return { name: STAY.name, one: terrain, other: chosenParts(terrain, terrain.parts.map(({ index }) => index).reverse()), motion: STAY };
  }
  const one = motion.dx === 0 ? terrain : widened(terrain);
  return { name: motion.name, one, other: movedTerrain(one, motion), motion };
}

type Answers = Readonly<Record<string, string>>;

const OFFSETS = [[0, 0, 0.1], [0, 0, -0.1], [0.1, 0, 0], [-0.1, 0, 0], [0, 0.1, 0], [0, -0.1, 0]] as const;

/** Compares all answers about one pair; answers that a tenth of a millimetre would change anyway are borders. */
export function checkSame(twin: Twin, station: Station, pair: Pair, withPush: boolean): Verdict {
  const here = answersOf(twin.one, station, pair, STAY, withPush);
  const there = answersOf(twin.other, station, pair, twin.motion, withPush);
  const differing = Object.keys(here).filter((key) => !alike(key, here[key]!, there[key]!));
  if (differing.length === 0) return AGREES;
  const touchy = new Set<string>();
  for (const offset of OFFSETS) {
    const shaken = answersOf(twin.one, shakenStation(station, offset), shakenPair(pair, offset), STAY, withPush);
    for (const key of differing) if (!alike(key, shaken[key]!, here[key]!)) touchy.add(key);
  }
  const firm = differing.filter((key) => !touchy.has(key));
  const text = (keys: readonly string[]): string => keys.map((key) => `${key} ${here[key]!} / ${there[key]!}`).join('; ');
  return firm.length > 0 ? { mm: 1, what: `${twin.name}: ${text(firm)}` } : { mm: 0.1, what: `${twin.name}: ${text(differing)}` };
}

/** Places may differ by the rounding to tenths. */
function alike(key: string, a: string, b: string): boolean {
  if (key !== 'push') return a === b;
  const [one, two] = [a, b].map((text) => text.split(' ').map(Number));
  return one!.every((n, i) => Math.abs(n - two![i]!) <= 0.151);
}

function answersOf(terrain: Terrain, station: Station, pair: Pair, motion: Motion, withPush: boolean): Answers {
  const at = (p: Point): Point => movedPoint(motion, p);
  const base = <T extends Base>(b: T): T => ({ ...b, at: at(b.at) });
  const [body, target, stand] = [base<Body>(station.body), base(pair.target), base(pair.stand)];
  const others = station.others.map((other) => base(other));
  const zone = { ...station.zone, wedge: station.zone.wedge && { ...station.zone.wedge, other: at(station.zone.wedge.other) } } satisfies Zone;
  const reached = reachTool(terrain, body, others, zone, at(pair.to));
  const answers: Record<string, string> = {
    sight: String(sight(terrain, body, target, LEVELS).seen), back: String(sight(terrain, target, body, LEVELS).seen),
    cover: String(terrainCover(terrain, body, target, RANGES[0], LEVELS) !== null),
    stand: mayStand(terrain, stand, others, LEVELS)?.why ?? 'stands', reach: reached.ok ? 'reached' : reached.objection.why,
  };
  if (withPush) {
    const end = slide(terrain, body, others, station.slide, movedVector(motion, pair.way)).at;
    // Seen from the first table again.
    const [x, z] = [end.x - motion.dx, end.z - motion.dz];
    const det = motion.a * motion.d - motion.b * motion.c;
    answers['push'] = [(motion.d * x - motion.b * z) / det, end.y, (motion.a * z - motion.c * x) / det].map((n) => n.toFixed(3)).join(' ');
  }
  return answers;
}

type Offset = readonly [x: number, z: number, radius: number];
const shakenBase = <T extends Base>(b: T, [x, z, r]: Offset): T => ({ ...b, at: { x: b.at.x + x, y: b.at.y, z: b.at.z + z }, radius: b.radius + r });
const shakenPair = (pair: Pair, offset: Offset): Pair => ({
  ...pair,
  target: shakenBase(pair.target, offset),
  stand: shakenBase(pair.stand, offset),
  to: { x: pair.to.x + offset[0], y: pair.to.y, z: pair.to.z + offset[1] },
});
const shakenStation = (station: Station, offset: Offset): Station => ({ ...station, body: shakenBase(station.body, [-offset[0], -offset[1], offset[2]]) });
