import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { holds } from '../plane/ring.ts';
import { readPiece } from '../terrain/piece.ts';
import type { PieceModel } from '../terrain/piece-model.ts';
import { buildTerrain, placingOf, put as at, type Feature } from '../terrain/table.ts';
import { bare } from '../../testing/own-tables.ts';
import { aligned, copiesAcross, copiesOf, spread, turnedTogether } from './arrange.ts';
import { turned } from '../terrain/turned.ts';
import { MARK_SHAPES } from './mark-shapes.ts';
import { boundsOf, shapeOf, type Shape } from './outline.ts';
import { snapped, type Snaps } from './snap.ts';
import { unpacked } from '../../node/unpacked.ts';

const NAMES = ['gantry-platform', 'gantry-bridge', 'gantry-tee', 'ladder', 'ladder-half', 'half-platform', 'crates', 'container', 'stair-flight', 'lift'];
const models = new Map<string, PieceModel>();
beforeAll(async () => {
  for (const name of NAMES) models.set(name, await readPiece(unpacked(readFileSync(join(assetsFolder(import.meta.url), 'pieces/refinery', `${name}.glb.pack`)))));
});
const of = (piece: string): Shape | undefined => (models.has(piece) ? shapeOf(models.get(piece)!) : undefined);
const put = (piece: string, at: [number, number], more: Partial<Feature> = {}): Feature => ({ id: piece, piece, at, turn: 0, level: 0, ...more });
const ALL: Snaps = { grid: 0, edges: true, decks: true, ladders: true };
const NONE: Snaps = { grid: 0, edges: false, decks: false, ladders: false };

it('a deck near another comes flush with it, and in line', () => {
  const placed = snapped(put('gantry-bridge', [160, 5]), [put('gantry-platform', [0, 0])], of, ALL);
  expect(placed).toMatchObject({ at: [152.4, 0], turn: 0, level: 0 });
  expect(placed.lines).toHaveLength(2);
  expect(snapped(put('gantry-bridge', [200, 30]), [put('gantry-platform', [0, 0])], of, ALL).at).toEqual([200, 30]);
  expect(snapped(put('gantry-bridge', [160, 5]), [put('gantry-platform', [0, 0])], of, NONE).at).toEqual([160, 5]);
});

it('a neighbour that stands askew draws nothing', () => {
  expect(snapped(put('gantry-bridge', [160, 5]), [put('gantry-platform', [0, 0], { turn: 20 })], of, ALL)).toMatchObject({ at: [160, 5], lines: [] });
});

/** A rest that keeps distances off every limit at which something begins to draw (mm). */
const REST = 0.03;
const askewTurn = fc.integer({ min: -1800, max: 1800 }).map((tenths) => tenths / 10);
const quarter = fc.constantFrom(0, 90, 180, -90);
const offset = fc.integer({ min: -200, max: 200 }).map((mm) => mm + REST);

/** Whether an end or the middle of one span is one of another's, as exactly as places are saved. */
function meet([from, to]: readonly [number, number], [otherFrom, otherTo]: readonly [number, number]): boolean {
  const theirs = [otherFrom, otherTo, (otherFrom + otherTo) / 2];
  return [from, to, (from + to) / 2].some((place) => theirs.some((other) => Math.abs(place - other) < 0.15));
}

