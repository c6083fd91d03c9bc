import { expect, test } from 'vitest';
import { plaza } from '../../testing/soundness-tables.ts';
import { checkAnswers } from './legal.fixture.ts';

test('no reflex and no suggestion of the opponent is ever refused, whatever the teams and the mission', () => {
  const terrain = plaza();
  for (let seed = 0; seed < 3; seed++) {
    const { refused, looked } = checkAnswers(terrain, seed, 200);
    expect(refused).toEqual([]);
    expect(looked).toBeGreaterThan(150);
  }
});
