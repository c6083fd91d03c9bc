import type { Layout, Stand } from './layout.ts';
import { bulkheads, on } from './squares.ts';

/** Heights of the storeys above the ground, mm. */
const [FIRST, SECOND] = [90, 180];

/** The same a storey up or two: bulkheads stand on the lines of squares of every deck, one above the other. */
const upon = (level: number, stands: readonly Stand[]): Stand[] => stands.map((stand) => ({ ...stand, level }));

/** Railings of three squares along the edge of a deck, one after another to the right or towards the first player; `out` is the turn of the side that falls off. */
const rails = (id: string, level: number, [column, row]: readonly [number, number], many: number, out: 0 | 90 | 180 | 270): Stand[] =>
  Array.from({ length: many }, (_, i): Stand => {
    const [x, z] = out % 180 === 0 ? [column + i * 3 + 1.5, row] : [column, row + i * 3 + 1.5];
    return { id: `${id}-${i + 1}`, piece: 'deck-rail', at: [(x - 18) * 25.4, (z - 18) * 25.4], turn: out, level };
  });

/** Inside a ship, three decks high: a cross of upper decks over halls and a passage, above it a bridge between two landings; stairs, lifts and ladders between them. */
export const threeDecks: Layout = {
  id: 'three-decks', name: 'Three decks', theme: 'ship', light: { hour: 'noon', weather: 'clear' },
  once: [
    on('bridge', 'deck-bridge', [15, 16], [6, 4], 0, FIRST),
  ],
  twice: [
    // The ground: a passage under each arm, a hall under each stem, and screens in the open.
    ...bulkheads('passage-far', [6, 15], [12, 15], [[3, 'door']]), ...bulkheads('passage-near', [6, 21], [12, 21], [[1, 'door']]),
    ...bulkheads('passage-end', [6, 15], [6, 21], [[1, 4]]), ...bulkheads('hall-side', [12, 15], [12, 21], [[3, 2]]),
    ...bulkheads('stem-left', [15, 9], [15, 15], [[1, 'door']]), ...bulkheads('stem-right', [21, 9], [21, 12]), ...bulkheads('stem-end', [15, 9], [21, 9], [[1, 4]]),
    ...bulkheads('screen-left', [1, 13], [5, 13], [[3, 1]]), ...bulkheads('screen-right', [28, 12], [34, 12], [[2, 2]]),
    on('stack', 'container', [2, 5], [4, 2]), on('stack-right', 'container', [32, 5], [2, 4], 90), on('freight', 'freight', [11, 5], [2, 2], 20),
    on('freight-right', 'freight', [25, 5], [2, 2], 75), on('desk', 'console', [2, 10], [2, 1], 180), on('desk-right', 'console', [29, 14], [2, 1], 180),
    on('desk-hall', 'console', [19, 10], [1, 2], 270), on('pillar', 'pillar', [13, 13], [1, 1]), on('pillar-right', 'pillar', [25, 12], [1, 1]), on('crates', 'crates', [32, 13], [3, 3], 10),
    // First storey up: the cross.
    on('arm', 'deck-storey', [6, 15], [6, 6]), on('middle', 'deck-storey', [12, 15], [6, 6], 90), on('stem', 'deck-storey', [15, 9], [6, 6]),
    ...upon(FIRST, bulkheads('arm-side', [12, 15], [12, 21], [[3, 3]])), ...upon(FIRST, bulkheads('arm-end', [6, 15], [6, 21], [[2, 2]])),
    on('arm-desk', 'console', [7, 19], [1, 2], 90, FIRST), on('stem-desk', 'console', [19, 10], [1, 2], 270, FIRST),
    ...rails('arm-rail-far', FIRST, [6, 15], 3, 180), ...rails('arm-rail-near', FIRST, [6, 21], 1, 0),
    ...rails('stem-rail-left', FIRST, [15, 9], 2, 270), ...rails('stem-rail-right', FIRST, [21, 9], 2, 90), ...rails('stem-rail-end', FIRST, [18, 9], 1, 180),
    // Second storey up: landings at both ends of the bridge.
    on('landing', 'deck-storey-half', [12, 15], [3, 6], 90, FIRST), ...upon(SECOND, bulkheads('landing-side', [15, 15], [15, 21], [[1, 4]])),
    ...rails('landing-rail', SECOND, [12, 18], 1, 270), ...rails('landing-rail-far', SECOND, [12, 15], 1, 180),
    // Ways up.
    { id: 'stairs', piece: 'stair-flight', at: [-7.6 * 25.4, 3 * 25.4], turn: 0 }, { id: 'upper-ladder', piece: 'ladder', at: [-6 * 25.4, -1.5 * 25.4], turn: 270, level: FIRST },
    on('lift', 'lift-shaft', [12, 21], [3, 3]), { id: 'ladder', piece: 'ladder', at: [-1.5 * 25.4, -9 * 25.4], turn: 180 },
  ],
};
