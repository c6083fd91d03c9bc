import { describe, expect, it } from 'vitest';
import { spread } from '../engine/testing/depth.ts';
import { differences } from './kit/check/promises.ts';
import { keptPiece, readPiece } from './kit/check/read.ts';
import { makePiece } from './kit/terrain/build.ts';
import { pieces } from './kit/terrain/pieces/index.ts';

describe('terrain pieces', () => {
  const tried = spread(pieces, 14);
  it(`rebuilds ${tried.length} of ${pieces.length} pieces to the kept shape`, async () => {
    for (const piece of tried) expect(differences(await readPiece((await makePiece(piece, 'refinery')).bytes), await keptPiece('refinery', piece.name))).toEqual([]);
  });
});
