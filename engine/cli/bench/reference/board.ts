/** Random boards of convex prisms, the common ground of all reference programs. Lengths in inches, x and y in plan. */
import { randomFrom, type Random } from '../../../core/rng.ts';

/** A place in plan, in inches from the board's south-west corner. */
export type Place = readonly [x: number, y: number];

/** One convex footprint, counterclockwise, with the circle around it and its heights. */
export interface Prism {
  readonly polygon: readonly Place[];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly bottom: number;
  readonly top: number;
}

interface BoardOptions {
  /** Least and most half width of a footprint. */
  readonly least?: number;
  readonly most?: number;
  /** How far apart footprints stand at least, along some edge's normal. */
  readonly gap?: number;
  readonly highest?: number;
}

/** Side of the square board. */
export const WIDE = 36;

/** Up to `count` boxes and convex polygons that do not overlap; the same board for the same seed. */
export function randomBoard(seed: number, count: number, options: BoardOptions = {}): readonly Prism[] {
  const { gap = 0.15, highest = 5 } = options;
  const random = randomFrom(seed);
  const board: Prism[] = [];
  for (let tries = 0; board.length < count && tries < 20_000; tries++) {
    const x = 1 + random() * (WIDE - 2);
    const y = 1 + random() * (WIDE - 2);
    const polygon = randomPolygon(random, x, y, options);
    if (polygon.length < 3) continue;
    const radius = Math.max(...polygon.map(([px, py]) => Math.hypot(px - x, py - y)));
    if (x - radius < 0 || y - radius < 0 || x + radius > WIDE || y + radius > WIDE) continue;
    if (board.some((other) => !apart(other.polygon, polygon, gap))) continue;
    board.push({ polygon, x, y, radius, bottom: 0, top: 1 + random() * (highest - 1) });
  }
  return board;
}

function randomPolygon(random: Random, x: number, y: number, { least = 0.5, most = 2.2 }: BoardOptions): readonly Place[] {
  const turn = random() * Math.PI;
  if (random() < 0.5) {
    const halfWidth = least + random() * (most - least);
    const halfDepth = least * 0.6 + random() * (most - least) * 0.7;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const corners = [[-halfWidth, -halfDepth], [halfWidth, -halfDepth], [halfWidth, halfDepth], [-halfWidth, halfDepth]] as const;
    return corners.map(([px, py]) => [x + c * px - s * py, y + s * px + c * py]);
  }
  const corners = 5 + Math.floor(random() * 6);
  const size = least + random() * (most - least);
  const places = Array.from({ length: corners }, (): Place => {
    const angle = random() * 2 * Math.PI;
    const far = size * (0.6 + 0.4 * random());
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return hull(places);
}

/** The convex hull of some places, counterclockwise (monotone chain). */
function hull(places: readonly Place[]): readonly Place[] {
  const sorted = [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function chain(sorted: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const place of sorted) {
    while (kept.length > 1 && cross(kept[kept.length - 2]!, kept[kept.length - 1]!, place) <= 0) kept.pop();
    kept.push(place);
  }
  kept.pop();
  return kept;
}

const cross = (o: Place, a: Place, b: Place): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Whether an edge's normal of either polygon separates both by more than `gap`. */
function apart(a: readonly Place[], b: readonly Place[], gap: number): boolean {
  return [a, b].some((polygon) =>
    polygon.some(([x0, y0], i) => {
      const [x1, y1] = polygon[(i + 1) % polygon.length]!;
      const long = Math.hypot(y1 - y0, x0 - x1);
      const [nx, ny] = [(y1 - y0) / long, (x0 - x1) / long];
      const [a0, a1] = spread(a, nx, ny);
      const [b0, b1] = spread(b, nx, ny);
      return a1 + gap < b0 || b1 + gap < a0;
    }),
  );
}

function spread(polygon: readonly Place[], nx: number, ny: number): readonly [least: number, most: number] {
  const along = polygon.map(([x, y]) => x * nx + y * ny);
  return [Math.min(...along), Math.max(...along)];
}

/** Distance of a place from a convex polygon; 0 within it. */
export function distanceToPolygon(polygon: readonly Place[], x: number, y: number): number {
  let inside = true;
  let best = Infinity;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % polygon.length]!;
    const ex = b[0] - a[0];
    const ey = b[1] - a[1];
    const px = x - a[0];
    const py = y - a[1];
    if (ex * py - ey * px < 0) inside = false;
    const share = (px * ex + py * ey) / (ex * ex + ey * ey);
    const t = share < 0 ? 0 : share > 1 ? 1 : share;
    const dx = px - t * ex;
    const dy = py - t * ey;
    const d = dx * dx + dy * dy;
    if (d < best) best = d;
  }
  return inside ? 0 : Math.sqrt(best);
}

/** Places where a base of this radius stands clear of all footprints, on the board. */
export function freePlaces(board: readonly Prism[], count: number, radius: number, seed: number): readonly Place[] {
  const random = randomFrom(seed);
  const places: Place[] = [];
  while (places.length < count) {
    const x = radius + random() * (WIDE - 2 * radius);
    const y = radius + random() * (WIDE - 2 * radius);
    if (board.every(({ polygon }) => distanceToPolygon(polygon, x, y) > radius)) places.push([x, y]);
  }
  return places;
}

/** Pairs of places further apart than two bases and nearer than `farthest`. */
export function randomPairs(places: readonly Place[], count: number, radius: number, farthest: number, seed: number): readonly (readonly [Place, Place])[] {
  const random = randomFrom(seed);
  const pairs: (readonly [Place, Place])[] = [];
  while (pairs.length < count) {
    const a = places[Math.floor(random() * places.length)]!;
    const b = places[Math.floor(random() * places.length)]!;
    const distance = Math.hypot(a[0] - b[0], a[1] - b[1]);
    if (distance > 2 * radius + 0.1 && distance < farthest) pairs.push([a, b]);
  }
  return pairs;
}
