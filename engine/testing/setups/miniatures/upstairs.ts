import { boxTerrain } from '../../terrain.ts';
import { boardOf } from '../../../miniatures/terrain-board.ts';
import { attacked } from './outcome.ts';
import { position } from './scene.ts';

const INCH = 25.4;
const squares = (from: number, to: number): readonly [number, number] => [(from - 5) * INCH, (to - 5) * INCH];
const solid = { sight: 'blocked', move: 'impassable' } as const;

/** Ten by ten squares: a deck over the two columns on the left, a ladder to it, and a wall across the middle that is lower than the deck. */
const board = boardOf(boxTerrain({
  size: [254, 254],
  boxes: [
    { id: 'deck', sight: 'clear', move: 'passable', x: squares(0, 2), z: squares(0, 10), bottom: 85, top: 90 },
    { id: 'wall', ...solid, x: [-3, 3], z: squares(0, 10), bottom: 0, top: 70 },
  ],
  ingress: [{ id: 'rungs', points: [[-60, 12, 0], [-88, 12, 90]] }],
}), INCH, 2);

/** Sight between storeys is that of the meshes (miniatures.levels): over a wall from a deck. */
export const upstairs = position({
  name: 'upstairs',
  says: 'Mara Jade has 10 hit points left behind a wall that can be looked over from the deck alone: climb and shoot',
  map: [],
  board,
  house: {},
  pieces: { a: { card: 'han-solo', at: { column: 3, row: 5 }, force: 0 }, A: { card: 'mara-jade-emperors-hand', damage: 50, force: 0, at: { column: 9, row: 5 } } },
  acting: 'a',
  solution: ['move:1,5,1', 'attack:1.0'],
  blunder: ['move:4,5'],
  solved: (game, told) => attacked(told, '0.0', '1.0') && game.state.figures[0]!.at!.level === 1,
});
