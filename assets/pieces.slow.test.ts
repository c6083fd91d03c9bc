import { describe, expect, it } from 'vitest';
import { differences } from './kit/check/promises.ts';
import { keptPiece, readPiece } from './kit/check/read.ts';
import { makePiece } from './kit/terrain/build.ts';
import { pieces } from './kit/terrain/pieces/index.ts';

describe('terrain pieces', () => {
  it('rebuilds every piece to the kept shape', { timeout: 300_000 }, async () => {
    for (const piece of pieces) expect(differences(await readPiece((await makePiece(piece, 'refinery')).bytes), await keptPiece('refinery', piece.name))).toEqual([]);
  });
});
