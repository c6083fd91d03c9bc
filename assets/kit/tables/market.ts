import type { Layout } from './layout.ts';
import { bulkheads, on } from './squares.ts';

/** Lanes of stalls round a well, warehouses in two corners. */
export const market: Layout = {
  id: 'market', name: 'Market', theme: 'refinery', light: { hour: 'noon', weather: 'dust' }, mat: 'desert', systems: ['miniatures'],
  once: [],
  twice: [
    on('well-pillar', 'pillar', [15, 18], [1, 1]), on('well-pillar-right', 'pillar', [20, 18], [1, 1]), on('well-freight', 'freight', [17, 20], [2, 2], 45),
    on('stall-1', 'stall', [2, 20], [3, 2]), on('stall-2', 'stall', [6, 20], [3, 2]), on('stall-3', 'stall', [10, 20], [3, 2]),
    on('stall-4', 'stall', [2, 22], [3, 2], 180), on('stall-5', 'stall', [6, 22], [3, 2], 180), on('stall-6', 'stall', [10, 22], [3, 2], 180),
    on('stall-7', 'stall', [23, 21], [2, 3], 90), on('stall-8', 'stall', [23, 25], [2, 3], 90), on('stall-9', 'stall', [21, 21], [2, 3], 270), on('stall-10', 'stall', [21, 25], [2, 3], 270),
    on('stall-11', 'stall', [12, 26], [3, 2]), on('stall-12', 'stall', [16, 26], [3, 2]), on('stall-13', 'stall', [12, 28], [3, 2], 180), on('stall-14', 'stall', [16, 28], [3, 2], 180),
    ...bulkheads('store-far', [27, 20], [35, 20], [[2, 'gate']]), ...bulkheads('store-left', [27, 20], [27, 29], [[3, 'door']]), ...bulkheads('store-near', [27, 29], [35, 29], [[5, 2]]),
    on('store-stack', 'container', [32, 22], [2, 4], 90), on('store-stack-near', 'container', [29, 26], [4, 2]), on('store-freight', 'freight', [28, 22], [2, 2], 70),
    on('tavern', 'bar-counter', [3, 27], [4, 1]), on('tavern-table', 'bar-table', [3, 29], [1, 1]), on('tavern-table-middle', 'bar-table', [5, 30], [1, 1]), on('tavern-table-right', 'bar-table', [7, 29], [1, 1]),
    ...bulkheads('tavern-wall', [1, 26], [9, 26], [[3, 2]]), on('tavern-booth', 'booth', [8, 27], [2, 2], 270),
    on('freight-lane', 'freight', [14, 23], [2, 2], 15), on('freight-edge', 'freight', [22, 31], [2, 2], 120), on('stack', 'container', [10, 32], [4, 2]),
    on('desk', 'console', [18, 31], [2, 1]), on('pillar', 'pillar', [10, 25], [1, 1]), on('pillar-right', 'pillar', [25, 30], [1, 1]), on('freight-corner', 'freight', [32, 31], [2, 2], 260),
    on('freight-left', 'freight', [1, 18], [2, 2], 10),
  ],
};
