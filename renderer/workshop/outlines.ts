/** Outlines in which sides deploy: corners x, z in mm. */
import { tenth } from '../../engine/shape/point.ts';
import type { TableSize } from '../../engine/space/terrain/size.ts';
import type { HeadChange } from '../../engine/space/terrain/table-edit.ts';
import type { TableFile } from '../../engine/space/terrain/table.ts';

export type Corner = readonly [x: number, z: number];

/** The whole width of a table along the near (first seat) or the far edge, so deep (mm). */
export function stripOf([width, length]: TableSize, seat: number, depth: number): Corner[] {
  const [x, z] = [width / 2, (seat === 0 ? 1 : -1) * (length / 2)];
  const inner = tenth(z - Math.sign(z) * depth);
  return [[-x, z], [x, z], [x, inner], [-x, inner]];
}

/** How deep an outline is that is such a strip; null for any other. */
export function depthOf(size: TableSize, seat: number, outline: readonly Corner[]): number | null {
  const zs = outline.map(([, z]) => z);
  const depth = tenth(Math.max(...zs) - Math.min(...zs));
  const strip = stripOf(size, seat, depth);
  return outline.length === strip.length && strip.every(([x, z], i) => Math.abs(outline[i]![0] - x) < 0.1 && Math.abs(outline[i]![1] - z) < 0.1) ? depth : null;
}

/** What gives a table another size: deployments along a whole edge go with it, as deep as they were, and all else stays where it is. */
export function sizedTo({ size, deployment }: Pick<TableFile, 'size' | 'deployment'>, [width, depth]: TableSize): HeadChange {
  const moved = deployment?.map((one) => {
    const deep = depthOf(size, one.seat, one.outline);
    return deep === null || deep > depth ? one : { ...one, outline: stripOf([width, depth], one.seat, deep).map(([x, z]): [number, number] => [x, z]) };
  });
  return { size: [width, depth], ...(moved === undefined ? {} : { deployment: moved }) };
}

/** Where a seat's outline begins that lies along no edge of its own: a square on the left, on the right, in the middle. */
export function squareOf([width, length]: TableSize, seat: number): Corner[] {
  const half = tenth(Math.min(width, length) / 12);
  const x = seat === 2 ? half - width / 2 : seat === 3 ? width / 2 - half : 0;
  return [[x - half, half], [x + half, half], [x + half, -half], [x - half, -half]];
}

/** The outline with one corner more: where `at` says, in the side that passes nearest to it, or in the middle of the longest side. */
export function withCorner(outline: readonly Corner[], at: Corner | null): Corner[] {
  const sides = outline.map((from, i) => ({ from, to: outline[(i + 1) % outline.length]! }));
  const worth = ({ from, to }: (typeof sides)[number]): number => (at === null ? -apart(from, to) : apart(at, nearest(at, from, to)));
  const best = sides.reduce((least, side) => (worth(side) < worth(least) ? side : least));
  const corner: Corner = at ?? [(best.from[0] + best.to[0]) / 2, (best.from[1] + best.to[1]) / 2];
  const place = sides.indexOf(best) + 1;
  return [...outline.slice(0, place), [tenth(corner[0]), tenth(corner[1])], ...outline.slice(place)];
}

const apart = ([ax, az]: Corner, [bx, bz]: Corner): number => Math.hypot(ax - bx, az - bz);

/** The place of a stretch that is nearest to another. */
function nearest([px, pz]: Corner, [ax, az]: Corner, [bx, bz]: Corner): Corner {
  const [dx, dz] = [bx - ax, bz - az];
  const long = dx * dx + dz * dz;
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (pz - az) * dz) / long));
  return [ax + part * dx, az + part * dz];
}
