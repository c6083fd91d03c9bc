import { describe, expect, test } from 'vitest';
import { at, BOXES, boxPiece, fixture, LADDER, TEST } from '../../testing/terrain.ts';
import { connectedTo, exitsOf, ingressNear, liesOnTable } from './ingress.ts';
import { inches, type Point } from '../../shape/point.ts';
import { buildTerrain } from '../terrain/table.ts';

const { radius, height, ranges, levels } = TEST;
const body = (place: Point) => ({ at: place, radius, height });
const terrain = fixture([BOXES.gantry], [LADDER]);

describe('ingress points', () => {
  test('AT-178 SP-INGR-02 within Range 1 of the ladder and on its height', () => {
    const [foot, ...more] = ingressNear(terrain, body(at(8, 18)), ranges[1]!, levels);
    expect(more).toEqual([]);
    expect(foot!.at).toEqual(at(9.5, 18));
    expect(exitsOf(terrain, foot!, 0, levels).map((exit) => exit.at)).toEqual([at(10.5, 18, 5)]);
    expect(ingressNear(terrain, body(at(7.7, 18)), ranges[1]!, levels)).toEqual([]);
  });

  test('AT-181 SP-INGR-02 not from another Elevation', () => {
    const near = ingressNear(terrain, body(at(10.75, 18, 5)), ranges[1]!, levels);
    expect(near.map((point) => point.at)).toEqual([at(10.5, 18, 5)]);
  });

  test('AT-182 SP-INGR-04 only to a different Elevation', () => {
    const lift = fixture([], [{ id: 'lift', kind: 'lift', points: [[10, 10, 0], [12, 10, 5], [14, 10, 2]] }]);
    const foot = lift.ingress[0]!;
    expect(exitsOf(lift, foot, 0, levels).map((exit) => exit.at)).toEqual([at(12, 10, 5)]);
  });

  test('AT-183 SP-INGR-05 two ladders above each other are not connected', () => {
    const two = fixture([], [{ id: 'low', points: [[10, 10, 0], [10, 10, 5]] }, { id: 'high', points: [[10, 10, 5], [10, 10, 10]] }]);
    expect(exitsOf(two, two.ingress[0]!, 0, levels).map((exit) => exit.at)).toEqual([at(10, 10, 5)]);
  });

  test('AT-397 SP-INGR-01 an unconnected point leads nowhere', () => {
    const lonely = fixture([], [{ id: 'hatch', points: [[10, 10, 0]] }]);
    expect(exitsOf(lonely, lonely.ingress[0]!, 0, levels)).toEqual([]);
  });

  test('SP-MOVE-03 a point off the table can neither be entered nor come out of', () => {
    const lift = fixture([], [{ id: 'lift', points: [[-0.2, 18, 0], [1, 18, 5], [0, 18, 10]] }]);
    const [foot, middle, head] = lift.ingress;
    expect(lift.ingress.map((point) => liesOnTable(lift, point))).toEqual([false, true, true]);
    expect(ingressNear(lift, body(at(0.75, 18)), ranges[1]!, levels)).toEqual([]);
    expect(ingressNear(lift, body(at(0.75, 18, 10)), ranges[1]!, levels)).toEqual([head]);
    expect(connectedTo(lift, head!, inches(10), levels)).toEqual([foot, middle]);
    expect(exitsOf(lift, head!, inches(10), levels)).toEqual([middle]);
  });

  test('SP-INGR-01 a piece brings its pair along, turned and moved', () => {
    const ladder = boxPiece('ladder', [{ id: 'rungs', sight: 'clear', move: 'impassable', x: [-5, 5], z: [-5, 5], bottom: 0, top: 90 }], [{ kind: 'ladder', from: [0, 0, 28], to: [0, 90, -22] }]);
    const table = { format: 'gantry-table', version: 1, id: 't', name: 'T', theme: 'x', size: [900, 900] as [number, number], features: [{ id: 'f', piece: 'ladder', at: [100, 0] as [number, number], turn: 90, level: 0 }] } as const;
    const placed = buildTerrain({ ...table, features: [...table.features] }, new Map([['ladder', ladder]]));
    expect(placed.ingress.map(({ id, kind, at: { x, y, z } }) => [id, kind, x, y, z])).toEqual([
      ['f/rungs/0/from', 'ladder', 128, 0, 0],
      ['f/rungs/0/to', 'ladder', 78, 90, 0],
    ]);
  });
});
