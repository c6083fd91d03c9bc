import { describe, expect, test } from 'vitest';
import type { PickRequest, PlaceRequest } from '../../engine/core/script.ts';
import type { Path } from '../../engine/host/link.ts';
import { samplePick, samplePlace } from '../testing/sample.fixture.ts';
import { gestureOf, Gestures, nextOf, type Gesture } from './gesture.ts';

const asking = (ask: string, options: readonly string[], about: PickRequest['about'] = {}): PickRequest => ({ ...samplePick(ask, options), about });
const act = asking('act', ['move', 'end'], { unit: '0.a', left: 2 });
const how = asking('how', ['advance', 'dash', 'none'], { character: '0.a.1' });
const place: PlaceRequest = { ...samplePlace('advance', true), figure: '0.a.1' };
const paths: readonly Path[] = [
  { picks: ['move'], request: how, target: null }, { picks: ['move', 'advance'], request: place, target: null }, { picks: ['move', 'dash'], request: { ...place, ask: 'dash' }, target: null },
  { picks: ['combat'], request: null, target: '1.b.1' },
];
const at = { x: 10, y: 0, z: -20 };
const whole = gestureOf(act, paths, ['move', 'advance'], at)!;

/** What a gesture answers to questions that come one after another, until it ends. */
function answers(gesture: Gesture | null, ...requests: readonly Parameters<typeof nextOf>[1][]): unknown[] {
  const given: unknown[] = [];
  for (const request of requests) {
    const next: ReturnType<typeof nextOf> = gesture === null ? null : nextOf(gesture, request);
    if (next === null) return [...given, 'ended'];
    given.push(next.answer.kind === 'pick' ? next.answer.picks[0] : next.answer.kind === 'place' ? next.answer.at : null);
    gesture = next.rest;
  }
  return given;
}

describe('a gesture', () => {
  test('answers each question of its way when it comes, and last the place', () => {
    expect(answers(whole, act, how, place)).toEqual(['move', 'advance', at]);
  });

  test('goes through a ladder: the place beside it, the exit, and the place beyond (SP-INGR-02)', () => {
    const asked = asking('ingress', ['stay', 'ladder/1'], { character: '0.a.1' });
    const beyond: PlaceRequest = { ...place, ask: 'ingress' };
    const foot = { x: 1, y: 0, z: 2 };
    const through = [...paths, { picks: ['move', 'advance', 'ladder/1'], request: beyond, target: null, via: { at: foot, asked } }];
    const up = gestureOf(act, through, ['move', 'advance', 'ladder/1'], at);
    expect(answers(up, act, how, place, asked, beyond)).toEqual(['move', 'advance', foot, 'ladder/1', at]);
    expect(answers(up, act, how, place, act), 'who was stopped beside it stays there').toEqual(['move', 'advance', foot, 'ended']);
    expect(answers(gestureOf(act, through, ['move', 'advance'], at), act, how, place)).toEqual(['move', 'advance', at]);
  });

  test('may end with a pick: what begins an attack', () => {
    expect(answers(gestureOf(act, paths, ['combat'], null), act)).toEqual([ 'ended' ]);
    expect(answers(gestureOf({ ...act, options: ['move', 'combat', 'end'] }, paths, ['combat'], null), { ...act, options: ['move', 'combat', 'end'] })).toEqual(['combat']);
  });

  test.each([
    ['another question', asking('answer', ['pass'])],
    ['the same question about another figure', { ...how, about: { character: '0.a.2' } }],
    ['the same question of another seat', { ...how, seat: 1 }],
    ['the same question without the option', { ...how, options: ['dash', 'none'] }],
    ['a place where a pick was foreseen', place],
    ['dice', { kind: 'roll', why: 'x', die: 'attack', sides: 8, count: 1, about: {} } as const],
  ])('ends where %s comes', (_, request) => {
    expect(answers(whole, act, request)).toEqual(['move', 'ended']);
  });

  test.each([['another kind', { ...place, ask: 'dash' }], ['another figure', { ...place, figure: '0.a.2' }]])('never puts a figure down by %s', (_, request) => {
    expect(answers(whole, act, how, request)).toEqual(['move', 'advance', 'ended']);
  });

  test('is none where the way is not known, or ends at no place', () => {
    expect(gestureOf(act, paths, ['move', 'climb', 'x'], at)).toBeNull();
    expect(gestureOf(act, paths, ['combat'], at)).toBeNull();
    expect(gestureOf(act, paths, ['move'], at)).toBeNull();
  });
});

test('taking back goes before a whole gesture, before a single answer elsewhere, and one by one beyond dice', () => {
  const made = (): Gestures => {
    const gestures = new Gestures();
    for (const at of [4, 5, 6]) gestures.sends(at, (at === 4 ? gestures.begin(whole, 4, act)! : gestures.go(at, at === 5 ? how : place)!).rest);
    return gestures;
  };
  expect([3, 4, 5, 6, 7].map((to) => made().back(to, false))).toEqual([3, 4, 4, 4, 7]);
  expect([4, 5, 6].map((to) => made().back(to, true))).toEqual([4, 5, 6]);
});

describe('giving again', () => {
  /** A gesture of three answers after four, and one answer after it, taken back. */
  const taken = (free = false): Gestures => {
    const gestures = new Gestures();
    for (const at of [4, 5, 6]) gestures.sends(at, (at === 4 ? gestures.begin(whole, 4, act)! : gestures.go(at, at === 5 ? how : place)!).rest);
    for (const at of free ? [7, 6, 5, 4] : [7, 6]) gestures.back(at, free);
    return gestures;
  };

  test('leads behind the whole gesture that was taken back, and behind a single answer elsewhere', () => {
    const gestures = taken();
    expect([gestures.forth(4, 4), gestures.forth(7, 1)]).toEqual([7, 8]);
    expect(gestures.back(6, false), 'it is taken back whole once more').toBe(4);
    expect(gestures.forth(4, 4)).toBe(7);
  });

  test('asks nothing of what the gesture answers, until something is taken back or fails', () => {
    const gestures = taken();
    gestures.forth(4, 4);
    expect([5, 6, 7].map((at) => gestures.isAgain(at))).toEqual([true, true, false]);
    gestures.fails();
    expect(gestures.isAgain(5)).toBe(false);
  });

  test.each([
    ['something else was answered', (gestures: Gestures) => gestures.answered(), 4],
    ['another gesture was made', (gestures: Gestures) => gestures.begin(whole, 4, act), 4],
    ['fewer answers can be given again', () => {}, 2],
  ] as const)('is one by one where %s', (_, meanwhile, ahead) => {
    const gestures = taken();
    meanwhile(gestures);
    expect(gestures.forth(4, ahead)).toBe(5);
  });

  test('is one by one where it was taken back one by one, beyond dice', () => {
    expect(taken(true).forth(4, 4)).toBe(5);
  });
});
