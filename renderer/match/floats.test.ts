import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { faces } from '../../engine/shatterpoint/system.ts';
import { fakeClock, fakeLink, fakeStage } from '../testing/fakes.fixture.ts';
import { battle, situationOf, tableauOf } from '../testing/battle.fixture.ts';
import { show } from '../faces/shatterpoint/table/showings.ts';
import { FLASH, HURT } from './actor.ts';
import { READ, type Said } from './floats.ts';
import { LiveStage } from './liveStage.ts';
import { createMatchStore } from './store.ts';

const view = battle('floats')[0]!.view;
const situation = situationOf(view, faces);
let stage = new LiveStage();
beforeEach(() => {
  vi.useFakeTimers();
  stage = new LiveStage();
  stage.snapTo(tableauOf(view, faces));
});
afterEach(() => vi.useRealTimers());

const said = (): readonly (readonly [string, Said])[] => stage.floats.store.getState().list.map((float) => [float.figure, float.said]);
const tell = (...events: readonly object[]): void => { for (const event of events) show(stage, event as never, situation); };

const [ATTACKER, DEFENDER] = ['0.501st-clone-troopers.1', '1.b1-battle-droids.2'];

describe('what is read over heads', () => {
  test('damage of a unit of several is read once, over whoever is attacked of it, and adds up', () => {
    stage.setTarget(ATTACKER, DEFENDER);
    tell({ type: 'damaged', unit: '1.b1-battle-droids', amount: 3 }, { type: 'damaged', unit: '1.b1-battle-droids', amount: 1 });
    expect(said()).toEqual([[DEFENDER, { kind: 'harm', amount: 4 }]]);
  });

  test('one that is not of the attack has it over its first figure; healing and conditions stand beside damage', () => {
    const unit = '0.clan-kryze-mandalorians';
    tell(
      { type: 'damaged', unit, amount: 2 }, { type: 'damageHealed', unit, amount: 1 }, { type: 'conditionGained', unit, condition: 'pinned' },
      { type: 'conditionLost', unit, condition: 'pinned' }, { type: 'wounded', unit },
    );
    expect(said()).toEqual([
      { kind: 'harm', amount: 2 }, { kind: 'heal', amount: 1 }, { kind: 'token', icon: 'pinned', amount: 1 }, { kind: 'word', word: 'wounded' },
    ].map((one) => [`${unit}.1`, one]));
  });

  test.each([
    { type: 'recovered', unit: '1.lord-maul' }, { type: 'injuredInstead', unit: '1.lord-maul' }, { type: 'woundShaken', unit: '1.lord-maul', left: 2 },
  ])('damage that $type takes away is no number', (event) => {
    tell(event);
    expect([said(), stage.actorOf('1.lord-maul')!.damage]).toEqual([[], event.left ?? 0]);
  });

  test('an attack that brought no damage says so over its target, one that did not', () => {
    stage.setTarget(ATTACKER, DEFENDER);
    tell({ type: 'attackResolved', attack: { attacker: ATTACKER, defender: DEFENDER, pool: 2 } });
    expect(said()).toEqual([]);
    tell({ type: 'attackResolved', attack: { attacker: ATTACKER, defender: DEFENDER, pool: 0 } });
    expect(said()).toEqual([[DEFENDER, { kind: 'word', word: 'noDamage' }]]);
  });

  test('it is read for its time of showing, also after the table stands, and faster when all is shown faster', () => {
    const last = (): number => {
      let time = 0;
      while (said().length > 0 && time < 10_000) { vi.advanceTimersByTime(50); time += 50; }
      return time / 1000;
    };
    tell({ type: 'damaged', unit: '1.kalani', amount: 1 });
    stage.snapTo(tableauOf(view, faces));
    stage.floats.drawn(stage.actorOf('1.kalani')!.id);
    expect(last()).toBeCloseTo(READ, 1);
    stage.reading = 2;
    tell({ type: 'damaged', unit: '1.kalani', amount: 1 });
    stage.floats.drawn(stage.actorOf('1.kalani')!.id);
    expect(last()).toBeCloseTo(READ / 2, 1);
  });

  test('its time runs from the first picture that it is in, and more of it is read as long; where nothing is drawn it passes later', () => {
    const after = (milliseconds: number): number => { vi.advanceTimersByTime(milliseconds); return said().length; };
    tell({ type: 'damaged', unit: '1.kalani', amount: 1 });
    expect(after(READ * 1000 + 500)).toBe(1);
    stage.floats.drawn(stage.actorOf('1.kalani')!.id);
    expect(after(READ * 1000 - 500)).toBe(1);
    tell({ type: 'wounded', unit: '1.kalani' });
    expect([after(600), after(READ * 1000 - 500)]).toEqual([1, 0]);
    // What is added up stands in the picture already.
    tell({ type: 'damaged', unit: '1.kalani', amount: 1 });
    stage.floats.drawn(stage.actorOf('1.kalani')!.id);
    tell({ type: 'damaged', unit: '1.kalani', amount: 1 });
    expect([after(READ * 1000 - 100), after(200)]).toEqual([1, 0]);
    tell({ type: 'damaged', unit: '1.kalani', amount: 1 });
    expect([after(READ * 1000 + 100), after(10_000)]).toEqual([1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('nothing is read of who is not on the table, of a match that is left, nor when nobody watches', () => {
    stage.actorOf('1.kalani')!.shown = false;
    tell({ type: 'damaged', unit: '1.kalani', amount: 1 });
    expect(said()).toEqual([]);
    for (const end of [() => stage.hush(), () => stage.clear()]) {
      tell({ type: 'damaged', unit: '1.gar-saxon', amount: 1 });
      expect(said()).toHaveLength(1);
      end();
      expect(said()).toEqual([]);
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  test('never more stand over one head than can be read', () => {
    for (const condition of ['strained', 'disarmed', 'exposed', 'pinned']) tell({ type: 'conditionGained', unit: '1.kalani', condition });
    tell({ type: 'damaged', unit: '1.kalani', amount: 1 }, { type: 'wounded', unit: '1.kalani' });
    expect(said().map(([, one]) => one.kind)).toEqual(['token', 'token', 'token', 'harm', 'word']);
    expect(vi.getTimerCount()).toBe(5);
  });
});

test('skipping ends what is read over heads', () => {
  const told = fakeStage();
  const store = createMatchStore({ link: fakeLink({}), stage: told, clock: fakeClock(), faceFor: () => undefined, loadFace: () => Promise.resolve() });
  store.getState().skip();
  expect(told.told).toEqual(['hush']);
});

test('whoever is hurt stands out for a moment and asks for pictures that long; healing leaves no mark', () => {
  stage.harm('1.kalani', -1);
  expect(stage.actorOf('1.kalani')!.hurt).toBe(0);
  stage.harm('1.kalani', 2);
  const actor = stage.actorOf('1.kalani')!;
  const { version } = actor;
  expect([stage.tick(FLASH + 0.01), actor.version > version, actor.hurt > 0]).toEqual([true, true, true]);
  // Less motion moves figures at once; what is read and seen keeps its time.
  stage.speed = 20;
  stage.tick(0.1);
  expect(actor.hurt).toBeCloseTo(HURT - FLASH - 0.11);
  expect([stage.tick(HURT), actor.hurt, stage.tick(0.1)]).toEqual([true, 0, false]);
});
