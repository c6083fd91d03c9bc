import { randomFrom, type Random } from '../../core/rng.ts';
import { mayStand } from '../../space/ground.ts';
import { reachField, reachTool, type ToolZone } from '../../space/reach.ts';
import type { Base, Body } from '../../space/shape.ts';
import { sight } from '../../space/sight.ts';
import type { Terrain } from '../../space/terrain.ts';
import type { Content } from '../content.ts';
import { rounded, timed, type Figure } from './figure.ts';

const LEVELS = { step: 76.2, equalIsSame: true };
const ADVANCE: ToolZone = { kind: 'tool', tool: { length: 150, width: 25, beyondTip: true }, over: false, levels: LEVELS, wedge: null };
const CLIMB: ToolZone = { ...ADVANCE, over: true };
const RADIUS = 20;
const COUNT = 64;

/** Sight and reach queries per second between figures that stand anywhere on the refinery. */
export async function bench(content: Content): Promise<readonly Figure[]> {
  const terrain = await content.terrain('refinery');
  const bodies = standing(terrain, randomFrom(3));
  const at = (i: number): Body => bodies[i % COUNT]!;
  const others = (i: number): readonly Base[] => bodies.filter((_, j) => j !== i % COUNT && j % 4 === 0);
  let i = 0;
  const perSecond = (run: (i: number) => unknown): number => rounded(1000 / timed(() => run(i++)));
  return [
    { name: 'space: sight', value: perSecond((n) => sight(terrain, at(n), at(n * 7 + 11), LEVELS)), unit: 'queries/s' },
    { name: 'space: reach of one place', value: perSecond((n) => reachTool(terrain, at(n), others(n), ADVANCE, near(at(n), n))), unit: 'queries/s' },
    { name: 'space: whole advance, 10 mm', value: perSecond((n) => reachField(terrain, at(n), others(n), ADVANCE)), unit: 'fields/s' },
    { name: 'space: whole climb, 10 mm', value: perSecond((n) => reachField(terrain, at(n), others(n), CLIMB)), unit: 'fields/s' },
  ];
}

const near = ({ at: { x, y, z } }: Body, n: number): Body['at'] => ({ x: x + ((n * 37) % 200) - 100, y, z: z + ((n * 53) % 200) - 100 });

/** Bodies on the ground and on raised surfaces, wherever one may stand. */
function standing(terrain: Terrain, random: Random): readonly Body[] {
  const bodies: Body[] = [];
  while (bodies.length < COUNT) {
    const surface = random() < 0.5 ? undefined : terrain.surfaces[Math.floor(random() * terrain.surfaces.length)];
    const [x, z] = surface === undefined ? [(random() * 2 - 1) * (terrain.half.x - RADIUS), (random() * 2 - 1) * (terrain.half.z - RADIUS)] : middleOf(surface.outline);
    const body: Body = { at: { x: Math.round(x), y: surface?.y ?? 0, z: Math.round(z) }, radius: RADIUS, height: 32 };
    if (mayStand(terrain, body, [], LEVELS) === null) bodies.push(body);
  }
  return bodies;
}

const middleOf = (ring: readonly (readonly [number, number])[]): readonly [number, number] => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, z]) => sum + z, 0) / ring.length,
];
