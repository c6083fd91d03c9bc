import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults } from './kit/check/promises.ts';
import { assetsFolder, keptPiece } from './kit/check/read.ts';
import { builtThemes } from './kit/terrain/build.ts';
import { pieces } from './kit/terrain/pieces/index.ts';

const required = [
  'building-one', 'building-two', 'gantry-span', 'gantry-corner', 'gantry-stairs', 'ladder', 'lift', 'wall-broken', 'barricade', 'crates',
  'fuel-tank', 'pipe-run', 'generator', 'antenna-tower', 'landing-pad', 'shuttle', 'half-platform', 'building-tall',
];

describe('terrain pieces', () => {
  it('keeps every piece of the kit in every theme, and no other', () => {
    expect(pieces.map(({ name }) => name)).toEqual(expect.arrayContaining(required));
    for (const theme of builtThemes) {
      const files = readdirSync(`${assetsFolder}pieces/${theme}`).sort();
      expect(files).toEqual(pieces.map(({ name }) => `${name}.glb.pack`).sort());
    }
  });

  it.each(pieces.map(({ name }) => name))('%s keeps its promises', async (name) => {
    expect(faults(await keptPiece('refinery', name))).toEqual([]);
  });

  it('has the same shapes and rules in all themes', async () => {
    for (const { name } of pieces) {
      const first = await keptPiece(builtThemes[0]!, name);
      for (const theme of builtThemes.slice(1)) {
        const other = await keptPiece(theme, name);
        expect(other.parts.map(({ extras }) => extras), name).toEqual(first.parts.map(({ extras }) => extras));
        expect(other.parts.map(({ index }) => index.length), name).toEqual(first.parts.map(({ index }) => index.length));
      }
    }
  });

  it('gives walls, decks, ladders and barricades the qualities their look promises', async () => {
    const quality = async (piece: string, part: string): Promise<string> => {
      const { extras } = (await keptPiece('refinery', piece)).parts.find(({ name }) => name === part)!;
      return [extras.sight, extras.move, ...(extras.low ? ['low'] : [])].join(' ');
    };
    expect(await quality('building-one', 'walls')).toBe('blocked impassable');
    expect(await quality('wall-broken', 'wall')).toBe('blocked impassable');
    expect(await quality('gantry-span', 'deck')).toBe('clear passable');
    expect(await quality('gantry-span', 'railings')).toBe('clear impassable');
    expect(await quality('gantry-span', 'legs')).toBe('clear impassable');
    expect(await quality('ladder', 'ladder')).toBe('clear impassable');
    expect(await quality('barricade', 'barrier')).toBe('blocked impassable low');
  });

  it('stays small on disk', () => {
    const size = (folder: string): number => readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => sum + (entry.isDirectory() ? size(`${folder}/${entry.name}`) : readFileSync(`${folder}/${entry.name}`).length), 0);
    expect(size(`${assetsFolder}pieces`) + size(`${assetsFolder}figures`)).toBeLessThan(32 * 1024 * 1024);
  });
});
