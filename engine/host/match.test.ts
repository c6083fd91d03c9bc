import { describe, expect, it } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { MemoryFolder, quickToy, testDesk } from '../testing/memory.ts';
import { thoughtOf } from '../testing/thought.ts';
import { toy, type ToyState } from '../testing/toy/toy.ts';
import type { Update } from './link.ts';
import type { HostSystem } from './offer.ts';
import { readRecord } from './record/read.ts';
import { WHOLE, RECORD_VERSION } from './record/record.ts';
import { journal } from './record/version-one.fixture.ts';
import { RecordWriter } from './record/write.ts';

const setup = { table: 'floor', goal: 20 };
const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;
const start = { system: 'toy', setup, seats: ['person', 'computer'] };

describe('a person against the computer', () => {
  it('is told of the match and asked, and the computer answers by itself', async () => {
    const { call, settled, pushes } = testDesk();
    const opening = await call('newMatch', start);
    expect(opening).toMatchObject({ match: 'match-1', at: 0, awaits: 'person', answered: null, outcome: null, request: { kind: 'pick', seat: 0, options: ['one', 'throw', 'pass'] } });
    await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
    const update = await settled();
    expect(update).toMatchObject({ awaits: 'person', request: { seat: 0 } });
    const told = pushes.flatMap((push) => (push.type === 'update' ? [push.update] : []));
    expect(told.map(({ at }) => at)).toEqual(told.map((_, i) => i + 1));
    expect(told[0]).toMatchObject({ answered: { seat: 0 }, events: [{ type: 'added', seat: 0, amount: 1 }], awaits: 'computer', request: null });
    expect(told[1]!.answered).toMatchObject({ seat: 1 });
  });

  it('plays to the end and says who won', async () => {
    const { call, settled, folder } = testDesk();
    let update = await call('newMatch', start);
    while (update.awaits === 'person') {
      await call('answer', { match: update.match, at: update.at, answer: pick('throw') });
      update = await settled();
    }
    const state = update.view as ToyState;
    expect(update).toMatchObject({ awaits: null, request: null, outcome: state.sums.findIndex((sum) => sum >= 20) });
    await expect(call('answer', { match: update.match, at: update.at, answer: pick('one') })).rejects.toThrow('refused: core: over');
    expect(folder.files.get('match-1')).toMatch(/\n\{"end":"[0-9a-f]{14}","outcome":[01],"result":"Seat [12] won in turn \d+ after \d+ answers","check":"[0-9a-f]{14}"\}\n$/);
  });

  it('sees only what its seat may see', async () => {
    const { call, settled } = testDesk();
    const opening = await call('newMatch', start);
    expect((opening.view as ToyState).secrets).toEqual([7, 0]);
    await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
    expect(((await settled()).view as ToyState).secrets).toEqual([7, 0]);
  });

  it('a refused answer says why and changes nothing', async () => {
    const { call, connection, folder, pushes } = testDesk();
    await call('newMatch', start);
    const before = folder.files.get('match-1');
    expect(await connection.call('answer', { match: 'match-1', at: 0, answer: pick('pass') })).toEqual({ error: { code: 'refused', message: 'TOY-1: tooEarly', refusal: { rule: 'TOY-1', why: 'tooEarly' } } });
    expect(await connection.call('answer', { match: 'match-1', at: 0, answer: pick('fly') })).toMatchObject({ error: { code: 'refused', refusal: { rule: 'core', why: 'notOffered' } } });
    expect(await connection.call('answer', { match: 'match-1', at: 0, answer: { kind: 'roll', faces: [6] } })).toMatchObject({ error: { code: 'refused', refusal: { why: 'wrongKind' } } });
    expect(folder.files.get('match-1')).toBe(before);
    expect(pushes).toEqual([]);
    await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
  });

  it('a late answer is turned away: the first of two counts', async () => {
    const { call, connection, settled } = testDesk();
    await call('newMatch', start);
    const both = await Promise.all([connection.call('answer', { match: 'match-1', at: 0, answer: pick('one') }), connection.call('answer', { match: 'match-1', at: 0, answer: pick('throw') })]);
    expect(both).toMatchObject([{ result: { ok: true } }, { error: { code: 'late' } }]);
    const update = await settled();
    expect(await connection.call('answer', { match: 'match-1', at: update.at - 1, answer: pick('one') })).toMatchObject({ error: { code: 'late' } });
  });

  it('nobody answers for the computer', async () => {
    let think = (): void => {};
    const { call, connection } = testDesk({ thinker: (job) => new Promise((resolve) => { think = () => { void quickToy(job).then(resolve); }; }) });
    await call('newMatch', start);
    await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
    expect(await connection.call('answer', { match: 'match-1', at: 1, answer: pick('one') })).toMatchObject({ error: { code: 'refused', refusal: { why: 'notYours' } } });
    think();
  });

  it('an answer that cannot be written down is not accepted and nobody hears of it', async () => {
    const { call, connection, folder, pushes, settled } = testDesk();
    await call('newMatch', start);
    folder.fail = 'no space left on the disk';
    expect(await connection.call('answer', { match: 'match-1', at: 0, answer: pick('one') })).toMatchObject({ error: { code: 'broken', message: 'the match could not be saved: no space left on the disk' } });
    expect(pushes).toEqual([]);
    await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
    expect(((await settled()).view as ToyState).sums[0]).toBe(1);
  });

  it('every answer is written down before it is told', async () => {
    const { call, settled, folder } = testDesk();
    await call('newMatch', start);
    await call('answer', { match: 'match-1', at: 0, answer: pick('throw') });
    await settled();
    expect(folder.log.length).toBeGreaterThan(4);
    for (const [i, line] of folder.log.entries()) expect(line.startsWith(i % 2 === 0 ? 'written' : 'told'), `${i}: ${line}`).toBe(true);
  });
});

