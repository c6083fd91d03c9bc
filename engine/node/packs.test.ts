import { beforeAll, expect, it } from 'vitest';
import { toBase64 } from '../core/base64.ts';
import { carried } from '../host/ground.ts';
import { makePiece, takeApart } from '../space/import/make-piece.ts';
import { obj, platform } from '../testing/models.ts';
import { readModel } from '../space/import/read-model.ts';
import { guessStance } from '../space/import/stance.ts';
import { thinnerReady } from '../space/import/thin.ts';
import { type Pack, packOf, packText, pieceIn } from '../space/terrain/pack.ts';
import { hashTerrain } from '../space/terrain/table.ts';
import { tableText } from '../space/terrain/table-text.ts';
import { bare } from '../testing/own-tables.ts';
import { assetsFolder } from './assets-folder.ts';
import { Content } from './content.ts';
import { tablesOf } from './table-file.ts';

const assets = assetsFolder(import.meta.url);
let pack: Pack;
beforeAll(async () => {
  await thinnerReady();
  const model = await readModel(obj(platform()));
  const taken = takeApart(model, guessStance(model));
  const choices = { name: 'lookout', budget: 2000, parts: taken.proposal.parts.map(({ kind }) => ({ kind })), strokes: [] };
  const { bytes } = await makePiece(taken, choices, 'A. Builder');
  pack = packOf({ name: 'Lookout', author: 'A. Builder', licence: 'CC0', pieces: [{ piece: 'lookout', name: 'Lookout', category: 'building', model: toBase64(bytes) }] });
});

const table = (carries: readonly Pack[]) => bare({
  features: [{ id: 'a', piece: pieceIn(pack.id, 'lookout'), at: [100, 0], turn: 90, level: 0 }, { id: 'b', piece: 'crates', at: [-200, 0], turn: 0, level: 0 }],
  packs: [pack.id], ...(carries.length === 0 ? {} : { carries: [...carries] }),
});

it('an imported piece is terrain as the game’s own is: floors, matter and climbs where it stands', async () => {
  const terrain = await new Content(assets).terrain(carried(table([pack])));
  expect(terrain.surfaces.filter(({ part }) => terrain.parts[part]!.feature === 'a').map(({ y }) => y)).toEqual([90]);
  expect(terrain.ingress.filter(({ part }) => part !== null && terrain.parts[part]!.feature === 'a').map(({ kind, at }) => [kind, at.y])).toEqual([['ladder', 0], ['ladder', 90]]);
  expect(hashTerrain(terrain)).toBe(hashTerrain(await new Content(assets).terrain(carried(table([pack])))));
});

it('a table whose pack is not here is refused by its name', async () => {
  await expect(new Content(assets).terrain(table([]))).rejects.toThrow(`"packs": it needs the pack "${pack.id}", which is not here`);
});

it('a pack that was changed under its name is not played on', async () => {
  await expect(new Content(assets).terrain(table([{ ...pack, author: 'Somebody else' }]))).rejects.toThrow('id: it does not go by what the pack says');
});

it('a table’s check and suggestions know the pieces of the packs that it carries', async () => {
  const tables = tablesOf(new Content(assets), assets);
  const { findings } = await tables.check(tableText(table([pack])));
  expect(findings.filter(({ feature, severity }) => feature === 'a' && severity === 'error')).toEqual([]);
  expect(await tables.read(tableText(table([pack])))).toMatchObject({ pieces: 2 });
  const { features } = await tables.suggest(tableText(table([pack])), { theme: 'refinery', density: 'little', height: 'little', symmetry: 'none', seed: 1 });
  expect(features.some(({ piece }) => piece.startsWith('pack-'))).toBe(false);
});

it('rooms are laid out for games on squares alone, and the check then asks for no other; open ground laid out anew is for all', async () => {
  const tables = tablesOf(new Content(assets), assets);
  const bare = { ...table([pack]), features: [], packs: undefined, carries: undefined, systems: ['miniatures'] };
  const wish = { theme: 'ship', density: 'little', height: 'little', symmetry: 'turn', seed: 2 } as const;
  const { systems, features, theme } = await tables.suggest(tableText(bare), { ...wish, ground: 'rooms' });
  expect(systems).toEqual(['miniatures']);
  expect(features.some(({ piece }) => piece === 'bulkhead-door')).toBe(true);
  const { findings, matches } = await tables.check(tableText({ ...bare, theme, systems: [...systems!], features: [...features] }));
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(matches.map(({ name }) => name)).toEqual(['Skirmish']);
  expect((await tables.suggest(tableText(bare), wish)).systems).toBeNull();
});

it('every piece of a pack is read by the rules before it is kept', async () => {
  const tables = tablesOf(new Content(assets), assets);
  expect(await tables.pieces(packText(pack))).toBe(true);
  const { format: _, version: __, id: ___, ...said } = pack;
  const broken = packOf({ ...said, pieces: [{ ...said.pieces[0]!, model: toBase64(new Uint8Array(64)) }] });
  await expect(tables.pieces(packText(broken))).rejects.toThrow('pack: piece lookout: a piece whose file is no binary glTF that can be read');
  const renamed = packOf({ ...said, pieces: [{ ...said.pieces[0]!, piece: 'other' }] });
  await expect(tables.pieces(packText(renamed))).rejects.toThrow('pack: piece other: its file says it is "lookout"');
});
