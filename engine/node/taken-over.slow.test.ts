import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { MatchTaken } from '../host/fault.ts';
import type { OpenMatchFile } from '../host/match-folder.ts';
import { readRecord } from '../host/record/read.ts';
import { WHOLE, type RecordHeader } from '../host/record/record.ts';
import { RecordWriter, type Line } from '../host/record/write.ts';
import { FaultyDisk } from '../testing/faulty-disk.ts';
import type { Disk, OpenedFile } from './disk.ts';
import { LOCK, processOf } from './locks.fixture.ts';
import { MatchFiles } from './match-files.ts';

const header: RecordHeader = { system: 'toy', setup: {}, seats: ['person'], seed: 1, content: 'c', undo: 'safe', name: '', started: 0, ...WHOLE };
const said: string[] = [];
afterEach(() => void said.splice(0));
const GROWING = '/saves/m.journal';
const PACKED = '/saves/m.gantry';
const TAKEN = 'match "m" was opened in another Gantry meanwhile';

/** A disk that does something before one of its calls, counted from when it is wound up. */
class Interrupted {
  #left = Infinity;
  #meanwhile: () => Promise<void> = () => Promise.resolve();
  readonly disk: Disk;

  constructor(disk: Disk) {
    const opened = (file: OpenedFile): OpenedFile => ({
      write: this.#call((bytes, at) => file.write(bytes, at)),
      truncate: this.#call((length) => file.truncate(length)),
      sync: this.#call(() => file.sync()),
      close: this.#call(() => file.close()),
    });
    this.disk = {
      names: this.#call((folder) => disk.names(folder)),
      facts: this.#call((path) => disk.facts(path)),
      read: this.#call((path, most) => disk.read(path, most)),
      create: this.#call(async (path) => opened(await disk.create(path))),
      open: this.#call(async (path) => opened(await disk.open(path))),
      rename: this.#call((from, to) => disk.rename(from, to)),
      link: this.#call((from, to) => disk.link!(from, to)),
      copy: this.#call((from, to) => disk.copy(from, to)),
      remove: this.#call((path) => disk.remove(path)),
      makeFolder: this.#call((folder) => disk.makeFolder(folder)),
      syncFolder: this.#call((folder) => disk.syncFolder(folder)),
    };
  }

  /** Before call number `at` from now on. */
  before(at: number, meanwhile: () => Promise<void>): void {
    this.#left = at;
    this.#meanwhile = meanwhile;
  }

  #call<A extends readonly unknown[], R>(run: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
    return async (...args) => {
      if (--this.#left === 0) await this.#meanwhile();
      return run(...args);
    };
  }
}

/** Somebody with a match open, and what was accepted of it there. */
class Player {
  readonly files: MatchFiles;
  accepted = '';
  #writer: RecordWriter | null = null;
  #file: OpenMatchFile | null = null;

  constructor(disk: Disk, number: number) {
    this.files = new MatchFiles('/saves', (message) => said.push(message), disk, processOf(number, new Set([number]), new Set([1, 2])));
  }

  async begin(): Promise<void> {
    const { text, writer } = RecordWriter.begin(header);
    this.#file = await this.files.create('m', text);
    this.#writer = writer;
    this.accepted = text;
  }

  async goOn(text: string, takeOver?: string): Promise<void> {
    const { whole, check, steps } = readRecord(text);
    this.#file = await this.files.reopen('m', whole, text, takeOver);
    this.#writer = new RecordWriter(check, steps.length);
    this.accepted = whole;
  }

  async answer(): Promise<void> {
    const line: Line = this.#writer!.step({ seat: 0, answer: { kind: 'pick', picks: [`answer ${this.#writer!.at}`] }, turn: 1, events: [] });
    await this.#file!.append(line.text);
    line.written();
    this.accepted += line.text;
  }

  leave(): Promise<void> {
    return this.#file!.close();
  }
}

const nameIn = (disk: FaultyDisk): string => createHash('sha256').update(disk.texts().get(LOCK)!).digest('hex').slice(0, 16);

/** The first plays, the second has nothing yet. */
async function playing(): Promise<{ readonly disk: FaultyDisk; readonly interrupted: Interrupted; readonly first: Player; readonly second: Player }> {
  const disk = new FaultyDisk();
  const interrupted = new Interrupted(disk);
  const first = new Player(interrupted.disk, 1);
  await first.begin();
  await first.answer();
  return { disk, interrupted, first, second: new Player(disk, 2) };
}