describe('other seats', () => {
  it('two persons share a screen, and each sees with own eyes when asked', async () => {
    const { call, settled } = testDesk();
    let update: Update = await call('newMatch', { ...start, seats: ['person', 'person'] });
    expect((update.view as ToyState).secrets).toEqual([7, 0]);
    await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
    update = await settled();
    expect(update).toMatchObject({ awaits: 'person', request: { seat: 1 } });
    expect((update.view as ToyState).secrets).toEqual([0, 8]);
  });

  it('two computers play a whole match, the same one for the same chance', async () => {
    const ends: string[] = [];
    for (const seed of [5, 5, 6]) {
      const { call, settled, folder } = testDesk({ chance: () => ({ random: randomFrom(seed), seed }) });
      await call('newMatch', { ...start, seats: ['computer', 'computer'] });
      const update = await settled();
      expect(update.awaits).toBeNull();
      expect((update.view as ToyState).secrets).toEqual([0, 0]);
      ends.push(folder.files.get('match-1')!);
    }
    expect(ends[0]).toBe(ends[1]);
    expect(ends[0]).not.toBe(ends[2]);
  });

  it('the wrong number of seats is an error', async () => {
    await expect(testDesk().call('newMatch', { ...start, seats: ['person'] })).rejects.toThrow('form: seats: this match has 2 seats');
  });

  it('the opponent is given a moment without the secrets of others', async () => {
    const secrets: number[][] = [];
    const { call, settled } = testDesk({ thinker: (job) => { secrets.push((job.moment.base as ToyState).secrets); return quickToy(job); } });
    await call('newMatch', { ...start, setup: { table: 'floor', goal: 60 }, seats: ['computer', 'computer'] });
    await settled();
    expect(secrets.filter((_, i) => i % 2 === 0).every(([own]) => own === 7)).toBe(true);
    expect(new Set(secrets.filter((_, i) => i % 2 === 0).map(([, other]) => other)).size).toBeGreaterThan(1);
  });

  it('many matches are played at once', async () => {
    const { call, desk } = testDesk();
    for (let i = 0; i < 5; i++) await call('newMatch', start);
    for (const match of ['match-3', 'match-1']) await call('answer', { match, at: 0, answer: pick('one') });
    expect((await call('catalogue', {})).matches).toHaveLength(5);
    await desk.close();
  });
});

