import { describe, expect, test } from 'vitest';
import type { Request } from '../../engine/core/script.ts';
import type { Catalogue, MatchSummary } from '../../engine/host/link.ts';
import { anUpdate, aUnit, emptyView, fakeClock, fakeLink, fakeStage } from '../testing/fakes.fixture.ts';
import { faceFor, loadFace } from '../faces/index.ts';
import '../testing/faces.fixture.ts';
import { hintsOf } from '../faces/shatterpoint/table/hints.ts';
import { LinkFault } from './messages.ts';
import { createMatchStore } from './store.ts';

const pick = (options: readonly string[], max = 1): Request => ({ kind: 'pick', seat: 0, ask: 'target', about: {}, options, closed: [], min: 1, max });
const asked = (at: number, request: Request = pick(['yes', 'no'])) => anUpdate({ at, request, awaits: 'person' });

const storeWith = (link: ReturnType<typeof fakeLink>) => createMatchStore({ link, stage: fakeStage(), clock: fakeClock(), faceFor, loadFace });
const open = async (link: ReturnType<typeof fakeLink>) => {
  const store = storeWith(link);
  await store.getState().continueMatch('m');
  await store.getState().settled();
  return store;
};

describe('store', () => {
  test('opens a match, asks, and sends the answer with the number of answers so far', async () => {
    const link = fakeLink({ continueMatch: () => asked(7) });
    const store = await open(link);
    expect(store.getState()).toMatchObject({ screen: 'battle', opening: { table: 'refinery', system: 'shatterpoint' }, playing: false });
    expect(store.getState().request?.kind).toBe('pick');
    store.getState().pick('yes');
    await Promise.resolve();
    expect(link.calls.at(-1)).toEqual(['answer', { match: 'm', at: 7, answer: { kind: 'pick', picks: ['yes'] } }]);
  });

  test('a match gone on with has what happened lately in its log, and shows nothing of it', async () => {
    const [first, second] = [{ type: 'activated', unit: '0.a', from: 'order' }, { type: 'turnStarted', seat: 0, turn: 2 }];
    const stage = fakeStage();
    const link = fakeLink({ continueMatch: () => ({ ...asked(7), earlier: [{ at: 5, events: [first] }, { at: 7, events: [second] }] }) });
    const store = createMatchStore({ link, stage, clock: fakeClock(), faceFor, loadFace });
    await store.getState().continueMatch('m');
    await store.getState().settled();
    expect(store.getState().log.map(({ at, event }) => [at, event])).toEqual([[5, first], [7, second]]);
    expect(store.getState().recap).toBe(false);
    expect(stage.told.filter((what) => what.includes('0.a'))).toEqual([]);
  });

  test('shows a match when its face is there, with what came meanwhile', async () => {
    const link = fakeLink({ continueMatch: () => asked(7) });
    let fetched = (): void => {};
    const store = createMatchStore({ link, stage: fakeStage(), clock: fakeClock(), faceFor, loadFace: () => new Promise<void>((done) => { fetched = done; }) });
    const opened = store.getState().continueMatch('m');
    await new Promise((done) => { setTimeout(done); });
    link.push({ type: 'update', update: asked(8) });
    expect(store.getState()).toMatchObject({ screen: 'home', opening: null, shown: null, request: null });
    fetched();
    await opened;
    await store.getState().settled();
    expect(store.getState()).toMatchObject({ screen: 'battle', shown: { at: 8 } });
  });

  test('asks which options end the way back, and only where something can be taken back', async () => {
    const back = { to: null, free: false, beyond: 'start', ahead: 0 } as const;
    const ends = { yes: 'chance' } as const;
    const link = fakeLink({ continueMatch: () => anUpdate({ at: 3, request: pick(['yes', 'no']), awaits: 'person', back }), ends: () => ({ ends }) });
    const store = await open(link);
    expect(await store.getState().loadEnds()).toEqual(ends);
    expect(link.calls.at(-1)).toEqual(['ends', { match: 'm', at: 3 }]);
    const silent = await open(fakeLink({ continueMatch: () => anUpdate({ at: 3, request: pick(['yes', 'no']), awaits: 'person', back }), ends: () => { throw new LinkFault({ code: 'late', message: 'late' }); } }));
    expect(await silent.getState().loadEnds()).toEqual({});
    const off = fakeLink({ continueMatch: () => asked(3), ends: () => ({ ends }) });
    expect(await (await open(off)).getState().loadEnds()).toEqual({});
    expect(off.calls.some(([name]) => name === 'ends')).toBe(false);
  });

  test('an answer is sent once, and the request is gone until the next update', async () => {
    const link = fakeLink({ continueMatch: () => asked(1) });
    const store = await open(link);
    const first = store.getState().answer({ kind: 'pick', picks: ['yes'] });
    expect(await store.getState().answer({ kind: 'pick', picks: ['yes'] })).toBe(false);
    expect(await first).toBe(true);
    expect(store.getState().request).toBeNull();
    link.push({ type: 'update', update: asked(2) });
    await store.getState().settled();
    expect(store.getState().request).not.toBeNull();
  });

  test('a refusal stands beside the request, which stays', async () => {
    const link = fakeLink({ continueMatch: () => asked(1), answer: () => { throw new LinkFault({ code: 'refused', message: 'no', refusal: { rule: 'SP-ADV-03', why: 'higher' } }); } });
    const store = await open(link);
    expect(await store.getState().answer({ kind: 'pick', picks: ['yes'] })).toBe(false);
    expect(store.getState().refused?.refusal).toEqual({ rule: 'SP-ADV-03', why: 'higher' });
    expect(store.getState().request).not.toBeNull();
    store.getState().dismiss();
    expect(store.getState().refused).toBeNull();
  });

  test('a late answer changes nothing and says nothing', async () => {
    const link = fakeLink({ continueMatch: () => asked(1), answer: () => { throw new LinkFault({ code: 'late', message: 'late' }); } });
    const store = await open(link);
    await store.getState().answer({ kind: 'pick', picks: ['yes'] });
    expect(store.getState()).toMatchObject({ refused: null, fault: null, sending: false });
  });

  test('several picks are gathered, dropped and confirmed', async () => {
    const link = fakeLink({ continueMatch: () => asked(1, pick(['a', 'b', 'c'], 2)) });
    const store = await open(link);
    for (const option of ['a', 'b', 'c', 'a']) store.getState().pick(option);
    expect(store.getState().picks).toEqual(['b']);
    store.getState().pick('nothing of that name');
    await store.getState().confirmPicks();
    expect(link.calls.at(-1)?.[1]).toMatchObject({ answer: { kind: 'pick', picks: ['b'] } });
  });

  test('updates of another match and old ones are left aside; those before the opening reply are kept', async () => {
    const link = fakeLink({ continueMatch: () => { link.push({ type: 'update', update: asked(2) }); return asked(1); } });
    const store = await open(link);
    expect(store.getState().shown?.at).toBe(2);
    link.push({ type: 'update', update: { ...asked(3), match: 'other' } });
    link.push({ type: 'update', update: asked(2, pick(['old'])) });
    await store.getState().settled();
    expect(store.getState().request).toMatchObject({ options: ['yes', 'no'] });
  });

  test('a match that cannot be opened leaves its cause on the screen', async () => {
    const store = storeWith(fakeLink({ continueMatch: () => { throw new LinkFault({ code: 'missing', message: 'no such match' }); } }));
    expect(await store.getState().continueMatch('x')).toBe(false);
    expect(store.getState()).toMatchObject({ screen: 'home', fault: 'no such match' });
  });

  test('leaving goes home and forgets the match', async () => {
    const link = fakeLink({ continueMatch: () => asked(1), catalogue: () => ({ systems: [], tables: [], matches: [] }) });
    const store = await open(link);
    await store.getState().leave();
    expect(store.getState()).toMatchObject({ screen: 'home', shown: null, request: null });
    expect(link.calls.map(([name]) => name)).toContain('leave');
  });

  test('the list of matches is out of date until the host has put away the match that was left and listed it', async () => {
    let putAway = (): void => {};
    const away = new Promise<void>((resolve) => { putAway = resolve; });
    const listed = (match: string): Catalogue => ({ systems: [], tables: [], matches: [{ match } as MatchSummary], binned: 0 });
    let left = false;
    const link = fakeLink({
      continueMatch: () => asked(1),
      leave: async () => { await away; left = true; return { ok: true }; },
      catalogue: () => (left ? listed('left') : away.then(() => new Promise((resolve) => { setTimeout(() => resolve(listed('older')), 20); }))),
    });
    const store = await open(link);
    const leaving = store.getState().leave();
    const early = store.getState().loadCatalogue();
    expect(store.getState()).toMatchObject({ screen: 'home', outdated: true });
    putAway();
    await leaving;
    expect(store.getState()).toMatchObject({ outdated: false, catalogue: listed('left') });
    await early;
    expect(store.getState().catalogue).toEqual(listed('left'));
  });

  test('after the link was down the newest state is fetched, and nothing is shown twice', async () => {
    let newest = asked(1);
    const link = fakeLink({ continueMatch: () => newest });
    const store = await open(link);
    await store.getState().catchUp();
    expect(store.getState().shown?.at).toBe(1);
    newest = asked(5);
    await store.getState().catchUp();
    await store.getState().settled();
    expect(store.getState().shown?.at).toBe(5);
  });

  test('settings change what they name and nothing else', () => {
    const store = storeWith(fakeLink({}));
    store.getState().setSettings({ palette: 'light-dark' });
    expect(store.getState().settings).toMatchObject({ palette: 'light-dark', textScale: 1 });
  });
});

