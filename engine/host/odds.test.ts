import { describe, expect, it } from 'vitest';
import { testDesk } from '../testing/memory.ts';
import { toy } from '../testing/toy/toy.ts';
import { resultForms } from './link.ts';
import type { HostSystem, Forecaster } from './offer.ts';

const start = { system: 'toy', setup: { table: 'floor', goal: 20 }, seats: ['person', 'computer'] };

/** A desk whose toy forecasts the length of each option’s name. */
const forecaster: Forecaster = ({ request }, only) => (request?.kind === 'pick' ? Object.fromEntries((only === undefined ? request.options : [only]).map((option) => [option, option.length])) : null);
const asked: unknown[] = [];
const forecasting = () =>
  testDesk({
    systems: [
      {
        rules: toy as HostSystem,
        cards: [],
        starter: (table) => ({ table }),
        odds: (setup, terrain) => {
          asked.push([setup, terrain]);
          return forecaster;
        },
      },
    ],
  });

describe('odds', () => {
  it('are told to a person for the question that stands', async () => {
    const { call } = forecasting();
    await call('newMatch', start);
    const reply = await call('odds', { match: 'match-1', at: 0 });
    expect(reply).toEqual({ odds: { one: 3, throw: 5, pass: 4 } });
    expect(resultForms.odds.safeParse(reply).success).toBe(true);
    expect(asked).toEqual([[{ table: 'floor', goal: 20 }, null]]);
  });

  it('are told of picks in a row as far as they would be taken, and of nothing behind dice', async () => {
    const { call } = forecasting();
    await call('newMatch', { ...start, seats: ['person', 'person'] });
    expect(await call('odds', { match: 'match-1', at: 0, picks: ['throw'] })).toEqual({ odds: { throw: 5 } });
    for (const first of ['throw', 'nothing of the kind']) expect(await call('odds', { match: 'match-1', at: 0, picks: [first, 'one'] })).toEqual({ odds: null });
  });

  it('change nothing', async () => {
    const { call, folder, pushes } = forecasting();
    await call('newMatch', start);
    const before = folder.files.get('match-1');
    await call('odds', { match: 'match-1', at: 0 });
    expect([folder.files.get('match-1'), pushes]).toEqual([before, []]);
    await call('answer', { match: 'match-1', at: 0, answer: { kind: 'pick', picks: ['one'] } });
  });

  it('come after a saved match was opened again, too', async () => {
    const first = forecasting();
    await first.call('newMatch', start);
    await first.call('leave', { match: 'match-1' });
    await first.call('continueMatch', { match: 'match-1' });
    expect(await first.call('odds', { match: 'match-1', at: 0 })).toEqual({ odds: { one: 3, throw: 5, pass: 4 } });
  });

  it('are not told of a question that is over, of the computer’s, or of no match', async () => {
    const { call, connection } = forecasting();
    await call('newMatch', { ...start, seats: ['person', 'person'] });
    expect(await connection.call('odds', { match: 'match-1', at: 3 })).toMatchObject({ error: { code: 'late' } });
    expect(await connection.call('odds', { match: 'nowhere', at: 0 })).toMatchObject({ error: { code: 'missing' } });
    expect(await connection.call('odds', { match: 'match-1' })).toMatchObject({ error: { code: 'form' } });
    const waiting = testDesk({
      systems: [{ rules: toy as HostSystem, cards: [], starter: (table) => ({ table }), odds: () => forecaster }],
      thinker: () => new Promise(() => {}),
    });
    await waiting.call('newMatch', { ...start, seats: ['computer', 'person'] });
    expect(await waiting.call('odds', { match: 'match-1', at: 0 })).toEqual({ odds: null });
  });

  it('are none in a rule system without', async () => {
    const { call } = testDesk();
    await call('newMatch', start);
    expect(await call('odds', { match: 'match-1', at: 0 })).toEqual({ odds: null });
  });
});
