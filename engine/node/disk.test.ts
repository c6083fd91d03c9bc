import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, test } from 'vitest';
import { temporaryFolder } from '../testing/folders.ts';
import { createWhole, type Disk } from './disk.ts';
import { realDisk } from './real-disk.ts';

const folder = temporaryFolder('disk');
afterEach(() => folder.remove());
const bytes = new TextEncoder().encode('whole');
const said = (code: string): Error => Object.assign(new Error(code), { code });

test('folders are made with all above them, and one that is there stays', async () => {
  const deep = join(folder.path, 'a', 'b', 'c');
  await realDisk.makeFolder(deep);
  writeFileSync(join(deep, 'x'), 'x');
  await realDisk.makeFolder(deep);
  expect(readdirSync(deep)).toEqual(['x']);
});

describe('a file that is made whole', () => {
  const at = (name: string): string => join(folder.path, name);
  const text = async (name: string): Promise<string> => new TextDecoder().decode((await realDisk.read(at(name), 100)) ?? undefined);

  it('is never there without its bytes, and takes no other’s place', async () => {
    await realDisk.makeFolder(folder.path);
    const seen: string[] = [];
    const disk: Disk = { ...realDisk, link: async (from, to) => { seen.push(...readdirSync(folder.path)); await realDisk.link?.(from, to); seen.push(await text('a')); } };
    await createWhole(disk, at('a'), bytes, 'x');
    expect(seen).toEqual(['a.x.draft', 'whole']);
    await expect(createWhole(disk, at('a'), new Uint8Array(), 'y')).rejects.toThrow('EEXIST');
    expect([readdirSync(folder.path), await text('a')]).toEqual([['a'], 'whole']);
  });

  it.each(['EPERM', 'ENOSYS', 'EISDIR'])('is made all the same where the disk has no second names (%s)', async (code) => {
    await realDisk.makeFolder(folder.path);
    const disk: Disk = { ...realDisk, link: () => Promise.reject(said(code)) };
    await createWhole(disk, at('a'), bytes, 'x');
    await expect(createWhole(disk, at('a'), bytes, 'y')).rejects.toThrow('EEXIST');
    expect([readdirSync(folder.path), await text('a')]).toEqual([['a'], 'whole']);
  });

  it('leaves nothing behind when the disk is full', async () => {
    await realDisk.makeFolder(folder.path);
    const disk: Disk = { ...realDisk, create: async (path) => ({ ...(await realDisk.create(path)), write: () => Promise.reject(said('ENOSPC')) }) };
    await expect(createWhole(disk, at('a'), bytes, 'x')).rejects.toThrow('ENOSPC');
    expect(readdirSync(folder.path)).toEqual([]);
  });
});
