import { describe, expect, it } from 'vitest';
import { boxPiece } from '../../testing/terrain.ts';
import { bare, memoryShelf } from '../../testing/own-tables.ts';
import { testDesk } from '../../testing/memory.ts';
import { toy } from '../../testing/toy/toy.ts';
import { tableText } from '../../space/terrain/table-text.ts';
import { buildTerrain, type TableFile } from '../../space/terrain/table.ts';
import { GivenUp, type Caller } from '../caller.ts';
import { toEnd } from '../game.ts';
import type { PlayedOut } from '../link.ts';
import { offeredAs, type HostSystem, type Offered } from '../offer.ts';
import { systems } from '../systems.ts';
import type { MirrorJob, PlayOut } from '../thinker.ts';
import type { MirroredHow } from '../../core/offering.ts';
import type { Plan } from '../../shape/point.ts';
import type { Outline } from '../../shape/shape.ts';
import { shiftingPriorities } from '../../shatterpoint/missions/shifting-priorities.ts';
import { edgesOfRing, holds } from '../../space/plane/ring.ts';
import { rectangle } from '../../testing/named-table.ts';
import { gameSteps } from '../game.ts';
import { Fairness, ownChoices } from './fairness.ts';
import { mirroredSteps, type MirroredEnd } from './mirrored-game.ts';

const WANTED = { system: 'toy', contest: null, pairs: 3, own: false };
const won = (near: boolean | null): MirroredEnd => ({ place: near === null ? null : near ? 0 : 1, near, turns: 4 });
const yard = bare({ features: [{ id: 'a', piece: 'crate', at: [10, 200], turn: 30, level: 0 }] });

const racing: Offered = {
  rules: toy as HostSystem, cards: [], starter: (table) => ({ table }),
  mirrored: {
    contests: [{ id: 'race', name: 'Race' }, { id: 'crowd', name: 'Crowd' }], places: (id) => (id === 'race' ? ['first', 'second'] : ['first', 'second', 'third']),
    ownPlaces: (contest, { objectives, deployment }) => ({ objectives: contest === 'race' && objectives.length === 2, deployment: deployment.length > 1 }),
    setup: (_, table) => toy.readSetup({ table, goal: 8 }), placeOf: (seat) => seat, isNear: (seat) => seat === 0,
  },
};

/** Somebody who plays, in one's own hands, and the time that is waited for. */
function fairness(busy = { now: false }) {
  const asked: { readonly job: MirrorJob; readonly caller: Caller; answer(end: MirroredEnd): void; fail(error: Error): void }[] = [];
  const waiting: (() => void)[] = [];
  const playOut: PlayOut = (job, caller) => new Promise((answer, fail) => {
    asked.push({ job, caller, answer, fail });
    caller.onLeave(() => { fail(new GivenUp()); });
  });
  const own = new Fairness({ playOut, isBusy: () => busy.now, later: (_, run) => (waiting.push(run), () => {}) });
  const settle = async (): Promise<void> => { for (let i = 0; i < 50; i++) await Promise.resolve(); };
  const pass = async (): Promise<void> => { for (const run of waiting.splice(0)) run(); await settle(); };
  return { own, asked, settle, pass, busy };
}

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

/** The middle of a square of an inch on a table of 36 by 36 (mm). */
const middleOf = ({ column, row }: { readonly column: number; readonly row: number }): Plan => ({ x: (column - 17.5) * 25.4, z: (row - 17.5) * 25.4 });

