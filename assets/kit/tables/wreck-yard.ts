import type { Layout } from './layout.ts';

/** Two wrecked crawlers in the sand beneath a long gantry; watchtowers look over it, skiffs lie where they came down. */
export const wreckYard: Layout = {
  id: 'wreck-yard', name: 'Wreck yard', theme: 'desert', light: { hour: 'noon', weather: 'dust' },
  once: [
    { id: 'gantry-middle', piece: 'gantry-bridge', at: [0, 0], turn: 90 },
  ],
  twice: [
    { id: 'gantry-arm', piece: 'gantry-span-gap', at: [152.4, 0], turn: 0 },
    { id: 'gantry-bay', piece: 'gantry-cross', at: [266.7, 0], turn: 0 },
    { id: 'gantry-spur', piece: 'gantry-end', at: [266.7, 76.2], turn: 180 },
    { id: 'ladder-bay', piece: 'ladder', at: [304.8, 0], turn: 90 },
    { id: 'stairs-arm', piece: 'stair-flight', at: [152.4, -38.1], turn: 180 },
    { id: 'crawler', piece: 'crawler-wreck', at: [-190, -112], turn: 8 },
    { id: 'watch', piece: 'watchtower', at: [-394, -96], turn: 180 },
    { id: 'pump', piece: 'fuel-pump', at: [-372, -236], turn: 80 },
    { id: 'pump-yard', piece: 'fuel-pump', at: [66, -96], turn: 15 },
    { id: 'skiff', piece: 'skiff', at: [384, -180], turn: 90 },
    { id: 'wall-yard', piece: 'wall-broken', at: [262, -105], turn: 100 },
    { id: 'dock', piece: 'half-platform', at: [115, -278], turn: 270 },
    { id: 'containers', piece: 'container', at: [216, -304], turn: 6 },
    { id: 'freight', piece: 'freight', at: [206, -120], turn: 40 },
    { id: 'freight-front', piece: 'freight', at: [-64, -290], turn: 20 },
    { id: 'pipes', piece: 'pipe-run', at: [-320, -310], turn: 0 },
    { id: 'barricade', piece: 'barricade', at: [-150, -325], turn: 0 },
  ],
};
