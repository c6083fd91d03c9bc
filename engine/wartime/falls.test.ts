import { expect, test } from 'vitest';
import { boxTerrain } from '../testing/terrain.ts';
import { scene } from '../testing/wartime/table.ts';
import type { Degree } from './check.ts';
import { falls } from './falls.ts';

const { game: { state } } = scene({ terrain: boxTerrain({}), who: { A: { seat: 0, at: [0, 10] }, B: { seat: 1, at: [0, -10] } } });
const check = (value: number, die: number, degree: Degree) => falls({ type: 'checked', character: 'B', check: 'defence', value, die, degree }, state);

test('WT-6.1: a check of 6 is passed in 6 of 10', () => {
  expect(check(6, 6, 'passed')).toEqual([{ seat: 1, kind: 'defence', rolled: 1, expected: 0.6 }]);
  expect(check(6, 7, 'failed')).toMatchObject([{ rolled: 0, expected: 0.6 }]);
});

test('WT-6.2: a 1 always passes, a 10 never does', () => {
  expect([check(1, 1, 'critical'), check(10, 10, 'fumble')]).toMatchObject([[{ rolled: 1, expected: 0.1 }], [{ rolled: 0, expected: 0.9 }]]);
});
