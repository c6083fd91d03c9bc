import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { unpacked } from '../../node/unpacked.ts';
import { readPiece } from '../terrain/piece.ts';
import type { PartModel, PieceModel } from '../terrain/piece-model.ts';
import { placingOf, put, type Feature } from '../terrain/table.ts';
import type { Ring } from '../plane/ring.ts';
import { copiesAcross, type Across } from './arrange.ts';
import { mirrored } from './mirror.ts';
import { boundsOf, rectOf, shapeOf, type Rect } from './outline.ts';

const models = new Map<string, PieceModel>();
for (const name of ['crates', 'gantry-corner', 'container', 'gantry-stairs', 'bulkhead-end', 'fuel-tank']) {
  models.set(name, await readPiece(unpacked(readFileSync(join(assetsFolder(import.meta.url), 'pieces/refinery', `${name}.glb.pack`)))));
}
const model = (name: string): PieceModel => models.get(name)!;
const stands = (piece: string, turn = 0): Feature => ({ id: 'one', piece, at: [200, 100], turn, level: 0 });
const across = (feature: Feature, way: Across): Feature => copiesAcross([feature], [feature], way, (name) => mirrored(model(name)))[0]!;
const bounds = (feature: Feature): Rect => boundsOf(feature, shapeOf(model(feature.piece)));
/** The rectangle around one part of a piece where it stands. */
const around = (feature: Feature, part: string): Rect =>
  rectOf(model(feature.piece).parts.find((one) => one.part === part)!.footprint.flat().map(([x, z]) => put(placingOf(feature), x, z)));
const imageOf = ({ minX, maxX, minZ, maxZ }: Rect, way: Across): Rect => (way === 'leftRight' ? { minX: -maxX, maxX: -minX, minZ, maxZ } : { minX, maxX, minZ: -maxZ, maxZ: -minZ });
const isNear = (given: Rect, wanted: Rect, by = 0.3): void => {
  for (const side of ['minX', 'maxX', 'minZ', 'maxZ'] as const) expect(Math.abs(given[side] - wanted[side]), side).toBeLessThanOrEqual(by);
};

const WAYS = ['leftRight', 'nearFar'] as const;
const TURNS = [0, 90, 180, -90] as const;

describe('a mirrored copy', () => {
  it('of a piece that lies beside its own place stands where its mirror image does', () => {
    for (const way of WAYS) for (const turn of TURNS) isNear(bounds(across(stands('crates', turn), way)), imageOf(bounds(stands('crates', turn)), way));
    expect(mirrored(model('crates'))).toMatchObject({ by: [-23.8, 0], exact: false });
  });

  it('of a corner has its railings, and so its open sides, where the mirror image has them; its braces it cannot have there', () => {
    const [right, low] = [stands('gantry-corner'), across(stands('gantry-corner'), 'leftRight')];
    expect(low.turn).toBe(-90);
    expect(mirrored(model('gantry-corner')).exact).toBe(false);
    /** Whether a railing runs along the left, right, far and near edge of the deck. */
    const railed = (feature: Feature): readonly boolean[] => {
      const rings = model(feature.piece).parts.find(({ part }) => part === 'railings')!.footprint.map((ring) => ring.map(([x, z]) => put(placingOf(feature), x, z)));
      const [x, z] = feature.at;
      const near = (atX: number, atZ: number): boolean => rings.some((ring) => ring.some(([px, pz]) => Math.hypot(px - atX, pz - atZ) < 16));
      return [near(x - 37, z), near(x + 37, z), near(x, z - 37), near(x, z + 37)];
    };
    expect(railed(right)).toEqual([true, false, true, false]);
    expect(railed(low)).toEqual([false, true, true, false]);
    expect(railed(across(right, 'nearFar'))).toEqual([true, false, false, true]);
  });

  it('of a piece that is its own mirror image is the piece, turned the other way', () => {
    expect(mirrored(model('container'))).toEqual({ turn: 0, by: [0, 0], exact: true });
    expect(across(stands('container', 30), 'leftRight')).toMatchObject({ at: [-200, 100], turn: -30 });
    expect(across(stands('container', 30), 'nearFar')).toMatchObject({ at: [200, -100], turn: 150 });
    expect(mirrored(model('gantry-stairs'))).toEqual({ turn: 0, by: [0, 0], exact: true });
    // A wall with one end: its image is itself turned half round.
    expect(mirrored(model('bulkhead-end'))).toEqual({ turn: 180, by: [0, 0], exact: true });
  });

  it('of a piece with a ladder has the ladder on the mirrored side', () => {
    expect(mirrored(model('fuel-tank'))).toMatchObject({ turn: 180, exact: false });
    isNear(around(across(stands('fuel-tank'), 'leftRight'), 'ladder'), imageOf(around(stands('fuel-tank'), 'ladder'), 'leftRight'));
  });

  it('twice is the piece where it stood', () => {
    for (const piece of models.keys()) for (const way of WAYS) for (const turn of [0, 90, 35]) {
      const twice = across(across(stands(piece, turn), way), way);
      isNear(bounds(twice), bounds(stands(piece, turn)), 0.5);
    }
  });
});

describe('a piece of somebody’s own', () => {
  const part = (footprint: Ring, more: Partial<PartModel> = {}): PartModel => ({
    part: 'body', sight: 'blocked', move: 'impassable', low: false, top: 50, bottom: 0, footprint: [footprint], surfaces: [], ingress: [],
    positions: new Float32Array(), index: new Uint32Array(), ...more,
  });
  const turnedRing = (ring: Ring, turn: number): Ring => ring.map(([x, z]) => put(placingOf({ at: [0, 0], turn, level: 0 }), x, z));
  const bar: Ring = [[-60, -10], [60, -10], [60, 10], [-60, 10]];

  it('that lies askew in its own frame is turned by twice its angle', () => {
    const { turn, exact } = mirrored({ name: 'askew', parts: [part(turnedRing(bar, 25))] });
    expect([Math.abs((((turn + 50) % 180) + 180) % 180), exact]).toEqual([0, true]);
  });

  it('is not its own image where only a way up leads elsewhere, or another side hides', () => {
    const climbed = part(bar, { ingress: [{ kind: 'ladder', from: [50, 0, 20], to: [50, 50, 0] }] });
    expect(mirrored({ name: 'climbed', parts: [climbed] }).exact).toBe(false);
    const halves = [part([[-60, -10], [0, -10], [0, 10], [-60, 10]]), part([[0, -10], [60, -10], [60, 10], [0, 10]], { part: 'net', sight: 'clear' })];
    expect(mirrored({ name: 'halves', parts: halves })).toMatchObject({ turn: 180, exact: true });
  });
});
