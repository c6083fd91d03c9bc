import { describe, expect, test } from 'vitest';
import { anUpdate } from '../testing/fakes.fixture.ts';
import { faceFor } from '../faces/index.ts';
import '../testing/faces.fixture.ts';
import { situationIn } from '../faces/situation.ts';
import { cornersOf } from './actor.ts';
import { fightsOn, gistOf, kindOf, wayFrom } from './gist.ts';

const situation = situationIn(faceFor, null, anUpdate())!;
const at = (x: number, y = 0, z = 0) => ({ x, y, z });
const places = new Map([['0.a.1', at(0)]]);
const moved = (how: string, to: ReturnType<typeof at>, from = at(0)) => ({ type: 'moved', character: '0.a.1', how, from, to, by: null });
const read = (event: { readonly type: string }) => gistOf(event, situation, places);

describe('the gist of an event', () => {
  test('a move has its way and is coloured by how it goes: on foot, faster, up by rungs, through the air, through a way in (SP-INGR-02), or not of its own', () => {
    const gaits = [['advance', at(90)], ['dash', at(90)], ['climb', at(40, 90)], ['jump', at(60, 90)], ['ingress', at(40, 90)], ['ingress', at(40)], ['push', at(30)]] as const;
    expect(gaits.map(([how, to]) => read(moved(how, to)).goes[0]!.gait)).toEqual(['walk', 'run', 'climb', 'leap', 'climb', 'walk', 'other']);
    expect(read(moved('dash', at(90))).goes).toEqual([{ figure: '0.a.1', from: at(0), to: at(90), way: 'run', gait: 'run' }]);
    expect(gistOf(moved('dash', at(90)), situation, new Map()).goes[0]).toMatchObject({ from: null, gait: 'other' });
  });

  test('it says who attacks, who begins, what is thrown, and what comes of it', () => {
    expect(read({ type: 'targeted', attacker: '1.b.1', defender: '0.a.1' } as never).aims).toEqual({ attacker: '1.b.1', defender: '0.a.1' });
    expect(read({ type: 'attackEnded' })).toMatchObject({ aims: null, parts: true });
    expect(read({ type: 'activated', unit: '1.b' } as never).begins).toBe('1.b');
    expect(read({ type: 'rolled', attackRoll: ['strike', 'fail'], defenseRoll: ['block'] } as never).dice).toBe(3);
    expect(read({ type: 'damaged', unit: '0.a', amount: 3 } as never).harm).toEqual([['0.a', 3]]);
    expect(read({ type: 'wounded', unit: '0.a' } as never)).toMatchObject({ falls: ['0.a'], leaves: [] });
    expect(read({ type: 'defeated', unit: '0.a' } as never)).toMatchObject({ falls: [], leaves: ['0.a'] });
    expect(read({ type: 'hunkerGained', unit: '0.a', amount: 1 } as never).gains).toEqual([{ id: '0.a', icon: 'hunker', by: 1 }]);
    expect(read({ type: 'controlTaken', objective: 'x', seat: 1 } as never).taken).toEqual([['x', 1]]);
  });

  test('everything from an attack’s declaring to its end is of one kind, also the push in it; the move after it is not', () => {
    const events = [moved('dash', at(9)), { type: 'targeted', attacker: '1.b.1', defender: '0.a.1' }, { type: 'rolled', attackRoll: [], defenseRoll: [] }, moved('push', at(9)), { type: 'attackEnded' }, moved('dash', at(9)), { type: 'hunkerGained', unit: '0.a', amount: 1 }];
    let fighting = false;
    const kinds = events.map((event) => {
      const gist = read(event);
      const kind = kindOf(gist, fighting);
      fighting = fightsOn(gist, fighting);
      return kind;
    });
    expect(kinds).toEqual(['moves', 'attacks', 'attacks', 'attacks', 'attacks', 'moves', 'rest']);
  });

  test('steps of one figure in a row are one way, over what shows nothing; another figure’s, a strike and a hurt end it', () => {
    const steps = [moved('advance', at(10)), { type: 'turnStarted', seat: 0, turn: 1 }, moved('advance', at(20), at(10))];
    const whole = (...more: readonly { readonly type: string }[]) => wayFrom([...steps, ...more], 0, situation, places);
    expect(whole().goes.map(({ from, to }) => [from?.x, to.x])).toEqual([[0, 10], [10, 20]]);
    expect(whole().until).toBe(3);
    const last = moved('advance', at(30), at(20));
    expect(whole({ ...moved('dash', at(5)), character: '0.b.1' } as never, last).until).toBe(3);
    expect(whole({ type: 'damaged', unit: '0.a', amount: 1 } as never, last).until).toBe(3);
    expect(whole({ type: 'targeted', attacker: '1.b.1', defender: '0.a.1' } as never, last).until).toBe(3);
    expect(wayFrom([{ type: 'damaged', unit: '0.a', amount: 1 } as never, last], 0, situation, places).goes).toEqual([]);
  });
});

test('a climb has its corners beside the higher place’s edge, whichever way it goes; a walk on the level has none', () => {
  expect(cornersOf(at(0), at(100, 90), 'walk').map(({ x, y }) => [x, y])).toEqual([[0, 0], [70, 0], [70, 90], [100, 90]]);
  expect(cornersOf(at(0, 90), at(100), 'walk').map(({ x, y }) => [x, y])).toEqual([[0, 90], [30, 90], [30, 0], [100, 0]]);
  expect(cornersOf(at(0), at(100, 10), 'run')).toHaveLength(2);
  expect(cornersOf(at(0), at(100, 90), 'leap')).toHaveLength(2);
});
