import { boxTerrain } from '../terrain.ts';

/** A small table with a house, a deck beside its roof, a crate and a wall: enough for every kind of question. */
export const smallTable = boxTerrain({
  size: [500, 500],
  boxes: [
    { id: 'house', sight: 'blocked', move: 'impassable', x: [-60, 40], z: [-60, 20], bottom: 0, top: 90 },
    { id: 'deck', sight: 'clear', move: 'passable', x: [40, 160], z: [-30, 30], bottom: 84, top: 90 },
    { id: 'crate', sight: 'blocked', move: 'impassable', x: [-150, -110], z: [60, 100], bottom: 0, top: 36 },
    { id: 'wall', sight: 'blocked', move: 'impassable', x: [60, 68], z: [60, 200], bottom: 0, top: 110 },
  ],
});
