import { expect, test, vi } from 'vitest';
import type { TerrainModel } from '../terrainModel.ts';
import type { Picture } from './painterTalk.ts';

const model = (theme: string): TerrainModel => ({ table: { format: 'gantry-table', version: 2, id: theme, name: '', theme, size: [900, 900], features: [] }, placed: [], kinds: [] });

/** The module anew, with a painter that tells what it painted. */
async function fresh() {
  vi.resetModules();
  const painted: string[] = [];
  const paint = (picture: Picture): Promise<unknown> => {
    painted.push(picture.kind === 'mat' ? `mat of ${picture.theme}` : picture.kind);
    return picture.kind === 'mat' && picture.theme === 'none' ? Promise.reject(new Error('no such look')) : Promise.resolve({ width: 1, height: 1, pixels: new Uint8ClampedArray(4) });
  };
  vi.doMock('./painter.ts', () => ({ painter: () => ({ paint }) }));
  return { painted, ...(await import('./pictures.ts')) };
}

test('whoever asks for a table’s pictures again gets the same ones, whatever others asked for meanwhile: what is drawn with them is not laid anew', async () => {
  const { loadPictures, painted } = await fresh();
  const [shown, likely] = [model('hangar'), model('refinery')];
  const first = loadPictures(shown, false);
  const other = loadPictures(likely, false);
  expect(loadPictures(shown, false)).toBe(first);
  const pictures = await first;
  expect(loadPictures(likely, false)).toBe(other);
  expect(await loadPictures(shown, false)).toBe(pictures);
  expect(painted.filter((one) => one.startsWith('mat'))).toEqual(['mat of hangar', 'mat of refinery']);
});

test('mats of the three tables used last are kept; one that is given back, or could not be painted, is painted anew', async () => {
  const { loadPictures, painted } = await fresh();
  const [a, b, c, d, broken] = [model('a'), model('b'), model('c'), model('d'), model('none')];
  const first = loadPictures(a, false);
  await loadPictures(b, false);
  await loadPictures(c, false);
  void loadPictures(a, false);
  await loadPictures(d, false);
  expect(loadPictures(a, false), 'b was used before it').toBe(first);
  await loadPictures(b, false);
  await expect(loadPictures(broken, false)).rejects.toThrow('no such look');
  await expect(loadPictures(broken, false)).rejects.toThrow('no such look');
  expect(painted.filter((one) => one.startsWith('mat'))).toEqual(['mat of a', 'mat of b', 'mat of c', 'mat of d', 'mat of b', 'mat of none', 'mat of none']);
});
