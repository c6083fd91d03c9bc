import type { Layout } from './layout.ts';

/** Houses and towers of a desert port on both sides of a crossing of gantries; stalls and skiffs stand in its streets. */
export const portTown: Layout = {
  id: 'port-town', name: 'Port town', theme: 'desert', light: { hour: 'dusk', weather: 'clear' },
  once: [
    { id: 'gantry-middle', piece: 'gantry-platform', at: [0, 0], turn: 0 },
  ],
  twice: [
    { id: 'gantry-street', piece: 'gantry-span', at: [-2, 152.4], turn: 90 },
    { id: 'gantry-lane', piece: 'gantry-span-gap', at: [152.4, 0], turn: 0 },
    { id: 'gantry-bay', piece: 'gantry-cross', at: [266.7, 0], turn: 0 },
    { id: 'house', piece: 'building-one', at: [228, 105.1], turn: 90 },
    { id: 'tower', piece: 'building-tall', at: [360.8, 0], turn: 180 },
    { id: 'ladder-bay', piece: 'ladder', at: [250, -38.1], turn: 180 },
    { id: 'ladder-street', piece: 'ladder', at: [36.1, 104], turn: 90 },
    { id: 'stairs', piece: 'stair-flight', at: [-40.1, 152.4], turn: 270 },
    { id: 'stall', piece: 'stall', at: [-100, 60], turn: 20 },
    { id: 'stall-street', piece: 'stall', at: [-206, 120], turn: 160 },
    { id: 'stall-lane', piece: 'stall', at: [366, 192], turn: 185 },
    { id: 'skiff', piece: 'skiff', at: [-384, 230], turn: 90 },
    { id: 'pump', piece: 'fuel-pump', at: [418, 108], turn: 270 },
    { id: 'wall-front', piece: 'wall-broken', at: [-200, 308], turn: 176 },
    { id: 'wall-flank', piece: 'wall-broken', at: [410, 250], turn: 80 },
    { id: 'crates', piece: 'crates', at: [-80, 270], turn: 90 },
    { id: 'crates-yard', piece: 'crates', at: [-300, 110], turn: 45 },
    { id: 'containers', piece: 'container', at: [110, 308], turn: 4 },
    { id: 'mast', piece: 'antenna-tower', at: [-415, 62], turn: 0 },
  ],
};
