/** Pieces that stand far into each other's matter, and the shortest way out. */
import { foundIn, InParts, type Steps } from '../../core/steps.ts';
import { hullOf } from '../plane/crossing.ts';
import type { Box, Ring } from '../plane/ring.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';
import { steadyAt } from './balance.ts';
import { finding, type Finding } from './finding.ts';
import { boxAround, boxesMeet, isSolid, lies, moved, placesApart, sharing, staysOn, STAYS, STEP, type Move, type Place, type Standing } from './standing.ts';

/**
 * Share of a piece's solid outline that stands in another's matter, and how much of it does (mm³). What leans, is fitted together or let in shares less;
 * and a pillar may stand within a machine.
 */
const [FAR, MATTER] = [1 / 3, 40_000] as const;
/** What is shared by less height touches (mm). */
const TOUCHES = 6;
/** Places by which a part is measured, about; ways out that are tried for one piece, and for all together. */
const [MEASURED, TRIED, TRIED_IN_ALL] = [80, 8, 48] as const;
/** Shares that differ by less are the same: of two the later piece is spoken of. */
const ALIKE = 0.1;
/** A piece that is pushed out may share so much more of its places with others than before. */
const MORE = 0.01;

/** A piece's solid matter: places of its parts, and for how much area in mm² each of them stands. */
interface Matter {
  readonly standing: Standing;
  readonly parts: readonly { readonly part: TerrainPart; readonly places: readonly Place[]; readonly area: number }[];
  readonly box: Box;
}

function matterOf(standing: Standing): readonly Matter[] {
  const parts = standing.parts.filter(isSolid).map((part) => {
    const { minX, maxX, minZ, maxZ } = part.box;
    const area = (maxX - minX) * (maxZ - minZ);
    const step = Math.max(STEP, Math.sqrt(area / MEASURED));
    return { part, places: placesApart(part, step), area: area / (Math.ceil((maxX - minX) / step) * Math.ceil((maxZ - minZ) / step)) };
  });
  return parts.length === 0 ? [] : [{ standing, parts, box: boxAround(parts.map(({ part: { box } }) => box)) }];
}

/** The share of one piece's places that stand in the other's matter; 0 where that is little. */
function shareIn({ parts }: Matter, other: Matter): number {
  let [all, within, matter] = [0, 0, 0];
  for (const { part, places, area } of parts) {
    all += places.length;
    const near = other.parts.filter(({ part: one }) => one.bottom < part.top - TOUCHES && one.top > part.bottom + TOUCHES && boxesMeet(one.box, part.box));
    for (const [x, z] of near.length === 0 ? [] : places) {
      let height = 0;
      for (const { part: one } of near) if (lies(one, x, z)) height = Math.max(height, Math.min(one.top, part.top) - Math.max(one.bottom, part.bottom));
      if (height > TOUCHES) within++;
      matter += height * area;
    }
  }
  return matter < MATTER ? 0 : within / all;
}

/** Pieces of which a good part stands in another: of each two the one of which more does. `isSaid`: of which pairs more is said already. A piece a step, three times over. */
export function* overlapFindings(
  terrain: Terrain, standing: readonly Standing[], isSaid: (feature: string, other: string) => boolean,
): Steps<readonly Finding[]> {
  const parts = new InParts(3);
  const later = new Map(standing.map((one, i) => [one, i]));
  const matters = (yield* parts.part(1, foundIn(standing, matterOf))).sort((a, b) => a.box.minX - b.box.minX);
  const worst = new Map<Matter, { readonly other: Matter; readonly share: number }>();
  yield* parts.part(1, foundIn([...matters.entries()], ([i, one]) => {
    for (let k = i + 1; k < matters.length && matters[k]!.box.minX < one.box.maxX; k++) {
      const other = matters[k]!;
      if (!boxesMeet(one.box, other.box) || isSaid(one.standing.feature.id, other.standing.feature.id)) continue;
      const [share, back] = [shareIn(one, other), shareIn(other, one)];
      const alike = Math.abs(share - back) < ALIKE;
      const [inner, outer] = (alike ? later.get(one.standing)! > later.get(other.standing)! : share > back) ? [one, other] : [other, one];
      const most = Math.max(share, back);
      if (most >= FAR && most > (worst.get(inner)?.share ?? 0)) worst.set(inner, { other: outer, share: most });
    }
    return [];
  }));
  let left: number = TRIED_IN_ALL;
  return yield* parts.part(1, foundIn([...worst], ([one, { other, share }]) => {
    const { feature, bottom } = one.standing;
    const ways = left > 0 ? waysOut(one, other).slice(0, Math.min(TRIED, left)) : [];
    const shared = sharing(terrain, one.standing);
    const [before, steady] = ways.length === 0 ? [0, false] : [shared(STAYS, 1, other.standing.feature.id), steadyAt(one.standing, terrain, STAYS)];
    const way = ways.find((move) => {
      if (!staysOn(terrain, one.standing, move)) return false;
      left--;
      return shared(move, before + MORE) <= before + MORE && (!steady || steadyAt(one.standing, terrain, move));
    });
    const at = { x: feature.at[0], y: bottom, z: feature.at[1] };
    const about = { other: other.standing.feature.id, share: Math.round(100 * share) };
    return [finding('warning', 'overlaps', { feature: feature.id, at, about, fix: way === undefined ? null : moved(feature, way) })];
  }));
}

/** Moves that bring one piece wholly out of another, the shortest first: square to a side of either, and onto it. */
function waysOut(one: Matter, other: Matter): readonly Move[] {
  const [own, around] = [outlineOf(one), outlineOf(other)];
  const far = (ring: Ring, nx: number, nz: number): number => Math.max(...ring.map(([x, z]) => x * nx + z * nz));
  const sideways = [...normalsOf(own), ...normalsOf(around)].flatMap(([nx, nz]) => [[nx, nz], [-nx, -nz]] as const).map(([nx, nz]): Move => {
    const by = far(around, nx, nz) + far(own, -nx, -nz);
    return { x: outward(nx * by), y: 0, z: outward(nz * by) };
  });
  const top = Math.max(...other.standing.parts.filter(isSolid).map((part) => part.top));
  const length = ({ x, y, z }: Move): number => x * x + y * y + z * z;
  return [...sideways, { x: 0, y: outward(top - one.standing.bottom), z: 0 }].sort((a, b) => length(a) - length(b));
}

const outlineOf = ({ parts }: Matter): Ring => hullOf(parts.flatMap(({ part }) => part.footprint.flat()));

/** Directions square to the sides of an outline. */
const normalsOf = (ring: Ring): readonly Place[] => ring.map(([x0, z0], i) => {
  const [x1, z1] = ring[(i + 1) % ring.length]!;
  const long = Math.sqrt((x1 - x0) ** 2 + (z1 - z0) ** 2);
  return [(z1 - z0) / long, (x0 - x1) / long];
});

/** Room for rounding, in tenths of a millimetre. */
const ROUNDS = 1e-4;
/** Rounded to a tenth, away from where it is. */
const outward = (by: number): number => (by < 0 ? Math.floor(by * 10 + ROUNDS) : Math.ceil(by * 10 - ROUNDS)) / 10 + 0;
