import { watchers } from './outcome.ts';
import { position } from './scene.ts';

/** A character moves 6 squares and attacks, or moves 12 (SWM-8.1, SWM-7.3): who is far enough behind a corner is safe for a turn. */
export const outOfSight = position({
  name: 'out-of-sight',
  says: 'Leia, who can hardly hurt anybody, has 10 hit points left and two guns look at her; help is far away, a corner is near: go round it',
  map: ['............', '.##########.', '.#..........', '.#.........b', 'a....A...B..', '............'],
  pieces: { a: { card: 'princess-leia-senator', damage: 30, force: 0 }, b: { card: 'han-solo', force: 0 }, A: { card: 'dengar' }, B: { card: 'greedo' } },
  acting: 'a',
  solution: ['move:5,0'],
  blunder: ['attack:1.0'],
  solved: (game) => watchers(game, '0.0').length === 0,
});
