import { beforeEach, expect, test, vi } from 'vitest';
import type { ImportError } from '../../engine/space/import/import-error.ts';
import { makePiece, takeApart, type Taken } from '../../engine/space/import/make-piece.ts';
import type { RawModel } from '../../engine/space/import/raw.ts';
import { readModel } from '../../engine/space/import/read-model.ts';
import { guessStance } from '../../engine/space/import/stance.ts';
import { thinnerReady } from '../../engine/space/import/thin.ts';
import { box, gltfDraft, house, obj, stl } from '../../engine/testing/models.ts';
import type { FromModel, ToModel } from './modelTalk.ts';

const asked: string[] = [];

/** The thread, on the page's own: it answers in turn, and no more once it was ended. */
class Here {
  #listen: (event: { readonly data: FromModel }) => void = () => {};
  #ended = false;
  #model: RawModel | null = null;
  #taken: Taken | null = null;

  addEventListener(kind: string, listen: (event: { readonly data: FromModel }) => void): void {
    if (kind === 'message') this.#listen = listen;
  }

  postMessage(message: ToModel): void {
    asked.push(message.work);
    const { id } = message;
    const say = (data: FromModel): void => { if (!this.#ended) this.#listen({ data }); };
    this.#work(message).then((gives) => say({ kind: 'done', id, gives }), ({ field, code, details, technical, message: text }: ImportError) => say({ kind: 'refused', id, refusal: { field, code, details, technical, message: text } }));
  }

  terminate(): void {
    this.#ended = true;
  }

  async #work(message: ToModel): Promise<never> {
    if (message.work === 'read') {
      const beside = new Map([...message.args.beside].map(([name, data]) => [name, new Uint8Array(data)]));
      this.#model = await readModel(new Uint8Array(message.args.bytes), { beside });
      return { format: this.#model.format, leftOut: [], triangles: 1, stance: guessStance(this.#model) } as never;
    }
    if (message.work === 'stand') {
      this.#taken = takeApart(this.#model!, message.args.stance);
      return { parts: this.#taken.proposal.parts, size: this.#taken.solid.size, triangles: 1 } as never;
    }
    await thinnerReady();
    return await makePiece(this.#taken!, message.args.choices, message.args.author) as never;
  }
}

vi.mock('../tools/workers.ts', () => ({ modelWorker: () => new Here() }));
// A file of this process that ran before may have brought the real thread in.
vi.resetModules();
const { Importer } = await import('./importer.ts');
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
