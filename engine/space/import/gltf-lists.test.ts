import { expect, test, vi } from 'vitest';
import { dracoDecoder } from '../../testing/packed-models.ts';
import { addView, glb, gltfDraft } from '../../testing/models.ts';
import { corpus } from './corpus.fixture.ts';
import { crate } from './given.fixture.ts';
import type { Pixels } from './raw.ts';
import { readModel } from './read-model.ts';
import { linearOf } from './texture.ts';

const given = (name: string) => corpus.find((one) => one.name === name)!;

/** Where the only part of a file of the corpus ends: least and most of x, y, z. */
async function reach(name: string): Promise<readonly number[]> {
  const { bytes, beside = new Map() } = given(name);
  const { parts } = await readModel(bytes, { beside, draco: dracoDecoder });
  expect(parts).toHaveLength(1);
  const along = (axis: number): readonly number[] => [...parts[0]!.positions].filter((_, i) => i % 3 === axis);
  return [0, 1, 2].flatMap((axis) => [Math.min(...along(axis)), Math.max(...along(axis))]).map((n) => Math.round(n * 1e5) / 1e5);
}

test('corners that a sparse list writes over lie where it says; those of a list without a view are nothing else', async () => {
  expect(await reach('crate.glb')).toEqual([-0.03, 0.03, 0, 0.04, -0.03, 0.03]);
  expect(await reach('roof-raised-sparse.glb')).toEqual([-0.03, 0.03, 0, 0.05, -0.03, 0.03]);
  expect(await reach('all-sparse.glb')).toEqual([-0.03, 0.03, 0, 0.04, -0.03, 0.03]);
});

test('whole numbers for corners mean what they are, or shares of the greatest, and are brought to size by their node', async () => {
  expect(await reach('quantized.glb')).toEqual([-0.03, 0.03, 0, 0.04, -0.03, 0.03]);
  expect(await reach('quantized-normalized.glb')).toEqual([-0.03, 0.03, 0, 0.04, -0.03, 0.03]);
});

test('a mesh that a node shows many times stands wherever its lists say', async () => {
  const { parts } = await readModel(given('instances.glb').bytes);
  expect(parts).toHaveLength(8);
  const along = (positions: Float32Array, axis: number): readonly number[] => [...positions].filter((_, i) => i % 3 === axis);
  const middles = parts.map(({ positions }) => [0, 1, 2].map((axis) => Math.round(125 * along(positions, axis).reduce((sum, n) => sum + n, 0)) || 0).join());
  // Each stands at one of the crate's own corners, and is itself 40 mm high.
  expect(middles.sort()).toEqual(['-30,20,-30', '-30,20,30', '-30,60,-30', '-30,60,30', '30,20,-30', '30,20,30', '30,60,-30', '30,60,30']);
});

test('a repetition is turned and sized as its lists say, within its node', async () => {
  const draft = gltfDraft([crate]);
  const list = (type: string, numbers: readonly number[]): number => {
    const bufferView = addView(draft, new Uint8Array(Float32Array.from(numbers).buffer));
    return draft.json.accessors.push({ bufferView, componentType: 5126, count: 1, type }) - 1;
  };
  // A quarter turn about x brings what is up to the front.
  const attributes = { ROTATION: list('VEC4', [Math.SQRT1_2, 0, 0, Math.SQRT1_2]), SCALE: list('VEC3', [1, 2, 1]) };
  draft.json.nodes[0] = { mesh: 0, translation: [1, 0, 0], extensions: { EXT_mesh_gpu_instancing: { attributes } } };
  const { parts } = await readModel(glb(draft));
  const along = (axis: number): readonly number[] => [...parts[0]!.positions].filter((_, i) => i % 3 === axis);
  const ends = [0, 1, 2].flatMap((axis) => [Math.min(...along(axis)), Math.max(...along(axis))]).map((n) => Math.round(n * 1000) / 1000 || 0);
  expect([parts.length, ends]).toEqual([1, [0.97, 1.03, -0.03, 0.03, 0, 0.08]]);
});

