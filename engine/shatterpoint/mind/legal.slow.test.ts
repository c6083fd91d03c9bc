import { expect, test } from 'vitest';
import { plaza } from '../../testing/soundness-tables.ts';
import { checkAnswers } from './legal.fixture.ts';

test('no reflex and no suggestion of the opponent is ever refused in 200 whole matches of random teams, and every match ends', () => {
  const terrain = plaza();
  for (let seed = 100; seed < 300; seed++) expect(checkAnswers(terrain, seed)).toMatchObject({ refused: [], over: true });
});
