import { boardReach } from './board-reach.ts';
import { boardSight } from './board-sight.ts';
import type { Effort, Figure, Tables } from './figure.ts';
import { boardRays, tableRays } from './rays.ts';
import { squareSight } from './squares.ts';
import { tableFigures } from './tables.ts';

/** Sight, reach and rays: on the references' random boards beside the references, and on real tables; sight on squares. */
export async function bench(tables: Tables, effort: Effort): Promise<readonly Figure[]> {
  const figures = [...boardSight(effort), ...boardReach(effort), ...boardRays(effort)];
  for (const id of ['refinery', 'outpost']) {
    const terrain = await tables.terrain(id);
    figures.push(...tableFigures(terrain, effort), ...tableRays(terrain, effort));
  }
  for (const id of ['corridors', 'market']) figures.push(...squareSight(await tables.terrain(id), effort));
  return figures;
}
