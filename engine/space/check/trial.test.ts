import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { unpacked } from '../../node/unpacked.ts';
import { bare } from '../../testing/own-tables.ts';
import type { FieldSteps, LatticeField } from '../fields/lattice.ts';
import { readPiece } from '../terrain/piece.ts';
import { buildTerrain, type Feature, type Terrain } from '../terrain/table.ts';
import type { Point } from '../../shape/point.ts';
import { ANYWHERE, CUT_OFF, ROOM, roomSteps, trialSteps } from './trial.ts';
import type { MoveRules } from './tried.ts';
import type { Gait } from './walk.ts';

const models = new Map(await Promise.all(['gantry-platform', 'ladder'].map(async (name) =>
  [name, await readPiece(unpacked(readFileSync(join(assetsFolder(import.meta.url), 'pieces/refinery', `${name}.glb.pack`))))] as const)));
const put = (piece: string, at: [number, number]): Feature => ({ id: piece, piece, at, turn: 0, level: 0 });
const laid = (...features: Feature[]): Terrain => buildTerrain(bare({ size: [500, 500], features }), models);
const gait = (climb: number): Gait =>
  ({ body: { radius: 20, height: 32 }, levels: { step: 76.2, equalIsSame: true }, climb, reach: { ingress: 25.4, objective: 76.2 } });
const NO_MOVES: MoveRules = { kinds: [], reached: () => [], goes: () => null, anywhere: null };
const tried = (terrain: Terrain, gaits: Gait, from: Point, moves = NO_MOVES): LatticeField => done(trialSteps(terrain, gaits, from, moves));
function done(steps: FieldSteps): LatticeField {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}
/** Values of all places on the deck. */
const onDeck = ({ cells, values }: LatticeField): ReadonlySet<number> => new Set([...values].filter((_, i) => Math.abs(cells[3 * i + 1]! - 90) < 1));
const onGround = ({ cells, values }: LatticeField): ReadonlySet<number> => new Set([...values].filter((_, i) => cells[3 * i + 1] === 0));

it('with more turns a deck with a ladder is reached on foot, one without by climbing, or not at all', () => {
  const from = { x: 0, y: 0, z: 200 };
  const deck = put('gantry-platform', [0, 0]);
  const withLadder = tried(laid(deck, put('ladder', [0, 76.2])), gait(0), from);
  expect([onGround(withLadder), onDeck(withLadder)]).toEqual([new Set([ANYWHERE]), new Set([ANYWHERE])]);
  const without = tried(laid(deck), gait(120), from);
  expect([onGround(without), onDeck(without)]).toEqual([new Set([ANYWHERE]), new Set([ANYWHERE])]);
  expect(onDeck(tried(laid(deck), gait(0), from))).toEqual(new Set([CUT_OFF]));
});

it('what one action leads to has the value of the first kind that does; the rest stays as it was', () => {
  const at = (x: number): Point => ({ x, y: 0, z: 203.2 });
  const moves: MoveRules = { ...NO_MOVES, kinds: ['near', 'far'], reached: () => [[at(0)], [at(0), at(12.7)]] };
  const { cells, values } = tried(laid(), gait(0), { x: 0, y: 0, z: 200 }, moves);
  const valueAt = (x: number): number => values[values.findIndex((_, i) => Math.abs(cells[3 * i]! - x) < 1 && Math.abs(cells[3 * i + 2]! - 203.2) < 1)]!;
  expect([valueAt(0), valueAt(12.7), valueAt(25.4)]).toEqual([1, 2, ANYWHERE]);
});

it('where none finds room a figure gets nowhere', () => {
  expect(new Set(tried(laid(put('gantry-platform', [0, 0])), gait(0), { x: 0, y: 55, z: 0 }).values)).toEqual(new Set([CUT_OFF]));
});

it('every place where a base finds room counts, as near to the edge as it may stand: a narrow one is found where places lie near each other', () => {
  const terrain = laid(put('gantry-platform', [0, 0]));
  const { half } = terrain;
  const room = (radius: number, cell: number): LatticeField => done(roomSteps(terrain, { ...gait(0), body: { radius, height: 32 } }, cell));
  const { cells, values } = room(20, 5);
  expect([new Set(values), onGround({ cell: 5, cells, values }).size, onDeck({ cell: 5, cells, values }).size]).toEqual([new Set([ROOM]), 1, 1]);
  const across = [...cells].filter((_, i) => i % 3 === 0);
  expect(Math.max(...across)).toBe(Math.floor((half.x - 20) / 5) * 5);
  const onIt = ({ cells: some }: LatticeField): number => [...some].filter((n, i) => i % 3 === 1 && n > 80).length;
  expect(onIt(room(20, 5))).toBeGreaterThan(4 * onIt(room(20, 12.7)));
  expect(onIt(room(200, 5))).toBe(0);
});
