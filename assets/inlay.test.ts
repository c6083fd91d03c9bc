import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { skin } from './kit/figures/modelling/clay.ts';
import { inlaid } from './kit/figures/modelling/inlay.ts';
import { paint } from './kit/figures/modelling/paint.ts';

const [plain, ink] = [paint('#c98f6b', 'skin'), paint('#1a1412', 'skin')];
/** A flat sheet of ten by ten millimetres. */
const sheet = skin(Array.from({ length: 11 }, (_, y) => Array.from({ length: 11 }, (_, x) => new Vector3(x, y, 0))), { coat: plain, closed: false });
/** Area of a list of corners in the plane. */
const area = (v: readonly number[], p: readonly Vector3[]): number =>
  v.reduce((sum, i, k) => sum + p[i]!.x * p[v[(k + 1) % v.length]!]!.y - p[v[(k + 1) % v.length]!]!.x * p[i]!.y, 0) / 2;

it('cuts a disc out of a coarse sheet with a clean edge, and loses nothing of the sheet', () => {
  const { p, f } = inlaid(sheet, (at) => (Math.hypot(at.x - 5.1, at.y - 4.8) < 3.2 ? ink : null));
  const sum = (of: typeof f): number => of.reduce((all, { v }) => all + Math.abs(area(v, p)), 0);
  expect(sum(f)).toBeCloseTo(100, 6);
  const marked = f.filter((face) => face.paint === ink);
  expect(sum(marked) / (Math.PI * 3.2 ** 2)).toBeGreaterThan(0.95);
  for (const { v } of marked) for (const i of v) expect(Math.hypot(p[i]!.x - 5.1, p[i]!.y - 4.8)).toBeLessThan(3.2 + 1e-9);
});

it('keeps neighbours joined: every edge inside is of two faces', () => {
  const { p, f } = inlaid(sheet, (at) => ((Math.floor(at.x) + Math.floor(at.y)) % 2 === 0 ? ink : null));
  const edges = new Map<string, number>();
  for (const { v } of f) for (const [k, a] of v.entries()) {
    const b = v[(k + 1) % v.length]!;
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
    edges.set(key, (edges.get(key) ?? 0) + 1);
  }
  const inside = [...edges].filter(([key]) => {
    const [a, b] = key.split(' ').map((i) => p[Number(i)]!);
    return !(['x', 'y'] as const).some((axis) => [0, 10].some((end) => a![axis] === end && b![axis] === end));
  });
  expect(inside.filter(([, count]) => count !== 2)).toEqual([]);
});