it('pieces that stand in the same directions are drawn flush with each other whichever those are: as far as if they stood along the table', () => {
  let [drawn, free] = [0, 0];
  fc.assert(fc.property(askewTurn, quarter, quarter, offset, offset, fc.constantFrom('container', 'gantry-bridge', 'crates'), (turn, mine, theirs, x, z, piece) => {
    const turnedBy = (by: number): { readonly lines: number; readonly far: number; readonly flush: boolean } => {
      const round = placingOf({ turn: by, at: [0, 0], level: 0 });
      const deck = put('gantry-platform', [0, 0], { turn: turned(theirs + by) });
      const [wantedX, wantedZ] = at(round, x, z);
      const wanted = put(piece, [wantedX, wantedZ], { turn: turned(mine + by) });
      const { at: [toX, toZ], lines, level } = snapped(wanted, [deck], of, { ...NONE, edges: true });
      // Seen along the pieces' own edges.
      const back = placingOf({ turn: -by, at: [0, 0], level: 0 });
      const there = at(back, toX, toZ);
      const [one, other] = [boundsOf(put(piece, [there[0], there[1]], { turn: mine, level }), of(piece)!), boundsOf({ ...deck, turn: theirs }, of('gantry-platform')!)];
      const flush = meet([one.minX, one.maxX], [other.minX, other.maxX]) || meet([one.minZ, one.maxZ], [other.minZ, other.maxZ]);
      return { lines: lines.length, far: Math.hypot(toX - wantedX, toZ - wantedZ), flush };
    };
    const [straight, askew] = [turnedBy(0), turnedBy(turn)];
    expect(askew.lines).toBe(straight.lines);
    expect(Math.abs(askew.far - straight.far)).toBeLessThan(0.2);
    if (askew.lines > 0) expect(askew.flush).toBe(true);
    if (askew.lines > 0) drawn++;
    else free++;
  }), { numRuns: 400 });
  expect(drawn).toBeGreaterThan(40);
  expect(free).toBeGreaterThan(40);
});

it('a line that a piece is drawn to runs along the edge of the other one', () => {
  const deck = put('gantry-platform', [0, 0], { turn: 30 });
  const [x, z] = at(placingOf(deck), 160, 5);
  const { at: to, lines } = snapped(put('gantry-bridge', [x, z], { turn: 30 }), [deck], of, ALL);
  const [wantedX, wantedZ] = at(placingOf(deck), 152.4, 0);
  expect(Math.hypot(to[0] - wantedX, to[1] - wantedZ)).toBeLessThan(0.08);
  expect(lines).toHaveLength(2);
  const [first] = lines;
  const back = placingOf({ turn: -30, at: [0, 0], level: 0 });
  expect(at(back, first![0], first![1])[0]).toBeCloseTo(at(back, first![2], first![3])[0], 1);
  expect(at(back, first![0], first![1])[0]).toBeCloseTo(76.2, 1);
});

it.each([0, 30, -77.3])('a place that the table names has no directions: it is drawn along those of what it comes near, here turned by %d', (turn) => {
  const deck = put('gantry-platform', [0, 0], { turn });
  const shapes = (piece: string): Shape | undefined => MARK_SHAPES.get(piece) ?? of(piece);
  const drawn = (mark: string, x: number, z: number): readonly [number, number] => {
    const [wantedX, wantedZ] = at(placingOf(deck), x, z);
    const { at: [toX, toZ] } = snapped({ ...put(mark, [wantedX, wantedZ]), id: mark }, [deck], shapes, { ...NONE, edges: true });
    return at(placingOf({ turn: -turn, at: [0, 0], level: 0 }), toX, toZ);
  };
  const near = ([x, z]: readonly [number, number], toX: number, toZ: number): void => expect(Math.hypot(x - toX, z - toZ)).toBeLessThan(0.1);
  near(drawn('@corner', 79, -70), 76.2, -76.2);
  near(drawn('@way', 79, 40), 76.2, 40);
  near(drawn('@objective', 99, 30), 96.2, 30);
  near(drawn('@corner', 96, 30), 96, 30);
});

it.each([0, 90, 180, -90, 30])('a ladder near an edge of a deck leans at it with its back to it, and reaches the deck: deck turned by %d', (turn) => {
  const deck = put('gantry-platform', [40, -20], { turn, id: 'deck' });
  for (const [x, z] of [[40, 90], [150, -20], [40, -130], [-70, -20]] as const) {
    const { at, turn: faces, level } = snapped(put('ladder', [x, z]), [deck], of, ALL);
    const terrain = buildTerrain(bare({ features: [deck, { ...put('ladder', [at[0], at[1]]), turn: faces, level }] }), models);
    const [foot, top] = terrain.ingress;
    const surface = terrain.surfaces.find(({ y }) => y === 90)!;
    expect(top!.at.y).toBe(90);
    expect(holds(surface.edges, top!.at.x, top!.at.z)).toBe(true);
    expect(holds(surface.edges, foot!.at.x, foot!.at.z)).toBe(false);
  }
});

