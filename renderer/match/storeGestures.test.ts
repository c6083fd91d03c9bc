import { describe, expect, test } from 'vitest';
import type { Request } from '../../engine/core/script.ts';
import { anUpdate, fakeClock, fakeLink, fakeStage } from '../testing/fakes.fixture.ts';
import { faceFor, loadFace } from '../faces/index.ts';
import '../testing/faces.fixture.ts';
import { LinkFault } from './messages.ts';
import { createMatchStore } from './store.ts';

const pick = (options: readonly string[]): Request => ({ kind: 'pick', seat: 0, ask: 'target', about: {}, options, closed: [], min: 1, max: 1 });
const asked = (at: number, request: Request = pick(['yes', 'no'])) => anUpdate({ at, request, awaits: 'person' });

const open = async (link: ReturnType<typeof fakeLink>) => {
  const store = createMatchStore({ link, stage: fakeStage(), clock: fakeClock(), faceFor, loadFace });
  await store.getState().continueMatch('m');
  await store.getState().settled();
  return store;
};

describe('a gesture', () => {
  const act: Request = { ...pick(['move', 'end']), ask: 'act', kind: 'pick' } as Request;
  const how: Request = { ...pick(['advance', 'dash']), ask: 'how', kind: 'pick' } as Request;
  const chain = [{ asked: act, answer: { kind: 'pick', picks: ['move'] } }, { asked: how, answer: { kind: 'pick', picks: ['advance'] } }] as const;
  const sentOf = ({ calls }: ReturnType<typeof fakeLink>) => calls.filter(([name]) => name === 'answer').map(([, args]) => {
    const { at, answer } = args as { at: number; answer: { picks: string[] } };
    return `${at} ${answer.picks[0]}`;
  });
  const later = () => new Promise((done) => { setTimeout(done); });

  test('gives each answer when its question comes, and shows none of those', async () => {
    const link = fakeLink({ continueMatch: () => asked(3, act) });
    const store = await open(link);
    const seen: unknown[] = [];
    store.subscribe(({ request }) => { if (request !== null && request.kind === 'pick') seen.push(request.ask); });
    await store.getState().gesture(chain);
    expect(sentOf(link)).toEqual(['3 move']);
    link.push({ type: 'update', update: asked(4, how) });
    await later();
    expect(sentOf(link)).toEqual(['3 move', '4 advance']);
    expect(seen).not.toContain('how');
    link.push({ type: 'update', update: asked(5, act) });
    await later();
    expect([sentOf(link).length, store.getState().request]).toEqual([2, act]);
  });

  test('waits for the reply to the answer before, though the next question is there already', async () => {
    let reply = (): void => {};
    const answer = ({ at }: { readonly at: number }) => (at === 3 ? new Promise((done) => { reply = () => done({ ok: true }); }) : { ok: true });
    const link = fakeLink({ continueMatch: () => asked(3, act), answer });
    const store = await open(link);
    const given = store.getState().gesture(chain);
    await later();
    link.push({ type: 'update', update: asked(4, how) });
    await later();
    expect(sentOf(link)).toEqual(['3 move']);
    reply();
    await given;
    await later();
    expect(sentOf(link)).toEqual(['3 move', '4 advance']);
  });

  test('ends where another question comes, or an answer of somebody else came in between: that is asked', async () => {
    for (const update of [asked(4, pick(['yes', 'no'])), asked(6, how)]) {
      const link = fakeLink({ continueMatch: () => asked(3, act) });
      const store = await open(link);
      await store.getState().gesture(chain);
      link.push({ type: 'update', update });
      await later();
      expect([sentOf(link), store.getState().request]).toEqual([['3 move'], update.request]);
      link.push({ type: 'update', update: asked(update.at + 1, how) });
      await later();
      expect(sentOf(link)).toEqual(['3 move']);
    }
  });

  test('what the host refuses of it is asked, with the refusal', async () => {
    const refusal = { rule: 'SP-ADV-03', why: 'higher' };
    const answer = ({ at }: { readonly at: number }) => { if (at === 4) throw new LinkFault({ code: 'refused', message: 'no', refusal }); return { ok: true }; };
    const link = fakeLink({ continueMatch: () => asked(3, act), answer });
    const store = await open(link);
    await store.getState().gesture(chain);
    link.push({ type: 'update', update: asked(4, how) });
    await later();
    expect(store.getState()).toMatchObject({ request: how, refused: { refusal: { rule: 'SP-ADV-03' } } });
  });

  test.each([['whole', false, 3], ['answer by answer beyond dice', true, 4]])('is taken back %s', async (_, free, to) => {
    const back = { to: 4, free, beyond: 'chance', ahead: 0 } as const;
    const link = fakeLink({ continueMatch: () => asked(3, act) });
    const store = await open(link);
    await store.getState().gesture(chain);
    link.push({ type: 'update', update: asked(4, how) });
    await later();
    link.push({ type: 'update', update: { ...asked(5, act), back } });
    await later();
    await store.getState().undo();
    expect(link.calls.at(-1)).toEqual(['undo', { match: 'm', at: 5, to }]);
  });

  /** The gesture made, taken back whole, and given again; what the host does then is `redo`. */
  const givenAgain = async (redo: () => unknown) => {
    const link = fakeLink({ continueMatch: () => asked(3, act), undo: () => ({ ok: true }), redo });
    const store = await open(link);
    const back = { to: 4, free: false, beyond: 'start', ahead: 0 } as const;
    await store.getState().gesture(chain);
    for (const update of [asked(4, how), { ...asked(5, act), back }]) {
      link.push({ type: 'update', update });
      await later();
    }
    await store.getState().undo();
    link.push({ type: 'update', update: { ...asked(3, act), back: { ...back, to: null, ahead: 2 } } });
    await later();
    const given = store.getState().redo();
    const seen: unknown[] = [];
    store.subscribe(({ request }) => { if (request !== null && request.kind === 'pick') seen.push(request.ask); });
    link.push({ type: 'update', update: asked(4, how) });
    await later();
    return { link, store, seen, given };
  };

  test('is given again whole, and asks nothing on the way', async () => {
    const { link, store, seen, given } = await givenAgain(() => ({ ok: true }));
    expect([await given, link.calls.at(-1)]).toEqual([true, ['redo', { match: 'm', at: 3, to: 5 }]]);
    link.push({ type: 'update', update: asked(5, act) });
    await later();
    expect([seen.includes('how'), store.getState().request]).toEqual([false, act]);
  });

  test('that cannot be given again to its end is asked where it stopped', async () => {
    let fail = (): void => {};
    const { store, seen, given } = await givenAgain(() => new Promise((_, failed) => { fail = () => failed(new LinkFault({ code: 'broken', message: 'no space left' })); }));
    expect(seen).not.toContain('how');
    fail();
    expect([await given, store.getState().request]).toEqual([false, how]);
  });
});
