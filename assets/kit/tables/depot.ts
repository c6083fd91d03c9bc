import type { Layout } from './layout.ts';

/** Two lines of gantries along the flanks, each with a house and an arm towards the court between them; in the court stand tanks and a platform by itself. */
export const depot: Layout = {
  id: 'depot', name: 'Fuel depot', theme: 'refinery', light: { hour: 'noon', weather: 'dust' }, mat: 'desert',
  once: [
    { id: 'platform', piece: 'gantry-platform', at: [0, 0], turn: 0 },
  ],
  twice: [
    { id: 'gantry-front', piece: 'gantry-span-gap', at: [241.3, -203.2], turn: 270 },
    { id: 'gantry-bay', piece: 'gantry-cross', at: [241.3, -88.9], turn: 0 },
    { id: 'gantry-long', piece: 'gantry-span-open', at: [241.3, 25.4], turn: 90 },
    { id: 'gantry-back', piece: 'gantry-cross', at: [241.3, 139.7], turn: 0 },
    { id: 'gantry-arm', piece: 'gantry-span', at: [127, -88.9], turn: 0 },
    { id: 'house', piece: 'building-one', at: [136.2, -216], turn: 0 },
    { id: 'ladder-platform', piece: 'ladder', at: [0, -38.1], turn: 180 },
    { id: 'ladder-back', piece: 'ladder', at: [241.3, 177.8], turn: 0 },
    { id: 'stairs', piece: 'stair-flight', at: [279.4, -88.9], turn: 90 },
    { id: 'tower', piece: 'building-tall', at: [-335.4, -80], turn: 0 },
    { id: 'tank', piece: 'fuel-tank', at: [116, 112], turn: 270 },
    { id: 'tank-front', piece: 'fuel-tank', at: [64, 279], turn: 90 },
    { id: 'wall-yard', piece: 'wall-broken', at: [12, -216], turn: 176 },
    { id: 'wall-flank', piece: 'wall-broken', at: [-338, -240], turn: 86 },
    { id: 'crates', piece: 'crates', at: [-410, -190], turn: 100 },
    { id: 'crates-yard', piece: 'crates', at: [-165, -64], turn: 90 },
    { id: 'containers', piece: 'container', at: [345, -160], turn: 90 },
    { id: 'containers-front', piece: 'container', at: [345, -310], turn: 12 },
    { id: 'pipes', piece: 'pipe-run', at: [425, -250], turn: 90 },
    { id: 'mast', piece: 'antenna-tower', at: [-410, -290], turn: 0 },
    { id: 'freight', piece: 'freight', at: [422, -60], turn: 20 },
    { id: 'barricade-flank', piece: 'barricade', at: [-235, -325], turn: 4 },
    { id: 'barricade-front', piece: 'barricade', at: [86, -325], turn: 357 },
  ],
};
