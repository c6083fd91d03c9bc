import { describe, expect, it } from 'vitest';
import { testDesk, type TestDesk } from '../testing/memory.ts';

const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;

/** A desk with two matches, of one answer and of none, and a clock. */
async function withTwo(): Promise<TestDesk & { readonly later: () => void; readonly listed: () => Promise<readonly string[]> }> {
  let now = 1000;
  const desk = testDesk({ now: () => now });
  for (const match of ['match-1', 'match-2']) {
    await desk.call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 100 }, seats: ['person', 'person'] });
    if (match === 'match-1') await desk.call('answer', { match, at: 0, answer: pick('one') });
    await desk.call('leave', { match });
  }
  const listed = async (): Promise<readonly string[]> => (await desk.call('catalogue', {})).matches.map(({ match }) => match).sort();
  return { ...desk, listed, later: () => { now += 1000; } };
}

describe('the bin of matches', () => {
  it('lists what was thrown away as the library does, the last one first, counts it, and gives back whichever is wanted', async () => {
    const { call, listed, later, folder } = await withTwo();
    const [summary] = (await call('catalogue', {})).matches.filter(({ match }) => match === 'match-1');
    const text = folder.files.get('match-1');
    const { binned } = await call('discardMatch', { match: 'match-1' });
    later();
    await call('discardMatch', { match: 'match-2' });
    expect(await call('catalogue', {})).toMatchObject({ matches: [], binned: 2 });
    const { saved: _, ...said } = summary!;
    expect((await call('binnedMatches', {})).matches).toMatchObject([{ match: 'match-2', deleted: 2000, answers: 0, problem: null }, { ...said, binned, deleted: 1000, answers: 1 }]);
    expect(await call('recoverMatch', { binned })).toEqual({ match: 'match-1' });
    expect([await listed(), folder.files.get('match-1'), (await call('catalogue', {})).binned]).toEqual([['match-1'], text, 1]);
    await expect(call('recoverMatch', { binned })).rejects.toThrow(`form: there is no match "${binned}" in the bin`);
  });

  it('what is erased is gone for ever, and nothing else is', async () => {
    const { call, listed, later } = await withTwo();
    const { binned } = await call('discardMatch', { match: 'match-1' });
    later();
    await call('discardMatch', { match: 'match-2' });
    await expect(call('discardMatch', { match: 'match-1' })).rejects.toThrow('missing: there is no saved match "match-1"');
    await call('eraseMatch', { binned });
    expect([(await call('binnedMatches', {})).matches.map(({ match }) => match), await listed()]).toEqual([['match-2'], []]);
    for (const name of ['recoverMatch', 'eraseMatch'] as const) await expect(call(name, { binned })).rejects.toThrow(`there is no match "${binned}" in the bin`);
  });

  it('a match is not taken back where there is one of its id again; both stay', async () => {
    const { call, listed, folder } = await withTwo();
    const { binned } = await call('discardMatch', { match: 'match-1' });
    folder.files.set('match-1', folder.files.get('match-2')!);
    await expect(call('recoverMatch', { binned })).rejects.toThrow('form: there is a match "match-1" already');
    expect([await listed(), (await call('binnedMatches', {})).matches.map((one) => one.binned)]).toEqual([['match-1', 'match-2'], [binned]]);
  });

  it('one that cannot be read says why and hides no other; it is read again until it can be, taken out and erased as it is', async () => {
    const { call, folder, reports } = await withTwo();
    await call('discardMatch', { match: 'match-1' });
    folder.inBin.texts.set('torn.500', '{');
    folder.inBin.texts.set('far', 'x');
    const { readBinned } = folder;
    folder.readBinned = (binned) => (binned === 'far' ? Promise.reject(new Error('the disk does not answer')) : readBinned.call(folder, binned));
    const told = async (): Promise<unknown> => (await call('binnedMatches', {})).matches.map(({ match, deleted, problem }) => [match, deleted, problem]);
    expect(await told()).toEqual([['match-1', 1000, null], ['torn', 500, expect.stringContaining('line 1') as unknown], ['far', null, 'the disk does not answer']]);
    folder.inBin.texts.set('far', folder.files.get('match-2')!);
    folder.readBinned = readBinned;
    expect(await told()).toContainEqual(['far', null, null]);
    expect(await call('recoverMatch', { binned: 'torn.500' })).toEqual({ match: 'torn' });
    await call('eraseMatch', { binned: 'far' });
    expect([(await call('binnedMatches', {})).matches.map(({ match }) => match), reports]).toEqual([['match-1'], []]);
  });

  it('a bin that cannot be looked into says so, and hides no match; a guest hears nothing of it', async () => {
    const { call, desk, folder } = await withTwo();
    await call('discardMatch', { match: 'match-2' });
    await call('continueMatch', { match: 'match-1' });
    expect(await desk.connect(() => {}, { match: 'match-1', seat: 1 }).call('catalogue', {})).toMatchObject({ result: { binned: 0 } });
    folder.bin = () => Promise.reject(new Error('the folder is not to be read'));
    expect(await call('catalogue', {})).toMatchObject({ matches: [{ match: 'match-1' }], binned: 0 });
    await expect(call('binnedMatches', {})).rejects.toThrow('form: the folder is not to be read');
  });
});
