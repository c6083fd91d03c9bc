import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { LONGEST } from '../host/record/bounds.ts';
import { readRecord } from '../host/record/read.ts';
import { WHOLE, type RecordHeader } from '../host/record/record.ts';
import { RecordWriter, type Line } from '../host/record/write.ts';
import { FaultyDisk } from '../testing/faulty-disk.ts';
import { temporaryFolder } from '../testing/folders.ts';
import type { Disk, FileFacts, OpenedFile } from './disk.ts';
import { MatchFiles } from './match-files.ts';

const header: RecordHeader = { system: 'toy', setup: {}, seats: ['person'], seed: 1, content: 'c', undo: 'safe', name: '', started: 0, ...WHOLE };
const said: string[] = [];
const files = (disk: Disk): MatchFiles => new MatchFiles('/saves', (message) => said.push(message), disk);
const folder = temporaryFolder('growing');
const own = (): MatchFiles => new MatchFiles(join(folder.path, 'saves'), (message) => said.push(message));
const line = (writer: RecordWriter): Line => writer.step({ seat: 0, answer: { kind: 'pick', picks: [`answer ${writer.at}`] }, turn: 1, events: [] });
afterEach(() => {
  said.splice(0);
  folder.remove();
});

describe('a match’s file while it is played', () => {
  it('a file never grows longer than one that is read', async () => {
    const disk = new FaultyDisk();
    const file = await files(disk).create('m', RecordWriter.begin(header).text);
    await expect(file.append('x'.repeat(LONGEST))).rejects.toThrow('the match has become too long for its file');
    expect(readRecord((await files(disk).read('m')) ?? '').steps).toEqual([]);
    await file.close();
  });

  it('the folder is removed under an open match: it is made again, whole', async () => {
    const { text, writer } = RecordWriter.begin(header);
    const file = await own().create('m', text);
    rmSync(join(folder.path, 'saves'), { recursive: true });
    const next = line(writer);
    await file.append(next.text);
    next.written();
    expect(said).toEqual(['m: its file was gone or changed and was written again, whole']);
    const more = line(writer);
    await file.append(more.text);
    await file.close();
    expect(await own().read('m')).toBe(text + next.text + more.text);
  });

  it('the file is cut short under the open match, by whom ever: it is written again before the next line', async () => {
    const { disk, file, accepted, add } = await growing();
    await add();
    const other = await disk.open('/saves/m.journal');
    await other.truncate(accepted().length - 10);
    await add();
    expect(disk.texts().get('/saves/m.journal')).toBe(accepted());
    expect(said).toEqual(['m: its file was gone or changed and was written again, whole']);
    await file.close();
  });

  it('what somebody else wrote into it, at the same length, is undone', async () => {
    const { disk, file, accepted, add } = await growing();
    await add();
    const other = await disk.open('/saves/m.journal');
    await other.write(new TextEncoder().encode('XXXX'), 20);
    await add();
    expect(disk.texts().get('/saves/m.journal')).toBe(accepted());
    await file.close();
    expect(await files(disk).read('m')).toBe(accepted());
  });

  it('touched and not changed it stays as it is', async () => {
    const { disk, accepted, add } = await growing();
    const text = accepted();
    const other = await disk.open('/saves/m.journal');
    await other.write(new TextEncoder().encode(text.slice(0, 4)), 0);
    await add();
    expect(disk.texts().get('/saves/m.journal')).toBe(accepted());
    expect(said).toEqual([]);
  });
});

/** A disk on which calls of some names fail. */
class Moody extends FaultyDisk {
  readonly failing = new Set<string>();

  override facts(path: string): Promise<FileFacts | null> {
    return this.failing.has('facts') ? this.#no('facts') : super.facts(path);
  }

  override rename(from: string, to: string): Promise<void> {
    return this.failing.has('rename') ? this.#no('rename') : super.rename(from, to);
  }

  override async open(path: string): Promise<OpenedFile> {
    const file = await super.open(path);
    return {
      write: async (bytes, at) => {
        await file.write(this.failing.has('write') ? bytes.slice(0, 5) : bytes, at);
        if (this.failing.has('write')) await this.#no('write');
      },
      truncate: (length) => (this.failing.has('truncate') ? this.#no('truncate') : file.truncate(length)),
      sync: () => (this.failing.has('sync') ? this.#no('sync') : file.sync()),
      close: () => file.close(),
    };
  }

  #no(call: string): Promise<never> {
    return Promise.reject(Object.assign(new Error(`EACCES: no rights to ${call}`), { code: 'EACCES' }));
  }
}

/** A match's file with what was accepted for it. */
async function growing() {
  const disk = new Moody();
  const { text, writer } = RecordWriter.begin(header);
  const file = await files(disk).create('m', text);
  let accepted = text;
  const add = async (): Promise<void> => {
    const next = line(writer);
    await file.append(next.text);
    next.written();
    accepted += next.text;
  };
  return { disk, file, add, accepted: () => accepted };
}

describe('a line that could not be kept', () => {
  it.each([
    ['where it lies cannot be seen', ['facts']],
    ['it was written in part', ['write']],
    ['it could not be made safe', ['sync']],
    ['and it cannot be cut off', ['facts', 'truncate']],
    ['and nothing at all can be done', ['facts', 'write', 'sync', 'truncate', 'rename']],
  ])('is not in the file once anybody goes on: %s', async (_what, calls) => {
    const { disk, file, add, accepted } = await growing();
    await add();
    for (const call of calls) disk.failing.add(call);
    await expect(add()).rejects.toThrow('EACCES');
    await expect(add()).rejects.toThrow('EACCES');
    disk.failing.clear();
    await add();
    expect(disk.texts().get('/saves/m.journal')).toBe(accepted());
    expect(readRecord(accepted()).steps).toHaveLength(2);
    await file.close();
    expect(await files(disk).read('m')).toBe(accepted());
  });

  it('is taken back at once where that is possible: a program that starts anew does not find it', async () => {
    const { disk, add, accepted } = await growing();
    await add();
    let asked = 0;
    disk.facts = (path) => (++asked === 2 ? Promise.reject(new Error('EACCES: no rights to look')) : FaultyDisk.prototype.facts.call(disk, path)); // the look after the line was written and safe
    await expect(add()).rejects.toThrow('no rights to look');
    expect(disk.texts().get('/saves/m.journal')).toBe(accepted());
  });

  it('is cut off when the match is closed, at the latest', async () => {
    const { disk, file, add, accepted } = await growing();
    await add();
    for (const call of ['sync', 'truncate', 'rename']) disk.failing.add(call);
    await expect(add()).rejects.toThrow('EACCES');
    expect(disk.texts().get('/saves/m.journal')).not.toBe(accepted());
    disk.failing.clear();
    await file.close();
    expect(await files(disk).read('m')).toBe(accepted());
  });
});
