import { attacked, watchers } from './outcome.ts';
import { position } from './scene.ts';

/** Cover adds 4 to Defense against everybody who is not adjacent (SWM-10.6): whoever may move before it attacks ends behind it. */
export const behindCover = position({
  name: 'behind-cover',
  says: 'four troopers look at a figure in the open, low crates two squares beside: shoot from behind them',
  map: ['............', '............A', 'a...........B', '............C', '..o.........D', '............'].map((line) => line.padEnd(13, '.')),
  pieces: {
    a: { card: 'elite-hoth-trooper' }, A: { card: 'elite-stormtrooper' }, B: { card: 'elite-stormtrooper' }, C: { card: 'elite-stormtrooper' },
    D: { card: 'elite-stormtrooper' },
  },
  acting: 'a',
  solution: ['move:2,4', 'attack:1.3'],
  blunder: ['attack:1.1'],
  solved: (game, told) => ['1.0', '1.1', '1.2', '1.3'].some((id) => attacked(told, '0.0', id)) && watchers(game, '0.0').every(({ cover }) => cover),
});
