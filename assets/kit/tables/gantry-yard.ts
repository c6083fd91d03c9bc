import type { Layout } from './layout.ts';
import { on } from './squares.ts';

/** A ring of gantries round a court and a bridge across it; stairs, lifts and ladders up, freight and two houses below. Its floors lie on squares. */
export const gantryYard: Layout = {
  id: 'gantry-yard', name: 'Gantry yard', theme: 'refinery', light: { hour: 'storm', weather: 'clear' }, systems: ['miniatures'],
  once: [],
  twice: [
    on('ring-left', 'gantry-corner', [9, 24], [3, 3], 90), on('ring-right', 'gantry-corner', [24, 24], [3, 3], 180),
    on('ring-stairs', 'gantry-span-gap', [12, 24], [6, 3]), on('ring', 'gantry-span-open', [18, 24], [6, 3], 180),
    on('side-lift', 'gantry-span-gap', [24, 12], [3, 6], 90), on('side', 'gantry-span-open', [24, 18], [3, 6], 270),
    on('bridge-left', 'gantry-span-open', [12, 15], [6, 3]), on('bridge-right', 'gantry-span-open', [18, 15], [6, 3]),
    { id: 'stairs', piece: 'stair-flight', at: [-76.2, 228.6], turn: 0 },
    { id: 'lift', piece: 'lift', at: [228.6, -76.2], turn: 90 },
    { id: 'ladder', piece: 'ladder', at: [-152.4, -114.3], turn: 90 }, { id: 'ladder-right', piece: 'ladder', at: [152.4, -114.3], turn: 270 },
    on('shaft', 'shaft', [16, 21], [3, 3]),
    { id: 'house', piece: 'building-one', at: [-330.2, 279.4], turn: 0 },
    { id: 'tank', piece: 'fuel-tank', at: [330.2, 254], turn: 180 },
    on('stack', 'container', [19, 30], [4, 2]), on('stack-side', 'container', [31, 20], [2, 4], 90), on('stack-court', 'container', [20, 21], [2, 2 + 2], 90),
    on('stack-left', 'container', [2, 22], [4, 2]),
    on('freight', 'freight', [25, 29], [2, 2], 20), on('freight-left', 'freight', [8, 29], [2, 2], 200), on('freight-court', 'freight', [13, 22], [2, 2], 70),
    on('freight-side', 'freight', [28, 23], [2, 2], 130), on('freight-under', 'freight', [12, 26], [2, 2], 10),
    on('desk', 'console', [12, 31], [2, 1]), on('desk-right', 'console', [28, 32], [2, 1]), on('pillar', 'pillar', [22, 28], [1, 1]), on('pillar-left', 'pillar', [4, 20], [1, 1]),
    { id: 'generator', piece: 'generator', at: [-203.2, 101.6], turn: 90 }, { id: 'pipes', piece: 'pipe-run', at: [304.8, 76.2], turn: 90 },
    { id: 'barricade', piece: 'barricade', at: [-12.7, 292.1], turn: 0 }, { id: 'barricade-left', piece: 'barricade', at: [-292.1, 127], turn: 90 },
    { id: 'crates', piece: 'crates', at: [190.5, 330.2], turn: 8 },
  ],
};
