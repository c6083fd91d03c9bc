import type { Layout } from './layout.ts';
import { bulkheads, deck, on } from './squares.ts';

/** A round of bars in the middle, booths along the walls, back rooms behind doors, and the street before either entrance. */
export const cantina: Layout = {
  id: 'cantina', name: 'Cantina', theme: 'refinery', light: { hour: 'dusk', weather: 'clear' }, mat: 'desert', systems: ['miniatures'],
  once: [],
  twice: [
    ...deck([18, 24]),
    ...bulkheads('front', [2, 30], [34, 30], [[4, 2], [14, 'gate'], [26, 2]]), ...bulkheads('side-left', [2, 18], [2, 30], [[4, 2]]), ...bulkheads('side-right', [34, 18], [34, 30], [[8, 'door']]),
    ...bulkheads('back-left', [10, 24], [10, 30], [[2, 'door']]), ...bulkheads('back-left-far', [2, 24], [10, 24], [[5, 2]]),
    ...bulkheads('back-right', [27, 23], [27, 30], [[4, 2]]), ...bulkheads('back-right-far', [27, 23], [34, 23], [[2, 'door']]),
    on('bar', 'bar-counter', [14, 21], [4, 1]), on('bar-right', 'bar-counter', [18, 21], [4, 1]), on('bar-side', 'bar-counter', [22, 18], [1, 4], 90),
    on('bar-pillar', 'pillar', [17, 18], [1, 1]),
    on('table-1', 'bar-table', [12, 25], [1, 1]), on('table-2', 'bar-table', [15, 24], [1, 1]), on('table-3', 'bar-table', [19, 25], [1, 1]), on('table-4', 'bar-table', [24, 24], [1, 1]), on('table-5', 'bar-table', [15, 27], [1, 1]),
    on('table-6', 'bar-table', [22, 27], [1, 1]), on('table-7', 'bar-table', [9, 21], [1, 1]), on('table-8', 'bar-table', [26, 20], [1, 1]),
    on('booth-1', 'booth', [11, 28], [2, 2], 180), on('booth-2', 'booth', [24, 28], [2, 2], 180), on('booth-3', 'booth', [3, 19], [2, 2], 90), on('booth-4', 'booth', [6, 22], [2, 2], 180), on('booth-5', 'booth', [31, 21], [2, 2], 270),
    on('pillar-left', 'pillar', [14, 29], [1, 1]), on('pillar-right', 'pillar', [21, 29], [1, 1]), on('pillar-mid', 'pillar', [27, 18], [1, 1]),
    on('store-freight', 'freight', [3, 26], [2, 2], 30), on('store-freight-near', 'freight', [7, 27], [2, 2], 210), on('store-desk', 'console', [3, 29], [2, 1], 180),
    on('office-desk', 'console', [29, 26], [2, 1]), on('office-booth', 'booth', [31, 27], [2, 2], 270),
    on('street-freight', 'freight', [5, 33], [2, 2], 40), on('street-stack', 'container', [10, 32], [4, 2]), on('street-freight-right', 'freight', [25, 33], [2, 2], 130), on('street-desk', 'console', [30, 32], [2, 1]),
  ],
};
