import { describe, expect, it } from 'vitest';
import { livenessOf } from '../node/liveness.ts';
import { MatchFiles } from '../node/match-files.ts';
import { FaultyDisk } from '../testing/faulty-disk.ts';
import { lockOfFar } from '../testing/lock-texts.ts';
import { MemoryFolder, testDesk, type TestDesk } from '../testing/memory.ts';
import { toBase64 } from './base64.ts';
import type { LinkError } from './link.ts';
import { readRecord } from './record/read.ts';
import { RecordWriter } from './record/write.ts';

const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;
const start = { system: 'toy', setup: { table: 'floor', goal: 1000 }, seats: ['person', 'person'] };
const match = 'match-1';

/** A desk of a program of its own on a disk: with an endpoint of its own, so that the others see that it lives. */
const instance = (disk: FaultyDisk, more: Parameters<typeof testDesk>[0] = {}): TestDesk => testDesk({ matches: new MatchFiles('/saves', () => {}, disk, livenessOf()), soon: (run) => void setImmediate(run), ...more });

const everything = (disk: FaultyDisk): string => JSON.stringify([...disk.texts()]);

describe('two programs on one folder', () => {
  it('the second may look at a match that the first plays, and copy it, but changes nothing of it', async () => {
    const disk = new FaultyDisk();
    const first = instance(disk);
    await first.call('newMatch', start);
    await first.call('answer', { match, at: 0, answer: pick('one') });
    const second = instance(disk, { newMatchId: () => 'copy' });
    const before = everything(disk);
    for (const [name, args] of [['continueMatch', { match }], ['renameMatch', { match, name: 'mine' }], ['discardMatch', { match }]] as const) {
      await expect(second.call(name, args), name).rejects.toThrow(`match "match-1" is open in another Gantry (process ${process.pid})`);
      expect(everything(disk), name).toBe(before);
    }
    expect(await second.call('film', { match })).toMatchObject({ length: 1 });
    const { file } = await second.call('exportMatch', { match });
    await second.call('duplicateMatch', { match });
    await first.call('answer', { match, at: 1, answer: pick('one') });
    expect(readRecord((await new MatchFiles('/saves', () => {}, disk).read(match))!).steps).toHaveLength(2);
    await first.call('leave', { match });
    expect(await second.call('continueMatch', { match })).toMatchObject({ at: 2, view: { sums: [1, 1] } });
    expect(file).not.toBe('');
  });

  it('a match of which nobody can tell whether the first plays it is opened on a person’s word only, and nothing else is done to it', async () => {
    const disk = new FaultyDisk();
    const first = instance(disk);
    await first.call('newMatch', start);
    await first.call('answer', { match, at: 0, answer: pick('one') });
    await first.call('leave', { match });
    const put = async (text: string): Promise<void> => (await disk.create(`/saves/${match}.lock`)).write(new TextEncoder().encode(text), 0);
    await put(lockOfFar());
    const second = instance(disk, { newMatchId: () => 'copy' });
    const before = everything(disk);
    const doubt = 'held: match "match-1" may be open in a Gantry on the computer "attic" (process 42): whether it still runs there cannot be told from here. ';
    for (const [name, args] of [['renameMatch', { match, name: 'mine' }], ['discardMatch', { match }]] as const)
      await expect(second.call(name, args), name).rejects.toThrow(`${doubt}Open the match first: there you can say that it is to be opened all the same`);
    const { error } = (await second.connection.call('continueMatch', { match })) as { readonly error: LinkError };
    expect(`${error.code}: ${error.message}`).toContain(`${doubt}If you open it all the same, it is played on here`);
    expect(second.reports, 'it is no fault of the program').toEqual([]);
    expect(everything(disk)).toBe(before);
    await expect(second.call('continueMatch', { match, takeOver: true })).rejects.toThrow('form: ');
    await expect(second.call('continueMatch', { match, takeOver: '0123456789abcdef' })).rejects.toThrow(doubt);
    await second.call('duplicateMatch', { match });
    expect(await second.call('continueMatch', { match, takeOver: error.lock })).toMatchObject({ at: 1 });
    await second.call('leave', { match });
    await second.call('discardMatch', { match });
    await put(lockOfFar());
    await expect(second.call('recoverMatch', { match })).rejects.toThrow(`${doubt}If no such Gantry runs any more, delete the file "match-1.lock" in the folder of matches, then try again`);
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
