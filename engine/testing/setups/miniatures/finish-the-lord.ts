import { attacked } from './outcome.ts';
import { position } from './scene.ts';

/** A figure is worth its cost as long as it stands (SWM-4.1): three in ten to fell 60 points is more than six in ten to hurt 11. */
export const finishTheLord = position({
  name: 'finish-the-lord',
  says: 'an unhurt guard stands nearer, a Sith Lord of 60 points has 10 hit points left: shoot at him',
  map: ['............', '............', 'a....A.....B', '............', '............'],
  pieces: { a: { card: 'han-solo', force: 0 }, A: { card: 'royal-guard' }, B: { card: 'darth-vader-sith-lord', damage: 130, force: 0 } },
  acting: 'a',
  solution: ['attack:1.1'],
  blunder: ['attack:1.0'],
  solved: (_game, told) => attacked(told, '0.0', '1.1'),
});
