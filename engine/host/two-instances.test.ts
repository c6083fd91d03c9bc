import { describe, expect, it } from 'vitest';
import { livenessOf, type Liveness } from '../node/liveness.ts';
import { MatchFiles } from '../node/match-files.ts';
import { FaultyDisk } from '../testing/faulty-disk.ts';
import { lockOfFar } from '../testing/lock-texts.ts';
import { MemoryFolder, testDesk, type TestDesk } from '../testing/memory.ts';
import { thoughtOf } from '../testing/thought.ts';
import { toBase64 } from '../core/base64.ts';
import type { LinkError, Push } from './link.ts';
import { readRecord } from './record/read.ts';
import { RecordWriter } from './record/write.ts';

const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;
const start = { system: 'toy', setup: { table: 'floor', goal: 1000 }, seats: ['person', 'person'] };
const match = 'match-1';

/** A desk of a program of its own on a disk: with an endpoint of its own, so that the others see that it lives. */
const instance = (disk: FaultyDisk, more: Parameters<typeof testDesk>[0] = {}): TestDesk => testDesk({ matches: new MatchFiles('/saves', () => {}, disk, livenessOf()), soon: (run) => void setImmediate(run), ...more });

const everything = (disk: FaultyDisk): string => JSON.stringify([...disk.texts()]);