describe('hints', () => {
  test('a unit among the options lights all its figures, a closed one is marked', () => {
    const view = { ...emptyView(), units: [aUnit('0.a', 2), aUnit('1.b')] };
    const hints = hintsOf({ ...pick(['0.a']), closed: [{ option: '1.b', rule: 'SP-X-01', why: 'far' }] } as Request, view);
    expect([...hints.figures]).toEqual([['0.a.1', '0.a'], ['0.a.2', '0.a']]);
    expect([...hints.closed]).toEqual([['1.b.1', { option: '1.b', rule: 'SP-X-01', why: 'far' }]]);
  });
});

describe('answers taken back', () => {
  const happened = (at: number, type: string) => anUpdate({ at, events: [{ type }], answered: { seat: 0 }, request: pick(['yes', 'no']), awaits: 'person', back: { to: at - 1, free: false, beyond: 'start', ahead: 0 } });

  /** Two answers that something happened in, the second of them taken back. */
  const oneTakenBack = async () => {
    const link = fakeLink({ continueMatch: () => asked(1) });
    const stage = fakeStage();
    const store = createMatchStore({ link, stage, clock: fakeClock(), faceFor, loadFace });
    await store.getState().continueMatch('m');
    for (const update of [happened(2, 'focused'), happened(3, 'activationEnded')]) link.push({ type: 'update', update });
    await store.getState().settled();
    expect(store.getState().log.map(({ event }) => event.type)).toEqual(['focused', 'activationEnded']);
    const taken = await store.getState().undo();
    const sent = link.calls.at(-1);
    stage.told.length = 0;
    link.push({ type: 'update', update: anUpdate({ at: 2, request: pick(['yes', 'no']), awaits: 'person', back: { to: 1, free: false, beyond: 'start', ahead: 1 } }) });
    await store.getState().settled();
    return { link, stage, store, taken, sent };
  };

  test('the table stands as before, and the log forgets them', async () => {
    const { stage, store, taken, sent } = await oneTakenBack();
    expect([taken, sent]).toEqual([true, ['undo', { match: 'm', at: 3, to: 2 }]]);
    expect(store.getState().shown?.at).toBe(2);
    expect(store.getState().log.map(({ event }) => event.type)).toEqual(['focused']);
    expect(stage.told).toEqual(['prepare', 'snapTo']);
  });

  test('given again they are told again', async () => {
    const { link, store } = await oneTakenBack();
    expect(await store.getState().redo()).toBe(true);
    link.push({ type: 'update', update: happened(3, 'activationEnded') });
    await store.getState().settled();
    expect(store.getState().log.map(({ event }) => event.type)).toEqual(['focused', 'activationEnded']);
  });

  test('an old update that something happened in is no step back', async () => {
    const link = fakeLink({ continueMatch: () => asked(3) });
    const store = await open(link);
    link.push({ type: 'update', update: happened(2, 'focused') });
    await store.getState().settled();
    expect(store.getState().shown?.at).toBe(3);
  });

  test('a refused one stands beside the question', async () => {
    const link = fakeLink({ continueMatch: () => anUpdate({ at: 3, request: pick(['yes']), awaits: 'person', back: { to: 1, free: true, beyond: 'chance', ahead: 0 } }), undo: () => { throw new LinkFault({ code: 'refused', message: 'no', refusal: { rule: 'core', why: 'undoBoundary' } }); } });
    const store = await open(link);
    expect(await store.getState().undo()).toBe(false);
    expect(store.getState().refused?.refusal?.why).toBe('undoBoundary');
    expect(store.getState().request).not.toBeNull();
  });

  test('nothing is sent where nothing can be taken back', async () => {
    const link = fakeLink({ continueMatch: () => asked(3) });
    const store = await open(link);
    expect([await store.getState().undo(), await store.getState().redo()]).toEqual([false, false]);
    expect(link.calls.map(([name]) => name)).toEqual(['continueMatch']);
  });
});

test('a rematch is asked of the host by the match, shown, and the old match left', async () => {
  const link = fakeLink({ continueMatch: () => asked(3), rematch: () => anUpdate({ match: 'm2', at: 0 }) });
  const store = await open(link);
  expect(await store.getState().rematch('m')).toBe(true);
  await store.getState().settled();
  expect(link.calls.slice(1)).toEqual([['rematch', { match: 'm' }], ['leave', { match: 'm' }]]);
  expect(store.getState()).toMatchObject({ screen: 'battle', shown: { match: 'm2' } });
});
