/** Whether what a table says of itself can be: its own objectives, the outlines in which seats are meant to deploy, and who prints both. */
import { crossesItself, uncrossed } from '../plane/crossing.ts';
import { areaOf, edgesOf, holds, type Ring } from '../plane/ring.ts';
import { namesObjectives } from '../terrain/named-places.ts';
import type { TableDemand } from '../../shape/demand.ts';
import type { TableEdit } from '../terrain/table-edit.ts';
import { suits } from '../terrain/suits.ts';
import { FEWEST_CORNERS } from '../terrain/table-sketch.ts';
import type { TableFile } from '../terrain/table.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { TOKEN, tokenFinding } from './demands.ts';
import { boardsElsewhere } from './boards.ts';
import { finding, type Finding } from './finding.ts';

/** The room of deployments may differ by so many percent. */
const UNEVEN = 10;
/** Places so far apart are looked at (mm). */
const STEP = 12.7;

export function ownFindings(table: TableFile, terrain: Terrain): readonly Finding[] {
  const objectives = (table.objectives ?? []).flatMap(({ id, at: [x, z] }) => tokenFinding(terrain, { id, at: { x, z }, radius: TOKEN }, null) ?? []);
  const zones = table.deployment ?? [];
  const [half, size] = [terrain.half, Math.max(...zones.map(({ outline }) => areaOf(outline)))];
  return [...objectives, ...printedFindings(table), ...zones.flatMap(({ seat, outline }, i): readonly Finding[] => {
    const more = { id: String(seat) };
    const off = outline.some(([x, z]) => Math.abs(x) > half.x || Math.abs(z) > half.z);
    const other = zones.slice(0, i).find((one) => overlap(one.outline, outline));
    const share = Math.round(100 * (1 - areaOf(outline) / size));
    return [
      ...(off ? [finding('error', 'deploymentOffTable', { ...more, about: { seat } })] : []),
      ...(other !== undefined ? [finding('error', 'deploymentOverlap', { ...more, about: { seat, other: other.seat } })] : []),
      ...(crossesItself(outline) ? [finding('warning', 'deploymentCrosses', { ...more, about: { seat }, fix: uncrossing(zones, seat) })] : share > UNEVEN ? [finding('warning', 'deploymentUneven', { ...more, about: { seat, share } })] : []),
    ];
  })];
}

/** That rule systems are said to print places where there are none, or are none of those that the table is laid out for. */
function printedFindings(table: TableFile): readonly Finding[] {
  const { printed = [], deployment = [] } = table;
  const without = (left: readonly string[]): TableEdit => ({ kind: 'head', to: { printed: left.length === 0 ? null : [...left] } });
  if (printed.length > 0 && !namesObjectives(table) && deployment.length === 0) return [finding('warning', 'printedNothing', { fix: without([]) })];
  const strangers = printed.filter((system) => !suits(table, system));
  return strangers.map((system) => finding('warning', 'printedElsewhere', { about: { system }, fix: without(printed.filter((one) => one !== system)) }));
}

/** That rule systems for which it is laid out are played on tables of another size. */
export function sizeFindings({ size, systems }: TableFile, demands: readonly TableDemand[]): readonly Finding[] {
  return [...boardsElsewhere(size, demands)].map(([system, [width, depth]]) => {
    const left = systems?.filter((one) => one !== system) ?? [];
    const fix = left.length === 0 ? null : { kind: 'head', to: { systems: left } } as const;
    return finding('warning', 'sizeElsewhere', { about: { system, width: Math.round(width), depth: Math.round(depth) }, fix });
  });
}

/** The same outlines, that of a seat with its corners in an order in which it does not cross itself. */
function uncrossing(zones: NonNullable<TableFile['deployment']>, seat: number): TableEdit | null {
  const inOrder = (outline: Ring): [number, number][] => (uncrossed(outline) ?? []).map(([x, z]) => [x, z]);
  const deployment = zones.filter((zone) => zone.seat === seat).map((zone) => ({ ...zone, outline: inOrder(zone.outline) }));
  return deployment.every(({ outline }) => outline.length >= FEWEST_CORNERS) ? { kind: 'put', deployment } : null;
}

/** Whether two outlines share a place of a lattice. */
function overlap(a: Ring, b: Ring): boolean {
  const [one, other] = [edgesOf([a]), edgesOf([b])];
  const [xs, zs] = [a.map(([x]) => x), a.map(([, z]) => z)];
  for (let x = Math.min(...xs) + STEP / 2; x < Math.max(...xs); x += STEP) {
    for (let z = Math.min(...zs) + STEP / 2; z < Math.max(...zs); z += STEP) if (holds(one, x, z) && holds(other, x, z)) return true;
  }
  return false;
}
