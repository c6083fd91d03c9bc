import { describe, expect, test } from 'vitest';
import type { Request } from '../../engine/core/script.ts';
import { anUpdate, aUnit, emptyView, fakeClock, fakeLink, fakeStage } from '../testing/fakes.fixture.ts';
import { faceFor, loadFace } from '../faces/index.ts';
import '../testing/faces.fixture.ts';
import { situationIn } from '../faces/situation.ts';
import { entryWords } from '../words/acts.ts';
import { speak } from '../words/speak.ts';
import { entriesOf } from './recap.ts';
import { allAt } from './speeds.ts';
import { createMatchStore } from './store.ts';

const at = (x: number) => ({ x, y: 0, z: 0 });
const view = { ...emptyView(), units: ['0.a', '1.b'].map((id) => ({ ...aUnit(id), characters: [{ id: `${id}.1`, at: at(0) }] })) };
const request: Request = { kind: 'pick', seat: 0, ask: 'target', about: {}, options: ['yes', 'no'], closed: [], min: 1, max: 1 };
const asks = { request, awaits: 'person' as const };
const goes = (to: number) => ({ type: 'moved', character: '1.b.1', how: 'dash', from: at(0), to: at(to), by: null });
const attack = [{ type: 'targeted', attacker: '1.b.1', defender: '0.a.1' }, { type: 'rolled', attackRoll: ['strike'], defenseRoll: [] }];
const ending = [{ type: 'damaged', unit: '0.a', amount: 3 }, { type: 'conditionGained', unit: '0.a', condition: 'strained' }, { type: 'wounded', unit: '0.a' }, { type: 'attackEnded' }];

async function played(skips: boolean) {
  const link = fakeLink({ continueMatch: () => anUpdate({ at: 1, view, ...asks }) });
  const clock = fakeClock(true);
  const store = createMatchStore({ link, stage: fakeStage(), clock, faceFor, loadFace });
  store.getState().setSettings({ speed: allAt(1) });
  await store.getState().continueMatch('m');
  await store.getState().settled();
  const push = (number: number, seat: number | null, events: readonly { readonly type: string }[], change = {}): void =>
    link.push({ type: 'update', update: anUpdate({ at: number, answered: { seat }, events: events as never, view, ...change }) });
  push(2, 0, []);
  push(3, 1, [goes(50)]);
  push(4, 1, attack);
  push(5, null, ending, asks);
  if (skips) store.getState().skip();
  for (let i = 0; i < 60 && store.getState().shown?.at !== 5; i++) {
    clock.release();
    await new Promise((done) => { setTimeout(done); });
  }
  await Promise.resolve();
  const told = () => entriesOf(store.getState().story, (update) => situationIn(faceFor, null, update));
  return { store, push, clock, told };
}

describe('what others did', () => {
  test('is told after it was skipped, a way and an attack with its end over two updates; not where everything was shown', async () => {
    const { store, told } = await played(true);
    expect(store.getState().recap).toBe(true);
    expect(told().map(({ kind, who, target, damage, gains, falls }) => [kind, who, target, damage, gains, falls])).toEqual([
      ['goes', '1.b.1', null, 0, [], []], ['attacks', '1.b.1', '0.a.1', 3, ['strained'], ['0.a']],
    ]);
    const { store: seen, told: kept } = await played(false);
    expect([seen.getState().recap, kept().length]).toEqual([false, 2]);
  });

  test('who comes onto the table is told of in its rule system’s own words', async () => {
    const { store } = await played(true);
    const { chapters } = store.getState().story;
    const one = chapters[0]!;
    const update = { ...one.update, events: [{ type: 'deployed', character: '7.new.1', to: at(10) }] as never };
    const [entry] = entriesOf({ chapters: [{ ...one, update }], missed: true }, (told) => situationIn(faceFor, null, told));
    expect(entry).toMatchObject({ kind: 'weighs', event: { type: 'deployed' } });
    expect(entryWords(entry!, speak)?.text).toMatch(/ is deployed$/);
  });

  test('is put away, and can be read again, also after the person’s next answer', async () => {
    const { store, push, told } = await played(true);
    store.getState().openRecap(false);
    expect(store.getState().recap).toBe(false);
    push(6, 0, [], asks);
    await store.getState().settled();
    expect(store.getState().recap).toBe(false);
    store.getState().openRecap(true);
    expect([store.getState().recap, told().length]).toEqual([true, 2]);
  });

  test('an entry is shown once more while nothing is asked; then the same question stands', async () => {
    const { store, told } = await played(true);
    const { request: asked, hints, log } = store.getState();
    store.getState().showAgain(told()[1]!);
    expect(store.getState()).toMatchObject({ again: true, request: null, playing: true });
    expect(await store.getState().answer({ kind: 'pick', picks: ['yes'] })).toBe(false);
    store.getState().skip();
    await store.getState().settled();
    expect(store.getState()).toMatchObject({ again: false, playing: false, announced: null });
    expect([store.getState().request, store.getState().hints, store.getState().log]).toEqual([asked, hints, log]);
    expect(store.getState().request).toBe(asked);
  });

  test('what comes meanwhile ends it and is what stands then', async () => {
    const { store, told, push } = await played(true);
    store.getState().showAgain(told()[1]!);
    push(6, 0, [], { ...asks, request: { ...request, ask: 'other' } });
    await store.getState().settled();
    expect(store.getState()).toMatchObject({ again: false, shown: { at: 6 }, request: { ask: 'other' } });
  });

  test('what was taken back is told no more', async () => {
    const { store, push, told } = await played(true);
    push(2, null, [], { ...asks, answered: null });
    await store.getState().settled();
    expect([store.getState().shown?.at, told()]).toEqual([2, []]);
  });
});
