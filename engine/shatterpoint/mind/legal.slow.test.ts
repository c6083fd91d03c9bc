import { expect, test } from 'vitest';
import { deep } from '../../testing/depth.ts';
import { plaza } from '../../testing/soundness-tables.ts';
import { checkAnswers } from './legal.fixture.ts';

const MATCHES = deep(200, 15);

test(`no reflex and no suggestion of the opponent is ever refused in ${MATCHES} whole matches of random teams, and every match ends`, () => {
  const terrain = plaza();
  for (let seed = 100; seed < 100 + MATCHES; seed++) expect(checkAnswers(terrain, seed)).toMatchObject({ refused: [], over: true });
});
