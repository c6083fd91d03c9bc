import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders in which no file may import itself round a circle. */
export const WITHOUT_CIRCLES: readonly string[] = ['engine', 'electron', 'renderer', 'assets', 'e2e'];

/** Files of a folder that lie in none of its rooms: what is shown of it from outside. */
export const FRONT = '(front)';

/** A folder and its rooms in order: a file imports from its own room and from those before it. */
export interface Floor {
  readonly folder: string;
  readonly rooms: readonly string[];
}

/** Rooms of the engine that every rule system is built on, and those that are built on rule systems; between them stands a room for each system. */
const [BELOW, ABOVE] = [['shape', 'core', 'space', 'search'], ['host', 'node', 'testing', 'cli']] as const;
const isShared = (room: string): boolean => [...BELOW, ...ABOVE].some((other) => other === room);
const SYSTEMS = readdirSync(join(import.meta.dirname, '../..'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && !isShared(entry.name)).map(({ name }) => name);

/** The engine's rooms. A new one is entered here, above everything that builds on it; that of a new rule system is there with its folder. */
export const HOUSE: readonly Floor[] = [
  {
    folder: 'engine',
    rooms: [...BELOW, ...SYSTEMS, ...ABOVE],
  },
  {
    folder: 'engine/space',
    rooms: ['plane', 'terrain', 'derive', 'ground', 'rays', 'sight', 'move', 'fields', 'check', 'draft', 'suggest', 'import'],
  },
  {
    folder: 'engine/shatterpoint',
    rooms: [
      'state', 'cards', 'game', 'board', 'deeds', 'attack', 'turn', 'team', 'prospect', 'odds', 'mind', 'families', 'units', 'missions', 'exchange',
      FRONT,
    ],
  },
];
