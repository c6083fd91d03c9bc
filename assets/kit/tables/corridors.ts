import type { Layout } from './layout.ts';
import { bulkheads, deck, on } from './squares.ts';

/** Eight rooms off a corridor amidships, between halls at both ends; eight doors, and as many ways round them. */
export const corridors: Layout = {
  id: 'corridors', name: 'Cell block', theme: 'ship', light: { hour: 'noon', weather: 'clear' }, systems: ['miniatures'],
  once: [],
  twice: [
    ...deck([18, 24, 30]),
    ...bulkheads('hall', [0, 31], [36, 31], [[5, 2], [20, 2], [27, 'door']]),
    ...bulkheads('corridor', [0, 20], [36, 20], [[3, 'door'], [12, 2], [22, 'gate'], [33, 2]]),
    ...bulkheads('left', [9, 20], [9, 31], [[7, 2]]),
    ...bulkheads('middle', [18, 20], [18, 31], [[4, 'door']]),
    ...bulkheads('right', [27, 20], [27, 31], [[2, 2]]),
    on('guard-desk', 'console', [1, 24], [2, 1], 90), on('guard-desk-wall', 'console', [4, 30], [2, 1], 180),
    on('guard-freight', 'freight', [6, 22], [2, 2], 20),
    on('shaft', 'shaft', [12, 24], [3, 3]), on('shaft-pillar', 'pillar', [10, 22], [1, 1]), on('shaft-pillar-near', 'pillar', [16, 29], [1, 1]),
    on('shaft-desk', 'console', [12, 30], [2, 1], 180), on('shaft-freight', 'freight', [15, 21], [2, 2], 180),
    on('mess-table', 'bar-table', [20, 24], [1, 1]), on('mess-table-near', 'bar-table', [22, 27], [1, 1]), on('mess-booth', 'booth', [19, 28], [2, 2], 90),
    on('mess-bar', 'bar-counter', [23, 29], [4, 1], 180),
    on('store', 'container', [31, 27], [2, 4], 90), on('store-freight', 'freight', [28, 25], [2, 2], 8), on('store-freight-far', 'freight', [33, 22], [2, 2], 200),
    on('corridor-pillar', 'pillar', [8, 18], [1, 1]), on('corridor-freight', 'freight', [28, 18], [2, 2], 90), on('corridor-desk', 'console', [17, 19], [2, 1]),
    on('hall-desk', 'console', [11, 32], [2, 1]), on('hall-freight', 'freight', [24, 33], [2, 2], 30), on('hall-pillar', 'pillar', [3, 33], [1, 1]),
    on('hall-pillar-right', 'pillar', [33, 33], [1, 1]),
  ],
};
