import { expect, it } from 'vitest';
import { toEnd } from '../core/steps.ts';
import { systems } from '../host/systems.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import type { TableDemand } from '../shape/demand.ts';
import { checking, type Finding, type Reason } from '../space/check/check.ts';
import { areaOf } from '../space/plane/ring.ts';
import { restingPlace } from '../space/ground/relocate.ts';
import { partsMeeting } from '../space/ground/slab.ts';
import { distanceToEdges, holds } from '../space/plane/ring.ts';
import { buildTerrain, type Feature, type TableFile, type Terrain } from '../space/terrain/table.ts';
import type { TerrainPart } from '../space/terrain/terrain.ts';
import { spread } from '../testing/depth.ts';

const content = new Content(assetsFolder(import.meta.url));
const TABLES = ['depot', 'landing-ship', 'outpost', 'refinery', 'relay', 'dry-dock', 'wreck-yard', 'tank-farm', 'snow-field', 'port-town', 'cargo-hold'];
/** The width of a house without a way up, and how far beside an edge the middle of what hangs over it lies (mm). */
const [HOUSE, BESIDE] = [140, 12] as const;
/** A ladder that stands so far from its deck leads nobody onto it (mm): as far as there is nothing else for it to lead to. */
const AWAY = [80, 120, 160, 200] as const;

/** A table with one thing wrong, and what must be found: of which feature, objective or outline. */
interface Spoilt {
  readonly table: TableFile;
  readonly wanted: Partial<Finding>;
}

/** A shipped table, and one match that is played on it. */
interface Ground {
  readonly table: TableFile;
  readonly terrain: Terrain;
  readonly demand: TableDemand;
}

const withMore = (table: TableFile, ...more: readonly Feature[]): TableFile => ({ ...table, features: [...table.features, ...more] });
const stand = (id: string, piece: string, x: number, z: number, level = 0): Feature => ({ id, piece, at: [x, z], turn: 0, level });
/** What is put where it must not stand: about two inches wide each way, and nobody stands on it. */
const odd = (x: number, z: number, level: number): Feature => stand('odd', 'freight', x, z, level);

/** Solid things on the ground that fill their boxes, the widest first. */
function blocksOn({ parts }: Terrain): readonly TerrainPart[] {
  const area = ({ box }: TerrainPart): number => (box.maxX - box.minX) * (box.maxZ - box.minZ);
  const fits = parts.filter((part) => part.sight === 'blocked' && part.move === 'impassable' && part.bottom < 1 && part.top > 30
    && part.footprint.length === 1 && areaOf(part.footprint[0]!) > 0.9 * area(part));
  return fits.sort((a, b) => area(b) - area(a));
}

/** A place in plan just beside such a thing, and how high that is, where nothing else stands. */
function edgeOf(terrain: Terrain): readonly [x: number, z: number, level: number] {
  for (const { box, top, feature } of blocksOn(terrain)) {
    const [middleX, middleZ] = [(box.minX + box.maxX) / 2, (box.minZ + box.maxZ) / 2];
    const sides = [[box.maxX + BESIDE, middleZ], [box.minX - BESIDE, middleZ], [middleX, box.maxZ + BESIDE], [middleX, box.minZ - BESIDE]] as const;
    const free = sides.find(([x, z]) => partsMeeting(terrain, x - 40, x + 40, z - 40, z + 40).every((part) => part.feature === feature));
    if (free !== undefined) return [...free, top];
  }
  throw new Error('beside everything stands something');
}

/** A ladder of a table, moved off its deck to where nothing of that height is near, and where it stands then. */
function ladderAway({ table: { features }, terrain: { parts, surfaces, ingress } }: Ground): readonly [Feature, readonly [number, number]] {
  for (const away of AWAY) for (const one of features.filter(({ piece }) => piece.startsWith('ladder'))) {
    const [from, to] = ingress.filter(({ part }) => part !== null && parts[part]!.feature === one.id).map(({ at }) => at);
    const long = Math.hypot(from!.x - to!.x, from!.z - to!.z);
    const [x, z] = [(away * (from!.x - to!.x)) / long, (away * (from!.z - to!.z)) / long];
    if (!surfaces.some(({ y, edges }) => Math.abs(y - to!.y) < 50 && nearArea(edges, to!.x + x, to!.z + z))) return [one, [one.at[0] + x, one.at[1] + z]];
  }
  throw new Error('no ladder has room beside it');
}

