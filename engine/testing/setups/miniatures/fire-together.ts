import { all, attacked } from './outcome.ts';
import { position } from './scene.ts';

/** Each ally that joins in adds 4 (SWM-11.6): what hits with an 11 (SWM-16.9) hits with a 7, and who is missed strikes back. */
export const fireTogether = position({
  name: 'fire-together',
  says: 'a Sith Lord six squares away has 10 hit points left and is hit with an 11; a trooper beside can add 4: let it',
  map: ['............', '.b..........', 'a.....A.....', '............', '............'],
  pieces: { a: { card: 'han-solo', force: 0 }, b: { card: 'rebel-trooper' }, A: { card: 'darth-vader-sith-lord', damage: 130, force: 0 } },
  acting: 'a',
  solution: ['attack:1.0', '0.1'],
  blunder: ['attack:1.0'],
  solved: (_game, told) => attacked(told, '0.0', '1.0') && all(told, 'fireCombined').length === 1,
});
