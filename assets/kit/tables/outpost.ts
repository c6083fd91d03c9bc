import type { Layout } from './layout.ts';

/** Gantries round a court: the middle line of the court stays free from wall to wall, tokens of six missions lie on it. */
export const outpost: Layout = {
  id: 'outpost', name: 'Outpost', theme: 'snow', light: { hour: 'night', weather: 'snow' },
  once: [],
  twice: [
    { id: 'gantry-north', piece: 'gantry-span-gap', at: [0, -241.3], turn: 180 },
    { id: 'gantry-corner', piece: 'gantry-corner', at: [114.3, -241.3], turn: 270 },
    { id: 'gantry-long', piece: 'gantry-span-gap', at: [114.3, -127], turn: 90 },
    { id: 'gantry-bay', piece: 'gantry-cross', at: [114.3, -12.7], turn: 0 },
    { id: 'gantry-back', piece: 'gantry-span', at: [114.3, 101.6], turn: 90 },
    { id: 'gantry-east', piece: 'gantry-span-gap', at: [228.6, -12.7], turn: 0 },
    { id: 'building-gate', piece: 'building-one', at: [-143.2, -233.8], turn: 0 },
    { id: 'building-tower', piece: 'building-two', at: [378.8, -12.7], turn: 180 },
    { id: 'ladder-outside', piece: 'ladder', at: [0, -279.4], turn: 180 },
    { id: 'ladder-yard', piece: 'ladder', at: [76.2, -12.7], turn: 270 },
    { id: 'stairs-east', piece: 'stair-flight', at: [228.6, 25.4], turn: 0 },
    { id: 'dock', piece: 'half-platform', at: [194.4, -127], turn: 90 },
    { id: 'ladder-dock', piece: 'ladder-half', at: [152.4, -127], turn: 90, level: 45 },
    { id: 'shuttle', piece: 'shuttle', at: [375, -245], turn: 12 },
    { id: 'generator', piece: 'generator', at: [-322, -147], turn: 90 },
    { id: 'crates', piece: 'crates', at: [-402, -172], turn: 40 },
    { id: 'crates-yard', piece: 'crates', at: [50, -140], turn: 90 },
    { id: 'wall-yard', piece: 'wall-broken', at: [-5, -74], turn: 176 },
    { id: 'wall-flank', piece: 'wall-broken', at: [-300, -312], turn: 4 },
    { id: 'mast', piece: 'antenna-tower', at: [-412, -270], turn: 0 },
    { id: 'barricade-gate', piece: 'barricade', at: [-138, -326], turn: 357 },
    { id: 'barricade-front', piece: 'barricade', at: [92, -318], turn: 4 },
    { id: 'barricade-flank', piece: 'barricade', at: [225, -322], turn: 356 },
  ],
};
