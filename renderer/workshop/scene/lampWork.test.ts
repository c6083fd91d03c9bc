import { Vector3 } from 'three';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LampLight, type Lamp } from '../../table/light/lamps.ts';
import { LAMP_TEXELS } from '../../table/light/lit.ts';
import { LampWork } from './lampWork.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

const SIZE = [900, 900] as const;
const lamp = (x: number, z = 0): Lamp => ({ at: new Vector3(x, 111, z), to: new Vector3(0, 1, 0), strength: 1, kind: 'deck', part: 0 });
const written = (light: LampLight): Uint8Array => {
  const out = new Uint8Array(LAMP_TEXELS ** 2 * 4);
  light.write(out);
  return out;
};
const row = (z: number): readonly Lamp[] => Array.from({ length: 8 }, (_, i) => lamp(i * 40 - 140, z));
function anew(lamps: readonly Lamp[]): Uint8Array {
  const light = new LampLight(...SIZE);
  for (const one of lamps) light.add(one);
  return written(light);
}

test('lamps that come, go and are moved shine as if all were lit anew; those that stay are not lit again', () => {
  const maps: Uint8Array[] = [];
  const add = vi.spyOn(LampLight.prototype, 'add');
  const work = new LampWork((light) => maps.push(written(light)), () => 0);
  const lit = (...lamps: readonly Lamp[]): number => {
    const before = add.mock.calls.length;
    work.light(lamps, SIZE);
    const many = add.mock.calls.length - before;
    expect(maps.pop()).toEqual(anew(lamps));
    return many;
  };
  expect(lit(lamp(100), lamp(-100), lamp(-100))).toBe(2);
  expect(lit(lamp(100), lamp(-100))).toBe(1);
  expect(lit(lamp(100), lamp(-100, 40), lamp(0, 300))).toBe(3);
  expect(lit()).toBe(0);
  expect(lit(...row(0))).toBe(8);
  // Where all were moved, none is put out one by one.
  expect(lit(...row(5))).toBe(8);
  add.mockRestore();
});

test('many are lit a few at a time, and what was begun is left for what comes next', () => {
  const maps: Uint8Array[] = [];
  let now = 0;
  const work = new LampWork((light) => maps.push(written(light)), () => (now += 3));
  const many = Array.from({ length: 12 }, (_, i) => lamp(i * 30 - 200));
  work.light(many, SIZE);
  expect(maps).toHaveLength(0);
  vi.advanceTimersByTime(20);
  expect(maps).toHaveLength(0);
  work.light(many.slice(2), SIZE);
  vi.advanceTimersByTime(1000);
  expect(maps).toHaveLength(1);
  expect(maps[0]).toEqual(anew(many.slice(2)));
});
