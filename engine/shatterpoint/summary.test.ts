import { expect, test } from 'vitest';
import { summary } from './summary.ts';
import { defaultSetup } from './team/teams.ts';

test('the library names the teams or their leaders, and the struggles won', () => {
  const setup = defaultSetup('refinery') as { teams: { name?: string }[] };
  const { teams, score } = summary(setup, { players: [{ claimed: ['a'], momentum: [] }, { claimed: [], momentum: [] }], struggle: { token: 1 } });
  expect(teams).toHaveLength(2);
  for (const name of teams) expect(name).not.toBe('');
  expect(score).toBe('1 : 0');
  expect(summary({ teams: [{ name: '', squads: [{ primary: 'lord-maul' }, { primary: 'nobody' }] }] }, null)).toEqual({ teams: ['Lord Maul, ?'], score: '' });
});

test('nothing that a file may hold makes it throw', () => {
  for (const junk of [null, 3, 'x', [], {}, { teams: 1 }, { teams: [null] }, { players: {} }]) expect(() => summary(junk, junk)).not.toThrow();
});
