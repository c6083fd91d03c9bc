import { describe, expect, it } from 'vitest';
import { type PackContent, packNamed, packOf, packsNamed, packText, parsePack, pieceIn, pieceOf } from './pack.ts';

const tower: PackContent = { name: 'Towers', author: 'A. Builder', licence: 'CC0', pieces: [{ piece: 'tower', name: 'Watch tower', category: 'building', model: 'AAECAw==' }] };
const pack = packOf(tower);

describe('a pack', () => {
  it('goes by what it says: the same content has the same name, every change another', () => {
    expect(pack.id).toMatch(/^pack-[0-9a-f]{40}$/);
    expect(packOf({ ...tower }).id).toBe(pack.id);
    for (const change of [{ name: 'Tower' }, { author: 'B' }, { licence: 'MIT' }, { pieces: [{ ...tower.pieces[0]!, model: 'AAECBA==' }] }]) expect(packOf({ ...tower, ...change }).id).not.toBe(pack.id);
  });

  it('is read again from its text', () => {
    expect(parsePack(JSON.parse(packText(pack)))).toEqual(pack);
  });

  it.each([
    ['id: it does not go by what the pack says: it was changed', { ...pack, author: 'Somebody else' }],
    ['id: not the id of a pack', { ...pack, id: 'pack-1' }],
    ['licence: it is missing', { ...pack, licence: undefined }],
    ['author: it is empty', { ...pack, author: '' }],
    ['pieces: at least 1 is needed, there are none', { ...pack, pieces: [] }],
    ['pieces.0.piece: letters, digits and hyphens are needed', { ...pack, pieces: [{ ...tower.pieces[0]!, piece: '../x' }] }],
    ['version: a newer Gantry wrote it (version 9 of the format; this one knows 1)', { ...pack, version: 9 }],
    ['format: it must be "gantry-pack", there is "gantry-table"', { ...pack, format: 'gantry-table' }],
  ])('that is wrong is refused with field and cause: %s', (cause, given) => {
    expect(() => parsePack(given)).toThrow(cause);
  });

  it('with a name twice is refused', () => {
    expect(() => packOf({ ...tower, pieces: [tower.pieces[0]!, tower.pieces[0]!] })).toThrow('piece tower: used twice');
  });
});

describe('pieces of packs', () => {
  it('are named by pack and piece; the game’s own are not', () => {
    const named = pieceIn(pack.id, 'tower');
    expect(packNamed(named)).toEqual({ pack: pack.id, piece: 'tower' });
    expect(packNamed('tower')).toBeNull();
    expect(packsNamed([{ piece: named }, { piece: 'crates' }, { piece: named }])).toEqual([pack.id]);
  });

  it('are had with their bytes, unless the pack was changed under its name', () => {
    expect(pieceOf([pack], pieceIn(pack.id, 'tower'))).toEqual({ name: 'Watch tower', bytes: Uint8Array.from([0, 1, 2, 3]) });
    expect([pieceOf([], pieceIn(pack.id, 'tower')), pieceOf([pack], pieceIn(pack.id, 'gate')), pieceOf([pack], 'crates')]).toEqual([null, null, null]);
    expect(() => pieceOf([{ ...pack, name: 'Other' }], pieceIn(pack.id, 'tower'))).toThrow('id: it does not go by what the pack says');
  });
});
