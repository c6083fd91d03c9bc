import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, test } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { readRecord } from '../host/record/read.ts';
import { WHOLE, type RecordHeader } from '../host/record/record.ts';
import { RecordWriter, type Line } from '../host/record/write.ts';
import { FaultyDisk, Killed } from '../testing/faulty-disk.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { lockOfGone, lockOfLiving } from '../testing/lock-texts.ts';
import { testDesk } from '../testing/memory.ts';
import type { Disk } from './disk.ts';
import { MatchFiles } from './match-files.ts';

const header: RecordHeader = { system: 'toy', setup: {}, seats: ['person'], seed: 1, content: 'c', undo: 'safe', name: '', started: 0, ...WHOLE };
const said: string[] = [];
afterEach(() => void said.splice(0));
const files = (disk: Disk): MatchFiles => new MatchFiles('/saves', (message) => said.push(message), disk);
const line = (writer: RecordWriter): Line => writer.step({ seat: 0, answer: { kind: 'pick', picks: [`answer ${writer.at}`] }, turn: 1, events: [] });

/** Plays a match over several sittings and says how many answers were announced as kept. */
async function play(disk: Disk, announced: (count: number) => void): Promise<void> {
  const begun = RecordWriter.begin(header);
  let file = await files(disk).create('m', begun.text);
  let { writer } = begun;
  announced(0);
  for (let sitting = 0; sitting < 3; sitting++) {
    for (let i = 0; i < 4; i++) {
      const next = line(writer);
      await file.append(next.text);
      next.written();
      announced(writer.at);
    }
    await file.close();
    const folder = files(disk);
    const record = readRecord((await folder.read('m'))!);
    file = await folder.reopen('m', record.whole, record.whole + (record.torn ?? ''));
    writer = new RecordWriter(record.check, record.steps.length);
  }
  await file.close();
}

/** Answers that the next program finds. Throws when the file is corrupt. */
async function found(disk: Disk): Promise<number | null> {
  const text = await files(disk).read('m');
  return text === null ? null : readRecord(text).steps.length;
}

