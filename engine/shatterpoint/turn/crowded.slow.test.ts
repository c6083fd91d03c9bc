import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import type { PlaceRequest } from '../../core/script.ts';
import { assetsFolder } from '../../node/assets-folder.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { crowdAt, type Crowd, fineHasRoom, latticeHasRoom, POSITIONS } from '../../testing/proofs/crowd.ts';
import { readKit, shippedTerrain } from '../../testing/proofs/kit.ts';
import { RANGES } from '../../testing/proofs/question.ts';
import { plaza } from '../../testing/soundness-tables.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { table, type Table } from '../../testing/shatterpoint/table.ts';
import { deep } from '../../testing/depth.ts';

const DEPLOYMENTS = deep(30, 30);

/** Blocks and narrow alleys along the near edge. */
const alleys = (): Terrain => boxTerrain({
  boxes: Array.from({ length: 13 }, (_, i) => {
    const x = -440 + i * 70 + (i % 3) * 7.3;
    return { id: `block-${i}`, sight: 'blocked', move: 'impassable', surface: i % 2 === 0, bottom: 0, top: 45, x: [x, x + 22 + (i % 4) * 4], z: [330 + (i % 5) * 9, 420 - (i % 2) * 30] } as const;
  }),
});

const TABLES: readonly (readonly [name: string, load: () => Promise<Terrain>])[] = [
  ...['outpost', 'refinery'].map((name) => [name, async () => shippedTerrain(await readKit(assetsFolder(import.meta.url)), name)] as const),
  ['plaza', () => Promise.resolve(plaza())], ['alleys', () => Promise.resolve(alleys())],
];

/** What the match asks for the second figure of a squad whose Primary stands in the midst of a crowd. */
function asked(terrain: Terrain, { leader, others }: Crowd): PlaceRequest {
  const cards = ['leader', 'second', 'other'].map((id) => fighter(id, { base: 40, type: id === 'leader' ? 'primary' : id === 'second' ? 'secondary' : 'supporting' }));
  const crowd = Object.fromEntries(others.map((_, i) => [`other-${i}`, { card: 'other', seat: 1, at: [18, 18] } as const]));
  const t = table({ cards, terrain, printed: true, units: { leader: { seat: 0, at: null }, second: { seat: 0, at: null }, ...crowd }, phase: 'setup', turn: 0, players: [{ toDeploy: [0] }, {}] });
  Object.assign(t.state, { phase: 'deploy', active: 0, edges: [1, -1] });
  others.forEach(({ at }, i) => { t.character(`other-${i}`).at = at; });
  placeOf(t.go(), '0.leader.1');
  return placeOf(t.answer({ kind: 'place', at: leader.at }).go(), '0.second.1');
}

function placeOf({ request, asked: text }: Table, figure: string): PlaceRequest {
  if (request?.kind !== 'place' || request.figure !== figure) throw new Error(text);
  return request;
}

describe.each(TABLES)('crowded deployments on %s', (_, load) => {
  test.each(POSITIONS)(`SP-DEPLOY-03: %s: of ${DEPLOYMENTS} none goes beyond Range 1 while a place within it is free`, async (position) => {
    const terrain = await load();
    const random = randomFrom(100 + POSITIONS.indexOf(position));
    const found = { deployments: 0, full: 0, missedBefore: 0, widenedNow: 0, deniedNow: 0 };
    for (let tries = 0; found.deployments < DEPLOYMENTS && tries < 40 * DEPLOYMENTS; tries++) {
      const crowd = crowdAt(terrain, position, random);
      if (crowd === null || crowd.leader.at.z < terrain.half.z - RANGES[1] - 20) continue;
      const request = asked(terrain, crowd);
      if (request.zone.kind !== 'near') throw new Error(request.zone.kind);
      const within = { ...request, zone: { ...request.zone, range: RANGES[0] } };
      const [lattice, fine] = [latticeHasRoom(terrain, within, crowd.leader), fineHasRoom(terrain, within, crowd.leader, random)];
      const widened = request.zone.range > RANGES[0];
      expect(widened).toBe(request.about['crowded'] === 'spread');
      found.deployments++;
      if (widened) found.full++;
      if (fine && !lattice) found.missedBefore++;
      if (fine && widened) found.widenedNow++;
      if (lattice && widened) found.deniedNow++;
    }
    expect(found, `${(100 * found.missedBefore / found.deployments).toFixed(0)} % before`).toMatchObject({ deployments: DEPLOYMENTS, widenedNow: 0, deniedNow: 0 });
    // The crowds are such that the lattice that used to decide misses some places.
    expect(found.missedBefore).toBeGreaterThan(1);
  });
});
