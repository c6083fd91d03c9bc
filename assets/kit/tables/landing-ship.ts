import type { Layout } from './layout.ts';

/** Amidships: gantries in an S between two bridges, open deck with hatch and crane beside each. The rails along both sides leave the ends to the players. */
export const landingShip: Layout = {
  id: 'landing-ship', name: 'Landing ship', theme: 'ship', light: { hour: 'storm', weather: 'rain' },
  once: [
    { id: 'gantry-hub', piece: 'gantry-bridge', at: [0, 0], turn: 0 },
  ],
  twice: [
    { id: 'gantry-arm', piece: 'gantry-cross', at: [-2, 114.3], turn: 0 },
    { id: 'gantry-lookout', piece: 'gantry-end', at: [-2, 190.5], turn: 180 },
    { id: 'gantry-branch', piece: 'gantry-span-gap', at: [-116.3, 114.3], turn: 180 },
    { id: 'gantry-bay', piece: 'gantry-tee', at: [-230.6, 114.3], turn: 90 },
    { id: 'gantry-bridge', piece: 'gantry-span-open', at: [-236.6, 228.6], turn: 270 },
    { id: 'bridge', piece: 'building-tall', at: [-330.7, 203], turn: 0 },
    { id: 'deckhouse', piece: 'deckhouse', at: [-277, 19.05], turn: 0 },
    { id: 'stairs-branch', piece: 'stair-flight', at: [-116.3, 76.2], turn: 180 },
    { id: 'ladder-arm', piece: 'ladder', at: [36.1, 114.3], turn: 90 },
    { id: 'ladder-bridge', piece: 'ladder', at: [-236.6, 304.8], turn: 0 },
    { id: 'dock', piece: 'half-platform', at: [-259, -80.1], turn: 180 },
    { id: 'ladder-dock', piece: 'ladder-half', at: [-290, -38.1], turn: 180, level: 45 },
    { id: 'funnel', piece: 'funnel', at: [-404, 106], turn: 0 },
    { id: 'mast', piece: 'ship-mast', at: [-420, 215], turn: 0 },
    { id: 'hatch', piece: 'hatch', at: [-142, -136], turn: 0 },
    { id: 'winch', piece: 'winch', at: [-368, -186], turn: 200 },
    { id: 'crane', piece: 'deck-crane', at: [-330, -298], turn: 0 },
    { id: 'generator', piece: 'generator', at: [-418, -268], turn: 90 },
    { id: 'cowls-deck', piece: 'cowls', at: [-196, -204], turn: 20 },
    { id: 'cowls-edge', piece: 'cowls', at: [-420, 305], turn: 340 },
    { id: 'crates', piece: 'crates', at: [-398, -84], turn: 80 },
    { id: 'crates-deck', piece: 'crates', at: [95, -285], turn: 0 },
    { id: 'barricade', piece: 'barricade', at: [365, -322], turn: 3 },
    { id: 'rail-back', piece: 'ship-rail', at: [-452.5, -304.7], turn: 90 },
    { id: 'rail', piece: 'ship-rail', at: [-452.5, 0], turn: 90 },
    { id: 'rail-front', piece: 'ship-rail', at: [-452.5, 304.7], turn: 90 },
  ],
};
