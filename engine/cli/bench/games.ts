import { gzipSync } from 'node:zlib';
import { systems } from '../../host/systems.ts';
import type { Content } from '../content.ts';
import { playGame } from '../game.ts';
import { rounded, type Figure } from './figure.ts';

const GAMES = 6;

/** Games per second without a screen, microseconds per answer, and the size of a match file, for every system. */
export async function bench(content: Content): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { rules, starter } of systems) {
    const setup = rules.readSetup(starter('refinery'));
    const play = rules.start(setup, await content.terrain('refinery'));
    const seats = Array.from({ length: play.seats }, () => 'ai' as const);
    const options = { system: rules.id, setup, seats, playouts: 1 };
    playGame(play, { ...options, seed: 0 });
    const began = performance.now();
    const games = Array.from({ length: GAMES }, (_, i) => playGame(play, { ...options, seed: i + 1 }));
    const ms = performance.now() - began;
    const answers = games.reduce((sum, game) => sum + game.answers, 0);
    const text = games.map(({ document }) => JSON.stringify(document));
    const bytes = text.reduce((sum, { length }) => sum + length, 0) / GAMES;
    figures.push(
      { name: `${rules.id}: games headless`, value: rounded((1000 * GAMES) / ms), unit: 'games/s' },
      { name: `${rules.id}: one answer`, value: rounded((1000 * ms) / answers), unit: 'µs' },
      { name: `${rules.id}: match file`, value: Math.round(bytes), unit: 'bytes', reference: { name: 'gzipped', value: Math.round(text.reduce((sum, one) => sum + gzipSync(one).length, 0) / GAMES) } },
    );
  }
  return figures;
}
