import type { Layout } from './layout.ts';
import { bulkheads, deck, on, outlined } from './squares.ts';

/** A ship with its hold open at the near end, two turbolifts and the control room between them at the far one. */
export const hangar: Layout = {
  id: 'hangar', name: 'Hangar bay', theme: 'ship', light: { hour: 'storm', weather: 'clear' }, systems: ['miniatures'],
  printed: ['miniatures'],
  // SWM-3.2: Rebels in the ship’s hold, outlined a little wider than it is, which takes in no other square; Imperials in both turbolifts, which a strip
  // too narrow for any square joins into one outline.
  deployment: [
    { seat: 0, outline: outlined([15.8, 28.8], [20.2, 28.8], [20.2, 34.2], [15.8, 34.2]) },
    { seat: 1, outline: outlined([6, 1], [30, 1], [30, 4], [26, 4], [26, 1.04], [10, 1.04], [10, 4], [6, 4]) },
  ],
  once: [
    ...deck([0, 6, 12, 18, 24, 30]),
    on('lift-left', 'turbolift', [6, 1], [4, 3]), on('lift-right', 'turbolift', [26, 1], [4, 3]),
    ...bulkheads('far-left', [0, 4], [6, 4], [[1, 2]]), ...bulkheads('lift-left-gate', [6, 4], [10, 4], [[0, 'gate']]),
    ...bulkheads('control', [10, 4], [26, 4], [[1, 'door'], [6, 4], [12, 'door']]),
    ...bulkheads('lift-right-gate', [26, 4], [30, 4], [[0, 'gate']]), ...bulkheads('far-right', [30, 4], [36, 4], [[3, 2]]),
    on('control-desk-left', 'console', [14, 2], [2, 1]), on('control-desk', 'console', [17, 1], [2, 1]), on('control-desk-right', 'console', [20, 2], [2, 1]),
    on('ship', 'dropship', [16, 27], [4, 7], 180),
    on('skiff-left', 'skiff', [2, 15], [5, 8], 90), on('skiff-right', 'skiff', [29, 13], [5, 8], 270),
    on('stack-left', 'container', [8, 9], [4, 2]), on('stack-right', 'container', [24, 9], [4, 2]),
    on('stack-middle', 'container', [14, 13], [2, 4], 90), on('stack-middle-right', 'container', [20, 13], [2, 4], 90),
    on('stack-near-left', 'container', [9, 24], [4, 2]), on('stack-near-right', 'container', [23, 24], [4, 2]),
    on('freight-lift-left', 'freight', [3, 7], [2, 2], 15), on('freight-lift-right', 'freight', [31, 7], [2, 2], 200),
    on('freight-middle', 'freight', [17, 8], [2, 2], 90), on('freight-middle-near', 'freight', [17, 20], [2, 2]),
    on('freight-left', 'freight', [10, 17], [2, 2], 100), on('freight-right', 'freight', [24, 17], [2, 2], 280),
    on('freight-near-left', 'freight', [4, 28], [2, 2], 40), on('freight-near-right', 'freight', [30, 28], [2, 2], 300),
    on('desk-left', 'console', [12, 21], [2, 1], 180), on('desk-right', 'console', [22, 21], [2, 1], 180),
    on('desk-ship-left', 'console', [11, 31], [2, 1]), on('desk-ship-right', 'console', [23, 31], [2, 1]),
    on('pillar-far-left', 'pillar', [0, 10], [1, 1]), on('pillar-far-right', 'pillar', [35, 10], [1, 1]), on('pillar-left', 'pillar', [0, 25], [1, 1]),
    on('pillar-right', 'pillar', [35, 25], [1, 1]), on('pillar-near-left', 'pillar', [7, 33], [1, 1]), on('pillar-near-right', 'pillar', [28, 33], [1, 1]),
    ...bulkheads('blast-left', [8, 28], [13, 28], [[0, 1], [4, 1]]), ...bulkheads('blast-right', [23, 28], [28, 28], [[0, 1], [4, 1]]),
    ...bulkheads('screen-left', [6, 13], [11, 13], [[0, 1], [4, 1]]), ...bulkheads('screen-right', [25, 23], [30, 23], [[0, 1], [4, 1]]),
  ],
  twice: [],
};
