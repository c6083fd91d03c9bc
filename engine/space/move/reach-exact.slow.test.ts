import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { deep } from '../../testing/depth.ts';
import { mayStand } from '../ground/ground.ts';
import { readPiece } from '../terrain/piece.ts';
import { type Plan, planDistance, tenth } from '../../shape/point.ts';
import { farthest, mayReach, poseTo, reachField, reachTool, type ToolZone } from './reach.ts';
import { areaMeets, bar, distanceToTool, edgesMeet, hardPlace, liesFree, posed } from './reach-reference.fixture.ts';
import { holds, squaredToStretch } from '../plane/ring.ts';
import type { Body } from '../../shape/shape.ts';
import { buildTerrain, parseTable, type Terrain } from '../terrain/table.ts';
import type { TerrainPart } from '../terrain/terrain.ts';
import { hindrance, type Pose } from './tool.ts';
import type { PieceModel } from '../terrain/piece-model.ts';
import { unpacked } from '../../node/unpacked.ts';

const assets = join(import.meta.dirname, '../../../assets');
const levels = { step: 76.2, equalIsSame: true };
const [radius, height, width] = [20, 32, 25];
const zoneOf = (length: number, beyondTip: boolean): ToolZone => ({ kind: 'tool', tool: { length, width, beyondTip }, over: false, levels, wedge: null });

async function load(name: string): Promise<Terrain> {
  const table = parseTable(JSON.parse(readFileSync(join(assets, 'tables', `${name}.json`), 'utf8')));
  const pieces = new Map<string, PieceModel>();
  for (const { piece } of table.features) if (!pieces.has(piece)) pieces.set(piece, await readPiece(unpacked(readFileSync(join(assets, 'pieces', table.theme, `${piece}.glb.pack`)))));
  return buildTerrain(table, pieces);
}

