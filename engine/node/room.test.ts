import { beforeEach, describe, expect, it } from 'vitest';
import { readRecord } from '../host/record/read.ts';
import { WHOLE, type RecordHeader } from '../host/record/record.ts';
import { RecordWriter, type Line } from '../host/record/write.ts';
import { FaultyDisk } from '../testing/faulty-disk.ts';
import type { Disk } from './disk.ts';
import { MatchFiles } from './match-files.ts';

const header: RecordHeader = { system: 'toy', setup: {}, seats: ['person'], seed: 1, content: 'c', undo: 'safe', name: '', started: 0, ...WHOLE };
const said: string[] = [];
beforeEach(() => void said.splice(0));
const files = (disk: Disk): MatchFiles => new MatchFiles('/saves', (message) => said.push(message), disk);
const line = (writer: RecordWriter): Line => writer.step({ seat: 0, answer: { kind: 'pick', picks: [`answer ${writer.at}`] }, turn: 1, events: [] });

describe('room on the disk', () => {
  it('a disk that is nearly full, with room for the match and not for a backup of it, lets it be played on; the backups that are there stay', async () => {
    const disk = new FaultyDisk();
    const { text, writer } = RecordWriter.begin(header);
    const next = line(writer);
    await (await files(disk).create('m', text)).close();
    const first = await files(disk).reopen('m', text, text);
    await first.append(next.text);
    await first.close();
    const create = disk.create.bind(disk);
    disk.create = (path) => (path.includes('backup') ? Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })) : create(path));
    const file = await files(disk).reopen('m', text + next.text, text + next.text);
    next.written();
    await file.append(line(writer).text);
    await file.close();
    expect(said).toEqual(['m: no backup was made, as the disk is full']);
    expect([readRecord((await files(disk).read('m'))!).steps.length, readRecord((await files(disk).readBackup('m', 1))!).steps.length]).toEqual([2, 0]);
  });

  it('drafts that a kill left are swept, of whatever match; what somebody is just writing is not', async () => {
    const disk = new FaultyDisk();
    for (const name of ['gone.journal.12345678.draft', 'm.lock.12345678.draft', 'm.backup-0.gantry.12345678.draft']) await disk.create(`/saves/${name}`);
    await (await files(disk).create('m', RecordWriter.begin(header).text)).close();
    await files(disk).sweep(3600 * 1000);
    expect([...disk.texts().keys()]).toContain('/saves/gone.journal.12345678.draft');
    await files(disk).sweep(3600 * 1000 + 100);
    expect([...disk.texts().keys()]).toEqual(['/saves/m.gantry']);
  });
});
