import { beforeEach, expect, test, vi } from 'vitest';
import { box, gltfDraft, house, obj, stl } from '../../engine/testing/models.ts';

vi.mock('../tools/workers.ts', async () => {
  const { Here } = await import('./modelThread.fixture.ts');
  return { modelWorker: () => new Here() };
});
// A file of this process that ran before may have brought the real thread in.
vi.resetModules();
const { Importer } = await import('./importer.ts');
const { asked } = await import('./modelThread.fixture.ts');
beforeEach(() => { asked.length = 0; });

const file = (bytes: Uint8Array, name = 'thing.stl'): File => new File([new Uint8Array(bytes)], name);
const rested = (importer: InstanceType<typeof Importer>) => vi.waitFor(() => expect(importer.store.getState().working).toBeNull(), { timeout: 5000 });

test('a file becomes a piece as it is proposed; changes one after another are worked off together', async () => {
  const importer = new Importer();
  await importer.open(file(stl(house())), []);
  expect(importer.store.getState()).toMatchObject({ refused: null, working: null, model: { parts: expect.anything() } });
  const ladders = importer.store.getState().choices.filter(({ kind }) => kind === 'ladder');
  expect(ladders).toHaveLength(2);
  asked.length = 0;
  importer.choose(0, { kind: 'bare' });
  importer.choose(1, { kind: 'gone' });
  importer.setBudget(300);
  await rested(importer);
  expect(asked).toEqual(['make']);
  expect(importer.store.getState().made!.parts.map(({ part }) => part)).not.toContain(1);
});

test('what was chosen stays when the model stands otherwise, what was only proposed is proposed anew; a size that cannot be is told and mended', async () => {
  const importer = new Importer();
  await importer.open(file(obj([box('kerb', [-100, 0, -8], [100, 24, 8]), box('hut', [-90, 0, 30], [-40, 70, 80])]), 'thing.obj'), []);
  const kinds = (): readonly string[] => importer.store.getState().choices.map(({ kind }) => kind);
  const hut = kinds().indexOf('solid');
  expect(kinds()).toContain('low');
  importer.choose(hut, { kind: 'bare' });
  await rested(importer);
  importer.stand({ ...importer.store.getState().stance!, factor: 2 });
  await rested(importer);
  expect([...kinds()].sort()).toEqual(['bare', 'solid']);
  importer.stand({ ...importer.store.getState().stance!, factor: 20 });
  await rested(importer);
  expect(importer.store.getState().refused).toMatchObject({ field: 'size', code: 'tooLong', details: { most: 460 } });
  expect(importer.store.getState().made).toBeNull();
  importer.stand({ ...importer.store.getState().stance!, factor: 2 });
  await rested(importer);
  expect(importer.store.getState()).toMatchObject({ refused: null, made: expect.anything() });
});

test('a file that is refused says field and cause; one that is given up leaves nothing, and what comes late is left aside', async () => {
  const importer = new Importer();
  await importer.open(file(new TextEncoder().encode('v 0 0 nan\nf 1 1 1\n')), []);
  expect(importer.store.getState()).toMatchObject({ read: null, refused: { field: 'line 1', code: 'badCorner', details: { text: 'nan' } } });
  const opening = importer.open(file(stl(house())), []);
  importer.cancel();
  await opening;
  expect(importer.store.getState()).toMatchObject({ file: '', read: null, made: null, working: null, refused: null });
});

test('a glTF is read with the data that is given along; without it the message names the file', async () => {
  const { json, bin } = gltfDraft([box('crate', [-30, 0, -30], [30, 40, 30])]);
  json.buffers[0]!['uri'] = 'crate%20data.bin';
  const model = file(new TextEncoder().encode(JSON.stringify(json)), 'crate.gltf');
  const importer = new Importer();
  await importer.open(model, [file(bin, 'other.bin')]);
  expect(importer.store.getState().refused).toMatchObject({ field: 'buffers.0.uri', code: 'filesMissing', details: { files: '"crate data.bin"' } });
  await importer.open(model, [file(bin, 'crate data.bin')]);
  expect(importer.store.getState()).toMatchObject({ refused: null, made: { triangles: 12 } });
  importer.cancel();
});

