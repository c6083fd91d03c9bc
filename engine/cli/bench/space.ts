import { randomFrom } from '../../core/rng.ts';
import type { Base } from '../../space/shape.ts';
import { sight } from '../../space/sight.ts';
import type { Content } from '../content.ts';
import { rounded, timed, type Figure } from './figure.ts';

const LEVELS = { step: 76.2, equalIsSame: true };

/** Sight queries per second between bases on random surfaces of the refinery. */
export async function bench(content: Content): Promise<readonly Figure[]> {
  const terrain = await content.terrain('refinery');
  const random = randomFrom(3);
  const bases = Array.from({ length: 64 }, (): Base => {
    const surface = terrain.surfaces[Math.floor(random() * terrain.surfaces.length)];
    if (surface === undefined || random() < 0.4) return { at: { x: (random() * 2 - 1) * (terrain.half.x - 30), y: 0, z: (random() * 2 - 1) * (terrain.half.z - 30) }, radius: 20 };
    const [x, z] = surface.outline[Math.floor(random() * surface.outline.length)]!;
    return { at: { x, y: surface.y, z }, radius: 20 };
  });
  let i = 0;
  const look = timed(() => {
    i++;
    return sight(terrain, bases[i % 64]!, bases[(i * 7 + 11) % 64]!, LEVELS);
  });
  return [{ name: 'space: sight', value: rounded(1000 / look), unit: 'queries/s' }];
}
