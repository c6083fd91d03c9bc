/** What the check will say of both halves of a layout, by the check's own measures: it takes as long as several layouts. */
import { toEnd } from '../../core/steps.ts';
import type { TableDemand } from '../../shape/demand.ts';
import { unevenFindings } from '../check/demands.ts';
import { ANYBODY, Known } from '../check/look.ts';
import { sideFindings } from '../check/sides.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** Whether the check finds both halves alike: what is seen from them, their cover, and how far it is to what is fought over. */
export function areAlike(terrain: Terrain, demands: readonly TableDemand[]): boolean {
  const known = new Known(terrain);
  return sideFindings(toEnd(known.sides(demands[0] ?? ANYBODY))).length === 0
    && demands.every((one) => one.objectives.length === 0 || unevenFindings(terrain, one, toEnd(known.camp(one))).length === 0);
}
