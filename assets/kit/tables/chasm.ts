import type { Layout } from './layout.ts';
import { bulkheads, deck, on } from './squares.ts';

/** A chasm across the middle, three bridges over it, each with a gatehouse on its nearer bank; pillars and desks behind. */
export const chasm: Layout = {
  id: 'chasm', name: 'Reactor chasm', theme: 'ship', light: { hour: 'night', weather: 'steam' }, systems: ['miniatures'],
  once: [
    ...Array.from({ length: 12 }, (_, i) => on(`chasm-${i + 1}`, 'chasm', [i * 3, 16], [3, 4])),
    on('bridge', 'footbridge', [17, 15], [2, 6]),
  ],
  twice: [
    ...deck([20, 26]),
    on('bridge-side', 'footbridge', [5, 15], [2, 6]),
    ...bulkheads('gatehouse', [15, 23], [21, 23], [[1, 'gate']]), ...bulkheads('gatehouse-left', [15, 21], [15, 23]), ...bulkheads('gatehouse-right', [21, 21], [21, 23]),
    ...bulkheads('yard-left', [3, 24], [12, 24], [[0, 1], [3, 'door'], [8, 1]]), ...bulkheads('yard-right', [25, 24], [34, 24], [[0, 1], [3, 'gate'], [8, 1]]),
    ...bulkheads('wing', [9, 26], [9, 32], [[0, 1], [5, 1]]), ...bulkheads('wing-right', [27, 27], [27, 32], [[0, 1], [4, 1]]),
    on('shaft-left', 'shaft', [4, 27], [3, 3]), on('shaft-right', 'shaft', [30, 27], [3, 3]),
    on('pillar-gate-left', 'pillar', [13, 25], [1, 1]), on('pillar-gate-right', 'pillar', [22, 25], [1, 1]), on('pillar-left', 'pillar', [1, 22], [1, 1]), on('pillar-right', 'pillar', [34, 22], [1, 1]),
    on('desk', 'console', [17, 26], [2, 1]), on('desk-left', 'console', [11, 29], [2, 1], 90), on('desk-right', 'console', [23, 30], [2, 1], 180),
    on('freight-bank', 'freight', [9, 21], [2, 2], 30), on('freight-bank-right', 'freight', [26, 20], [2, 2], 170), on('freight-left', 'freight', [1, 31], [2, 2], 80),
    on('freight', 'freight', [15, 29], [2, 2]), on('freight-right', 'freight', [33, 32], [2, 2], 210), on('stack', 'container', [19, 30], [4, 2]),
    on('stack-left', 'container', [5, 32], [4, 2]),
  ],
};