describe('two programs on one folder', () => {
  /** A match that the first plays, one answer old, and a second that sees it. */
  const played = async (): Promise<{ readonly disk: FaultyDisk; readonly first: TestDesk; readonly second: TestDesk }> => {
    const disk = new FaultyDisk();
    const first = instance(disk);
    await first.call('newMatch', start);
    await first.call('answer', { match, at: 0, answer: pick('one') });
    return { disk, first, second: instance(disk, { newMatchId: () => 'copy' }) };
  };

  it.each([['continueMatch', { match }], ['renameMatch', { match, name: 'mine' }], ['discardMatch', { match }]] as const)(
    'the second changes nothing of a match that the first plays: %s', async (name, args) => {
      const { disk, second } = await played();
      const before = everything(disk);
      await expect(second.call(name, args)).rejects.toThrow(`match "match-1" is open in another Gantry (process ${process.pid})`);
      expect(everything(disk)).toBe(before);
    },
  );

  it('the second may look at a match that the first plays, and copy it, and play it when the first has left', async () => {
    const { disk, first, second } = await played();
    expect(await second.call('film', { match })).toMatchObject({ length: 1 });
    const { file } = await second.call('exportMatch', { match });
    await second.call('duplicateMatch', { match });
    await first.call('answer', { match, at: 1, answer: pick('one') });
    expect(readRecord((await new MatchFiles('/saves', () => {}, disk).read(match))!).steps).toHaveLength(2);
    await first.call('leave', { match });
    expect(await second.call('continueMatch', { match })).toMatchObject({ at: 2, view: { sums: [1, 1] } });
    expect(file).not.toBe('');
  });

  const doubt = 'held: match "match-1" may be open in a Gantry on the computer "attic" (process 42): whether it still runs there cannot be told from here. ';
  const lockFromFar = async (disk: FaultyDisk): Promise<void> => (await disk.create(`/saves/${match}.lock`)).write(new TextEncoder().encode(lockOfFar()), 0);
  /** A match of which nobody can tell whether a computer far away plays it. */
  const doubtful = async (): Promise<{ readonly disk: FaultyDisk; readonly second: TestDesk; readonly before: string }> => {
    const { disk, first, second } = await played();
    await first.call('leave', { match });
    await lockFromFar(disk);
    return { disk, second, before: everything(disk) };
  };

  it.each([['renameMatch', { match, name: 'mine' }], ['discardMatch', { match }]] as const)(
    'nothing is done to a match of which nobody can tell whether the first plays it: %s', async (name, args) => {
      const { disk, second, before } = await doubtful();
      await expect(second.call(name, args)).rejects.toThrow(`${doubt}Open the match first: there you can say that it is to be opened all the same`);
      expect(everything(disk)).toBe(before);
    },
  );

  it('a match of which nobody can tell whether the first plays it says who may have it open, since when and why in doubt', async () => {
    const { disk, second, before } = await doubtful();
    const { error } = (await second.connection.call('continueMatch', { match })) as { readonly error: LinkError };
    expect(`${error.code}: ${error.message}`).toContain(`${doubt}If you open it all the same, it is played on here`);
    expect(error.held).toEqual({ computer: 'attic', process: 42, since: expect.any(Number) as unknown, doubt: 'elsewhere', lock: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown });
    expect(second.reports, 'it is no fault of the program').toEqual([]);
    expect(everything(disk)).toBe(before);
  });

  it('a match of which nobody can tell whether the first plays it is opened on a person’s word about that very lock only', async () => {
    const { disk, second } = await doubtful();
    const { error } = (await second.connection.call('continueMatch', { match })) as { readonly error: LinkError };
    await expect(second.call('continueMatch', { match, takeOver: true })).rejects.toThrow('form: ');
    await expect(second.call('continueMatch', { match, takeOver: '0123456789abcdef' })).rejects.toThrow(doubt);
    await second.call('duplicateMatch', { match });
    expect(await second.call('continueMatch', { match, takeOver: error.held!.lock })).toMatchObject({ at: 1 });
    await second.call('leave', { match });
    const { binned } = await second.call('discardMatch', { match });
    await lockFromFar(disk);
    for (const name of ['recoverMatch', 'eraseMatch'] as const) await expect(second.call(name, { binned })).rejects.toThrow(`${doubt}If no such Gantry runs any more, delete the file "match-1.lock" in the folder of matches, then try again`);
  });

  /** A match of the first with a second screen and a guest there, which the second has taken over and answered once: the first hears so when the guest answers. */
  const takenOver = async () => {
    const disk = new FaultyDisk();
    const unsure = (): Liveness => {
      const own = livenessOf();
      return { self: () => own.self(), judge: async (holder) => ((await own.judge(holder)) === 'gone' ? 'gone' : 'apart') };
    };
    const at = (liveness: Liveness): TestDesk => instance(disk, { matches: new MatchFiles('/saves', () => {}, disk, liveness) });
    const [first, second] = [at(unsure()), at(unsure())];
    const watcher: Push[] = [];
    const guest: Push[] = [];
    await first.call('newMatch', start);
    await first.desk.connect((push) => watcher.push(push)).call('continueMatch', { match });
    const visiting = first.desk.connect((push) => guest.push(push), { match, seat: 1 });
    await visiting.call('continueMatch', { match });
    await first.call('answer', { match, at: 0, answer: pick('one') });
    const { error } = (await second.connection.call('continueMatch', { match })) as { readonly error: LinkError };
    expect(error.message).toContain('it was started in a container, a sandbox or a network of its own');
    await second.call('continueMatch', { match, takeOver: error.held!.lock });
    await second.call('answer', { match, at: 1, answer: pick('one') });
    const before = everything(disk);
    const heard = await visiting.call('answer', { match, at: 1, answer: pick('throw') });
    return { disk, first, second, visiting, watcher, guest, before, heard };
  };
  const taken = 'match "match-1" was opened in another Gantry meanwhile: nothing more of it is kept here';

  it('the first hears with the next answer there that the second has taken a match over, on every screen; a guest learns nothing of computers', async () => {
    const { first, heard, watcher, guest } = await takenOver();
    expect(heard).toEqual({ error: { code: 'taken', message: expect.stringContaining(taken) as unknown } });
    expect(first.pushes.at(-1)).toEqual({ type: 'taken', match, message: expect.stringContaining(taken) as unknown, by: { computer: (await livenessOf().self()).computer, process: process.pid, since: expect.any(Number) as unknown } });
    expect(watcher.at(-1)).toEqual(first.pushes.at(-1));
    const { by, ...said } = first.pushes.at(-1) as Extract<Push, { readonly type: 'taken' }>;
    expect(by).toBeDefined();
    expect(guest.at(-1)).toEqual(said);
  });

  it.each([['answer', { answer: pick('one') }], ['undo', { to: 0 }], ['redo', {}], ['ends', {}]] as const)(
    'the first keeps nothing more of a match that the second has taken over: %s, nor a guest there', async (name, args) => {
      const { disk, first, visiting, before } = await takenOver();
      await expect(first.call(name, { match, at: 1, ...args })).rejects.toThrow(`taken: ${taken}`);
      expect(await visiting.call('continueMatch', { match }), 'a guest opens nothing').toMatchObject({ result: { at: 1 } });
      expect(everything(disk)).toBe(before);
    },
  );

  it('a match that the second has taken over is played on there, and opened again by the first when the second has left', async () => {
    const { disk, first, second } = await takenOver();
    await second.call('answer', { match, at: 2, answer: pick('one') });
    await second.call('leave', { match });
    expect(await first.call('continueMatch', { match })).toMatchObject({ at: 3, view: { sums: [2, 1] } });
    await first.call('answer', { match, at: 3, answer: pick('one') });
    await first.call('leave', { match });
    expect(readRecord((await new MatchFiles('/saves', () => {}, disk).read(match))!).steps).toHaveLength(4);
  });

  it('a match that plays on by itself stops when another has taken it over, says so once, and does not try again', async () => {
    const disk = new FaultyDisk();
    const later: (() => void)[] = [];
    let [think, question]: (() => void)[] = [];
    const asked = new Promise<void>((go) => { question = go; });
    const first = instance(disk, { later: (_ms, run) => (later.push(run), () => {}), thinker: async () => { question!(); await new Promise<void>((go) => { think = go; }); return thoughtOf(pick('one')); } });
    await first.call('newMatch', { ...start, seats: ['computer', 'computer'] });
    await asked;
    await disk.remove(`/saves/${match}.lock`);
    await (await disk.create(`/saves/${match}.lock`)).write(new TextEncoder().encode(lockOfFar()), 0);
    think!();
    await expect.poll(() => first.pushes.map(({ type }) => type)).toEqual(['taken']);
    await new Promise((done) => setTimeout(done, 20));
    expect(first.pushes).toHaveLength(1);
    expect(later).toEqual([]);
    expect(first.reports).toEqual([expect.stringContaining('was opened in another Gantry meanwhile')]);
  });

  it('a match that the other went on with while it was being opened is not opened from what was read', async () => {
    const folder = new MemoryFolder();
    let meanwhile = (): void => {};
    const { call } = testDesk({ matches: folder, terrain: () => Promise.resolve(meanwhile()).then(() => null) }, folder);
    await call('newMatch', start);
    await call('answer', { match, at: 0, answer: pick('one') });
    await call('leave', { match });
    const { whole, check, steps } = readRecord(folder.files.get(match)!);
    const further = whole + new RecordWriter(check, steps.length).name('by the other').text;
    meanwhile = () => void folder.files.set(match, further);
    await expect(call('continueMatch', { match })).rejects.toThrow('was changed meanwhile');
    expect(folder.files.get(match)).toBe(further);
    meanwhile = () => {};
    expect(await call('continueMatch', { match })).toMatchObject({ at: 1 });
  });

  it('a new match of one never takes the place of another’s, whatever their ids', async () => {
    const disk = new FaultyDisk();
    const [first, second] = [instance(disk, { newMatchId: () => 'same' }), instance(disk, { newMatchId: () => 'same' })];
    await first.call('newMatch', start);
    await first.call('answer', { match: 'same', at: 0, answer: pick('one') });
    const { file } = await first.call('exportMatch', { match: 'same' });
    const makers = [['newMatch', start], ['importMatch', { file }], ['duplicateMatch', { match: 'same' }], ['branch', { match: 'same', at: 0, seats: start.seats }]] as const;
    for (const [name, args] of makers) await expect(second.call(name, args), name).rejects.toThrow('match "same" is open in another Gantry');
    await first.call('leave', { match: 'same' });
    for (const [name, args] of makers) await expect(second.call(name, args), name).rejects.toThrow('there is a match "same" already');
    expect(toBase64(await new MatchFiles('/saves', () => {}, disk).packed((await new MatchFiles('/saves', () => {}, disk).read('same'))!))).toBe(file);
  });
});
