import type { Layout } from './layout.ts';

/** A landing pad in the snow between two lines of gantries, each with a house beside it; nothing joins them but the pad. */
export const snowField: Layout = {
  id: 'snow-field', name: 'Snow landing', theme: 'snow', light: { hour: 'dusk', weather: 'clear' },
  once: [
    { id: 'pad', piece: 'landing-pad', at: [0, 0], turn: 90 },
  ],
  twice: [
    { id: 'gantry-bay', piece: 'gantry-platform', at: [290, 0], turn: 0 },
    { id: 'gantry-line', piece: 'gantry-span-gap', at: [305, 152.4], turn: 270 },
    { id: 'gantry-turn', piece: 'gantry-cross', at: [305, 266.7], turn: 0 },
    { id: 'house', piece: 'building-one', at: [199.9, 120], turn: 0 },
    { id: 'gantry-back', piece: 'gantry-span-gap', at: [305, -152.4], turn: 90 },
    { id: 'gantry-end', piece: 'gantry-end', at: [305, -266.7], turn: 0 },
    { id: 'ladder-line', piece: 'ladder', at: [343.1, 152.4], turn: 90 },
    { id: 'ladder-turn', piece: 'ladder', at: [343.1, 266.7], turn: 90 },
    { id: 'stairs-back', piece: 'stair-flight', at: [266.9, -110], turn: 270 },
    { id: 'dock', piece: 'half-platform', at: [-115, 278], turn: 90 },
    { id: 'shuttle', piece: 'shuttle', at: [-395, 258], turn: 180 },
    { id: 'watch', piece: 'watchtower', at: [-388, 104], turn: 0 },
    { id: 'mast', piece: 'antenna-tower', at: [418, 206], turn: 0 },
    { id: 'generator', piece: 'generator', at: [64, 280], turn: 90 },
    { id: 'wall-front', piece: 'wall-broken', at: [190, 305], turn: 178 },
    { id: 'containers', piece: 'container', at: [-240, 306], turn: 12 },
    { id: 'containers-flank', piece: 'container', at: [410, 60], turn: 86 },
  ],
};
