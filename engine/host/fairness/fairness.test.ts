import { describe, expect, it } from 'vitest';
import { boxPiece } from '../../testing/terrain.ts';
import { bare, memoryShelf } from '../../testing/own-tables.ts';
import { testDesk } from '../../testing/memory.ts';
import { tableText } from '../../space/terrain/table-text.ts';
import { buildTerrain, type TableFile } from '../../space/terrain/table.ts';
import { GivenUp } from '../caller.ts';
import { toEnd } from '../../core/steps.ts';
import type { PlayedOut } from '../link.ts';
import { offeredAs } from '../offer.ts';
import { systems } from '../systems.ts';
import type { MirrorJob, PlayOut } from '../thinker.ts';
import { rectangle } from '../../testing/named-table.ts';
import { Fairness } from './fairness.ts';
import { mirroredSteps } from './mirrored-game.ts';
import { fairness, NOW, racing, WANTED, won, yard } from './play-out.fixture.ts';

describe('a table that is played out', () => {
  it('is played from either side with the same dice, and what is told are the games that were played', async () => {
    const { own, asked, settle } = fairness();
    own.begin('own-yard', yard, racing, WANTED);
    await settle();
    expect(asked.map(({ job: { seed, table } }) => [seed, (table as TableFile).features[0]])).toEqual([
      [asked[0]!.job.seed, yard.features[0]], [asked[0]!.job.seed, { ...yard.features[0], at: [-10, -200], turn: -150 }],
    ]);
    expect(own.told('own-yard', yard)).toMatchObject({ state: 'running', games: 0, wanted: 6, near: { share: 0.5, low: 0, high: 1 } });
    asked[0]!.answer(won(true));
    asked[1]!.answer(won(false)); // the far side of the table that was turned round is the near one
    await settle();
    expect(own.told('own-yard', yard)).toMatchObject({ games: 2, decided: 2, near: { share: 1, won: 2 }, farWon: 0, first: { share: 0.5, won: 1 }, turns: 4 });
    asked[2]!.answer(won(null));
    asked[3]!.answer(won(true));
    await settle();
    asked[4]!.answer(won(false));
    asked[5]!.answer(won(null));
    await settle();
    expect(own.told('own-yard', yard)).toMatchObject({ state: 'done', games: 6, decided: 4, near: { share: 0.5, won: 2 }, farWon: 2, first: { won: 2 } });
  });

  it('keeps what was played for the state that it was played on, and no longer plays on another', async () => {
    const { own, asked, settle } = fairness();
    own.begin('own-yard', yard, racing, WANTED);
    await settle();
    expect(own.told('own-yard', { ...yard, name: 'Another name', notes: 'n' })).toMatchObject({ state: 'running' });
    expect(own.told('own-yard', bare())).toBeNull();
    expect(asked.every(({ caller }) => caller.isGone)).toBe(true);
    expect(own.told('own-yard', yard)).toMatchObject({ state: 'ended', fault: '' });
  });

  it('ends at once when it is told to: nothing more is asked', async () => {
    const { own, asked, settle, pass } = fairness();
    own.begin('own-yard', yard, racing, WANTED);
    await settle();
    own.end('own-yard');
    expect(asked.map(({ caller }) => caller.isGone)).toEqual([true, true]);
    await settle();
    await pass();
    expect([asked.length, own.told('own-yard', yard)!.state]).toEqual([2, 'ended']);
  });

  it('waits while somebody plays; a game that was given up for somebody else’s question is begun again', async () => {
    const { own, asked, settle, pass, busy } = fairness({ now: true });
    own.begin('own-yard', yard, racing, WANTED);
    await settle();
    await pass();
    expect([asked.length, own.told('own-yard', yard)!.state]).toEqual([0, 'waiting']);
    busy.now = false;
    await pass();
    asked[0]!.fail(new GivenUp());
    await settle();
    expect(asked).toHaveLength(2);
    await pass();
    expect(asked[2]!.job).toEqual(asked[0]!.job);
  });

  it('leaves out what the table cannot hold; where it holds nothing, that is said', async () => {
    const { own, asked, settle } = fairness();
    const two = { ...racing, mirrored: { ...racing.mirrored!, places: () => ['first', 'second'] } };
    own.begin('own-yard', yard, two, WANTED);
    await settle();
    asked[0]!.fail(new Error('no room for a race'));
    await settle();
    expect([asked.length, own.told('own-yard', yard)]).toMatchObject([4, { state: 'running', leftOut: 1 }]);
    asked[2]!.fail(new Error('no room for a crowd'));
    await settle();
    expect(own.told('own-yard', yard)).toMatchObject({ state: 'ended', fault: 'no room for a crowd', games: 0 });
  });
});

