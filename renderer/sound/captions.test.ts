import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { caption } from '../words/en/caption.ts';
import { Captions } from './captions.ts';
import { cueOf } from './cue.ts';
import { PARTS } from './kinds.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

const wanted = (): Captions => {
  const captions = new Captions();
  captions.set(true);
  captions.listen({ at: { x: 0, y: 500, z: 900 }, forward: { x: 0, y: -0.5, z: -0.87 }, right: { x: 1, y: 0, z: 0 }, up: { x: 0, y: 0.87, z: -0.5 } });
  return captions;
};
const read = (captions: Captions): readonly unknown[] => captions.store.getState().list.map(({ word, side }) => [word, side]);
const at = (x: number) => ({ x, y: 0, z: 0 });

it('what sounds is written with the side it comes from, while it is wanted', () => {
  const captions = wanted();
  captions.hear(cueOf('blaster', at(-400)));
  captions.hear(cueOf('hit-bolt', at(400)));
  captions.hear(cueOf('won', null));
  expect(read(captions)).toEqual([['blaster', 'left'], ['hit', 'right'], ['won', null]]);
  captions.set(false);
  captions.hear(cueOf('blaster', at(0)));
  expect(read(captions)).toEqual([]);
});

it('it goes by itself, stands longer while it goes on, and is not written twice', () => {
  const captions = wanted();
  for (let i = 0; i < 5; i++) {
    captions.hear(cueOf(i % 2 === 0 ? 'step-snow' : 'step-plate', at(0)));
    vi.advanceTimersByTime(1000);
    expect(read(captions)).toEqual([['steps', null]]);
  }
  vi.advanceTimersByTime(2000);
  expect(read(captions)).toEqual([]);
});

it('few stand at once, and none when nobody watches any more', () => {
  const captions = wanted();
  for (const sound of ['blaster', 'gun', 'bow', 'fall'] as const) captions.hear(cueOf(sound, at(0)));
  expect(read(captions)).toEqual([['gun', null], ['bow', null], ['fall', null]]);
  captions.hush();
  expect(read(captions)).toEqual([]);
});

it('every sound that is written has words, and every word a sound', () => {
  const told = new Set(Object.values(PARTS).flatMap(({ caption: word }) => (word === null ? [] : [word])));
  expect(Object.keys(caption).filter((key) => !key.startsWith('line')).sort()).toEqual([...told].sort());
});
