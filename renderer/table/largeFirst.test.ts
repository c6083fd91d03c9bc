import { BufferAttribute, BufferGeometry } from 'three';
import { expect, test } from 'vitest';
import { randomFrom } from '../../engine/core/rng.ts';
import { sortBySize } from './largeFirst.ts';

function shape(triangles: number): BufferGeometry {
  const random = randomFrom(5);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from({ length: triangles * 9 }, () => (random() - 0.5) * 10 ** (random() * 4 - 2)), 3));
  return geometry.setIndex(Array.from({ length: triangles * 3 }, (_, i) => i));
}

function areas(geometry: BufferGeometry): readonly number[] {
  const [p, index] = [geometry.getAttribute('position'), geometry.index!];
  const at = (i: number): readonly number[] => [p.getX(index.getX(i)), p.getY(index.getX(i)), p.getZ(index.getX(i))];
  return Array.from({ length: index.count / 3 }, (_, t) => {
    const [a, b, c] = [at(t * 3), at(t * 3 + 1), at(t * 3 + 2)] as const;
    const [u, v] = [b.map((x, i) => x - a[i]!), c.map((x, i) => x - a[i]!)];
    return Math.hypot(u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!) / 2;
  });
}

test('large triangles stand first, each as often as before, and as few as hold the share are counted', () => {
  const geometry = shape(500);
  const before = areas(geometry);
  const large = sortBySize(geometry, 0.7) / 3;
  const after = areas(geometry);
  const sorted = [...before].sort((a, b) => b - a);
  for (const [i, area] of after.entries()) expect(area).toBeCloseTo(sorted[i]!, 6);
  const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
  const whole = sum(after);
  expect(sum(after.slice(0, large)) / whole).toBeGreaterThanOrEqual(0.7 - 1e-6);
  expect(sum(after.slice(0, large - 1)) / whole).toBeLessThan(0.7 + 1e-6);
  expect(large).toBeLessThan(250);
});

test('equal triangles keep their order, and one without any surface stands last', () => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]), 3));
  geometry.setIndex([0, 0, 0, 0, 1, 2, 1, 2, 0, 2, 0, 1]);
  expect(sortBySize(geometry, 1)).toBe(9);
  expect([...geometry.index!.array]).toEqual([0, 1, 2, 1, 2, 0, 2, 0, 1, 0, 0, 0]);
});