describe.each(['refinery', 'outpost'])('the tool on the table %s', (name) => {
  let terrain: Terrain;
  const bodies: Body[] = [];
  const random = randomFrom(19);
  const partsFor = (body: Body, { tool }: ToolZone): readonly TerrainPart[] => hindrance(terrain, body, tool, levels).parts;

  beforeAll(async () => {
    terrain = await load(name);
    while (bodies.length < 60) {
      const surface = random() < 0.8 ? undefined : terrain.surfaces[Math.floor(random() * terrain.surfaces.length)];
      const [x, z] = surface ? surface.outline[0]! : [(random() - 0.5) * 860, (random() - 0.5) * 860];
      const body = { at: { x: tenth(x + (random() - 0.5) * 60), y: surface?.y ?? 0, z: tenth(z + (random() - 0.5) * 60) }, radius, height };
      if (mayStand(terrain, body, [], levels) === null && partsFor(body, zoneOf(150, true)).length > 0) bodies.push(body);
    }
  });

  test.each([[150, true], [85, true], [150, false]] as const)('SP-TOOL-04 whatever a free tool of %d mm touches is reached (beyond the tip: %s), and every pose found lies free', (length, beyondTip) => {
    const zone = zoneOf(length, beyondTip);
    let asked = 0;
    for (const body of bodies) {
      const parts = partsFor(body, zone);
      for (let i = 0; i < 20; i++) {
        const hard = hardPlace(random, body, zone.tool, parts);
        if (!hard || planDistance(body.at, hard.place) > farthest(zone, radius)) continue;
        const { b, c } = hard.pose;
        if (!beyondTip && (hard.place.x - c.x) * (c.x - b.x) + (hard.place.z - c.z) * (c.z - b.z) > 0) continue;
        expect(poseTo(terrain, body, zone, hard.place)).not.toBeNull();
        asked++;
      }
      for (let i = 0; i < 20; i++) {
        const to = { x: body.at.x + (random() - 0.5) * 380, z: body.at.z + (random() - 0.5) * 380 };
        const pose = poseTo(terrain, body, zone, to);
        if (!pose || planDistance(body.at, to) <= 0.1) continue;
        expect(liesFree(pose, parts, width, 0.1)).toBe(true);
        expect(distanceToTool(pose, width, to)).toBeLessThanOrEqual(radius + 0.1 + 1e-9);
      }
    }
    expect(asked).toBeGreaterThan(300);
  });

  test('SP-TOOL-04 against all poses in steps of 0.25° and 0.5°: none of them touches a place that is not reached', () => {
    const zone = zoneOf(150, true);
    let missed = 0;
    const some = bodies.slice(0, deep(4, 2));
    for (const body of some) {
      const poses = sampled(body, zone, partsFor(body, zone));
      for (let i = 0; i < 120; i++) {
        const to = { x: body.at.x + (random() - 0.5) * 380, z: body.at.z + (random() - 0.5) * 380 };
        if (planDistance(body.at, to) > farthest(zone, radius) || poseTo(terrain, body, zone, to) !== null) continue;
        expect(poses.some((pose) => planDistance(to, pose.b) <= 75 + width + radius && distanceToTool(pose, width, to) <= radius)).toBe(false);
        missed++;
      }
    }
    expect(missed).toBeGreaterThan(2.5 * some.length);
  });

  test('every outline has its inside to the same side of each edge: the free directions count only edges that face the hinge', () => {
    for (const { feature, part, edges, move } of terrain.parts) {
      if (move === 'passable') continue;
      for (let i = 0; i < edges.length; i += 4) {
        const [x0, z0, x1, z1] = [edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!];
        const long = Math.hypot(x1 - x0, z1 - z0);
        if (long < 0.05) continue;
        const beside = (far: number): boolean => holds(edges, (x0 + x1) / 2 - ((z1 - z0) / long) * far, (z0 + z1) / 2 + ((x1 - x0) / long) * far);
        expect([feature, part, i / 4, beside(0.002), beside(-0.002)]).toEqual([feature, part, i / 4, true, false]);
      }
    }
  });

  test('SP-ADV-02 without the parts named a place opens, and where several are named none alone would do', () => {
    const zone = zoneOf(150, true);
    const without = (gone: readonly number[]): Terrain => ({ ...terrain, parts: terrain.parts.filter(({ index }) => !gone.includes(index)) });
    const random = randomFrom(29);
    let [single, several] = [0, 0];
    for (const body of bodies.filter(({ at }) => at.y === 0)) {
      for (let i = 0; i < 120; i++) {
        const to = { x: tenth(body.at.x + (random() - 0.5) * 300), y: 0, z: tenth(body.at.z + (random() - 0.5) * 300) };
        const reached = reachTool(terrain, body, [], zone, to);
        if (reached.ok || reached.objection.why !== 'toolBlocked') continue;
        expect(poseTo(without(reached.stoppedBy), body, zone, to)).not.toBeNull();
        if (reached.stoppedBy.length === 1) single++;
        else {
          for (const { index } of partsFor(body, zone)) expect(poseTo(without([index]), body, zone, to)).toBeNull();
          several++;
        }
      }
    }
    expect(single).toBeGreaterThan(10);
    expect(several).toBeGreaterThan(4);
  });

  test('SP-TOOL-04 field, yes or no, and pose agree, whatever was asked before', () => {
    const zone = zoneOf(150, true);
    for (const body of bodies.slice(0, 25)) {
      const cells = new Set(reachField(terrain, body, [], zone).cells.map(({ x, y, z }) => `${x} ${y} ${z}`));
      for (let i = 0; i < 80; i++) {
        const to = {
          x: 10 * Math.round((body.at.x + (random() - 0.5) * 380) / 10),
          y: body.at.y,
          z: 10 * Math.round((body.at.z + (random() - 0.5) * 380) / 10),
        };
        if (planDistance(body.at, to) > farthest(zone, radius)) continue;
        const before = mayReach(terrain, body, [], zone, to);
        expect(reachTool(terrain, body, [], zone, to).ok).toBe(before);
        expect(cells.has(`${to.x} ${to.y} ${to.z}`)).toBe(before);
      }
    }
  });
});

/** Every free pose of a fine lattice. */
function sampled(body: Body, { tool }: ToolZone, parts: readonly TerrainPart[]): readonly Pose[] {
  const poses: Pose[] = [];
  const half = width / 2 - 1e-7;
  for (let turn = 0; turn < 1440; turn++) {
    const first = (turn * Math.PI) / 720;
    const straight = posed(body, tool, first, 0);
    const shape = bar(straight.a, straight.b, half, 0, 0);
    if (parts.some(({ edges }) => areaMeets(edges, shape))) continue;
    const near = Float64Array.from(parts.flatMap(({ edges }) => edgesNear(edges, straight.b, tool.length / 2 + half)));
    if (edgesNear(near, straight.b, half).length > 0) continue;
    for (let bend = -180; bend <= 180; bend++) {
      const pose = posed(body, tool, first, (bend * Math.PI) / 360);
      // The first bar lies outside every outline: what overlaps one now meets its edges.
      if (!edgesMeet(near, bar(pose.b, pose.c, half, 0, 0))) poses.push(pose);
    }
  }
  return poses;
}

function edgesNear(edges: Float64Array, { x, z }: Plan, reach: number): number[] {
  const near: number[] = [];
  for (let i = 0; i < edges.length; i += 4) {
    if (squaredToStretch(x, z, edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!) < reach * reach) near.push(...edges.subarray(i, i + 4));
  }
  return near;
}
