import { describe, expect, it, test } from 'vitest';
import { fingerprint } from '../../core/hash.ts';
import { randomFrom } from '../../core/rng.ts';
import type { Play } from '../../core/rules.ts';
import type { HostSystem } from '../../host/offer.ts';
import { describeTaint, taintMany } from './campaign.ts';
import { noTaint, taintedMatch } from './game.ts';
import { taintSetup } from './setups.ts';
import { deep } from '../depth.ts';

const GAMES = deep(2, 2);
/** Answers of each match at most: more than a whole one has, or as many as show what a match keeps secret. */
const ANSWERS = deep(1500, 400);

test('nothing that is hidden reaches a link that may not know it: matches of every system, every message, film and file', async () => {
  const found = await taintMany({ systems: ['shatterpoint', 'miniatures', 'wartime'], games: GAMES, seed: 900, most: ANSWERS, threads: 1, progress: () => {} });
  console.log(describeTaint(found));
  for (const [system, { leaks, matches, alone }] of found) expect([system, matches, alone, leaks]).toEqual([system, GAMES, 0, []]);
  // Where rules hide nothing, a computer thinks with what its seat is told and nothing else.
  for (const system of ['miniatures', 'wartime']) {
    const { open, reordered, fair } = found.get(system)!;
    expect([system, open > 10, reordered, fair]).toEqual([system, true, 0, 0]);
  }
  expect(found.get('shatterpoint')!.secrets).toBeGreaterThan(20);
  expect(found.get('shatterpoint')!.twins).toBeGreaterThan(100);
});

test('matches of units that look at cards tell nobody what may not be known', async () => {
  const taint = noTaint();
  for (let seed = 1; taint.guarded < 20 && seed < 20; seed++) await taintedMatch({ ...taintSetup('shatterpoint', seed), seed, most: 100 }, taint);
  expect(taint.leaks).toEqual([]);
  expect([taint.secrets > 0, taint.guarded >= 20, taint.twins > 5, taint.fair > 2, taint.exports > 4]).toEqual([true, true, true, true, true]);
});

/** Matches that are played at the most until one hides enough. */
const SEEDS = [5, 6, 7, 8, 9, 10];
const MOST = 130;

/** What is found in matches of rules that hide less than they should, one after another until `wanted` is among it. */
async function leaky(wanted: string, change: (play: Play<unknown, unknown>) => Partial<Play<unknown, unknown>>): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const seed of SEEDS) {
    const { offered, setup, terrain } = taintSetup('shatterpoint', seed);
    const rules: HostSystem = { ...offered.rules, start: (...given) => {
      const play = offered.rules.start(...given);
      return { ...play, ...change(play) };
    } };
    const taint = noTaint();
    await taintedMatch({ offered: { ...offered, rules }, setup, terrain, seed, most: MOST }, taint);
    for (const leak of taint.leaks) found.add(leak.replace(/^.*: /, '').replace(/ \d\.\S+/g, ' a card'));
    if ([...found].some((leak) => leak.includes(wanted))) break;
  }
  return [...found].sort();
}

/** What an opponent believes hangs on what lies where in truth. */
const peeking = ({ imagine }: Play<unknown, unknown>): Partial<Play<unknown, unknown>> => ({
  imagine: (moment, eyes, random) => imagine(moment, eyes, randomFrom(Number.parseInt(fingerprint(moment).slice(0, 7), 16) ^ Math.floor(random() * 2 ** 28))),
});

describe('what would leak is found', () => {
  it('nothing does where nothing is wrong', async () => {
    const taint = noTaint();
    for (const seed of SEEDS) if (taint.guarded <= 20 || taint.twins <= 10) await taintedMatch({ ...taintSetup('shatterpoint', seed), seed, most: MOST }, taint);
    expect(taint.leaks).toEqual([]);
    expect(taint.secrets).toBeGreaterThan(0);
    expect(taint.guarded).toBeGreaterThan(20);
    expect(taint.twins).toBeGreaterThan(10);
    expect(taint.exports).toBeGreaterThan(4);
  });

  it('events that name the card', async () => {
    expect((await leaky('cardLookedAt names', () => ({ shown: (event) => event }))).join()).toContain('cardLookedAt names');
  });

  it('a view that shows everybody where the card lies', async () => {
    const leaks = await leaky('what is told differs', ({ view }) => ({ view: (state, eyes) => ({ ...(view(state, eyes) as object), players: (view(state, 0) as { players: unknown[] }).players.map((player, seat) => (seat === 0 ? player : (view(state, 1) as { players: unknown[] }).players[seat])) }) }));
    expect(leaks).toContain('the place of a card is told');
    expect(leaks).toContain('what is told differs between worlds that must look the same');
  });

  it('a view that hides from a player what that player knows', async () => {
    expect(await leaky('what its own player knows', ({ view }) => ({ view: (state) => view(state, null) }))).toContain('what its own player knows is hidden');
  });

  it('an opponent that thinks with what lies where in truth', async () => {
    expect(await leaky('a computer answers otherwise', peeking)).toContain('a computer answers otherwise in a world that looks the same to it');
  });

  it('a pile in the order in which it is written down', async () => {
    expect(await leaky('a face-down pile', ({ view }) => ({ view: (state, eyes) => ({ ...(view(state, eyes) as object), players: (state as { players: unknown[] }).players }) }))).toContain('a face-down pile is told in an order');
  });
});
