import { expect, test } from 'vitest';
import { proveOneAnswer, type Agreement } from './one-answer.ts';
import { stationOf } from './question.ts';
import { smallTable } from './small-table.ts';

test('rules, opponent, field, log and replay say the same about every place as the geometry', () => {
  const agreement: Agreement = { compared: 0, differing: [] };
  for (let i = 0; i < 6; i++) proveOneAnswer(smallTable, stationOf(smallTable, 5, 0, i), agreement);
  expect(agreement.differing).toEqual([]);
  expect(agreement.compared).toBeGreaterThan(300);
});
