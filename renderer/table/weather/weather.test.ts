import type { Vector3, Vector4 } from 'three';
import { expect, it, vi } from 'vitest';
import type { WeatherName } from '../../../engine/space/terrain/light.ts';
import { AIR } from './airShader.ts';
import { airOf } from './air.ts';
import { blinkAt, Gusts } from './gusts.ts';
import type { TerrainModel } from '../terrainModel.ts';

const TABLE = { placed: [], table: { size: [900, 900] } } as unknown as TerrainModel;
const kindsOf = (weather: Parameters<typeof airOf>[1], fine: boolean): number[] => {
  const { mesh: { geometry } } = airOf(TABLE, weather, fine);
  const place = geometry.getAttribute('place');
  return Array.from({ length: geometry.instanceCount }, (_, i) => place.getW(i));
};

it('the air holds what the weather has, less of it where drawing is plain, and nothing in clear weather', () => {
  expect(kindsOf('clear', true)).toEqual([]);
  const [fine, plain] = [kindsOf('rain', true), kindsOf('rain', false)];
  expect(new Set(fine)).toEqual(new Set([AIR.fall, AIR.splash]));
  expect(plain.length).toBeGreaterThan(0);
  expect(plain.length).toBeLessThan(fine.length / 2);
  expect(new Set(kindsOf('dust', true))).toEqual(new Set([AIR.fall, AIR.puff]));
});

it('what falls and stands still is paler and shorter than what moves by; flakes stay round', () => {
  const looks = (weather: WeatherName, fine: boolean): readonly [opacity: number, size: number, stretch: number] => {
    const { fall, fallColour } = airOf(TABLE, weather, fine).mesh.material.uniforms as { fall: { value: Vector3 }; fallColour: { value: Vector4 } };
    return [fallColour.value.w, fall.value.x, fall.value.y];
  };
  for (const weather of ['snow', 'rain'] as const) {
    const [fine, plain] = [looks(weather, true), looks(weather, false)];
    expect(plain[0]).toBeLessThan(fine[0] * 0.6);
    expect(plain[1] * plain[2]).toBeLessThan(fine[1] * fine[2] * 0.85);
  }
  expect(looks('snow', false)[2]).toBe(1);
});

it('masts are now bright and now nearly dark, softly', () => {
  const times = Array.from({ length: 200 }, (_, i) => blinkAt(i / 50));
  expect([Math.max(...times), Math.min(...times) < 0.2]).toEqual([1, true]);
  for (const [i, now] of times.entries()) if (i > 0) expect(Math.abs(now - times[i - 1]!)).toBeLessThan(0.2);
});

it('weather moves for eight seconds after somebody stirred, asks for no picture after that, and goes on where it stood', () => {
  vi.useFakeTimers({ now: 0 });
  const wake = vi.fn();
  const gusts = new Gusts(wake);
  gusts.stir(0);
  expect(wake).toHaveBeenCalledTimes(1);
  let shown = 0;
  // Each picture comes as soon as it is asked for.
  wake.mockImplementation(() => { shown = gusts.next(performance.now(), false); });
  gusts.next(performance.now(), false);
  vi.advanceTimersByTime(20_000);
  expect(shown).toBeGreaterThan(7);
  expect(shown).toBeLessThan(8.1);
  expect(gusts.moves).toBe(false);
  const pictures = wake.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  expect(wake).toHaveBeenCalledTimes(pictures);
  const rested = shown;
  gusts.stir(performance.now());
  expect(shown - rested).toBeLessThan(0.05);
  vi.useRealTimers();
});

it('weather stands still in a window that is hidden, and for good where its pictures come slowly', () => {
  vi.useFakeTimers({ now: 0 });
  const wake = vi.fn();
  const gusts = new Gusts(wake);
  gusts.stir(0);
  gusts.next(0, true);
  vi.advanceTimersByTime(1000);
  expect(wake).toHaveBeenCalledTimes(1);
  for (let now = 1000; now < 5000; now = performance.now()) {
    gusts.next(now, false);
    vi.advanceTimersByTime(400);
  }
  expect(gusts.moves).toBe(false);
  wake.mockClear();
  vi.advanceTimersByTime(20_000);
  gusts.stir(performance.now());
  expect(wake).not.toHaveBeenCalled();
  vi.useRealTimers();
});
