import type { Layout } from './layout.ts';

/** A crossing of gantries among fuel tanks, with lifts at its arms and docks beneath; a house stands before each side, watchtowers in two corners. */
export const tankFarm: Layout = {
  id: 'tank-farm', name: 'Tank farm', theme: 'refinery', light: { hour: 'night', weather: 'steam' },
  once: [
    { id: 'gantry-middle', piece: 'gantry-platform', at: [0, 0], turn: 0 },
  ],
  twice: [
    { id: 'gantry-arm', piece: 'gantry-span-gap', at: [152.4, 0], turn: 0 },
    { id: 'gantry-bay', piece: 'gantry-cross', at: [266.7, 0], turn: 0 },
    { id: 'gantry-spine', piece: 'gantry-cross', at: [-2, 114.3], turn: 0 },
    { id: 'gantry-lookout', piece: 'gantry-end', at: [-2, 190.5], turn: 180 },
    { id: 'ladder-spine', piece: 'ladder', at: [36.1, 114.3], turn: 90 },
    { id: 'stairs-arm', piece: 'stair-flight', at: [152.4, 38.1], turn: 0 },
    { id: 'lift-bay', piece: 'lift', at: [266.7, -38.1], turn: 180 },
    { id: 'dock', piece: 'half-platform', at: [266.7, 80.1], turn: 0 },
    { id: 'ladder-dock', piece: 'ladder-half', at: [266.7, 38.1], turn: 0, level: 45 },
    { id: 'tank', piece: 'fuel-tank', at: [-160, 100], turn: 0 },
    { id: 'tank-flank', piece: 'fuel-tank', at: [-380, 100], turn: 90 },
    { id: 'watch', piece: 'watchtower', at: [-388, 276], turn: 180 },
    { id: 'pipes', piece: 'pipe-run', at: [-120, 305], turn: 0 },
    { id: 'pipes-yard', piece: 'pipe-run', at: [404, 134], turn: 90 },
    { id: 'generator', piece: 'generator', at: [-286, 310], turn: 8 },
    { id: 'house', piece: 'building-one', at: [110, 280], turn: 0 },
    { id: 'containers', piece: 'container', at: [70, -252], turn: 90 },
    { id: 'freight', piece: 'freight', at: [-66, 150], turn: 30 },
  ],
};