describe('leaving and going on', () => {
  it('a match that was left goes on where it stopped, with what had fallen; the dice to come are nowhere in it', async () => {
    const { call, settled, folder } = testDesk();
    let update = await call('newMatch', { ...start, setup: { table: 'floor', goal: 60 } });
    let kept = '';
    for (let i = 0; i < 6; i++) {
      await call('answer', { match: 'match-1', at: update.at, answer: pick('throw') });
      update = await settled();
      await call('leave', { match: 'match-1' });
      const again = await call('continueMatch', { match: 'match-1' });
      expect(again).toMatchObject({ at: update.at, view: update.view, request: update.request, events: [], answered: null });
      const text = folder.files.get('match-1')!;
      expect(text.startsWith(kept)).toBe(true);
      kept = text;
    }
    const { steps } = readRecord(kept);
    expect(steps.filter(({ seat }) => seat === null).length).toBeGreaterThan(5);
    expect(steps).toHaveLength(update.at);
  });

  it('nobody can tell the dice of a match that people play from its file or from what is told: they are asked of the system when they fall', async () => {
    const numbers = [0.99, 0.01, 0.5];
    let asked = 0;
    const { call, settled, folder, pushes } = testDesk({ chance: () => ({ random: () => (asked++, numbers.shift() ?? 0.3), seed: null }), thinker: () => Promise.resolve(thoughtOf(pick('one'))) });
    await call('newMatch', { ...start, setup: { table: 'floor', goal: 60 } });
    const before = asked; // the opponent's thoughts have a number of their own
    await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
    await settled();
    expect(asked).toBe(before);
    await call('answer', { match: 'match-1', at: 2, answer: pick('throw') });
    await settled();
    expect(asked).toBe(before + 1);
    const text = folder.files.get('match-1')!;
    expect(readRecord(text).header.seed).toBeNull();
    expect(text).not.toMatch(/"(dice|rng|random)":/);
    expect(JSON.stringify(pushes)).not.toMatch(/"(seed|dice|rng|random)":/);
  });

  it('a second screen watches the same match', async () => {
    const { call, desk, pushes } = testDesk();
    await call('newMatch', start);
    const second: number[] = [];
    const other = desk.connect((push) => { if (push.type === 'update') second.push(push.update.at); });
    expect(await other.call('continueMatch', { match: 'match-1' })).toMatchObject({ result: { at: 0, awaits: 'person' } });
    await call('answer', { match: 'match-1', at: 0, answer: pick('one') });
    expect(second[0]).toBe(1);
    expect(pushes[0]).toMatchObject({ update: { at: 1 } });
    other.close();
    expect(await other.call('catalogue', {})).toMatchObject({ error: { code: 'missing' } });
  });

  it('an unfinished last line is dropped and the file as it was is kept', async () => {
    const first = testDesk();
    await first.call('newMatch', start);
    await first.call('answer', { match: 'match-1', at: 0, answer: pick('one') });
    const { at } = await first.settled();
    const folder = new MemoryFolder();
    const torn = `${first.folder.files.get('match-1')!}{"n":${at + 1},"seat":0,"ans`;
    folder.files.set('match-1', torn);
    const { call, reports } = testDesk({}, folder);
    expect(await call('continueMatch', { match: 'match-1' })).toMatchObject({ at, awaits: 'person' });
    expect(folder.aside).toEqual([torn]);
    expect(folder.files.get('match-1')).toBe(first.folder.files.get('match-1'));
    expect(reports[0]).toContain('kept as match-1.damaged-1');
  });

  it('an edited file is not opened, named with its line, and left as it is', async () => {
    const first = testDesk();
    await first.call('newMatch', start);
    await first.call('answer', { match: 'match-1', at: 0, answer: pick('one') });
    await first.settled();
    const folder = new MemoryFolder();
    const edited = first.folder.files.get('match-1')!.replace('"one"', '"throw"');
    folder.files.set('match-1', edited);
    const { call, reports } = testDesk({}, folder);
    await expect(call('continueMatch', { match: 'match-1' })).rejects.toThrow('line 4: it, or a line before it, was changed');
    expect((await call('catalogue', {})).matches).toMatchObject([{ match: 'match-1', problem: expect.stringContaining('line 4') as unknown }]);
    expect(reports.at(-1)).toContain('saved match "match-1" cannot be opened: match file, line 4');
    expect(folder.files.get('match-1')).toBe(edited);
  });

  it('a file of a newer version is named as such and not touched', async () => {
    const { call, folder } = testDesk();
    await call('newMatch', start);
    const newer = folder.files.get('match-1')!.replace(`"version":${RECORD_VERSION}`, '"version":9');
    folder.files.set('later', newer);
    await expect(call('continueMatch', { match: 'later' })).rejects.toThrow('written by a newer Gantry (version 9');
    expect((await call('catalogue', {})).matches.find(({ match }) => match === 'later')).toMatchObject({ problem: expect.stringContaining('newer Gantry') as unknown });
    expect(folder.files.get('later')).toBe(newer);
  });

  it('a journal of the first version goes on, and from then on says what happened', async () => {
    const { call, folder, settled } = testDesk();
    const old = journal({ system: 'toy', setup, seats: ['person', 'computer'], seed: 1, content: 'c' }, [{ seat: 0, answer: pick('one'), turn: 1 }]);
    folder.files.set('old', old);
    await call('continueMatch', { match: 'old' });
    await settled();
    const { steps, version } = readRecord(folder.files.get('old')!);
    expect(version).toBe(RECORD_VERSION);
    expect(steps[0]).toEqual({ seat: 0, answer: pick('one'), turn: 1, events: [{ type: 'added', seat: 0, amount: 1 }] });
    expect(folder.older.get('old')![0]).toBe(old);
  });

  it('a match of changed rules says which answer does not fit', async () => {
    const { call, folder } = testDesk();
    const { text, writer } = RecordWriter.begin({ system: 'toy', setup, seats: ['person', 'computer'], seed: 1, content: 'old', undo: 'off', name: '', started: 0, ...WHOLE });
    folder.files.set('old', text + writer.step({ seat: 0, answer: pick('fly'), turn: 1, events: [] }).text);
    await expect(call('continueMatch', { match: 'old' })).rejects.toThrow('broken: answer 1 does not fit the rules and cards of this version');
  });

  it('a match of changed rules goes on from what was kept whole, and says so', async () => {
    const system = {
      ...toy,
      start: (...given: Parameters<typeof toy.start>) => ({ ...toy.start(...given), checkState: (input: unknown) => input as ToyState }),
    };
    const { call, folder, settled, pushes } = testDesk({ systems: [{ rules: system as HostSystem, cards: [], starter: (table) => ({ table }) }] });
    const { text, writer } = RecordWriter.begin({ system: 'toy', setup, seats: ['person', 'computer'], seed: 1, content: 'old', undo: 'off', name: '', started: 0, ...WHOLE });
    const lines = [() => writer.step({ seat: 0, answer: pick('fly'), turn: 1, events: [] }), () => writer.step({ seat: 1, answer: pick('swim'), turn: 2, events: [] }),
      () => writer.snapshot({ at: 2, now: null, base: { turn: 3, active: 0, sums: [4, 5], secrets: [7, 8] }, pending: [] }), () => writer.step({ seat: 0, answer: pick('dive'), turn: 3, events: [] })];
    folder.files.set('old', lines.reduce((whole, make) => { const line = make(); line.written(); return whole + line.text; }, text));
    expect(await call('continueMatch', { match: 'old' })).toMatchObject({ at: 2, view: { sums: [4, 5] } });
    await settled().catch(() => {});
    expect(pushes[0]).toMatchObject({ type: 'fault', message: expect.stringMatching(/the rules have changed.*answer 1 does not fit.*goes on from what was kept of answer 2/) as unknown });
    await call('answer', { match: 'old', at: 2, answer: pick('one') });
    const record = readRecord(folder.files.get('old')!);
    expect(record.steps.slice(2, 3)).toMatchObject([{ answer: pick('one') }]);
    expect(record.takenBack).toEqual({ safe: 0, free: 1 });
  });
});