describe('asked over the link', () => {
  it('a table that somebody laid out is played out, and a person’s match goes before', async () => {
    const jobs: MirrorJob[] = [];
    const ownTables = memoryShelf();
    ownTables.folder.files.set('own-yard', tableText(yard));
    const desk = testDesk({ ownTables, systems: [racing], playOut: (job) => (jobs.push(job), Promise.resolve(won(jobs.length % 2 === 1))) });
    await desk.call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 8 }, seats: ['person', 'person'] });
    await desk.call('playOut', { ...WANTED, table: 'own-yard' });
    expect((await desk.call('playedOut', { table: 'own-yard' })).playedOut).toMatchObject({ state: 'waiting', games: 0 });
    await desk.call('leave', { match: 'match-1' });
    await desk.call('playOut', { ...WANTED, table: 'own-yard' });
    await expect.poll(async () => (await desk.call('playedOut', { table: 'own-yard' })).playedOut?.state).toBe('done');
    expect((await desk.call('playedOut', { table: 'own-yard' })).playedOut).toMatchObject({ games: 6, near: { share: 1 } } satisfies Partial<Record<keyof PlayedOut, unknown>>);
    expect(jobs).toHaveLength(6);
  });

  it('a table that is laid out further is played out no further', async () => {
    let gone = 0;
    const playOut: PlayOut = (_, caller) => new Promise((_resolve, reject) => void caller.onLeave(() => { gone += 1; reject(new GivenUp()); }));
    const { call } = testDesk({ systems: [racing], playOut });
    await call('playOut', { ...WANTED, table: 'own-yard' });
    await call('keepDraft', { table: 'own-yard', file: tableText(bare({ notes: 'Rust.' })), history: '' });
    expect(gone).toBe(0);
    await call('keepDraft', { table: 'own-yard', file: tableText(yard), history: '' });
    expect(gone).toBe(2);
  });

  it('by as many pairs as may be asked for, three in a hundred are told from none', async () => {
    let games = 0;
    const { call } = testDesk({ systems: [racing], playOut: () => Promise.resolve(won([true, false, false, true][games++ % 4]!)) });
    await call('playOut', { ...WANTED, table: 'own-yard', pairs: 1000 });
    await expect.poll(async () => (await call('playedOut', { table: 'own-yard' })).playedOut?.state, { timeout: 60_000 }).toBe('done');
    const { playedOut } = await call('playedOut', { table: 'own-yard' });
    expect(playedOut).toMatchObject({ games: 2000, wanted: 2000, near: { share: 0.5, won: 1000 } });
    expect([playedOut!.near.high, playedOut!.first.high].map((high) => Math.round(100 * (high - 0.5)))).toEqual([3, 2]);
  });

  it.each([
    ['there is no rule system "chess"', { system: 'chess' }], ['"contest": toy has no "crowd" for two; it has race', { contest: 'crowd' }], ['pairs', { pairs: 1001 }],
    ['there is no table "own-gone"', { table: 'own-gone' }],
  ])('what cannot be played out is refused: %s', async (why, change) => {
    const { call } = testDesk({ systems: [racing], playOut: () => Promise.resolve(won(true)) });
    await expect(call('playOut', { ...WANTED, table: 'own-yard', ...change })).rejects.toThrow(why);
    expect(await call('playedOut', { table: 'own-yard' })).toMatchObject({ playedOut: null });
  });
});

describe('by the rules of Shatterpoint', () => {
  const system = 'shatterpoint';
  const offered = offeredAs(systems, system)!;
  /** Shuts the near side in: nobody there reaches an objective. */
  const wall = boxPiece('wall', [{ id: 'wall', sight: 'blocked', move: 'impassable', x: [-457, 457], z: [-5, 5], bottom: 0, top: 600, surface: false }]);

  async function played(features: TableFile['features'], pairs: number, deployment?: TableFile['deployment']): Promise<PlayedOut> {
    const playOut: PlayOut = async ({ setup, table, seed }) => {
      await new Promise(setImmediate);
      const play = offered.rules.start(offered.rules.readSetup(setup), buildTerrain(table as TableFile, new Map([['wall', wall]])));
      return toEnd(mirroredSteps(offered.mirrored!, play, { system, setup: offered.rules.readSetup(setup), seed }));
    };
    const own = new Fairness({ playOut, isBusy: () => false, later: () => () => {}, now: () => NOW, systems: [racing], version: '1' });
    const table = bare({ features, ...(deployment === undefined ? {} : { deployment }) });
    own.begin('own-yard', table, offered, { system, contest: 'shifting-priorities', pairs, own: deployment !== undefined });
    await expect.poll(() => own.told('own-yard', table)!.state, { timeout: 60_000 }).toBe('done');
    return own.told('own-yard', table)!;
  }

  it('a lopsided table shows in a few games; one that is the same from both sides is even, whoever goes first', async () => {
    const lopsided = await played([{ id: 'wall', piece: 'wall', at: [0, 230], turn: 0, level: 0 }], 4);
    expect(lopsided).toMatchObject({ games: 8, decided: 8 });
    expect(lopsided.near.high).toBeLessThan(0.5);
    const even = await played([], 3);
    expect([even.near.share, even.near.won, even.farWon]).toEqual([0.5, 3, 3]);
  });

  it('outlines count, not edges: who deploys beyond the wall loses, though that is the second outline', async () => {
    const [free, shut] = [rectangle(0, -370, 400, 80), rectangle(0, 425, 400, 30)];
    const lopsided = await played([{ id: 'wall', piece: 'wall', at: [0, 230], turn: 0, level: 0 }], 4, [{ seat: 0, outline: free }, { seat: 1, outline: shut }] as TableFile['deployment']);
    expect(lopsided).toMatchObject({ games: 8, decided: 8, own: { objectives: false, deployment: true } });
    expect(lopsided.near.low).toBeGreaterThan(0.5);
  });
});
