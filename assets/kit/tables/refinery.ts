import type { Layout } from './layout.ts';

/** Gantries in a cross: the lane from the hub to each edge stays free but for one wall across it, tokens of six missions lie on it. */
export const refinery: Layout = {
  id: 'refinery', name: 'Refinery', theme: 'refinery', light: { hour: 'dusk', weather: 'steam' },
  once: [
    { id: 'gantry-hub', piece: 'gantry-platform', at: [0, 0], turn: 0 },
  ],
  twice: [
    { id: 'gantry-arm', piece: 'gantry-span-gap', at: [152.4, 0], turn: 0 },
    { id: 'gantry-bay', piece: 'gantry-cross', at: [266.7, 0], turn: 0 },
    { id: 'gantry-wing', piece: 'gantry-span-gap', at: [266.7, -114.3], turn: 270 },
    { id: 'building-low', piece: 'building-one', at: [271.7, -257.5], turn: 270 },
    { id: 'building-tower', piece: 'building-two', at: [378.8, 0], turn: 180 },
    { id: 'ladder-hub', piece: 'ladder', at: [0, 76.2], turn: 0 },
    { id: 'lift-bay', piece: 'lift', at: [266.7, 38.1], turn: 0 },
    { id: 'stairs-arm', piece: 'stair-flight', at: [152.4, 38.1], turn: 0 },
    { id: 'dock', piece: 'half-platform', at: [186.6, -114.3], turn: 270 },
    { id: 'ladder-dock', piece: 'ladder-half', at: [228.6, -114.3], turn: 270, level: 45 },
    { id: 'tank', piece: 'fuel-tank', at: [-132, -278], turn: 180 },
    { id: 'generator', piece: 'generator', at: [-210, -165], turn: 90 },
    { id: 'wall-yard', piece: 'wall-broken', at: [12, -216], turn: 176 },
    { id: 'wall-flank', piece: 'wall-broken', at: [-338, -240], turn: 86 },
    { id: 'crates', piece: 'crates', at: [-406, -178], turn: 100 },
    { id: 'crates-yard', piece: 'crates', at: [102, -270], turn: 12 },
    { id: 'pipes', piece: 'pipe-run', at: [418, -225], turn: 90 },
    { id: 'mast', piece: 'antenna-tower', at: [-410, -290], turn: 0 },
    { id: 'barricade-flank', piece: 'barricade', at: [-235, -325], turn: 4 },
    { id: 'barricade-front', piece: 'barricade', at: [86, -325], turn: 357 },
    { id: 'barricade-arm', piece: 'barricade', at: [-95, -100], turn: 90 },
  ],
};
