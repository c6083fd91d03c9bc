import { Color, Matrix4, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { Bars } from '../measure/bars.ts';
import type { Going } from '../match/gist.ts';
import { drawAttack, drawWay, MOST_BARS } from './announcedBars.ts';
import { ALARM, GAITS } from './palette.ts';

const at = (x: number, y = 0, z = 0) => ({ x, y, z });
const going = (change: Partial<Going> = {}): Going => ({ figure: 'a', from: at(0), to: at(200), way: 'walk', gait: 'walk', ...change });

/** Middles of the bars of a colour. */
function barsOf(draw: (bars: Bars) => void, hex: string): readonly Vector3[] {
  const bars = new Bars(MOST_BARS);
  draw(bars);
  const [matrix, colour, wanted] = [new Matrix4(), new Color(), new Color(hex)];
  return Array.from({ length: bars.mesh.count }, (_, i) => i).flatMap((i) => {
    bars.mesh.getColorAt(i, colour);
    bars.mesh.getMatrixAt(i, matrix);
    return colour.getHex() === wanted.getHex() ? [new Vector3().setFromMatrixPosition(matrix)] : [];
  });
}
const way = (...goes: readonly Going[]) => (bars: Bars): void => drawWay(bars, goes, 20, (place) => place);

test('a way has its kind’s colour and a ring around its end; whoever was not on the table has the ring alone', () => {
  for (const gait of ['walk', 'run', 'climb', 'leap', 'other'] as const) {
    const middles = barsOf(way(going({ gait, way: gait === 'run' || gait === 'leap' ? gait : 'walk' })), GAITS[gait]);
    expect(middles.filter(({ x, z }) => Math.abs(Math.hypot(x - 200, z) - 20) < 0.5).length, gait).toBe(28);
    expect(middles.some(({ x }) => x < 150), gait).toBe(true);
  }
  expect(barsOf(way(going({ from: null, gait: 'other' })), GAITS.other).every(({ x, z }) => Math.hypot(x - 200, z) < 30)).toBe(true);
});

test('kinds are told apart by their lines, too: a run has more strokes than a walk, a leap goes through the air, a climb upright with rungs', () => {
  const walk = barsOf(way(going()), GAITS.walk);
  expect(barsOf(way(going({ way: 'run', gait: 'run' })), GAITS.run).length).toBeGreaterThan(walk.length + 4);
  expect(Math.max(...walk.map(({ y }) => y))).toBeLessThan(5);
  expect(Math.max(...barsOf(way(going({ way: 'leap', gait: 'leap' })), GAITS.leap).map(({ y }) => y))).toBeGreaterThan(20);
  const climb = barsOf(way(going({ to: at(200, 90), gait: 'climb' })), GAITS.climb);
  expect(climb.filter(({ x, y }) => Math.abs(x - 170) < 1 && y > 10 && y < 85).length).toBeGreaterThan(6);
});

test('a way of several moves has one ring, at its end', () => {
  const middles = barsOf(way(going({ to: at(100) }), going({ from: at(100) })), GAITS.walk);
  const around = (x: number) => middles.filter((middle) => Math.abs(Math.hypot(middle.x - x, middle.z) - 20) < 0.5 && Math.abs(middle.z) > 4).length;
  expect([around(100), around(200)]).toEqual([0, 24]);
});

test('an attack has a broken line towards its target and two rings around it', () => {
  const middles = barsOf((bars) => drawAttack(bars, at(0), at(200), 20), ALARM);
  expect(middles.filter(({ y }) => y > 20 && y < 30).length).toBeGreaterThan(5);
  for (const radius of [22, 30]) expect(middles.filter(({ x, z }) => Math.abs(Math.hypot(x - 200, z) - radius) < 0.5).length).toBeGreaterThanOrEqual(28);
});

test('the longest way of many steps fits', () => {
  const steps = Array.from({ length: 24 }, (_, i) => going({ from: at(i * 50), to: at(i * 50 + 50) }));
  const bars = new Bars(MOST_BARS);
  way(...steps)(bars);
  expect(bars.mesh.count).toBeLessThan(MOST_BARS);
});
