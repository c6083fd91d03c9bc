import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { LONGEST, readRecord } from '../host/record/read.ts';
import { WHOLE, type RecordHeader } from '../host/record/record.ts';
import { RecordWriter, type Line } from '../host/record/write.ts';
import { FaultyDisk } from '../testing/faulty-disk.ts';
import { temporaryFolder } from '../testing/folders.ts';
import type { Disk } from './disk.ts';
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
    expect(said).toEqual(['m: its file was gone and was written again, whole']);
    const more = line(writer);
    await file.append(more.text);
    await file.close();
    expect(await own().read('m')).toBe(text + next.text + more.text);
  });
});