describe('a table that names places of its own', () => {
  const left = rectangle(-300, 100, 60);
  const right = rectangle(300, 0, 60);
  const lane = bare({ objectives: [{ id: 'a', at: [10, 20] }, { id: 'b', at: [0, -40] }], deployment: [{ seat: 0, outline: left }, { seat: 1, outline: right }] as TableFile['deployment'] });
  const own = (how: MirroredHow | undefined): string => JSON.stringify(how?.own);
  /** What was asked of each setup. */
  const listening = (asked: string[]): Offered => ({
    ...racing, mirrored: { ...racing.mirrored!, setup: (contest, table, number, how) => (asked.push(`${contest} ${own(how)}`), racing.mirrored!.setup(contest, table, number, how)) },
  });

  it('is played with them: turned round, either deploys where the other did; contests that they do not fit are left out, and it is told', async () => {
    const { own: fair, asked, settle } = fairness();
    const setups: string[] = [];
    const two = listening(setups);
    fair.begin('own-yard', lane, { ...two, mirrored: { ...two.mirrored!, places: () => ['first', 'second'] } }, { ...WANTED, own: true });
    await settle();
    const [straight, turned] = asked.map(({ job }) => job.table as TableFile);
    expect(straight!.deployment).toEqual(lane.deployment);
    const across = (outline: Outline): Outline => outline.map(([x, z]) => [-x, -z + 0] as const);
    expect(turned!.deployment).toEqual([{ seat: 0, outline: across(right) }, { seat: 1, outline: across(left) }]);
    expect(turned!.objectives!.map(({ at }) => at)).toEqual([[-10, -20], [0, 40]]);
    expect(setups).toEqual(Array.from({ length: 2 }, () => 'race {"objectives":true,"deployment":true}'));
    expect(fair.told('own-yard', lane)).toMatchObject({ own: { objectives: true, deployment: true }, leftOut: 1 });
    expect(fair.told('own-yard', { ...lane, deployment: [lane.deployment![1]!, lane.deployment![0]!] })).toBeNull();
  });

  it('is played as printed where that is wanted: then its places may change', async () => {
    const { own: fair, settle } = fairness();
    const setups: string[] = [];
    fair.begin('own-yard', lane, listening(setups), WANTED);
    await settle();
    expect(setups[0]).toBe('race {"objectives":false,"deployment":false}');
    expect(fair.told('own-yard', bare({ objectives: [] }))).toMatchObject({ own: { objectives: false, deployment: false } });
  });

  it('that fit no match of the system is refused; which fit is told by contest', () => {
    const one = bare({ deployment: [lane.deployment![0]!] });
    expect(() => fairness().own.begin('own-yard', one, racing, { ...WANTED, own: true })).toThrow('"own": the table names no objectives or deployments that toy can be played with');
    expect(ownChoices(racing, lane)).toEqual([{ system: 'toy', contest: 'race', objectives: true, deployment: true }]);
    const choices = systems.flatMap((offered) => ownChoices(offered, { ...lane, objectives: shiftingPriorities.objectives.map(({ id, at }) => ({ id, at: [at.x, at.z] as [number, number] })) }));
    expect(choices.filter(({ objectives }) => objectives).every(({ system }) => system === 'shatterpoint')).toBe(true);
    expect(choices.find(({ contest }) => contest === 'shifting-priorities')).toMatchObject({ objectives: true, deployment: true });
    expect(choices.every(({ deployment }) => deployment)).toBe(true);
  });

  it.each(systems)('is played out in them by the rules of $rules.id', async (offered) => {
    const within: boolean[] = [];
    const playOut: PlayOut = ({ setup, table, seed }) => {
      const terrain = buildTerrain(table as TableFile, new Map());
      const play = offered.rules.start(offered.rules.readSetup(setup), terrain);
      const { events } = toEnd(gameSteps(play, { system: offered.rules.id, setup: offered.rules.readSetup(setup), seed, seats: ['reflex', 'reflex'] }));
      const { to } = (events as readonly { readonly type: string; readonly to: Plan | Parameters<typeof middleOf>[0] }[]).find(({ type }) => type === 'deployed')!;
      const { x, z } = 'row' in to ? middleOf(to) : to;
      within.push(terrain.named!.deployment.some(({ outline }) => holds(edgesOfRing(outline), x, z)));
      return Promise.resolve(won(null));
    };
    const fair = new Fairness({ playOut, isBusy: () => false, later: () => () => {} });
    const contest = offered.mirrored!.contests[0]!.id;
    const deployment = [{ seat: 0, outline: rectangle(-250, 100, 150) }, { seat: 1, outline: rectangle(250, -100, 150) }] as TableFile['deployment'];
    fair.begin('own-yard', bare({ deployment }), offered, { system: offered.rules.id, contest, pairs: 1, own: true });
    await expect.poll(() => fair.plays('own-yard'), { timeout: 60_000 }).toBe(false);
    expect(within).toEqual([true, true]);
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

  it.each([
    ['there is no rule system "chess"', { system: 'chess' }], ['"contest": toy has no "crowd" for two; it has race', { contest: 'crowd' }], ['pairs', { pairs: 201 }],
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
    const own = new Fairness({ playOut, isBusy: () => false, later: () => () => {} });
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