test('a painted part is there at once, and gone when the last stroke is taken back; a piece has twenty at most', async () => {
  const importer = new Importer();
  await importer.open(file(stl([box('b', [-40, 0, -40], [40, 50, 40])])), []);
  expect(importer.addPart()).toBe(true);
  importer.paint([0, 50, 0], [0, 1, 0]);
  await rested(importer);
  expect(importer.store.getState().made!.parts.map(({ part, kind }) => [part, kind])).toEqual([[0, 'solid'], [1, 'bare']]);
  importer.unpaint();
  await rested(importer);
  expect(importer.store.getState().made!.parts.map(({ part }) => part)).toEqual([0]);
  while (importer.store.getState().choices.length < 20) importer.addPart();
  expect(importer.addPart()).toBe(false);
  importer.cancel();
});

test('ends that are moved and ways that are added are in the piece that is kept; they go where the model stands otherwise', async () => {
  const importer = new Importer();
  await importer.open(file(stl(house())), []);
  const ladder = importer.store.getState().choices.findIndex(({ kind }) => kind === 'ladder');
  const ways = () => importer.store.getState().model!.parts.flatMap(({ ingress }) => ingress);
  const proposed = ways();
  const { from, to } = importer.store.getState().made!.ways.find(({ of }) => 'part' in of && of.part === ladder)!.way;
  importer.choose(ladder, { ends: { from: [from[0] + 3, 0, from[2]], to } });
  importer.addWay();
  await rested(importer);
  expect(ways()).toContainEqual({ kind: 'ladder', from: [from[0] + 3, 0, from[2]], to });
  expect(ways()).toHaveLength(3);
  importer.setWay(0, { kind: 'lift' });
  await rested(importer);
  expect(ways().filter(({ kind }) => kind === 'lift').map((way) => [way.from[1], way.to[1]])).toEqual([[0, 180]]);
  const { bytes } = await importer.finish('house', 'somebody');
  const { readPiece } = await import('../../engine/space/terrain/piece.ts');
  expect((await readPiece(bytes)).parts.flatMap(({ ingress }) => ingress)).toEqual(ways());
  importer.choose(ladder, { turned: true });
  expect(importer.store.getState().choices[ladder]).toEqual({ kind: 'ladder', turned: true, ends: undefined });
  importer.choose(ladder, { turned: false, ends: { from: [0, 0, 0], to } });
  importer.stand({ ...importer.store.getState().stance!, quarters: 2 });
  await rested(importer);
  importer.stand({ ...importer.store.getState().stance!, quarters: 0 });
  await rested(importer);
  expect(importer.store.getState().ways).toEqual([]);
  expect(ways()).toEqual(proposed);
  importer.cancel();
});

test('a way that was taken away stays so where the model is turned, and is there again where its part becomes something else', async () => {
  const importer = new Importer();
  await importer.open(file(stl(house())), []);
  const ladder = importer.store.getState().choices.findIndex(({ kind }) => kind === 'ladder');
  const ways = () => importer.store.getState().model!.parts.flatMap(({ ingress }) => ingress);
  expect(ways()).toHaveLength(2);
  importer.choose(ladder, { closed: true });
  importer.stand({ ...importer.store.getState().stance!, quarters: 1 });
  await rested(importer);
  expect([ways().length, importer.store.getState().choices[ladder]!.closed]).toEqual([1, true]);
  importer.choose(ladder, { turned: true });
  expect(importer.store.getState().choices[ladder]!.closed).toBe(true);
  importer.choose(ladder, { kind: 'solid' });
  importer.choose(ladder, { kind: 'ladder', turned: false });
  await rested(importer);
  expect(ways()).toHaveLength(2);
  importer.cancel();
});
