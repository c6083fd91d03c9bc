import type { Layout } from './layout.ts';

/** A cross of gantries with four arms, two to towers and two to lookouts over the snow; the corners are open. */
export const relay: Layout = {
  id: 'relay', name: 'Relay station', theme: 'snow', light: { hour: 'noon', weather: 'snow' },
  once: [
    { id: 'gantry-hub', piece: 'gantry-platform', at: [0, 0], turn: 0 },
  ],
  twice: [
    { id: 'gantry-arm', piece: 'gantry-span-gap', at: [152.4, 0], turn: 0 },
    { id: 'gantry-bay', piece: 'gantry-cross', at: [266.7, 0], turn: 0 },
    { id: 'gantry-spine', piece: 'gantry-cross', at: [-2, 114.3], turn: 0 },
    { id: 'gantry-lookout', piece: 'gantry-end', at: [-2, 190.5], turn: 180 },
    { id: 'tower', piece: 'building-two', at: [378.8, 0], turn: 180 },
    { id: 'stairs-arm', piece: 'stair-flight', at: [152.4, 38.1], turn: 0 },
    { id: 'ladder-spine', piece: 'ladder', at: [36.1, 114.3], turn: 90 },
    { id: 'lift-bay', piece: 'lift', at: [266.7, -38.1], turn: 180 },
    { id: 'dock', piece: 'half-platform', at: [266.7, 80.1], turn: 0 },
    { id: 'ladder-dock', piece: 'ladder-half', at: [266.7, 38.1], turn: 0, level: 45 },
    { id: 'shuttle', piece: 'shuttle', at: [375, -245], turn: 12 },
    { id: 'mast', piece: 'antenna-tower', at: [-412, -270], turn: 0 },
    { id: 'generator', piece: 'generator', at: [-352, -160], turn: 90 },
    { id: 'wall-yard', piece: 'wall-broken', at: [125, -125], turn: 50 },
    { id: 'wall-flank', piece: 'wall-broken', at: [-300, -312], turn: 4 },
    { id: 'crates', piece: 'crates', at: [-404, -118], turn: 40 },
    { id: 'crates-yard', piece: 'crates', at: [-70, -275], turn: 90 },
    { id: 'containers', piece: 'container', at: [190, -300], turn: 8 },
    { id: 'containers-yard', piece: 'container', at: [190, -165], turn: 0 },
    { id: 'containers-front', piece: 'container', at: [70, -252], turn: 90 },
    { id: 'wall-court', piece: 'wall-broken', at: [-100, -95], turn: 130 },
    { id: 'pipes', piece: 'pipe-run', at: [428, -110], turn: 90 },
    { id: 'barricade-gate', piece: 'barricade', at: [-168, -326], turn: 357 },
    { id: 'barricade-front', piece: 'barricade', at: [92, -320], turn: 4 },
  ],
};
