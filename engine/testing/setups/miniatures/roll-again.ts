import { all } from './outcome.ts';
import { position } from './scene.ts';

/** A point of the Force rolls a miss again at once (SWM-14.2); the match may hang on this shot. */
export const rollAgain = position({
  name: 'roll-again',
  says: 'the shot that fells 60 points may be rolled again for a point of the Force: where it misses, roll again',
  map: ['............', '............', 'a.....A.....', '............', '............'],
  pieces: { a: { card: 'han-solo', force: 1 }, A: { card: 'darth-vader-sith-lord', damage: 130, force: 0 } },
  acting: 'a',
  solution: ['attack:1.0', 'reroll:0.0'],
  blunder: ['move:0,4'],
  solved: (game, told) => game.state.figures[1]!.defeated || all(told, 'forceSpent').some(({ use }) => use === 'reroll'),
});
