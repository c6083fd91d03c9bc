/** Whether what there is to stand on can be stood on, got to and left again, and whether ways lead somewhere. */
import { foundIn, type Steps } from '../../core/steps.ts';
import { EPSILON, tenth, type Point } from '../../shape/point.ts';
import { liesOnTable } from '../ground/ingress.ts';
import { elevation, within } from '../plane/measure.ts';
import { FLUSH } from '../plane/scale.ts';
import { holds } from '../plane/ring.ts';
import type { IngressPoint, Terrain, TerrainSurface } from '../terrain/terrain.ts';
import { finding, type Finding } from './finding.ts';
import { rowsOf } from './rows.ts';
import { stepsFrom, type Gait, type Walk } from './walk.ts';

/** A surface that is no wider than the diameter of a base and half of it again is no place that anybody expects to stand at. */
const WIDE = 1.5;

const endOf = ({ id }: IngressPoint): string => id.slice(id.lastIndexOf('/') + 1);

/** Ends of ways off the table, and ends beside which nobody finds room at their height: an end a step. */
export function wayFindings(terrain: Terrain, gait: Gait, walk: Walk): Steps<readonly Finding[]> {
  return foundIn(terrain.ingress, (point) => {
    const off = offTable(terrain, point);
    return off.length > 0 || hasRoomBeside(point.at, gait, walk) ? off : [wayFinding('wayWithoutRoom', terrain, point)];
  });
}

/** Ends of ways off the table. */
export const waysOff = (terrain: Terrain): readonly Finding[] => terrain.ingress.flatMap((point) => offTable(terrain, point));

const offTable = (terrain: Terrain, point: IngressPoint): readonly Finding[] => (liesOnTable(terrain, point) ? [] : [wayFinding('wayOffTable', terrain, point)]);

function wayFinding(reason: 'wayOffTable' | 'wayWithoutRoom', terrain: Terrain, point: IngressPoint): Finding {
  const own = point.part === null;
  return finding('error', reason, {
    feature: own ? null : terrain.parts[point.part!]?.feature ?? null, id: own ? point.group.slice('table/'.length) : null,
    at: point.at, about: { way: point.kind, end: endOf(point) },
    fix: own ? { kind: 'drop', from: 'ingress', id: point.group.slice('table/'.length) } : null,
  });
}

/** Whether a base finds room beside an end of a way, at its height. */
export function hasRoomBeside(end: Point, { body: { radius }, levels, reach: { ingress } }: Gait, { places }: Walk): boolean {
  return rowsOf(places).some(end, radius + ingress + EPSILON, (at) =>
    elevation(at.y, end.y, levels) === 'same' && Math.abs(at.y - end.y) <= nearly(levels.step) && within({ at, radius }, { at: end, radius: 0 }, ingress));
}

/** An end may lie this much above or below where a figure stands that uses it: a step, not a storey (mm). */
export const nearly = (step: number): number => Math.min(step, 50);

/** Surfaces that nobody fits on, that are got to by climbing alone, and those that are left by climbing alone: a surface a step. */
export function surfaceFindings(terrain: Terrain, { body, levels }: Gait, walk: Walk, from: readonly number[]): Steps<readonly Finding[]> {
  const { places, steps, back } = walk;
  const [there, home] = [stepsFrom(steps, from), stepsFrom(back, from)];
  const [rows, seen] = [rowsOf(places), new Set<string>()];
  return foundIn(terrain.surfaces, (surface) => {
    const { y, box } = surface;
    const wide = WIDE * 2 * body.radius;
    if (y <= FLUSH || box.maxX - box.minX < wide || box.maxZ - box.minZ < wide) return [];
    const { feature } = terrain.parts[surface.part]!;
    const told = (one: Finding): readonly Finding[] => {
      const key = `${one.reason} ${feature} ${y}`;
      return seen.has(key) ? [] : (seen.add(key), [one]);
    };
    const more = { feature, at: middleOf(surface), about: { y: tenth(y) } };
    const on = rows.inBox(box, (at) => Math.abs(at.y - y) <= FLUSH && holds(surface.edges, at.x, at.z));
    if (on.length === 0) return told(finding('note', 'nobodyFits', more));
    if (elevation(y, 0, levels) === 'same' || from.length === 0) return [];
    if (on.every((place) => there[place] === -1)) return told(finding('note', 'onlyByClimbing', more));
    return on.every((place) => home[place] === -1) ? told(finding('warning', 'oneWayDrop', more)) : [];
  });
}

const middleOf = ({ box, y }: TerrainSurface): { readonly x: number; readonly y: number; readonly z: number } =>
  ({ x: tenth((box.minX + box.maxX) / 2), y: tenth(y), z: tenth((box.minZ + box.maxZ) / 2) });
