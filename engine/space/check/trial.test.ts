import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { bare } from '../../testing/own-tables.ts';
import type { LatticeField } from '../fields/lattice.ts';
import { readPiece } from '../terrain/piece.ts';
import { buildTerrain, type Feature, type Terrain } from '../terrain/table.ts';
import { BY_CLIMBING, CUT_OFF, ON_FOOT, trialField } from './trial.ts';
import type { Gait } from './walk.ts';
import { unpacked } from '../../node/unpacked.ts';

const models = new Map(await Promise.all(['gantry-platform', 'ladder'].map(async (name) =>
  [name, await readPiece(unpacked(readFileSync(join(assetsFolder(import.meta.url), 'pieces/refinery', `${name}.glb.pack`))))] as const)));
const put = (piece: string, at: [number, number]): Feature => ({ id: piece, piece, at, turn: 0, level: 0 });
const laid = (...features: Feature[]): Terrain => buildTerrain(bare({ size: [500, 500], features }), models);
const gait = (climb: number): Gait =>
  ({ body: { radius: 20, height: 32 }, levels: { step: 76.2, equalIsSame: true }, climb, reach: { ingress: 25.4, objective: 76.2 } });
/** Values of all places on the deck. */
const onDeck = ({ cells, values }: LatticeField): ReadonlySet<number> => new Set([...values].filter((_, i) => Math.abs(cells[3 * i + 1]! - 90) < 1));
const onGround = ({ cells, values }: LatticeField): ReadonlySet<number> => new Set([...values].filter((_, i) => cells[3 * i + 1] === 0));

it('a deck with a ladder is reached on foot, one without by climbing, or not at all', () => {
  const from = { x: 0, y: 0, z: 200 };
  const deck = put('gantry-platform', [0, 0]);
  const withLadder = trialField(laid(deck, put('ladder', [0, 76.2])), gait(0), from);
  expect([onGround(withLadder), onDeck(withLadder)]).toEqual([new Set([ON_FOOT]), new Set([ON_FOOT])]);
  const without = trialField(laid(deck), gait(120), from);
  expect([onGround(without), onDeck(without)]).toEqual([new Set([ON_FOOT]), new Set([BY_CLIMBING])]);
  expect(onDeck(trialField(laid(deck), gait(0), from))).toEqual(new Set([CUT_OFF]));
});

it('without a figure every place where a base finds room counts; where none finds room a figure gets nowhere', () => {
  const terrain = laid(put('gantry-platform', [0, 0]));
  expect(new Set(trialField(terrain, gait(0), null).values)).toEqual(new Set([ON_FOOT]));
  expect(new Set(trialField(terrain, gait(0), { x: 0, y: 55, z: 0 }).values)).toEqual(new Set([CUT_OFF]));
});