it('a ladder of half a storey leans at a deck of half a storey alone; stairs and lifts as ladders do', () => {
  const decks = [put('gantry-platform', [0, 0]), put('half-platform', [0, 130])];
  expect(snapped(put('ladder-half', [0, 80]), decks, of, ALL).at).toEqual([0, 88]);
  expect(snapped(put('stair-flight', [90, 0]), decks, of, ALL)).toMatchObject({ at: [76.2, 0], turn: 90 });
  expect(snapped(put('lift', [0, -95]), decks, of, ALL)).toMatchObject({ at: [0, -76.2], turn: 180 });
});

it('what is put on a deck stands on it; not on one overhead, nor where decks draw nothing', () => {
  const deck = put('gantry-platform', [0, 0]);
  expect(snapped(put('crates', [10, 10], { level: 90 }), [deck], of, ALL).level).toBe(90);
  expect(snapped(put('crates', [10, 10], { level: 0 }), [deck], of, ALL).level).toBe(0);
  expect(snapped(put('crates', [300, 10], { level: 90 }), [deck], of, ALL).level).toBe(0);
  expect(snapped(put('crates', [10, 10], { level: 120 }), [deck], of, NONE).level).toBe(120);
  expect(snapped(put('container', [0, 0], { level: 200 }), [deck, put('gantry-platform', [0, 0], { level: 90, id: 'upper' })], of, ALL).level).toBe(180);
});

it('of two thousand pieces at heights of their own those alone are laid out that are near enough to draw', () => {
  let laid = 0;
  const counting = (piece: string): Shape | undefined => {
    const shape = of(piece);
    if (shape === undefined) return undefined;
    const { rect, bottom, top, leansAt, decks } = shape;
    return { rect, bottom, top, leansAt, get decks() { laid++; return decks; } };
  };
  const many = Array.from({ length: 2000 }, (_, i) =>
    put(NAMES[i % NAMES.length]!, [(i % 45) * 40 - 900, Math.floor(i / 45) * 40 - 900], { id: `f${i}`, level: (i * 37.3) % 300 }));
  const wanted = put('gantry-bridge', [4, 6], { level: 90, id: 'w' });
  const near = many.filter(({ at: [x, z] }) => Math.abs(x - 4) < 500 && Math.abs(z - 6) < 500);
  const alike = snapped(wanted, near, of, ALL);
  expect(snapped(wanted, many, counting, ALL)).toEqual(alike);
  expect(laid).toBeGreaterThan(0);
  expect(laid).toBeLessThan(400);
  const least = laid;
  laid = 0;
  snapped(wanted, near, counting, ALL);
  expect(laid).toBe(least);
});

it('without a neighbour a grid draws', () => {
  expect(snapped(put('crates', [31, 44]), [], of, { ...ALL, grid: 25.4 }).at).toEqual([25.4, 50.8]);
});

