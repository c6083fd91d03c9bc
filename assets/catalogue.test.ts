import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CATEGORIES, pieceTagsForm } from '../engine/space/terrain/piece-tags.ts';

const { pieces } = pieceTagsForm.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'catalogue/pieces.json'), 'utf8')));
const names = readdirSync(join(import.meta.dirname, 'pieces/refinery')).map((file) => file.replace('.glb.pack', '')).sort();

it('every piece has a category, settings and tags, and nothing else has', () => {
  expect(Object.keys(pieces).sort()).toEqual(names);
});

it('no category is empty', () => {
  for (const category of CATEGORIES) expect(Object.values(pieces).filter((one) => one.category === category), category).not.toEqual([]);
});
