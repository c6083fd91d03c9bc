import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { dracoDecoder } from '../../testing/packed-models.ts';
import { corpus } from './corpus.fixture.ts';
import { ImportError } from './import-error.ts';
import { readModel } from './read-model.ts';

const asked = vi.fn(() => { throw new Error('nothing may be asked of a network'); });
vi.stubGlobal('fetch', asked);
vi.stubGlobal('XMLHttpRequest', asked);
afterEach(() => expect(asked).not.toHaveBeenCalled());
afterAll(() => { vi.unstubAllGlobals(); });

const good = corpus.filter(({ refused }) => refused === undefined);
const hostile = corpus.filter(({ refused }) => refused !== undefined);

test('there are at least sixty files, of every format good and hostile ones', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(60);
  for (const ending of ['.obj', '.stl', '.glb', '.gltf']) {
    for (const some of [good, hostile]) expect(some.some(({ name }) => name.endsWith(ending)), ending).toBe(true);
  }
});

describe('a hostile file', () => {
  test.each(hostile)('$name is refused: $refused', async ({ bytes, beside = new Map(), refused }) => {
    const refusal = await readModel(bytes, { unpack: () => Promise.resolve(null), draco: dracoDecoder, beside }).then(() => null, (error: unknown) => error);
    expect(refusal).toBeInstanceOf(ImportError);
    expect((refusal as ImportError).message).toBe(refused);
  });
});
