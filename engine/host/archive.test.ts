import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryFolder, testDesk, type TestDesk } from '../testing/memory.ts';
import { toy, type ToyState } from '../testing/toy/toy.ts';
import { fromBase64, toBase64 } from '../core/base64.ts';
import type { HostSystem } from './offer.ts';
import { LONGEST_PACKED } from './record/bounds.ts';
import { readRecord } from './record/read.ts';
import { RECORD_VERSION } from './record/record.ts';
import { journal } from './record/version-one.fixture.ts';

const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;

/** A desk with one match of two persons, left after some answers. */
async function withMatch(...options: string[]): Promise<TestDesk> {
  const desk = testDesk();
  let update = await desk.call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 100 }, seats: ['person', 'person'] });
  for (const option of options) {
    await desk.call('answer', { match: 'match-1', at: update.at, answer: pick(option) });
    update = await desk.settled();
  }
  await desk.call('leave', { match: 'match-1' });
  return desk;
}

describe('the library', () => {
  it('names, copies, bins and recovers a match', async () => {
    const { call } = await withMatch('one', 'one', 'one');
    const names = async (): Promise<string[]> => (await call('catalogue', {})).matches.map(({ name, answers }) => `${name} ${answers}`).sort();
    await call('renameMatch', { match: 'match-1', name: 'Ambush at noon' });
    expect(await names()).toEqual(['Ambush at noon 3']);
    const { match } = await call('duplicateMatch', { match: 'match-1' });
    expect(await names()).toEqual(['Ambush at noon (copy) 3', 'Ambush at noon 3']);
    const { binned } = await call('discardMatch', { match: 'match-1' });
    expect(await names()).toEqual(['Ambush at noon (copy) 3']);
    expect(await call('recoverMatch', { binned })).toEqual({ match: 'match-1' });
    expect(await names()).toHaveLength(2);
    expect(await call('continueMatch', { match })).toMatchObject({ at: 3, view: { sums: [2, 1] } });
  });

  it('leaves a match alone that is being played', async () => {
    const { call } = await withMatch('one');
    await call('continueMatch', { match: 'match-1' });
    for (const [name, args] of [['renameMatch', { match: 'match-1', name: 'x' }], ['discardMatch', { match: 'match-1' }]] as const) await expect(call(name, args)).rejects.toThrow('form: match "match-1" is being played: leave it first');
  });

  it('gives a match away as a file and takes it in again, the same', async () => {
    const { call, folder } = await withMatch('one', 'throw', 'one');
    const { file } = await call('exportMatch', { match: 'match-1' });
    const { match } = await call('importMatch', { file });
    expect(folder.files.get(match)).toBe(folder.files.get('match-1'));
  });

  it('every copy keeps what was taken back, and says so as the match does', async () => {
    const { call, settled, folder } = testDesk();
    let update = await call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 100 }, seats: ['person', 'computer'], undo: 'free' });
    await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
    update = await settled();
    await call('undo', { match: 'match-1', at: update.at, to: 0 });
    await call('answer', { match: 'match-1', at: 0, answer: pick('throw') });
    await settled();
    await call('leave', { match: 'match-1' });
    await call('continueMatch', { match: 'match-1' });
    await call('leave', { match: 'match-1' });
    const { takenBack, steps } = readRecord(folder.files.get('match-1')!);
    expect(takenBack.free).toBeGreaterThan(0);
    const { file } = await call('exportMatch', { match: 'match-1' });
    const copies = [(await call('duplicateMatch', { match: 'match-1' })).match, (await call('importMatch', { file })).match, (await call('restoreBackup', { match: 'match-1', number: 1 })).match];
    for (const copy of copies) expect(readRecord(folder.files.get(copy)!), copy).toMatchObject({ takenBack, steps });
  });

  it('every copy of a match with the longest name opens', async () => {
    const { call } = await withMatch('one', 'one');
    await call('renameMatch', { match: 'match-1', name: 'x'.repeat(120) });
    const copies = [await call('duplicateMatch', { match: 'match-1' }), await call('restoreBackup', { match: 'match-1', number: 1 }), await call('branch', { match: 'match-1', at: 1, seats: ['person', 'person'] })];
    const names = (await call('catalogue', {})).matches.map(({ match, name, problem }) => [match, name.length <= 120, problem]);
    expect(names).toHaveLength(4);
    for (const name of names) expect(name.slice(1)).toEqual([true, null]);
    for (const { match } of copies) expect(await call('continueMatch', { match })).toMatchObject({ match });
    expect((await call('catalogue', {})).matches.map(({ name }) => name)).toContain(`${'x'.repeat(113)} (copy)`);
  });

  it('the copy of a match without a name is named after its teams', async () => {
    const systems = [{ rules: toy as HostSystem, cards: [], starter: (table: string) => ({ table }), summary: () => ({ teams: ['Reds', 'Blues'], score: '' }) }];
    const { call } = testDesk({ systems });
    await call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 100 }, seats: ['person', 'person'] });
    await call('leave', { match: 'match-1' });
    await call('duplicateMatch', { match: 'match-1' });
    expect((await call('catalogue', {})).matches.map(({ name }) => name).sort()).toEqual(['', 'Reds – Blues (copy)']);
  });

  it('a name given to a match whose last line was torn keeps the torn file too', async () => {
    const { call, folder } = await withMatch('one', 'one');
    const torn = `${folder.files.get('match-1')!}{"n":3,"se`;
    folder.files.set('match-1', torn);
    await call('renameMatch', { match: 'match-1', name: 'Ambush' });
    expect(folder.aside).toEqual([torn]);
    expect(readRecord(folder.files.get('match-1')!)).toMatchObject({ torn: null, header: { name: 'Ambush' }, steps: [{}, {}] });
  });

  it('nothing that is done with a match touches a file of a newer version', async () => {
    const { call, connection, folder } = await withMatch('one', 'one');
    const newer = folder.files.get('match-1')!.replace(`"version":${RECORD_VERSION}`, '"version":9');
    folder.files.set('later', newer);
    folder.older.set('later', [newer]);
    const before = [...folder.files];
    for (const [name, args] of [
      ['continueMatch', { match: 'later' }], ['renameMatch', { match: 'later', name: 'x' }], ['duplicateMatch', { match: 'later' }], ['exportMatch', { match: 'later' }], ['restoreBackup', { match: 'later', number: 1 }],
      ['film', { match: 'later' }], ['branch', { match: 'later', at: 1, seats: ['person', 'person'] }], ['importMatch', { file: toBase64(new TextEncoder().encode(newer)) }],
    ] as const) expect(await connection.call(name, args), name).toMatchObject({ error: { message: expect.stringContaining('written by a newer Gantry') as unknown } });
    expect(await call('backups', { match: 'later' })).toMatchObject({ backups: [{ answers: null }] });
    expect([...folder.files]).toEqual(before);
    expect(folder.older.get('later')).toEqual([newer]);
    await call('recoverMatch', await call('discardMatch', { match: 'later' }));
    expect(folder.files.get('later')).toBe(newer);
  });

  it('one file that cannot be read at all does not hide the others', async () => {
    const folder = new MemoryFolder();
    const { call } = await withMatch('one');
    const whole = (await call('exportMatch', { match: 'match-1' })).file;
    const { call: other, reports } = testDesk({ matches: Object.assign(folder, { read: (match: string) => (match === 'odd' ? Promise.reject(new Error('EACCES: permission denied')) : Promise.resolve(folder.files.get(match) ?? null)) }) }, folder);
    await other('importMatch', { file: whole });
    folder.files.set('odd', 'x');
    const { matches } = await other('catalogue', {});
    expect(matches.map(({ match, problem }) => [match, problem]).sort()).toEqual([['match-1', null], ['odd', 'EACCES: permission denied']]);
    expect(reports).toEqual(['saved match "odd" cannot be opened: EACCES: permission denied; its file is left as it is']);
  });

  it('refuses a file that is none, says why, and keeps nothing of it', async () => {
    const { call, folder } = await withMatch('one');
    const text = folder.files.get('match-1')!;
    const coded = (given: string): string => toBase64(new TextEncoder().encode(given));
    for (const [file, cause] of [
      [coded('hello'), 'line 1: not valid JSON'], [coded(''), 'the file is empty'], [coded(text.replace('"one"', '"two"')), 'was changed after it was written'], ['!!!', 'importMatch: file'],
      [coded(text.replace('"system":"toy"', '"system":"chess"')), 'it was changed after it was written'], [coded('x'.repeat(LONGEST_PACKED + 1)), `at most ${Math.ceil(LONGEST_PACKED / 3) * 4} are taken`],
    ] as const) await expect(call('importMatch', { file }), cause).rejects.toThrow(cause);
    expect([...folder.files.keys()]).toEqual(['match-1']);
  });

  it('restores an earlier state beside the match, and says how far each goes', async () => {
    const { call, settled } = await withMatch('one');
    const update = await call('continueMatch', { match: 'match-1' });
    await call('answer', { match: 'match-1', at: update.at, answer: pick('one') });
    await settled();
    await call('leave', { match: 'match-1' });
    const { backups } = await call('backups', { match: 'match-1' });
    expect(backups).toMatchObject([{ number: 1, answers: 1 }]);
    const { match } = await call('restoreBackup', { match: 'match-1', number: 1 });
    expect(await call('continueMatch', { match })).toMatchObject({ at: 1 });
    expect(await call('continueMatch', { match: 'match-1' })).toMatchObject({ at: 2 });
    await expect(call('restoreBackup', { match: 'match-1', number: 3 })).rejects.toThrow('missing: match "match-1" has no backup 3');
  });

  it('a match that is not there', async () => {
    const { call } = await withMatch('one');
    for (const name of ['exportMatch', 'duplicateMatch', 'film'] as const) await expect(call(name, { match: 'nothing' })).rejects.toThrow('missing: there is no saved match "nothing"');
  });
});

