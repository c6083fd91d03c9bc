import { beforeAll, expect, test, vi } from 'vitest';
import { toBase64 } from '../../engine/core/base64.ts';
import { freshIds } from '../../engine/space/terrain/fresh-ids.ts';
import { packOf, packText, pieceIn } from '../../engine/space/terrain/pack.ts';
import { noticeTables } from '../match/lent.ts';
import { speak } from '../words/speak.ts';
import { partWords } from '../words/terrain.ts';
import { Kit } from '../workshop/kit.ts';
import { learnPacks, packedName, packsOn, pieceBytes } from './packs.ts';

const bytes = new Uint8Array([1, 2, 3, 4]);
const pack = (name: string) => packOf({ name, author: 'A. Builder', licence: 'CC0', pieces: [{ piece: 'tower', name, category: 'building', model: toBase64(bytes) }] });
const [brought, own, nowhere] = [pack('Brought'), pack('Own'), pack('Nowhere')];
const call = vi.fn((_name: string, { pack: id }: { pack: string }) => (id === own.id ? Promise.resolve({ file: packText(own) }) : Promise.reject(new Error(`there is no pack "${id}"`))));
beforeAll(() => noticeTables(call as never, 'ownPacks', { packs: [], binned: 0 }));

test('a piece of a pack that a table brought is read from it, and the host is not asked', async () => {
  learnPacks([brought]);
  expect(await pieceBytes('refinery', pieceIn(brought.id, 'tower'))).toEqual(bytes);
  expect(call).not.toHaveBeenCalled();
});

test('a piece of one’s own pack is asked of the host once', async () => {
  const piece = pieceIn(own.id, 'tower');
  expect(packedName(piece)).toBeUndefined();
  await Promise.all([pieceBytes('refinery', piece), pieceBytes('ship', piece)]);
  await pieceBytes('ship', piece);
  expect(call).toHaveBeenCalledTimes(1);
  expect(packedName(piece)).toBe('Own');
  expect(packsOn([{ piece }, { piece: 'crates' }]).map(({ id }) => id)).toEqual([own.id]);
});

test('a pack that is nowhere, and a piece that a pack has not, are named', async () => {
  await expect(pieceBytes('ship', pieceIn(nowhere.id, 'tower'))).rejects.toThrow(`there is no pack "${nowhere.id}"`);
  await expect(pieceBytes('ship', pieceIn(brought.id, 'bridge'))).rejects.toThrow(`the pack "${brought.id}" has no piece "bridge"`);
});

test('features and parts of packs go by their names there', () => {
  expect(freshIds([], [pieceIn(brought.id, 'tower'), pieceIn(own.id, 'tower')])).toEqual(['tower-1', 'tower-2']);
  expect(partWords({ piece: pieceIn(brought.id, 'tower'), part: 'solid-2' }, speak)).toBe('the body of the Brought');
});

test('a table whose pack is nowhere is laid out with blocks in place of its pieces; what is taken in hand must be there', async () => {
  const piece = pieceIn(nowhere.id, 'tower');
  const kit = new Kit('refinery');
  await kit.bring([piece]);
  expect(kit.isMissing(piece)).toBe(true);
  await expect(kit.need([piece])).rejects.toThrow(`there is no pack "${nowhere.id}"`);
});