describe('a match that was taken over, for the one who had it before', () => {
  it('takes no more answers, is said so, and stays as it is, also when it is left', async () => {
    const { disk, first, second } = await playing();
    await second.goOn((await second.files.read('m'))!, nameIn(disk));
    await second.answer();
    const before = [...disk.texts()];
    for (let i = 0; i < 2; i++) await expect(first.answer()).rejects.toThrow(`${TAKEN}: nothing more of it is kept here. Every answer that was kept here is part of it`);
    await expect(first.answer()).rejects.toBeInstanceOf(MatchTaken);
    await first.leave();
    expect([...disk.texts()]).toEqual(before);
    expect(said).toEqual([expect.stringContaining(`m: ${TAKEN}`)]);
    await second.answer();
    await second.leave();
    expect([...disk.texts().keys()].filter((path) => path.endsWith('.lock'))).toEqual([]);
    expect(await second.files.read('m')).toBe(second.accepted);
    expect(readRecord(second.accepted).steps).toHaveLength(3);
  });

  it('and was left again by the other stays as that one left it', async () => {
    for (const answers of [0, 1]) {
      const { disk, first, second } = await playing();
      await second.goOn((await second.files.read('m'))!, nameIn(disk));
      for (let i = 0; i < answers; i++) await second.answer();
      await second.leave();
      const before = [...disk.texts()];
      await expect(first.answer()).rejects.toThrow(`${TAKEN}: nothing more of it is kept here`);
      await first.leave();
      expect([...disk.texts()]).toEqual(before);
    }
  });

  it('and that the other has open no more, since it was killed, is not taken back either', async () => {
    const { disk, first, second } = await playing();
    await second.goOn((await second.files.read('m'))!, nameIn(disk));
    await second.answer();
    await disk.remove(LOCK); // whoever cleared it away
    await expect(first.answer()).rejects.toThrow(TAKEN);
    expect([...disk.texts().keys()]).not.toContain(LOCK);
    await first.leave();
    expect(disk.texts().get(GROWING)).toBe(second.accepted);
  });

  it('is told from one whose lock somebody only deleted: that is put back, and play goes on', async () => {
    const { disk, first, second } = await playing();
    const lock = disk.texts().get(LOCK);
    await disk.remove(LOCK);
    await first.answer();
    expect(disk.texts().get(LOCK)).toBe(lock);
    await disk.remove(LOCK);
    await first.leave();
    expect([...disk.texts().keys()]).toEqual([PACKED]);
    expect(await second.files.read('m')).toBe(first.accepted);
  });

  it('is not packed while nobody can tell whose it is', async () => {
    const { disk, first } = await playing();
    const read = disk.read.bind(disk);
    disk.read = (path, most) => (path === LOCK ? Promise.reject(new Error('EIO: the disk reports a fault')) : read(path, most));
    await expect(first.answer()).rejects.toThrow('EIO');
    await expect(first.leave()).rejects.toThrow('EIO');
    expect([...disk.texts().keys()].sort()).toEqual([GROWING, LOCK]);
    expect(disk.texts().get(GROWING)).toBe(first.accepted);
    expect(said[0]).toContain('EIO');
  });
});

const answering = (player: Player): Promise<void> => player.answer();
const leaving = (player: Player): Promise<void> => player.leave();

describe('whichever call of the disk it is taken over in', () => {
  /** The second opens the match, as it reads it then or as it has read it before, in the middle of what the first does. Gives whether the first came to such a call. */
  async function takenIn(call: number, what: (first: Player) => Promise<void>, readsBefore: boolean): Promise<boolean> {
    const { disk, interrupted, first, second } = await playing();
    const early = (await second.files.read('m'))!;
    let opened = false;
    let came = false;
    const refusals: string[] = [];
    interrupted.before(call, async () => {
      came = true;
      if (!disk.texts().has(LOCK)) return;
      const text = readsBefore ? early : (await second.files.read('m'))!;
      opened = await second.goOn(text, nameIn(disk)).then(() => true, (error: unknown) => { refusals.push(String(error)); return false; });
      if (opened) await second.answer();
    });
    const where = `call ${call}, read ${readsBefore ? 'before' : 'then'}`;
    const told = await what(first).then(() => null, (error: unknown) => error);
    interrupted.before(Infinity, () => Promise.resolve());
    // Either there is more of it than was read, or the first is just giving its lock up.
    for (const refusal of refusals) expect(refusal, where).toMatch(/has changed since it was read|^MatchHeld/);
    if (opened) {
      expect(told === null || told instanceof MatchTaken, `${where}: ${String(told)}`).toBe(true);
      expect(second.accepted.startsWith(first.accepted), `${where}: what the first was told is in the match`).toBe(true);
      if (what === answering) await expect(first.answer(), where).rejects.toThrow(TAKEN);
      await first.leave();
      expect(disk.texts().get(GROWING), where).toBe(second.accepted);
      await second.answer();
      await second.leave();
      expect(await second.files.read('m'), where).toBe(second.accepted);
    } else {
      expect(told, where).toBeNull();
      await first.leave();
      expect(await second.files.read('m'), where).toBe(first.accepted);
      await second.goOn(first.accepted);
      await second.leave();
    }
    expect([...disk.texts().keys()].filter((path) => /lock|draft|journal/.test(path)), where).toEqual([]);
    return came;
  }

  it.each([['as it reads it then', false], ['as it has read it before', true]] as const)('while an answer is kept: no answer that anybody was told of is lost; the other opens it %s', async (_, readsBefore) => {
    let call = 1;
    while (await takenIn(call, answering, readsBefore)) call++;
    expect(call).toBeGreaterThan(6);
  });

  it('while it is left: the other has all of it', async () => {
    let call = 1;
    while (await takenIn(call, leaving, false)) call++;
    expect(call).toBeGreaterThan(15);
  });
});
