import { randomFrom, type Random } from '../../core/rng.ts';
import type { PlaceRequest } from '../../core/script.ts';
import { anyPlace } from '../../space/move/any-place.ts';
import { mayStand } from '../../space/ground/ground.ts';
import { inches, planDistance, type Point } from '../../shape/point.ts';
import { firstHit } from '../../space/rays/ray.ts';
import { mayReach, reachField, type ToolZone } from '../../space/move/reach.ts';
import type { Base, Body } from '../../shape/shape.ts';
import { sees } from '../../space/sight/sight.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { crowdAt, type Crowd, POSITIONS } from '../../testing/proofs/crowd.ts';
import { count, eachCall, interleaved, quantile } from '../../testing/stopwatch.ts';
import { atLeast, atMost, rounded, type Effort, type Figure } from './figure.ts';

const LEVELS = { step: 76.2, equalIsSame: true };
const ADVANCE: ToolZone = { kind: 'tool', tool: { length: 150, width: 25, beyondTip: true }, over: false, levels: LEVELS, wedge: null };
const CLIMB: ToolZone = { ...ADVANCE, over: true };
const RADIUS = 20;
const FIGURES = 64;

type Pair = readonly [Body, Body];

/** Sight and reach on a real table, between figures that stand anywhere on it and stand in each other's way. */
export function tableFigures(terrain: Terrain, effort: Effort): readonly Figure[] {
  const bodies = standing(terrain, FIGURES, randomFrom(3));
  return [...sights(terrain, bodies, effort), ...reaches(terrain, bodies, effort), ...places(terrain, effort), ...preparation(terrain, bodies, effort)].map((figure) => ({ ...figure, name: `space, ${terrain.id}: ${figure.name}` }));
}

function sights(terrain: Terrain, bodies: readonly Body[], effort: Effort): readonly Figure[] {
  const all = bodies.flatMap((a) => bodies.flatMap((b): readonly Pair[] => (a === b ? [] : [[a, b]])));
  const near = all.filter(([a, b]) => planDistance(a.at, b.at) < inches(12));
  const spread = (pairs: readonly Pair[]): readonly Pair[] => pairs.filter((_, i) => i % Math.ceil(pairs.length / effort.pairs) === 0);
  const lists = [spread(all), spread(near), all.filter(([a, b]) => bodies.indexOf(a) < 24 && bodies.indexOf(b) < 24)] as const;
  const dots = lists[0].map(([a, b]) => [{ ...a, radius: 0 }, { ...b, radius: 0 }] as const);
  const runs = [...lists, dots].map((pairs) => (): number => count(pairs, ([a, b]) => sees(terrain, a, b, LEVELS)));
  const [any, twelve, matrix, segment] = interleaved(runs, effort);
  return [
    { name: 'one segment', value: rounded((1000 * dots.length) / segment!), unit: 'queries/s', goal: atLeast(3e6) },
    { name: 'sight, any range', value: rounded((1000 * lists[0].length) / any!), unit: 'queries/s', goal: atLeast(400e3) },
    { name: 'sight, within 12 in', value: rounded((1000 * lists[1].length) / twelve!), unit: 'queries/s', goal: atLeast(800e3) },
    { name: 'who sees whom of 24', value: rounded(matrix!), unit: 'ms', goal: atMost(2) },
  ];
}

function reaches(terrain: Terrain, bodies: readonly Body[], effort: Effort): readonly Figure[] {
  const starts = bodies.slice(0, effort.starts);
  const others = new Map(bodies.map((body, i): [Body, readonly Base[]] => [body, bodies.filter((_, j) => j !== i && j % 4 === 0)]));
  const field = (zone: ToolZone) => (body: Body) => reachField(terrain, body, others.get(body)!, zone);
  const [advance, climb] = eachCall([field(ADVANCE), field(CLIMB)], starts, effort);
  const asked = bodies.map((body, i) => ({ body, to: near(body, i) }));
  const same = bodies.map((_, i) => ({ body: bodies[0]!, to: near(bodies[0]!, i) }));
  const runs = [asked, same].map((list) => (): number => count(list, ({ body, to }) => mayReach(terrain, body, others.get(body)!, ADVANCE, to)));
  const [cold, warm] = interleaved(runs, effort).map((ms) => rounded((1000 * ms) / bodies.length));
  return [
    { name: 'whole advance, 10 mm, median', value: rounded(quantile(advance!, 0.5)), unit: 'ms', goal: atMost(0.2) },
    { name: 'whole advance, 10 mm, p99', value: rounded(quantile(advance!, 0.99)), unit: 'ms', goal: atMost(0.5) },
    { name: 'whole climb, 10 mm, median', value: rounded(quantile(climb!, 0.5)), unit: 'ms' },
    { name: 'one place, new starts', value: cold!, unit: 'µs' },
    { name: 'one place, same start', value: warm!, unit: 'µs', goal: atMost(2) },
  ];
}

