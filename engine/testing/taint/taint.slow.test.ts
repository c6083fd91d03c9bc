import { describe, expect, it, test } from 'vitest';
import type { Play } from '../../core/rules.ts';
import type { HostSystem } from '../../host/offer.ts';
import { describeTaint, taintMany } from './campaign.ts';
import { noTaint, taintedMatch } from './game.ts';
import { taintSetup } from './setups.ts';

test('nothing that is hidden reaches a link that may not know it: matches of every system, every message, film and file', async () => {
  const found = await taintMany({ systems: ['shatterpoint', 'miniatures', 'wartime'], games: 3, seed: 900, threads: 1, progress: () => {} });
  console.log(describeTaint(found));
  for (const [system, { leaks, matches, alone }] of found) expect([system, matches, alone, leaks]).toEqual([system, 3, 0, []]);
  expect(found.get('shatterpoint')!.secrets).toBeGreaterThan(20);
  expect(found.get('shatterpoint')!.twins).toBeGreaterThan(100);
});

/** A match of rules that hide less than they should; what is found in it. */
async function leaky(change: (play: Play<unknown, unknown>) => Partial<Play<unknown, unknown>>): Promise<readonly string[]> {
  const { offered, setup, terrain } = taintSetup('shatterpoint', SEED);
  const rules: HostSystem = { ...offered.rules, start: (...given) => {
    const play = offered.rules.start(...given);
    return { ...play, ...change(play) };
  } };
  const taint = noTaint();
  await taintedMatch({ offered: { ...offered, rules }, setup, terrain, seed: SEED, most: 130 }, taint);
  return [...new Set(taint.leaks.map((leak) => leak.replace(/^.*: /, '').replace(/ \d\.\S+/g, ' a card')))].sort();
}

const SEED = 5;

describe('what would leak is found', () => {
  it('nothing does where nothing is wrong', async () => {
    const taint = noTaint();
    await taintedMatch({ ...taintSetup('shatterpoint', SEED), seed: SEED, most: 130 }, taint);
    expect(taint.leaks).toEqual([]);
    expect(taint.secrets).toBeGreaterThan(0);
    expect(taint.guarded).toBeGreaterThan(20);
    expect(taint.twins).toBeGreaterThan(10);
    expect(taint.exports).toBeGreaterThan(4);
  });

  it('events that name the card', async () => {
    expect((await leaky(() => ({ shown: (event) => event }))).join()).toContain('cardLookedAt names');
  });

  it('a view that shows everybody where the card lies', async () => {
    const leaks = await leaky(({ view }) => ({ view: (state, eyes) => ({ ...(view(state, eyes) as object), players: (view(state, 0) as { players: unknown[] }).players.map((player, seat) => (seat === 0 ? player : (view(state, 1) as { players: unknown[] }).players[seat])) }) }));
    expect(leaks).toContain('the place of a card is told');
    expect(leaks).toContain('what is told differs between worlds that must look the same');
  });

  it('a view that hides from a player what that player knows', async () => {
    expect(await leaky(({ view }) => ({ view: (state) => view(state, null) }))).toContain('what its own player knows is hidden');
  });

  it('a pile in the order in which it is written down', async () => {
    expect(await leaky(({ view }) => ({ view: (state, eyes) => ({ ...(view(state, eyes) as object), players: (state as { players: unknown[] }).players }) }))).toContain('a face-down pile is told in an order');
  });
});