const nearArea = (edges: TerrainPart['edges'], x: number, z: number): boolean => holds(edges, x, z) || distanceToEdges(edges, x, z) < 46;

/** A strip of 80 mm along the table. */
const stripOf = (from: number, to: number, z: number): [number, number][] => [[from, z], [to, z], [to, z + 80], [from, z + 80]];

const FAULTS: readonly (readonly [Reason, (ground: Ground) => Spoilt])[] = [
  ['wayWithoutRoom', (ground) => {
    const [ladder, [x, z]] = ladderAway(ground);
    const { table } = ground;
    const features = table.features.map((one): Feature => (one === ladder ? { ...one, at: [x, z] } : one));
    return { table: { ...table, features }, wanted: { severity: 'error', feature: ladder.id } };
  }],
  ['objectiveInTerrain', ({ table, terrain, demand }) => {
    const { id, at: { x, z }, radius } = demand.objectives.find((one) => restingPlace(terrain, one.at.x, one.at.z, one.radius) === 0)!;
    return { table: withMore(table, odd(x + radius, z, 0)), wanted: { severity: 'error', id, feature: 'odd', match: demand.name } };
  }],
  ['sunk', ({ table, terrain }) => {
    const [{ box, top, feature }] = blocksOn(terrain) as [TerrainPart];
    const into = odd((box.minX + box.maxX) / 2, (box.minZ + box.maxZ) / 2, top - 10);
    return { table: withMore(table, into), wanted: { severity: 'warning', feature: 'odd', about: { by: 10, other: feature } } };
  }],
  ['unsupported', ({ table, terrain }) => {
    const [x, z, level] = edgeOf(terrain);
    return { table: withMore(table, odd(x, z, level)), wanted: { severity: 'warning', feature: 'odd' } };
  }],
  ['deploymentShut', ({ table, terrain: { half }, demand }) => {
    const { zone, seat } = demand.deployments.find((one) => one.zone.kind === 'strip')!;
    const { side, depth } = zone as Extract<typeof zone, { readonly kind: 'strip' }>;
    const many = Math.ceil((2 * half.x) / HOUSE);
    // Two upon each other: what is half as high leads nobody onto them.
    const houses = [0, 90].flatMap((level) => Array.from({ length: many }, (_, i) =>
      stand(`odd-${i}-${level}`, 'building-one', (i - (many - 1) / 2) * HOUSE, side * (half.z - depth - 66), level)));
    return { table: withMore(table, ...houses), wanted: { severity: 'note', match: demand.name, about: expect.objectContaining({ seat }) as Finding['about'] } };
  }],
  ['deploymentCrosses', ({ table, terrain: { half: { x, z } } }) => {
    const deployment = [{ seat: 0, outline: [[-x, z - 80], [x, z], [x, z - 80], [-x, z]] }, { seat: 1, outline: stripOf(-x, x, -z) }] as TableFile['deployment'];
    return { table: { ...table, deployment }, wanted: { severity: 'warning', id: '0' } };
  }],
  ['deploymentUneven', ({ table, terrain: { half: { x, z } } }) => {
    const deployment = [{ seat: 0, outline: stripOf(-x, x, z - 80) }, { seat: 1, outline: stripOf(-x / 2, x / 2, -z) }];
    return { table: { ...table, deployment }, wanted: { severity: 'warning', id: '1', about: { seat: 1, share: 50 } } };
  }],
];

/** Every table with every fault, so that as few as each fault once lie on different tables. */
const PAIRS = spread(TABLES.flatMap((table) => FAULTS.map(([reason, spoil]) => ({ id: table, reason, spoil }))), FAULTS.length);

/** What is found where the match is played, without what would mend it. */
async function found(table: TableFile, demand: TableDemand): Promise<readonly Finding[]> {
  return toEnd(checking(table, await content.piecesOf(table), () => [demand], { isLate: () => true })).findings;
}

it.each(PAIRS)('$id: $reason is found where it was made, and not before', async ({ id, reason, spoil }) => {
  const table = await content.file(id);
  const terrain = buildTerrain(table, await content.piecesOf(table));
  const demands = systems.flatMap((system) => [...system.tableDemands?.(terrain) ?? []]);
  const demand = demands.find((one) => one.objectives.length > 0 && one.deployments.length === 2)!;
  const { table: spoilt, wanted } = spoil({ table, terrain, demand });
  expect(await found(spoilt, demand)).toContainEqual(expect.objectContaining({ reason, ...wanted }));
  expect((await found(table, demand)).map((one) => one.reason)).not.toContain(reason);
});