/** Whether there is any place within Range 1 of a figure, as crowded as a deployment gets: some found, some proven not to be there. */
function places(terrain: Terrain, effort: Effort): readonly Figure[] {
  const random = randomFrom(8);
  const requests: PlaceRequest[] = [];
  for (let i = 0; requests.length < 4 * effort.starts && i < 400 * effort.starts; i++) {
    const crowd = crowdAt(terrain, POSITIONS[i % POSITIONS.length]!, random);
    if (crowd !== null) requests.push(requestIn(crowd));
  }
  const [all] = eachCall([(request: PlaceRequest) => anyPlace(terrain, request)], requests, effort);
  const times = (wanted: boolean): number[] => all!.filter((_, i) => (anyPlace(terrain, requests[i]!) !== null) === wanted);
  const [some, none] = [times(true), times(false)];
  return [
    { name: 'any place within Range 1, found, median', value: rounded(1000 * quantile(some, 0.5)), unit: 'µs', goal: atMost(100) },
    { name: 'any place within Range 1, found, p99', value: rounded(quantile(some, 0.99)), unit: 'ms', goal: atMost(5) },
    { name: 'any place within Range 1, none, p99', value: rounded(none.length > 0 ? quantile(none, 0.99) : 0), unit: 'ms', goal: atMost(5) },
  ];
}

const requestIn = ({ leader, others }: Crowd): PlaceRequest => ({
  kind: 'place', seat: 0, ask: 'deploy', about: {}, figure: 'a', body: { at: { x: 0, y: 0, z: 0 }, radius: leader.radius, height: 32 }, others: [leader, ...others],
  zone: { kind: 'near', of: leader, range: inches(1), level: 'any', levels: LEVELS }, optional: false,
});

/** What the first questions on a table build, once for each table. */
function preparation(terrain: Terrain, [a, b]: readonly Body[], { rounds }: Effort): readonly Figure[] {
  const plan = (): void => {
    const fresh = { ...terrain };
    mayStand(fresh, a!, [], LEVELS);
    sees(fresh, a!, b!, LEVELS);
    mayReach(fresh, a!, [], ADVANCE, b!.at);
  };
  const [flat, solid] = interleaved([plan, () => firstHit({ ...terrain }, a!.at, b!.at)], { rounds: Math.min(3, rounds), ms: 0 });
  return [
    { name: 'preparation of ground, sight and reach', value: rounded(flat!), unit: 'ms', goal: atMost(10) },
    { name: 'preparation of rays', value: rounded(solid!), unit: 'ms' },
  ];
}

const near = ({ at: { x, y, z } }: Body, n: number): Point => ({ x: x + ((n * 37) % 200) - 100, y, z: z + ((n * 53) % 200) - 100 });

/** Bodies on the ground and on raised surfaces, wherever one may stand. */
export function standing(terrain: Terrain, many: number, random: Random): readonly Body[] {
  const bodies: Body[] = [];
  while (bodies.length < many) {
    const surface = random() < 0.5 ? undefined : terrain.surfaces[Math.floor(random() * terrain.surfaces.length)];
    const [x, z] =
      surface === undefined ? [(random() * 2 - 1) * (terrain.half.x - RADIUS), (random() * 2 - 1) * (terrain.half.z - RADIUS)] : middleOf(surface.outline);
    const body: Body = { at: { x: Math.round(x), y: surface?.y ?? 0, z: Math.round(z) }, radius: RADIUS, height: 32 };
    if (mayStand(terrain, body, [], LEVELS) === null) bodies.push(body);
  }
  return bodies;
}

const middleOf = (ring: readonly (readonly [number, number])[]): readonly [number, number] => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, z]) => sum + z, 0) / ring.length,
];
