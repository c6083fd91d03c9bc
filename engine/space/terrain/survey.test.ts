import { describe, expect, it } from 'vitest';
import { boxTerrain } from '../../testing/terrain.ts';
import { surveyOf } from './survey.ts';

const box = (id: string, x: readonly [number, number], z: readonly [number, number], top: number) => ({ id, sight: 'blocked', move: 'impassable', x, z, bottom: 0, top }) as const;

describe('what a table is like', () => {
  it('of an empty one: its ground, nothing on it', () => {
    const { storeys, access, density } = surveyOf(boxTerrain({ boxes: [] }));
    expect([storeys, access, density]).toEqual([1, 0, 0]);
  });

  it('counts the ground that is built on once, whatever stands there', () => {
    const terrain = boxTerrain({ boxes: [box('a', [-254, 0], [-254, 0], 90), box('b', [-254, 0], [-127, 0], 180)] });
    const [width, depth] = surveyOf(terrain).size;
    expect(surveyOf(terrain).density).toBeCloseTo((254 * 254) / (width * depth), 2);
  });

  it('counts heights by storeys where a base finds room: a second roof as high is none, nor is a rail', () => {
    const roofs = [box('a', [-200, -100], [0, 100], 90), box('b', [100, 200], [0, 100], 92), box('c', [-200, -100], [-200, -100], 180)];
    expect(surveyOf(boxTerrain({ boxes: roofs })).storeys).toBe(3);
    expect(surveyOf(boxTerrain({ boxes: [...roofs, box('rail', [0, 10], [0, 300], 270)] })).storeys).toBe(3);
  });

  it('counts a way up once, with both its ends; and measures a terrain once', () => {
    const terrain = boxTerrain({ boxes: [box('a', [0, 100], [0, 100], 90)], ingress: [{ id: 'ladder', points: [[-10, 50, 0], [10, 50, 90]] }] });
    expect(terrain.ingress).toHaveLength(2);
    expect(surveyOf(terrain).access).toBe(1);
    expect(surveyOf(terrain)).toBe(surveyOf(terrain));
  });
});
