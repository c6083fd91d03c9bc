import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readPiece } from '../terrain/piece.ts';
import { corpus } from './corpus.fixture.ts';
import { makePiece, takeApart } from './make-piece.ts';
import { ball, glb, gltfDraft, obj, stl } from '../../testing/models.ts';
import { dracoDecoder } from '../../testing/packed-models.ts';
import { readModel } from './read-model.ts';
import { guessStance } from './stance.ts';
import { thinnerReady } from './thin.ts';
import { inTime, millisecondsOf } from '../../testing/in-time.ts';

beforeAll(thinnerReady);
const asked = vi.fn(() => { throw new Error('nothing may be asked of a network'); });
vi.stubGlobal('fetch', asked);

describe('a good file', () => {
  test.each(corpus.filter(({ refused }) => refused === undefined))('$name becomes a piece that rules read', async ({ bytes, beside = new Map() }) => {
    const model = await readModel(bytes, { beside, draco: dracoDecoder });
    const taken = takeApart(model, guessStance(model));
    const parts = taken.proposal.parts.map(({ kind }) => ({ kind }));
    const made = await makePiece(taken, { name: 'thing', budget: 2000, parts, strokes: [] }, 'somebody');
    const piece = await readPiece(made.bytes);
    expect(piece.parts.length).toBe(made.parts.length);
    expect(made.triangles).toBeLessThanOrEqual(2100);
    expect(Math.max(...piece.parts.map(({ top }) => top))).toBeGreaterThan(5);
    expect(Math.min(...piece.parts.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(-0.1);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a model of 200 000 triangles', () => {
  const rock = ball('rock', 70, 317, 317, 0.06);
  const files = [['glTF', glb(gltfDraft([rock]))], ['OBJ', obj([rock])], ['STL', stl([rock])]] as const;
  test.each(files)('as %s becomes a piece of 3500 in 5 s', async (_, bytes) => {
    const become = async (): Promise<void> => {
      const model = await readModel(bytes);
      const taken = takeApart(model, guessStance(model));
      expect(taken.solid.index.length / 3).toBeGreaterThan(199_000);
      const parts = taken.proposal.parts.map(({ kind }) => ({ kind }));
      const made = await makePiece(taken, { name: 'rock', budget: 3500, parts, strokes: [] }, 'somebody');
      expect(made.triangles).toBeLessThanOrEqual(3600);
      expect(made.off).toBeLessThan(2.5);
    };
    await inTime(5000, () => millisecondsOf(become));
  });
});
