/** What would have to stand elsewhere, or go, for figures to find room or to get away from where they deploy. Lengths in mm. */
import { tenth, type Plan } from '../../../shape/point.ts';
import { distanceToArea, edgesOfRing } from '../../plane/ring.ts';
import { FLUSH } from '../../plane/scale.ts';
import { turned } from '../../terrain/turned.ts';
import type { TableEdit } from '../../terrain/table-edit.ts';
import type { TerrainPart } from '../../terrain/terrain.ts';
import type { Finding } from '../finding.ts';
import { boxesMeet, isSolid, moved, standingOf, staysOn, type Standing } from '../standing.ts';
import type { Looked } from './bench.ts';
import { gaitOf } from './ways.ts';

/** So far from whom they cramp pieces are pushed in turn. */
const AWAY = [45, 90] as const;
/** Pieces that cramp somebody stand so near, and what walls a deployment off so near to it. */
const [CRAMPED, WALLED] = [110, 130] as const;
/** So many pieces are tried. */
const [FEW, SOME] = [2, 3] as const;

/** What lies over a surface on which nobody fits, or stands on it: each taken away, what takes the most of it first. */
export function* overheadMends({ feature, about: { y } }: Finding, looked: Looked): Generator<TableEdit> {
  const { terrain } = looked.known;
  const [low, high] = [Number(y) + FLUSH, Number(y) + gaitOf(looked).body.height];
  const surfaces = terrain.surfaces.filter((one) => terrain.parts[one.part]!.feature === feature && Math.abs(one.y - Number(y)) <= FLUSH);
  const taken = ({ parts }: Standing): number => parts.filter(({ bottom, top }) => top > low && bottom < high)
    .reduce((sum, { box }) => sum + surfaces.filter((one) => boxesMeet(one.box, box)).reduce((area, one) => area + common(one.box, box), 0), 0);
  const others = standingOf(looked.table.features, terrain).filter((one) => one.feature.id !== feature);
  const over = others.map((one) => ({ one, taken: taken(one) })).filter((one) => one.taken > 0).sort((a, b) => b.taken - a.taken);
  for (const { one } of over) yield { kind: 'remove', features: [one.feature.id] };
}

const common = (a: TerrainPart['box'], b: TerrainPart['box']): number =>
  (Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX)) * (Math.min(a.maxZ, b.maxZ) - Math.max(a.minZ, b.minZ));

/** What stands around a place that leaves no room for those who follow: pushed away from it, or taken away, the nearest first. */
export function* followerMends({ at }: Finding, looked: Looked): Generator<TableEdit> {
  if (at === null) return;
  const { terrain } = looked.known;
  const near = solids(looked, ({ edges }) => distanceToArea(edges, at.x, at.z)).filter(({ far }) => far <= CRAMPED).slice(0, FEW);
  for (const by of AWAY) for (const { one } of near) {
    const move = awayFrom(at, one, by);
    if (staysOn(terrain, one, move)) yield moved(one.feature, move);
  }
  for (const { one } of near) yield { kind: 'remove', features: [one.feature.id] };
}

function awayFrom({ x, z }: Plan, { feature: { at: [toX, toZ] } }: Standing, by: number): { readonly x: number; readonly y: 0; readonly z: number } {
  const long = Math.sqrt((toX - x) ** 2 + (toZ - z) ** 2) || 1;
  return { x: tenth((by * (toX - x)) / long), y: 0, z: tenth((by * (toZ - z)) / long) };
}

/** What walls a deployment off: turned out of the way, or taken away, the widest first. */
export function* shutMends({ match, about }: Finding, looked: Looked): Generator<TableEdit> {
  const demand = looked.demanded.find(({ name }) => name === match);
  const zone = demand?.deployments.find(({ seat }) => seat === Number(about['seat']))?.zone;
  const { half } = looked.known.terrain;
  let far: (part: TerrainPart) => number;
  if (zone?.kind === 'strip') far = ({ box }) => half.z - zone.depth - Math.max(zone.side * box.minZ, zone.side * box.maxZ);
  else if (zone?.kind === 'outline') far = ({ box }) => distanceToArea(edgesOfRing(zone.outline), (box.minX + box.maxX) / 2, (box.minZ + box.maxZ) / 2);
  else return;
  const walls = solids(looked, far).filter((one) => one.far >= 0 && one.far <= WALLED).sort((a, b) => widthOf(b.one) - widthOf(a.one)).slice(0, SOME);
  for (const { one: { feature } } of walls.slice(0, FEW)) yield { kind: 'set', feature: feature.id, to: { turn: turned(feature.turn + 90) } };
  for (const { one: { feature } } of walls) yield { kind: 'remove', features: [feature.id] };
}

const widthOf = ({ parts }: Standing): number => Math.max(...parts.map(({ box }) => Math.max(box.maxX - box.minX, box.maxZ - box.minZ)));

/** Features that have matter on the ground, and how far the nearest of it is by a measure, the nearest first. */
function solids({ table, known: { terrain } }: Looked, far: (part: TerrainPart) => number): readonly { readonly one: Standing; readonly far: number }[] {
  return standingOf(table.features, terrain).flatMap((one) => {
    const own = one.parts.filter(isSolid).map(far);
    return own.length === 0 ? [] : [{ one, far: Math.min(...own) }];
  }).sort((a, b) => a.far - b.far);
}