test('data and pictures apart are those of the files beside it, by their plain names', async () => {
  for (const name of ['data-apart', 'data-and-picture-apart', 'in-folders', 'encoded-name', 'composed-name', 'a-hundred-percent', 'picture-that-colours-nothing']) {
    expect(await reach(`${name}.gltf`), name).toEqual([-0.03, 0.03, 0, 0.04, -0.03, 0.03]);
  }
  const unpack = vi.fn(() => Promise.resolve(null));
  for (const [name, picture] of [['data-and-picture-apart.gltf', 'paint.png'], ['in-folders.gltf', 'paint.png'], ['picture-apart.glb', 'paint.jpg']] as const) {
    const { bytes, beside } = given(name);
    unpack.mockClear();
    await readModel(bytes, { beside: beside!, unpack });
    expect(unpack.mock.calls, name).toEqual([[beside!.get(picture), picture === 'paint.png' ? 'image/png' : 'image/jpeg']]);
  }
});

test('what meshopt packed is what it was', async () => {
  expect(await reach('meshopt.glb')).toEqual([-0.03, 0.03, 0, 0.04, -0.03, 0.03]);
  expect(await reach('meshopt-newer.glb')).toEqual([-0.03, 0.03, 0, 0.04, -0.03, 0.03]);
  const [plain, packed] = await Promise.all(['platform.glb', 'meshopt-platform.gltf'].map(async (name) => readModel(given(name).bytes, { beside: given(name).beside ?? new Map() })));
  expect(packed!.parts.map(({ positions }) => positions)).toEqual(plain!.parts.map(({ positions }) => positions));
  expect(packed!.parts.map(({ index }) => index.length)).toEqual(plain!.parts.map(({ index }) => index.length));
});

test('what Draco packed is what it was; without its decoder it is refused', async () => {
  for (const name of ['draco.glb', 'draco-sequential.glb']) {
    const found = await reach(name);
    [-0.03, 0.03, 0, 0.04, -0.03, 0.03].forEach((n, i) => expect(found[i], name).toBeCloseTo(n, 4));
    const { parts: [part] } = await readModel(given(name).bytes, { draco: dracoDecoder });
    expect(part!.index).toHaveLength(36);
    // The crate's colour times that of its corners.
    [0.4, 0.1, 0.1125].forEach((n, i) => expect(part!.colours![i], name).toBeCloseTo(n, 2));
  }
  // Of the 9600 triangles that it says some have no size: who packs leaves them out.
  const { parts: [rock] } = await readModel(given('draco-rock.gltf').bytes, { draco: dracoDecoder });
  expect(rock!.index.length / 3).toBe(9440);
  await expect(readModel(given('draco.glb').bytes)).rejects.toThrow('what Draco packed is not read here: save it without');
});

test('the decoder of what Draco packed takes no more memory than it may', async () => {
  const module = await dracoDecoder();
  expect(module._malloc(700 * 1024 * 1024)).toBeGreaterThan(0);
  expect(module._malloc(100 * 1024 * 1024)).toBe(0);
});

test('places on a picture are moved as the material says', async () => {
  // Each pixel of eight by eight says where it is: red across, green down.
  const data = Uint8ClampedArray.from({ length: 8 * 8 * 4 }, (_, i) => [(Math.floor(i / 4) % 8) * 30, Math.floor(i / 32) * 30, 0, 255][i % 4]!);
  const unpack = (): Promise<Pixels> => Promise.resolve({ width: 8, height: 8, data });
  const pixel = async (name: string): Promise<readonly number[]> => {
    const { parts: [part] } = await readModel(given(name).bytes, { unpack });
    return [0, 1].map((k) => [0, 1, 2, 3, 4, 5, 6, 7].find((step) => Math.abs(linearOf(step * 30 / 255) - part!.colours![k]!) < 1e-6)!);
  };
  expect(await pixel('picture-shifted.glb')).toEqual([6, 6]);
  expect(await pixel('picture-turned.glb')).toEqual([2, 7]);
});
