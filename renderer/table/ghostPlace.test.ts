import { expect, it } from 'vitest';
import { NO_HINTS } from '../match/hints.ts';
import { newActor } from '../match/actor.ts';
import { comingOn } from './ghostPlace.ts';

const spot = (option: string, x: number) => ({ option, corners: [{ x, z: 0 }, { x: x + 20, z: 0 }, { x: x + 20, z: 20 }, { x, z: 20 }] });
const hints = { ...NO_HINTS, spots: [spot('a1', 0), spot('b1', 40)] };
const request = { kind: 'pick', seat: 0, ask: 'deploy', about: { figure: 'scout' }, options: ['a1', 'b1'], closed: [], min: 1, max: 1 } as const;
const table = (shown: boolean) => {
  const scout = { ...newActor({ id: 'scout', group: 'scout', seat: 0, model: 'scout', base: 25, label: '1', stamina: 0, facing: 0 }), shown };
  return { actorOf: (id: string) => (id === 'scout' ? scout : null), groundAt: () => 90 };
};

it('who is to come onto the table stands as a ghost on the square that is pointed at, else on the one that is picked', () => {
  expect(comingOn(table(false), { request, hints, hovered: 'b1', picks: ['a1'] })).toEqual({ figure: 'scout', at: { x: 50, y: 90, z: 10 } });
  expect(comingOn(table(false), { request, hints, hovered: null, picks: ['a1'] })?.at.x).toBe(10);
});

it('nobody stands as a ghost where no square is meant, or who is asked for stands on the table', () => {
  expect(comingOn(table(false), { request, hints, hovered: 'elsewhere', picks: [] })).toBeNull();
  expect(comingOn(table(false), { request: null, hints, hovered: 'a1', picks: [] })).toBeNull();
  expect(comingOn(table(true), { request, hints, hovered: 'a1', picks: [] })).toBeNull();
});
