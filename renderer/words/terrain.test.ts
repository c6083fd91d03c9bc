import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPiece } from '../../engine/space/terrain/piece.ts';
import { speak } from './speak.ts';
import { partWords } from './terrain.ts';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import { unpacked } from '../../engine/node/unpacked.ts';

const pieces = join(import.meta.dirname, '../../assets/pieces');
const themes = readdirSync(pieces, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

describe.each(themes)('pieces of %s', (theme) => {
  let models: readonly PieceModel[] = [];
  beforeAll(async () => {
    const files = readdirSync(join(pieces, theme)).filter((name) => name.endsWith('.glb.pack'));
    models = await Promise.all(files.map((name) => readPiece(unpacked(readFileSync(join(pieces, theme, name))))));
  });

  test('every piece and every part has words', () => {
    expect(models.length).toBeGreaterThan(20);
    const missing = models.flatMap(({ name, parts }) => [`piece.${name}`, ...parts.map(({ part }) => `part.${part}`)]).filter((key) => !speak.has(key));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('a part is named with its piece, and two parts of a piece never alike', () => {
    for (const { name, parts } of models) {
      const words = parts.map(({ part }) => partWords({ piece: name, part }, speak));
      expect(new Set(words).size, name).toBe(words.length);
      for (const one of words) expect(one).toMatch(/^the [a-z-]+( [a-z-]+)*$/);
    }
  });
});

test('SP-LOS-04: the sight tool names parts as one does at the table', () => {
  expect(partWords({ piece: 'building-two', part: 'upper-walls' }, speak)).toBe('the upper walls of the two-storey building');
  expect(partWords({ piece: 'wall-broken', part: 'wall' }, speak)).toBe('the broken wall');
  expect(partWords({ piece: 'sky-hook', part: 'left_arm' }, speak)).toBe('the left arm of the sky hook');
});
