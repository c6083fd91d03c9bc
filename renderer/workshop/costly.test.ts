import { expect, it } from 'vitest';
import type { Feature } from '../../engine/space/terrain/table.ts';
import { costliest } from './costly.ts';

const TRIANGLES: Readonly<Record<string, number>> = { crate: 12, tower: 900, tank: 500, pipe: 40 };
const table = ['crate', 'tower', 'tank', 'tower', 'crate', 'pipe', 'tank'].map((piece, i): Feature => ({ id: `p${i}`, piece, at: [0, 0], turn: 0, level: 0 }));
const chosen = (reason: Parameters<typeof costliest>[0]['reason'], count: number, most: number, features = table): readonly string[] =>
  costliest({ reason, about: { count, most } }, features, (piece) => TRIANGLES[piece]!);
const locking = (...ids: readonly string[]): Feature[] => table.map((one) => (ids.includes(one.id) ? { ...one, locked: true } : one));

it('of too many pieces as many are chosen as there are too many, those of most triangles, the last first', () => {
  expect(chosen('tooManyPieces', 603, 600)).toEqual(['p3', 'p1', 'p6']);
});

it('of too many triangles no more pieces are chosen than have so many', () => {
  expect(chosen('tooManyTriangles', 400_900, 400_000)).toEqual(['p3']);
  expect(chosen('tooManyTriangles', 400_901, 400_000)).toEqual(['p3', 'p1']);
});

it('of too many different pieces all of those are chosen that stand least often', () => {
  expect(chosen('tooManyKinds', 61, 60)).toEqual(['p5']);
  expect(chosen('tooManyKinds', 62, 60)).toEqual(['p0', 'p4', 'p5']);
});

it('locked pieces are not chosen, nor a kind of which one is locked; of other findings none are', () => {
  expect(chosen('tooManyPieces', 601, 600, locking('p3'))).toEqual(['p1']);
  expect(chosen('tooManyTriangles', 400_001, 400_000, locking('p1', 'p3'))).toEqual(['p6']);
  expect(chosen('tooManyKinds', 61, 60, locking('p5'))).toEqual(['p0', 'p4']);
  expect(chosen('flat', 61, 60)).toEqual([]);
});
