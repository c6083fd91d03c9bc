import { describe, expect, it } from 'vitest';
import { MemoryFolder, testDesk } from '../testing/memory.ts';
import { toy } from '../testing/toy/toy.ts';
import type { OpenMatchFile } from './match-folder.ts';
import type { HostSystem } from './offer.ts';
import { readRecord } from './record/read.ts';

const start = { system: 'toy', setup: { table: 'floor', goal: 100 }, seats: ['person', 'person'], undo: 'free' };
const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;
const match = 'match-1';

/** A folder whose files fail where a test says so, and that knows which are open. */
class FailingFolder extends MemoryFolder {
  readonly opened = new Set<string>();
  appendsLeft = Infinity;
  closeFails = false;

  override async create(id: string, text: string): Promise<OpenMatchFile> {
    return this.#watched(id, await super.create(id, text));
  }

  override async reopen(id: string, text: string, was: string): Promise<OpenMatchFile> {
    if (this.opened.has(id)) throw new Error(`match "${id}" is open already`);
    return this.#watched(id, await super.reopen(id, text, was));
  }

  #watched(id: string, file: OpenMatchFile): OpenMatchFile {
    this.opened.add(id);
    return {
      append: (text) => (this.appendsLeft-- > 0 ? file.append(text) : Promise.reject(new Error('no space left'))),
      close: async () => {
        await file.close();
        this.opened.delete(id);
        if (this.closeFails) throw new Error('the lock cannot be removed');
      },
    };
  }
}

describe('a fault around a match does not spread', () => {
  it('a screen that cannot be told keeps neither the answer nor the other screens from it', async () => {
    const { call, desk, settled, reports } = testDesk();
    const broken = desk.connect(() => { throw new Error('the socket is gone'); });
    await broken.call('newMatch', start);
    await call('continueMatch', { match });
    expect(await call('answer', { match, at: 0, answer: pick('one') })).toEqual({ ok: true });
    expect(await settled()).toMatchObject({ at: 1 });
    expect(reports).toEqual(['match-1: a screen could not be told (the socket is gone)']);
  });

  it('a file that cannot be closed is reported, and the other matches are closed all the same', async () => {
    const folder = new FailingFolder();
    const { call, connection, desk, reports } = testDesk({ matches: folder }, folder);
    for (let i = 0; i < 2; i++) await call('newMatch', start);
    folder.closeFails = true;
    connection.close();
    await desk.close();
    expect(folder.opened.size).toBe(0);
    expect(reports).toEqual(['match-1: it could not be closed (the lock cannot be removed)', 'match-2: it could not be closed (the lock cannot be removed)']);
  });

  it('a screen that goes away while a match is being opened leaves it', async () => {
    const folder = new FailingFolder();
    const { call, desk } = testDesk({ matches: folder }, folder);
    const other = desk.connect(() => {});
    const opening = other.call('newMatch', start);
    other.close();
    await opening;
    await expect.poll(() => folder.opened.size).toBe(0);
    await call('renameMatch', { match, name: 'free again' });
  });

  it('a match that could not go on is let go: it opens once the cause is gone', async () => {
    const folder = new FailingFolder();
    const first = testDesk({ matches: folder }, folder);
    await first.call('newMatch', start);
    await first.call('answer', { match, at: 0, answer: pick('one') });
    await first.call('leave', { match });
    const { whole, header } = readRecord(folder.files.get(match)!);
    let broken = true;
    const system: typeof toy = { ...toy, start: (setup, terrain) => {
      const play = toy.start(setup, terrain);
      return { ...play, view: (state, seat) => { if (broken) throw new Error('a broken view'); return play.view(state, seat); } };
    } };
    const { call, reports } = testDesk({ matches: folder, systems: [{ rules: system as HostSystem, cards: [], starter: (table) => ({ table }) }] }, folder);
    await expect(call('continueMatch', { match })).rejects.toThrow('broken: a rule of the game broke');
    expect(reports.join()).toContain('a broken view'); // for the person who runs the program
    expect(folder.opened.size).toBe(0);
    broken = false;
    expect(await call('continueMatch', { match })).toMatchObject({ at: 1 });
    expect(readRecord(folder.files.get(match)!)).toMatchObject({ whole, header });
  });
});

describe('a disk that is full in the middle of what goes on by itself', () => {
  it('redo stops where it could not be kept; the rest comes when there is room again', async () => {
    const folder = new FailingFolder();
    const { call, settled, pushes } = testDesk({ matches: folder }, folder);
    await call('newMatch', { ...start, seats: ['person', 'computer'] });
    await call('answer', { match, at: 0, answer: pick('throw') });
    const told = await settled();
    expect(told.at).toBeGreaterThan(2);
    await call('undo', { match, at: told.at, to: 0 });
    folder.appendsLeft = 1;
    await expect(call('redo', { match, at: 0 })).rejects.toThrow('the match could not be saved: no space left');
    expect(await settled()).toMatchObject({ at: 1, request: null, awaits: 'computer' });
    const faults = (): number => pushes.filter(({ type }) => type === 'fault').length;
    expect(faults()).toBe(1);
    await call('continueMatch', { match });
    await settled();
    expect(faults()).toBe(2);
    folder.appendsLeft = Infinity;
    await call('continueMatch', { match });
    expect(await settled()).toMatchObject({ at: told.at, view: told.view });
  });

  it('the opponent’s answer and the dice are tried again by themselves, said once, the same dice; not after the match was left', async () => {
    const folder = new FailingFolder();
    const waiting: { ms: number; run: () => void }[] = [];
    const later = (ms: number, run: () => void): (() => void) => {
      const one = { ms, run };
      waiting.push(one);
      return () => void (waiting.includes(one) && waiting.splice(waiting.indexOf(one), 1));
    };
    const { call, settled, pushes } = testDesk({ matches: folder, later }, folder);
    const { call: free, settled: freely } = testDesk();
    const computer = { ...start, seats: ['person', 'computer'] };
    for (const ask of [call, free]) await ask('newMatch', computer);
    folder.appendsLeft = 1;
    for (const ask of [call, free]) await ask('answer', { match, at: 0, answer: pick('throw') });
    expect(await settled()).toMatchObject({ at: 1, request: null, awaits: 'computer' });
    const pauses: number[] = [];
    for (let tries = 0; tries < 6; tries++) {
      expect(waiting).toHaveLength(1);
      const { ms, run } = waiting.shift()!;
      pauses.push(ms);
      run();
      await settled();
    }
    expect(pauses).toEqual([1_000, 2_000, 5_000, 10_000, 30_000, 30_000]);
    expect(pushes.filter(({ type }) => type === 'fault')).toEqual([{ type: 'fault', match, message: 'the match could not be saved: no space left; it is tried again by itself' }]);
    folder.appendsLeft = Infinity;
    waiting.shift()!.run();
    expect(await settled()).toEqual(await freely());
    folder.appendsLeft = 1;
    await call('answer', { match, at: (await settled()).at, answer: pick('throw') });
    await settled();
    expect(waiting).toHaveLength(1);
    await call('leave', { match });
    expect(waiting).toHaveLength(0);
  });
});
