import { expect, test } from 'vitest';
import type { Point } from '../shape/point.ts';
import { boxTerrain, type BoxSpec } from '../testing/terrain.ts';
import { scene } from '../testing/wartime/table.ts';
import { makeMind } from './mind.ts';
import { fireLine } from './sight.ts';
import { characterOf, isStanding, type Standing } from './state.ts';

const wall: BoxSpec = { id: 'wall', sight: 'blocked', move: 'impassable', x: [20, 60], z: [-60, 60], bottom: 0, top: 120 };

/** A character about to run with an enemy in range, and where the opponent would think of going. */
function running(boxes: readonly BoxSpec[]) {
  const t = scene({ terrain: boxTerrain({ boxes }), who: { A: { seat: 0, at: [-3, 8] }, B: { seat: 1, at: [12, 8] } } }).play('run').leaveOpen();
  const [self, foe] = ['A', 'B'].map((id) => characterOf(t.state, id)).filter(isStanding) as [Standing, Standing];
  const places = makeMind(t.game.content).suggest(t.state, t.request!).flatMap((answer) => (answer.kind === 'place' && answer.at !== null ? [answer.at] : []));
  const isHidden = (at: Point): boolean => !fireLine(t.game, foe, { ...self, at }).open;
  return { t, places, isHidden };
}

test('(WT-1.2): places out of an enemy’s sight are thought of where there are any', () => {
  const { places, isHidden } = running([wall]);
  expect(places.some(isHidden)).toBe(true);
});

test('places thought of are legal, each once', () => {
  const { t, places } = running([wall]);
  expect(places.map((at) => t.refused(at))).toEqual(places.map(() => null));
  expect(new Set(places.map((at) => JSON.stringify(at))).size).toBe(places.length);
});
