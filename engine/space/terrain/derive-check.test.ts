import { describe, expect, test } from 'vitest';
import { type BoxSpec, boxPiece } from '../../testing/terrain.ts';
import { faultOf } from './derive-check.ts';
import type { PartModel } from './piece.ts';
import type { Ring } from '../plane/ring.ts';

const deck = { id: 'deck', sight: 'clear', move: 'passable', x: [0, 100], z: [0, 60], bottom: 86, top: 90 } as const satisfies BoxSpec;
const post = { id: 'post', sight: 'clear', move: 'impassable', x: [40, 50], z: [20, 30], bottom: 0, top: 86, surface: false } as const satisfies BoxSpec;
const [floor, leg] = boxPiece('gantry', [deck, post]).parts as [PartModel, PartModel];
const rectangle = (x0: number, x1: number, z0: number, z1: number): Ring => [[x0, z0], [x1, z0], [x1, z1], [x0, z1]];

/** What is found when the deck says something else of itself. */
const found = (change: Partial<PartModel>, stand = true): string => {
  const fault = faultOf([{ model: { ...floor, ...change }, stand }, { model: leg, stand: false }]);
  return fault ? `${fault.part} ${fault.field}: ${fault.why}` : 'nothing';
};
const surface = (y: number, outline: Ring) => ({ surfaces: [{ y, outline }] });

describe('a part and its mesh', () => {
  test('agree', () => {
    expect(found({})).toBe('nothing');
  });

  test('a height may be 0.2 mm off, not more', () => {
    expect(found({ top: 90.15 })).toBe('nothing');
    expect(found({ top: 90.3 })).toBe('deck top: it says 90.3 mm, the mesh ends at 90 mm');
    expect(found({ bottom: 85.7 })).toContain('deck bottom');
  });

  test.each<readonly [string, Ring]>([
    ['too small', rectangle(0, 99.7, 0, 60)],
    ['too large', rectangle(0, 100.3, 0, 60)],
    ['moved', rectangle(1, 101, 0, 60)],
    ['with a corner cut off', [[0, 0], [99, 0], [100, 1], [100, 60], [0, 60]]],
  ])('a footprint %s is noticed', (_, ring) => {
    expect(found({ footprint: [ring] })).toContain('deck footprint');
  });

  test('a footprint with a hole where the mesh has none is noticed', () => {
    expect(found({ footprint: [rectangle(0, 100, 0, 60), [...rectangle(20, 40, 20, 40)].reverse()] })).toContain('deck footprint: its border runs through the mesh');
  });

  test.each<readonly [string, Partial<PartModel>, string]>([
    ['at another height', surface(88, rectangle(0, 100, 0, 60)), 'deck surfaces.0'],
    ['in the air', surface(120, rectangle(0, 100, 0, 60)), 'deck surfaces.0'],
    ['reaching beyond the mesh', surface(90, rectangle(0, 100.5, 0, 60)), 'deck surfaces.0'],
    ['ending before the mesh does', surface(90, rectangle(0, 99, 0, 60)), 'deck surfaces.0: the mesh goes on beyond it'],
    ['the wrong way round', surface(90, [...rectangle(0, 100, 0, 60)].reverse()), 'deck surfaces.0'],
    ['left out', { surfaces: [] }, 'deck surfaces: a floor at 90 mm is missing'],
  ])('a surface %s is noticed', (_, change, words) => {
    expect(found(change)).toContain(words);
  });

  test('a surface over an opening is noticed', () => {
    const frame = boxPiece('frame', [{ ...deck, x: [0, 100], z: [0, 100], hollow: 30, surface: false }]).parts[0]!;
    const ring = rectangle(0, 100, 0, 100);
    expect(faultOf([{ model: { ...frame, surfaces: [{ y: 90, outline: ring }] }, stand: true }])?.why).toContain('no upward face');
  });

  test('a part on which nobody stands has no surface', () => {
    expect(found({}, false)).toContain('deck surfaces');
    expect(found({ surfaces: [] }, false)).toBe('nothing');
  });

  test('a climb ends on the floor that is there, or on the mat', () => {
    const ladder = (y: number) => ({ ingress: [{ kind: 'ladder', from: [50, 0, 90], to: [50, y, 30] }] as const });
    expect(found(ladder(90))).toBe('nothing');
    expect(found(ladder(0))).toBe('nothing');
    expect(found(ladder(45))).toBe('deck ingress.0.to: it lies at 45 mm, the floor there at 90 mm');
  });
});
