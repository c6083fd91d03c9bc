import { describe, expect, it } from 'vitest';
import { bare, memoryShelf, type MemoryTables } from '../../testing/own-tables.ts';
import { fairness, NOW, racing, WANTED, won, yard } from './play-out.fixture.ts';

describe('the last result', () => {
  const OTHER = bare({ notes: 'n', features: yard.features.map((feature) => ({ ...feature, turn: 60 })) });

  async function oncePlayed(): Promise<MemoryTables> {
    const { folder } = memoryShelf();
    const { own, asked, settle } = fairness(undefined, folder);
    own.begin('own-yard', yard, racing, { ...WANTED, pairs: 2 });
    await settle();
    for (const { answer } of asked.splice(0)) answer(won(true));
    await settle();
    for (const { answer } of asked.splice(0)) answer(won(false));
    await settle();
    await own.close();
    return folder;
  }

  it('is there again tomorrow, with its interval, its games and its date; the table’s own file is as it was', async () => {
    const folder = await oncePlayed();
    expect(folder.files.get('own-yard')).toBe(JSON.stringify(bare()));
    const { playedOut, trouble } = await fairness(undefined, folder).own.last('own-yard', { ...yard, name: 'Another name' });
    expect(playedOut).toMatchObject({ system: 'toy', games: 4, state: 'done', near: { share: 0.5, won: 2 }, farWon: 2, saved: NOW, outdated: false });
    expect(playedOut!.near.low).toBeGreaterThan(0);
    expect(trouble).toBeNull();
  });

  it('is marked as outdated once another table would be played, and no more once it is the same again', async () => {
    const { own } = fairness(undefined, await oncePlayed());
    expect((await own.last('own-yard', OTHER)).playedOut).toMatchObject({ games: 4, outdated: true });
    expect((await own.last('own-yard', yard)).playedOut).toMatchObject({ games: 4, outdated: false });
  });

  it('is marked as outdated by another version of the program, which may play otherwise', async () => {
    const folder = await oncePlayed();
    expect((await fairness(undefined, folder, '2').own.last('own-yard', yard)).playedOut).toMatchObject({ games: 4, outdated: true });
  });

  it('is what was played so far where it was ended, also by the end of the program; what was ended before anything was played replaces nothing', async () => {
    const folder = await oncePlayed();
    const { own, asked, settle } = fairness(undefined, folder);
    own.begin('own-yard', yard, racing, WANTED);
    await settle();
    own.end('own-yard');
    expect((await own.last('own-yard', yard)).playedOut).toMatchObject({ games: 4, state: 'done' });
    own.begin('own-yard', yard, racing, WANTED);
    await settle();
    for (const { answer } of asked.slice(2, 4)) answer(won(true));
    await settle();
    await own.close();
    expect((await fairness(undefined, folder).own.last('own-yard', yard)).playedOut).toMatchObject({ games: 2, wanted: 6, state: 'ended', fault: '' });
  });

  it.each<[why: string, spoil: (text: string) => string, cause: RegExp]>([
    ['no JSON', (text) => text.slice(0, 40), /result of playing it out/], ['a wrong field', (text) => text.replace('"wanted": 4', '"wanted": -4'), /result\.wanted: it must be at least 0/],
    ['a later version', (text) => text.replace('"version": 1', '"version": 2'), /version: it must be 1/], ['a system that is not there', (text) => text.replace('toy', 'chess'), /there is no rule system "chess"/],
  ])('that cannot be read is told and left alone, until the next one is there: %s', async (_, spoil, cause) => {
    const folder = await oncePlayed();
    folder.results.set('own-yard', spoil(folder.results.get('own-yard')!));
    const { own, asked, settle } = fairness(undefined, folder);
    expect(await own.last('own-yard', yard)).toMatchObject({ playedOut: null, trouble: { what: 'unread', cause: expect.stringMatching(cause) as string } });
    own.begin('own-yard', yard, racing, { ...WANTED, pairs: 1 });
    await settle();
    for (const { answer } of asked) answer(won(null));
    await settle();
    expect(await fairness(undefined, folder).own.last('own-yard', yard)).toMatchObject({ playedOut: { games: 2 }, trouble: null });
  });

  it('that cannot be written is told beside what was played', async () => {
    const folder = await oncePlayed();
    folder.keepResult = () => Promise.reject(new Error('the disk is full'));
    const { own, asked, settle } = fairness(undefined, folder);
    own.begin('own-yard', yard, racing, { ...WANTED, pairs: 1 });
    await settle();
    for (const { answer } of asked) answer(won(null));
    await settle();
    expect(await own.last('own-yard', yard)).toMatchObject({ playedOut: { games: 2 }, trouble: { what: 'unkept', cause: 'the disk is full' } });
  });
});
