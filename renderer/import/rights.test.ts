import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnPack } from '../../engine/host/link.ts';
import { LONGEST_PACK, packOf, packText, parsePack, type Pack } from '../../engine/space/terrain/pack.ts';
import type { Importer } from './importer.ts';

const kept = new Map<string, Pack>();
const call = vi.hoisted(() => vi.fn());
vi.mock('../match/match.ts', () => ({ link: { call } }));
const { categoryOf, keepPiece, missingOf, nameOf, PackFull } = await import('./rights.ts');

beforeEach(() => {
  kept.clear();
  call.mockReset().mockImplementation((name: string, args: { pack: string; file: string }) => {
    if (name === 'importPack') {
      const pack = parsePack(JSON.parse(args.file));
      kept.set(pack.id, pack);
      return Promise.resolve({ pack: pack.id });
    }
    if (name === 'readPack') return Promise.resolve({ file: packText(kept.get(args.pack)!) });
    if (name === 'discardPack') return kept.delete(args.pack) ? Promise.resolve({ ok: true }) : Promise.reject(new Error('there is no such pack'));
    return Promise.resolve({ packs: [] });
  });
});

const importer = (size = 30): Importer =>
  ({ finish: (name: string) => Promise.resolve({ bytes: new TextEncoder().encode(name.padEnd(size, ' ')) }) }) as unknown as Importer;
const rights = { name: 'Água Tower!', category: 'tank', author: ' A. Builder ', licence: 'mine', ownLicence: '', pack: null, packName: 'Docks' } as const;
const own = ({ id, name, author, licence }: Pack): OwnPack => ({ pack: id, name, author, licence, pieces: [], saved: 0, size: 0, problem: null });

test('a piece goes to a new pack with its author and licence', async () => {
  const piece = await keepPiece(importer(), rights, 'CC0 1.0');
  const [pack] = [...kept.values()];
  expect(piece).toBe(`${pack!.id}/agua-tower`);
  expect(pack).toMatchObject({ name: 'Docks', author: 'A. Builder', licence: 'CC0 1.0', pieces: [{ piece: 'agua-tower', name: 'Água Tower!', category: 'tank' }] });
});

test('to a pack that is there it is added under a name of its own; the pack as it was goes, and its author and licence stay', async () => {
  await keepPiece(importer(), rights, 'CC0 1.0');
  const [before] = [...kept.values()];
  const piece = await keepPiece(importer(), { ...rights, author: 'Somebody else', pack: own(before!) }, 'none');
  const [pack, ...others] = [...kept.values()];
  expect(others).toEqual([]);
  expect(call.mock.calls.slice(-2).map(([name]: unknown[]) => name)).toEqual(['discardPack', 'ownPacks']); // the palette lists what there is now
  expect(piece).toBe(`${pack!.id}/agua-tower-2`);
  expect(pack).toMatchObject({ author: 'A. Builder', licence: 'CC0 1.0', pieces: [{ piece: 'agua-tower' }, { piece: 'agua-tower-2' }] });
});

test('a pack that would be too long is not kept, and the one before stays', async () => {
  const full = packOf({ name: 'Full', author: 'A', licence: 'B', pieces: [{ piece: 'a', name: 'A', category: 'wall', model: 'AAAA'.repeat(LONGEST_PACK / 4 - 100) }] });
  kept.set(full.id, full);
  await expect(keepPiece(importer(4000), { ...rights, pack: own(full) }, '')).rejects.toBeInstanceOf(PackFull);
  expect([...kept.keys()]).toEqual([full.id]);
});

test('what must be filled in is told: of a pack that is there the name alone', () => {
  const nothing = { ...rights, name: ' ', author: '', licence: 'own', packName: '' } as const;
  expect(missingOf(nothing)).toEqual(['name', 'author', 'licence', 'packName']);
  const pack = packOf({ name: 'P', author: 'A', licence: 'L', pieces: [{ piece: 'a', name: 'A', category: 'wall', model: 'AAAA' }] });
  expect(missingOf({ ...nothing, pack: own(pack) })).toEqual(['name']);
  expect(missingOf(rights)).toEqual([]);
});

test('names and kinds are proposed', () => {
  expect(nameOf('two-deck_house.v2.glb')).toBe('Two deck house.v2');
  type Looked = Parameters<typeof categoryOf>[0];
  const made = (kinds: readonly string[], size: Looked['size']): Looked => ({ parts: kinds.map((kind) => ({ kind })), size }) as unknown as Looked;
  expect(categoryOf(made(['ladder'], [20, 90, 10]))).toBe('climb');
  expect(categoryOf(made(['solid', 'ladder'], [150, 180, 110]))).toBe('building');
  expect(categoryOf(made(['solid'], [120, 40, 8]))).toBe('wall');
  expect(categoryOf(made(['solid'], [30, 30, 30]))).toBe('scatter');
});