it('a half-turn copy stands where half a turn of the table brings the piece; twice it is the piece', () => {
  const features = [put('crates', [100, 50], { turn: 30, group: 'one' }), put('ladder', [20, -80], { turn: -90, level: 45, group: 'one', locked: true })];
  const none = (): undefined => undefined;
  const across = copiesAcross(features, features, 'halfTurn', none);
  expect(across).toEqual([
    { id: 'crates-1', piece: 'crates', at: [-100, -50], turn: -150, level: 0, group: 'group-1' }, { id: 'ladder-1', piece: 'ladder', at: [-20, 80], turn: 90, level: 45, group: 'group-1' },
  ]);
  expect(copiesAcross(across, across, 'halfTurn', none).map(({ at, turn }) => [at, turned(turn)])).toEqual(features.map(({ at, turn }) => [at, turned(turn)]));
  const [bounds, other] = [boundsOf(features[0]!, of('crates')!), boundsOf(across[0]!, of('crates')!)];
  expect([other.minX, other.maxZ]).toEqual([-bounds.maxX, -bounds.minZ]);
  expect(copiesAcross(features, features, 'leftRight', none)[0]).toMatchObject({ at: [-100, 50], turn: -30 });
  expect(copiesAcross(features, features, 'nearFar', none)[0]).toMatchObject({ at: [100, -50], turn: 150 });
});

it('across the table nothing is copied onto a piece that stands there already: neither what lies in the middle nor what has its image, at its height', () => {
  const features = [put('crates', [0, 0]), put('crates', [100, 50], { id: 'one' }), put('crates', [-100.4, -50], { id: 'two', turn: 30 }), put('ladder', [100, 50], { level: 90 }), put('ladder', [-100, -50])];
  expect(copiesAcross(features, features, 'halfTurn', () => undefined).map(({ piece, at, level }) => [piece, at, level])).toEqual([['ladder', [-100, -50], 90], ['ladder', [100, 50], 0]]);
});

it('copies have ids and groups of their own', () => {
  const features = [put('crates', [0, 0], { id: 'crates-1', group: 'group-1' }), put('crates', [9, 9], { id: 'crates-2', group: 'group-1' })];
  expect(copiesOf(features, features, [10, 0]).map(({ id, at, group }) => [id, at, group])).toEqual([['crates-3', [10, 0], 'group-2'], ['crates-4', [19, 9], 'group-2']]);
});

it('a quarter turn together keeps how pieces lie to each other; four are none', () => {
  let features = [put('crates', [0, 0]), put('container', [100, 40], { turn: 10 })];
  const turn = (): void => {
    features = features.map((one) => {
      const edit = turnedTogether(features, of, 90).find((other) => other.kind === 'set' && other.feature === one.id);
      return edit?.kind === 'set' ? { ...one, ...edit.to } as Feature : one;
    });
  };
  const distance = (): number => Math.hypot(features[0]!.at[0] - features[1]!.at[0], features[0]!.at[1] - features[1]!.at[1]);
  const before = distance();
  turn();
  expect(distance()).toBeCloseTo(before, 0);
  for (let i = 0; i < 3; i++) turn();
  expect(features.map((one) => one.turn)).toEqual([0, 10]);
  expect(features[1]!.at[0]).toBeCloseTo(100, 0);
});

it('pieces are brought to a line and spread with the same room between them', () => {
  const features = [put('crates', [0, 0], { id: 'a' }), put('container', [60, 40], { id: 'b' }), put('crates', [300, 80], { id: 'c' })];
  const after = (edits: ReturnType<typeof aligned>): Feature[] => features.map((one) => ({ ...one, ...(edits.find((edit) => edit.kind === 'set' && edit.feature === one.id) as { to: object }).to }) as Feature);
  const rects = (list: readonly Feature[]) => list.map((one) => boundsOf(one, of(one.piece)!));
  expect(new Set(rects(after(aligned(features, of, 'left'))).map(({ minX }) => Math.round(minX))).size).toBe(1);
  expect(new Set(rects(after(aligned(features, of, 'near'))).map(({ maxZ }) => Math.round(maxZ))).size).toBe(1);
  const [a, b, c] = rects(after(spread(features, of, 'x')));
  expect(b!.minX - a!.maxX).toBeCloseTo(c!.minX - b!.maxX, 0);
  expect([a!.minX, c!.maxX]).toEqual([rects(features)[0]!.minX, rects(features)[2]!.maxX]);
  expect(spread(features.slice(0, 2), of, 'x')).toEqual([]);
});