describe('a match is never lost', () => {
  async function killed(killAt: number, seed: number | null): Promise<boolean> {
    const disk = new FaultyDisk();
    disk.killAt = killAt;
    let kept = -1;
    try {
      await play(disk, (count) => { kept = count; });
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
    const next = disk.after(seed === null ? null : randomFrom(seed));
    const answers = await found(next);
    if (kept >= 0) expect(answers, `killed in call ${killAt}`).not.toBeNull();
    if (answers !== null) {
      // At most the answer that nobody had heard of is there or not.
      expect(answers, `killed in call ${killAt}`).toBeGreaterThanOrEqual(kept);
      expect(answers, `killed in call ${killAt}`).toBeLessThanOrEqual(kept + 1);
      const record = readRecord((await files(next).read('m'))!);
      const file = await files(next).reopen('m', record.whole, record.whole + (record.torn ?? ''));
      await file.append(line(new RecordWriter(record.check, record.steps.length)).text);
      await file.close();
      expect(await found(next)).toBe(answers + 1);
    }
    return kept >= 0 && disk.calls >= killAt;
  }

  it('whichever call of the disk the program is killed in', async () => {
    let calls = 1;
    while (await killed(calls, null) || calls < 20) calls++;
    expect(calls).toBeGreaterThan(100);
  });

  it('whichever call of the disk the power goes out in, whatever of the unsynced is lost', async () => {
    for (let at = 1; at < 180; at += 2) await killed(at, at);
  });

  it('a full disk refuses the answer, leaves the file whole, and takes it when there is room again', async () => {
    const disk = new FaultyDisk();
    const { text, writer } = RecordWriter.begin(header);
    const file = await files(disk).create('m', text);
    const used = [...disk.texts().values()].join('').length;
    disk.room = used + 20;
    const next = line(writer);
    await expect(file.append(next.text)).rejects.toThrow('ENOSPC');
    expect(await found(disk)).toBe(0);
    disk.room = Infinity;
    await file.append(next.text);
    await file.close();
    expect(await found(disk)).toBe(1);
  });

  it('a full disk does not keep a match from being closed: it stays unpacked', async () => {
    const disk = new FaultyDisk();
    const file = await files(disk).create('m', RecordWriter.begin(header).text);
    disk.room = 0;
    await file.close();
    expect(said).toEqual([expect.stringMatching(/^m: it stays unpacked \(ENOSPC/)]);
    expect(await found(disk)).toBe(0);
  });

  it('a match that somebody went on with since it was read is not opened from what was read: nothing of it changes', async () => {
    const disk = new FaultyDisk();
    const { text, writer } = RecordWriter.begin(header);
    await (await files(disk).create('m', text)).close();
    const [first, second] = [files(disk), files(disk)];
    const read = (await second.read('m'))!;
    const file = await first.reopen('m', text, text);
    await file.append(line(writer).text);
    await file.close();
    const before = JSON.stringify([...disk.texts()]);
    await expect(second.reopen('m', read, read)).rejects.toThrow('match "m" has changed since it was read: open it again');
    expect(JSON.stringify([...disk.texts()])).toBe(before);
    expect(await found(disk)).toBe(1);
  });

  it('a disk that is full while a match is opened, again and again, costs no backup', async () => {
    const disk = new FaultyDisk();
    const { text, writer } = RecordWriter.begin(header);
    let whole = text;
    await (await files(disk).create('m', text)).close();
    for (let i = 0; i < 4; i++) {
      const file = await files(disk).reopen('m', whole, whole);
      const next = line(writer);
      await file.append(next.text);
      next.written();
      whole += next.text;
      await file.close();
    }
    const backups = async (): Promise<readonly (number | undefined)[]> => Promise.all([1, 2, 3].map(async (number) => {
      const backup = await files(disk).readBackup('m', number);
      return backup === null ? undefined : readRecord(backup).steps.length;
    }));
    expect(await backups()).toEqual([3, 2, 1]);
    const used = [...disk.texts().keys()].map((path) => disk.facts(path));
    disk.room = (await Promise.all(used)).reduce((sum, facts) => sum + (facts?.size ?? 0), 0) + 20; // enough for a lock
    for (let i = 0; i < 4; i++) await expect(files(disk).reopen('m', whole, whole)).rejects.toThrow('ENOSPC');
    disk.room = Infinity;
    expect(await backups()).toEqual([3, 2, 1]);
    expect(await found(disk)).toBe(4);
  });

  it('a match that is only looked at leaves no second backup of the same state', async () => {
    const disk = new FaultyDisk();
    const { text } = RecordWriter.begin(header);
    await (await files(disk).create('m', text)).close();
    for (let i = 0; i < 3; i++) await (await files(disk).reopen('m', text, text)).close();
    expect(await files(disk).backups('m')).toHaveLength(1);
  });

  it('a line that was torn in the middle of a letter leaves the match readable', async () => {
    const disk = new FaultyDisk();
    const { text, writer } = RecordWriter.begin(header);
    const file = await files(disk).create('m', text + line(writer).text);
    const name = new TextEncoder().encode('{"name":"Zażółć');
    for (let cut = 1; cut <= name.length; cut++) {
      const torn = await disk.open('/saves/m.journal');
      await torn.write(name.subarray(0, cut), new TextEncoder().encode(text + line(writer).text).length);
      expect(readRecord((await files(disk).read('m'))!), `${cut} bytes`).toMatchObject({ steps: [{}], torn: expect.any(String) as unknown });
    }
    void file;
  });

  it('what another match is just writing is not cleared away', async () => {
    const disk = new FaultyDisk();
    const foreign = await disk.create('/saves/other.gantry.1234.draft');
    await foreign.write(new Uint8Array(1), 0);
    const own = await disk.create('/saves/m.journal.5678.draft');
    await own.write(new Uint8Array(1), 0);
    await files(disk).create('m', RecordWriter.begin(header).text);
    expect([...disk.texts().keys()].filter((path) => path.endsWith('.draft'))).toEqual(['/saves/other.gantry.1234.draft']);
  });

  it('a file that cannot be closed is unlocked all the same', async () => {
    const disk = new FaultyDisk();
    const { text } = RecordWriter.begin(header);
    const open = disk.open.bind(disk);
    disk.open = async (path) => ({ ...(await open(path)), close: () => Promise.reject(new Error('EIO')) });
    const folder = files(disk);
    const file = await folder.create('m', text);
    await expect(file.close()).rejects.toThrow('EIO');
    expect(await files(disk).read('m')).toBe(text);
    await (await folder.reopen('m', text, text)).append('');
  });

  it('a folder that cannot be written says so at the start', async () => {
    const disk = new FaultyDisk();
    disk.refuses = 'EROFS';
    await expect(files(disk).create('m', 'x')).rejects.toThrow('EROFS');
  });
});

describe('on the computer’s own disk', () => {
  const folder = temporaryFolder('matches');
  const own = (): MatchFiles => new MatchFiles(join(folder.path, 'saves'), (message) => said.push(message));
  afterEach(() => folder.remove());

  test('a match grows, is packed when it is closed, and is read the same', async () => {
    const { text, writer } = RecordWriter.begin(header);
    const file = await own().create('m', text);
    const next = line(writer);
    await file.append(next.text);
    expect(readdirSync(join(folder.path, 'saves')).sort()).toEqual(['m.journal', 'm.lock']);
    await file.close();
    expect(readdirSync(join(folder.path, 'saves'))).toEqual(['m.gantry']);
    expect(await own().read('m')).toBe(text + next.text);
    expect(await own().list()).toMatchObject([{ match: 'm' }]);
  });

  test('the file of a match is told while it is played and at rest, and both count as the match', async () => {
    expect(await own().fileOf('m')).toBeNull();
    const file = await own().create('m', RecordWriter.begin(header).text);
    expect(await own().fileOf('m')).toBe(join(folder.path, 'saves', 'm.journal'));
    await file.close();
    expect(await own().fileOf('m')).toBe(join(folder.path, 'saves', 'm.gantry'));
    writeFileSync(join(folder.path, 'saves', 'm.journal'), ''); // a pack was interrupted
    expect(await own().fileOf('m')).toBe(join(folder.path, 'saves', 'm.journal'));
  });

  test('two of them on one match: the second is told, and the first goes on', async () => {
    const first = own();
    const file = await first.create('m', RecordWriter.begin(header).text);
    await expect(first.reopen('m', 'x', 'x')).rejects.toThrow('open already');
    writeFileSync(join(folder.path, 'saves', 'm.lock'), await lockOfLiving());
    await expect(own().reopen('m', 'x', 'x')).rejects.toThrow(`open in another Gantry (process ${process.pid})`);
    await file.close();
  });

  test('a lock whose process is gone is taken over', async () => {
    mkdirSync(join(folder.path, 'saves'), { recursive: true });
    writeFileSync(join(folder.path, 'saves', 'm.lock'), await lockOfGone());
    const file = await own().create('m', RecordWriter.begin(header).text);
    await file.close();
  });

  test('every sitting leaves a backup, the three newest are kept', async () => {
    const { text, writer } = RecordWriter.begin(header);
    let whole = text;
    await (await own().create('m', text)).close();
    for (let i = 0; i < 5; i++) {
      const file = await own().reopen('m', whole, whole);
      const next = line(writer);
      await file.append(next.text);
      next.written();
      whole += next.text;
      await file.close();
    }
    const backups = await own().backups('m');
    expect(backups.map(({ number }) => number)).toEqual([1, 2, 3]);
    const answers = await Promise.all(backups.map(async ({ number }) => readRecord((await own().readBackup('m', number))!).steps.length));
    expect(answers).toEqual([4, 3, 2]);
    expect(await own().list()).toHaveLength(1);
  });

  test.each([['torn', '{"n":2,"seat":1,"ans'], ['zeros', '\0'.repeat(4096)], ['torn, with zeros behind', '{"n":2,"se\0\0\0']])('a desk goes on with a match whose last line was %s, and keeps the file as it was', async (_, rest) => {
    const soon = { soon: (run: () => void) => void setTimeout(run, 0), matches: own() };
    const first = testDesk(soon);
    await first.call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 50 }, seats: ['person', 'person'] });
    await first.call('answer', { match: 'match-1', at: 0, answer: { kind: 'pick', picks: ['one'] } });
    const torn = `${readFileSync(join(folder.path, 'saves/match-1.journal'), 'utf8')}${rest}`;
    await first.desk.close();
    writeFileSync(join(folder.path, 'saves/match-1.journal'), torn); // as a kill leaves it: the growing file counts
    const second = testDesk({ ...soon, matches: own() });
    expect(await second.call('continueMatch', { match: 'match-1' })).toMatchObject({ at: 1, view: { sums: [1, 0] } });
    await second.call('answer', { match: 'match-1', at: 1, answer: { kind: 'pick', picks: ['one'] } });
    await second.desk.close();
    expect(readRecord((await own().read('match-1'))!).steps).toHaveLength(2);
    expect(readFileSync(join(folder.path, 'saves/match-1.damaged-1'), 'utf8')).toBe(torn);
  });

  test('no name leads out of the folder', async () => {
    for (const name of ['../m', 'a/b', '..', 'A', '', 'm.gantry']) {
      const calls: readonly ((files: MatchFiles) => Promise<unknown>)[] = [(files) => files.read(name), (files) => files.fileOf(name), (files) => files.create(name, ''), (files) => files.reopen(name, '', ''), (files) => files.keepAside(name), (files) => files.backups(name), (files) => files.readBackup(name, 1), (files) => files.discard(name, 1)];
      for (const call of calls) await expect(call(own())).rejects.toThrow('is not the id of a match');
      for (const way of ['readBinned', 'recover', 'erase'] as const) await expect(own()[way](name)).rejects.toThrow('is not the name of a match in the bin');
    }
  });
});
