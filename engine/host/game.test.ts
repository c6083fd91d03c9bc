import { expect, it } from 'vitest';
import type { Play } from '../core/rules.ts';
import { toy, type ToyState } from '../testing/toy/toy.ts';
import { playGame } from './game.ts';
import type { Player } from './player.ts';

/** The second seat's secret, one that nobody would imagine. */
const TRUE = 1000;

const players: readonly (readonly [string, Player])[] = [
  ['a reflex', 'reflex'],
  ['one who plans', { plans: { milliseconds: null, playouts: 6, breadth: 3, noise: 0 } }],
  ['one who weighs answers alone', { single: 4 }],
];

it.each(players)('%s knows what its seat may know, and nothing else', (_, player) => {
  const setup = toy.readSetup({ table: 'floor', goal: 12 });
  for (const imagines of [true, false]) {
    const { mind, ...play } = toy.start(setup, null);
    /** Secrets of the second seat that were seen for the first. */
    const seen: number[] = [];
    const look = (state: ToyState, seat: number): void => {
      if (seat === 0) seen.push(state.secrets[1]!);
    };
    const watched: Play<ToyState, unknown> = {
      ...play, state: { ...play.state, secrets: [5, TRUE] },
      mind: {
        ...mind,
        reflex: (state, request, random) => (look(state, request.kind === 'roll' ? 1 : request.seat), mind.reflex(state, request, random)),
        suggest: (state, request) => (look(state, request.kind === 'roll' ? 1 : request.seat), mind.suggest(state, request)),
        judge: (state, seat) => (look(state, seat), mind.judge(state, seat)),
      },
      ...(imagines ? {} : { imagine: () => null }),
    };
    // The second seat imagines no futures, in which its own secret would be true.
    const game = playGame(watched as unknown as Play<unknown, unknown>, { system: 'toy', setup, seed: 3, seats: [player, 'reflex'] });
    expect(game.winner).not.toBeNull();
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).not.toContain(TRUE);
  }
});