describe('looking at a match', () => {
  it('tells its name without marks of direction, in the catalogue and in its film, whoever gave it', async () => {
    const { call, folder } = await withMatch('one');
    await call('renameMatch', { match: 'match-1', name: 'Am\u202ebush\u2066' });
    folder.files.set('spoilt', 'x\u202e');
    const { matches } = await call('catalogue', {});
    expect(matches.find(({ match }) => match === 'match-1')!.name).toBe('Ambush');
    expect(JSON.stringify(matches)).not.toMatch(/\p{Bidi_Control}/u);
    expect((await call('film', { match: 'match-1' })).name).toBe('Ambush');
    const { match } = await call('duplicateMatch', { match: 'match-1' });
    expect((await call('catalogue', {})).matches.find((one) => one.match === match)!.name).toBe('Ambush (copy)');
  });

  it('shows every moment with what led there, and marks the timeline', async () => {
    const { call } = await withMatch('one', 'throw', 'one', 'pass');
    const film = await call('film', { match: 'match-1' });
    expect(film).toMatchObject({ match: 'match-1', length: 5, notice: null, result: '', marks: [{ at: 1, kind: 'control' }, { at: 3, kind: 'control' }, { at: 4, kind: 'control' }, { at: 5, kind: 'turn' }] });
    expect(await call('filmShot', { match: 'match-1', at: 0 })).toMatchObject({ at: 0, view: { sums: [0, 0], secrets: [0, 0] }, answered: null, events: [] });
    expect(await call('filmShot', { match: 'match-1', at: 4 })).toMatchObject({ view: { sums: [2, expect.any(Number)] }, answered: { seat: 0 }, events: [{ type: 'added', seat: 0, amount: 1 }] });
    await expect(call('filmShot', { match: 'match-1', at: 6 })).rejects.toThrow('form: the match has 5 answers, not 6');
  });

  it('of rules that have changed is shown as it was stored, with a notice', async () => {
    const { call, folder } = await withMatch('one', 'one');
    // The same match as a program with other rules would have kept it.
    const { RecordWriter } = await import('./record/write.ts');
    const { header, snapshots } = readRecord(folder.files.get('match-1')!);
    const { text, writer } = RecordWriter.begin({ ...header, content: 'other', setup: { table: 'floor', goal: -5 } });
    const lines = [() => writer.snapshot(snapshots[0]!), () => writer.step({ seat: 0, answer: pick('fly'), turn: 1, events: [{ type: 'added', seat: 0, amount: 40 }, { type: 'danced' }] })];
    folder.files.set('old', lines.reduce((whole, make) => { const line = make(); line.written(); return whole + line.text; }, text));
    expect(await call('film', { match: 'old' })).toMatchObject({ length: 1, notice: 'changed' });
    expect(((await call('filmShot', { match: 'old', at: 1 })).view as ToyState).sums).toEqual([40, 0]);
    await expect(call('branch', { match: 'old', at: 1, seats: ['person', 'computer'] })).rejects.toThrow('nothing can be played on from here');
  });

  it('of the first version that the rules no longer follow is shown as far as they do', async () => {
    const { call, folder } = await withMatch('one');
    const header = { system: 'toy', setup: { table: 'floor', goal: 100 }, seats: ['person', 'person'], seed: 1, content: 'old' } as const;
    folder.files.set('old', journal(header, ['one', 'one', 'fly', 'one'].map((option, i) => ({ seat: i % 2, answer: pick(option), turn: i + 1 }))));
    expect(await call('film', { match: 'old' })).toMatchObject({ length: 2, notice: 'cut' });
    expect(((await call('filmShot', { match: 'old', at: 2 })).view as ToyState).sums).toEqual([1, 1]);
  });

  it('branches into a new match against the computer from any moment', async () => {
    const { call, settled } = await withMatch('one', 'one', 'one', 'one');
    const { match } = await call('branch', { match: 'match-1', at: 2, seats: ['person', 'computer'] });
    const update = await call('continueMatch', { match });
    expect(update).toMatchObject({ at: 2, seats: ['person', 'computer'], view: { sums: [1, 1] }, awaits: 'person' });
    await call('answer', { match, at: 2, answer: pick('one') });
    expect(await settled()).toMatchObject({ awaits: 'person' });
    expect((await call('catalogue', {})).matches.find((other) => other.match === 'match-1')).toMatchObject({ answers: 4 });
    await expect(call('branch', { match: 'match-1', at: 9, seats: ['person', 'computer'] })).rejects.toThrow('form');
    await expect(call('branch', { match: 'match-1', at: 1, seats: ['person'] })).rejects.toThrow('this match has 2 seats');
  });
});

it('bytes survive base64', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => toBase64(bytes) === Buffer.from(bytes).toString('base64') && Buffer.from(fromBase64(toBase64(bytes))).equals(Buffer.from(bytes))));
});
