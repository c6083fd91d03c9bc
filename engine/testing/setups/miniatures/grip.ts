import { all } from './outcome.ts';
import { position } from './scene.ts';

/** Force Grip deals 10 damage in sight, however far, and nothing is rolled (SWM-16.16); it takes the place of attacks (SWM-7.5). */
export const grip = position({
  name: 'grip',
  says: 'Han Solo has 10 hit points left twelve squares away, a trooper of 5 points can be reached and struck: grip Han',
  map: ['............', '...........a', 'A...........', '............', '............', 'b...........'],
  pieces: { a: { card: 'han-solo', damage: 70, force: 0 }, b: { card: 'rebel-trooper' }, A: { card: 'darth-vader-dark-jedi', force: 1 } },
  acting: 'A',
  solution: ['use:force-grip', '0.0'],
  blunder: ['move:0,4', 'attack:0.1'],
  solved: (game, told) => game.state.figures[0]!.defeated && all(told, 'actionTaken').length === 1,
});
