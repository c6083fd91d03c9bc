/** Where a seat could deploy instead, or what would have to stand elsewhere. */
import { tenth } from '../../../shape/point.ts';
import { areaOf, type Ring } from '../../plane/ring.ts';
import { FEWEST_CORNERS, MOST_CORNERS } from '../../terrain/table-sketch.ts';
import type { TableFile } from '../../terrain/table.ts';
import type { TableEdit } from '../../terrain/table-edit.ts';
import type { Terrain } from '../../terrain/terrain.ts';
import type { Finding } from '../finding.ts';
import { boxAround, isSolid, moved, standingOf } from '../standing.ts';
import type { Looked } from './bench.ts';
import { IMAGES, isSame } from './images.ts';

type Zone = NonNullable<TableFile['deployment']>[number];
type Outline = Zone['outline'];
type Half = Terrain['half'];

/** How much wider an outline is made, in turn. */
const WIDER = [1.15, 1.3, 1.5, 1.75, 2.1] as const;
/** So many pieces in the way of whoever deploys are tried, and so far from the zone they are put (mm). */
const [IN_THE_WAY, BEYOND] = [4, 42] as const;

export function* deploymentMends({ reason, match, about }: Finding, looked: Looked): Generator<TableEdit> {
  const { table, demanded, known: { terrain } } = looked;
  const zones = table.deployment ?? [];
  const seat = Number(about['seat']);
  const own = zones.find((zone) => zone.seat === seat);
  const zone = demanded.find(({ name }) => name === match)?.deployments.find((one) => one.seat === seat)?.zone;
  if (zone?.kind === 'strip') return yield* pulledOut(zone.side, zone.depth, looked);
  if (match !== null && reason !== 'deploymentMissing' && zone?.kind !== 'outline') return;
  switch (reason) {
    case 'deploymentOffTable': {
      const outline = own!.outline;
      const onto = [clipped(outline, terrain.half), shifted(outline, terrain.half)].filter((one) => one !== null).sort((a, b) => areaOf(b) - areaOf(a));
      for (const one of onto) yield* together(zones, own!, one, terrain.half);
      return;
    }
    case 'deploymentOverlap': case 'deploymentUneven': case 'deploymentMissing': return yield* opposite(zones, seat, terrain.half);
    default:
      for (const by of WIDER) {
        const wider = clipped(scaled(own!.outline, by), terrain.half);
        if (wider !== null) yield* together(zones, own!, wider, terrain.half);
      }
  }
}

/** A seat's outline as another; where a second one lies opposite to what it was, that lies opposite to it again, or it alone is changed. */
function* together(zones: readonly Zone[], own: Zone, outline: Outline, half: Half): Generator<TableEdit> {
  const changed = { ...own, outline };
  for (const image of IMAGES) {
    const before = (clipped(own.outline, half) ?? own.outline).map(image);
    const other = zones.find((zone) => zone !== own && isSame(zone.outline, before) && !isSame(zone.outline, outline.map(image)));
    if (other !== undefined) yield { kind: 'put', deployment: [changed, { ...other, outline: outline.map(image) }] };
  }
  yield { kind: 'put', deployment: [changed] };
}

/** A seat's outline as the image of another's, of the largest first. */
function* opposite(zones: readonly Zone[], seat: number, half: Half): Generator<TableEdit> {
  for (const zone of zones.filter((one) => one.seat !== seat).sort((a, b) => areaOf(b.outline) - areaOf(a.outline))) {
    for (const image of IMAGES) {
      const outline = zone.outline.map(image);
      const isOff = outline.some(([x, z]) => Math.abs(x) > half.x || Math.abs(z) > half.z);
      if (!isOff && !zones.some((one) => one.seat !== seat && isSame(one.outline, outline))) yield { kind: 'put', deployment: [{ seat, outline }] };
    }
  }
}

/** The part of an outline that lies on the table; null where hardly any does, and where it has too many corners. */
function clipped(outline: Ring, half: Half): Outline | null {
  let ring: Ring = outline;
  for (const [axis, side] of [[0, 1], [0, -1], [1, 1], [1, -1]] as const) {
    const limit = axis === 0 ? half.x : half.z;
    const depth = (at: Ring[number]): number => limit - side * at[axis];
    ring = ring.flatMap((at, i) => {
      const before = ring[(i + ring.length - 1) % ring.length]!;
      const [here, there] = [depth(at), depth(before)];
      const t = there / (there - here);
      const crossing = here < 0 === there < 0 ? [] : [[before[0] + t * (at[0] - before[0]), before[1] + t * (at[1] - before[1])] as const];
      return here < 0 ? crossing : [...crossing, at];
    });
  }
  const corners = ring.map(([x, z]): [number, number] => [inward(x, half.x), inward(z, half.z)])
    .filter(([x, z], i, all) => { const before = all[(i + all.length - 1) % all.length]!; return x !== before[0] || z !== before[1]; });
  return corners.length < FEWEST_CORNERS || corners.length > MOST_CORNERS ? null : corners;
}

const inward = (at: number, most: number): number => Math.max(-Math.floor(most * 10) / 10, Math.min(Math.floor(most * 10) / 10, tenth(at)));

/** The whole outline moved onto the table; null where it is larger than that. */
function shifted(outline: Ring, half: Half): Outline | null {
  const by = (axis: 0 | 1, most: number): number => {
    const places = outline.map((at) => at[axis]);
    return Math.max(0, -most - Math.min(...places)) + Math.min(0, most - Math.max(...places));
  };
  const [x, z] = [by(0, half.x), by(1, half.z)];
  const all = outline.map((at): [number, number] => [tenth(at[0] + x), tenth(at[1] + z)]);
  return all.every((at) => Math.abs(at[0]) <= half.x && Math.abs(at[1]) <= half.z) ? all : null;
}

/** An outline made larger about the middle of its corners. */
function scaled(outline: Ring, by: number): Ring {
  const middle = (axis: 0 | 1): number => outline.reduce((sum, at) => sum + at[axis], 0) / outline.length;
  const [x, z] = [middle(0), middle(1)];
  return outline.map((at) => [x + by * (at[0] - x), z + by * (at[1] - z)]);
}

/** Pieces that take the most of an edge of this depth: each pulled out of it, or taken away. */
function* pulledOut(side: 1 | -1, depth: number, { table: { features }, known: { terrain } }: Looked): Generator<TableEdit> {
  const edge = terrain.half.z - depth;
  const pieces = standingOf(features, terrain).flatMap(({ feature, parts }) => {
    const solid = parts.filter((part) => isSolid(part) && Math.max(side * part.box.minZ, side * part.box.maxZ) > edge - BEYOND);
    const taken = solid.reduce((sum, { box: { minX, maxX, minZ, maxZ } }) =>
      sum + (maxX - minX + BEYOND) * (Math.max(side * minZ, side * maxZ) - edge + BEYOND), 0);
    const { minZ, maxZ } = boxAround(solid.map(({ box }) => box));
    const by = side * (edge - BEYOND - Math.max(side * minZ, side * maxZ));
    return solid.length === 0 ? [] : [{ feature, taken, by }];
  }).sort((a, b) => b.taken - a.taken).slice(0, IN_THE_WAY);
  for (const { feature, by } of pieces) yield moved(feature, { x: 0, y: 0, z: by });
  for (const { feature } of pieces) yield { kind: 'remove', features: [feature.id] };
}
