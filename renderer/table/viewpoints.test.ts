import { PerspectiveCamera } from 'three';
import { afterEach, expect, test } from 'vitest';
import type { SeatKind } from '../../engine/host/link.ts';
import { match, stage } from '../match/match.ts';
import type { Edge } from '../match/tableau.ts';
import { anUpdate } from '../testing/fakes.fixture.ts';
import { turnFrom } from './edges.ts';
import { OVERVIEW, Rig } from './rig.ts';
import { ownTurn } from './viewpoints.ts';

afterEach(() => {
  match.setState({ shown: null });
  stage.edges = [];
});

const sit = (seats: readonly SeatKind[], edges: readonly (Edge | undefined)[]): void => {
  match.setState({ shown: { ...anUpdate(), seats } });
  stage.edges = edges;
};

test('a turn for every edge and for a seat anywhere around the table', () => {
  expect([1, -1].map((edge) => turnFrom(edge as 1 | -1))).toEqual([0, Math.PI]);
  expect(turnFrom({ x: 0, z: 300 })).toBeCloseTo(0);
  expect(turnFrom({ x: 300, z: 0 })).toBeCloseTo(Math.PI / 2);
  expect(turnFrom({ x: -300, z: 0 })).toBeCloseTo(-Math.PI / 2);
});

test('the person looks from their own seat of five, the first of several persons, the first edge when nobody plays', () => {
  const around: readonly Edge[] = [{ x: 0, z: 400 }, { x: -350, z: 130 }, { x: -230, z: -330 }, { x: 230, z: -330 }, { x: 350, z: 130 }];
  for (const seat of around.keys()) {
    sit(around.map((_, i) => (i === seat ? 'person' : 'computer')), around);
    expect(ownTurn()).toBeCloseTo(turnFrom(around[seat]!));
  }
  sit(['computer', 'person', 'person'], [1, -1, { x: 9, z: 0 }]);
  expect(ownTurn()).toBe(Math.PI);
  sit(['computer', 'computer'], [-1, 1]);
  expect(ownTurn()).toBe(Math.PI);
  sit(['person', 'computer'], [undefined, undefined]);
  expect(ownTurn()).toBe(0);
});

test('the camera goes to the same view of the table from every seat', () => {
  const camera = new PerspectiveCamera();
  const from = (turn: number): readonly number[] => {
    const rig = new Rig();
    rig.calm = true;
    rig.home(turn);
    rig.update(camera, 1);
    return [...camera.position.clone().applyAxisAngle(camera.up, -turn)].map(Math.round);
  };
  const first = from(0);
  for (const turn of [Math.PI, Math.PI / 2, -2.1]) expect(from(turn)).toEqual(first);
  const rig = new Rig();
  rig.home(Math.PI);
  expect([rig.goal.x, rig.goal.z].map(Math.round)).toEqual([-OVERVIEW.x, -OVERVIEW.z]);
});
