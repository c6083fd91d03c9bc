import { expect, test } from 'vitest';
import { boxTerrain } from '../terrain.ts';
import { proveOneAnswer, type Agreement } from './one-answer.ts';
import { stationOf } from './question.ts';

const terrain = boxTerrain({
  size: [500, 500],
  boxes: [
    { id: 'house', sight: 'blocked', move: 'impassable', x: [-60, 40], z: [-60, 20], bottom: 0, top: 90 },
    { id: 'deck', sight: 'clear', move: 'passable', x: [40, 160], z: [-30, 30], bottom: 84, top: 90 },
    { id: 'crate', sight: 'blocked', move: 'impassable', x: [-150, -110], z: [60, 100], bottom: 0, top: 36 },
    { id: 'wall', sight: 'blocked', move: 'impassable', x: [60, 68], z: [60, 200], bottom: 0, top: 110 },
  ],
});

test('rules, opponent, field, log and replay say the same about every place as the geometry', () => {
  const agreement: Agreement = { compared: 0, differing: [] };
  for (let i = 0; i < 6; i++) proveOneAnswer(terrain, stationOf(terrain, 5, 0, i), agreement);
  expect(agreement.differing).toEqual([]);
  expect(agreement.compared).toBeGreaterThan(300);
});
