import { all } from './outcome.ts';
import { position } from './scene.ts';

/** A 1 misses whatever is added (SWM-11.5): who hits with a 2 needs nobody, and who joins in has acted for this round (SWM-11.6). */
export const fireAlone = position({
  name: 'fire-alone',
  says: 'an assassin is felled by a 2 as it is, and more enemies come into sight of the friend beside: leave him his own shot',
  map: ['............', '.b........A.', 'a...........', '...........B', '#########...', 'D..........C'],
  pieces: {
    a: { card: 'han-solo', force: 0 }, b: { card: 'luke-skywalker-rebel', force: 0 },
    A: { card: 'quarren-assassin' }, B: { card: 'stormtrooper' }, C: { card: 'stormtrooper' }, D: { card: 'ig-88' },
  },
  acting: 'a',
  solution: ['attack:1.0'],
  blunder: ['attack:1.0', '0.1'],
  solved: (_game, told) => all(told, 'attackDeclared').length > 0 && all(told, 'fireCombined').length === 0,
});
