/** Folders in which no file may import itself round a circle. */
export const WITHOUT_CIRCLES: readonly string[] = ['engine', 'electron', 'renderer', 'assets', 'e2e'];

/** Files of a folder that lie in none of its rooms: what is shown of it from outside. */
export const FRONT = '(front)';

/** A folder and its rooms in order: a file imports from its own room and from those before it. */
export interface Floor {
  readonly folder: string;
  readonly rooms: readonly string[];
}

/** The engine's rooms. A new one is entered here, above everything that builds on it. */
export const HOUSE: readonly Floor[] = [
  {
    folder: 'engine',
    rooms: ['shape', 'core', 'space', 'search', 'shatterpoint', 'miniatures', 'wartime', 'host', 'node', 'testing', 'cli'],
  },
  {
    folder: 'engine/space',
    rooms: ['plane', 'terrain', 'ground', 'rays', 'sight', 'move', 'fields'],
  },
  {
    folder: 'engine/shatterpoint',
    rooms: [
      'state', 'cards', 'game', 'board', 'deeds', 'attack', 'turn', 'team', 'prospect', 'odds', 'mind', 'families', 'units', 'missions', 'exchange',
      FRONT,
    ],
  },
];
