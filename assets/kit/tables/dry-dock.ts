import type { Layout } from './layout.ts';

/** Two slipways side by side: an upper deck along each, a bridge house at its end, and a yard between them. */
export const dryDock: Layout = {
  id: 'dry-dock', name: 'Dry dock', theme: 'ship', light: { hour: 'night', weather: 'steam' },
  once: [],
  twice: [
    { id: 'gantry-head', piece: 'gantry-corner', at: [114.3, -241.3], turn: 270 },
    { id: 'gantry-quay', piece: 'gantry-span-gap', at: [0, -241.3], turn: 180 },
    { id: 'gantry-long', piece: 'gantry-span-open', at: [114.3, -127], turn: 90 },
    { id: 'gantry-bay', piece: 'gantry-cross', at: [114.3, -12.7], turn: 0 },
    { id: 'gantry-east', piece: 'gantry-span-gap', at: [228.6, -12.7], turn: 0 },
    { id: 'house', piece: 'building-one', at: [-143.2, -233.8], turn: 0 },
    { id: 'bridge', piece: 'building-tall', at: [361, -6], turn: 180 },
    { id: 'ladder-yard', piece: 'ladder', at: [76.2, -12.7], turn: 270 },
    { id: 'ladder-quay', piece: 'ladder', at: [0, -279.4], turn: 180 },
    { id: 'stairs-east', piece: 'stair-flight', at: [228.6, 25.4], turn: 0 },
    { id: 'dock', piece: 'half-platform', at: [194.4, -127], turn: 90 },
    { id: 'ladder-dock', piece: 'ladder-half', at: [152.4, -127], turn: 90, level: 45 },
    { id: 'shuttle', piece: 'shuttle', at: [375, -245], turn: 12 },
    { id: 'crane', piece: 'deck-crane', at: [-395, -170], turn: 0 },
    { id: 'hatch', piece: 'hatch', at: [60, -150], turn: 90 },
    { id: 'winch', piece: 'winch', at: [-395, -290], turn: 200 },
    { id: 'funnel', piece: 'funnel', at: [300, -306], turn: 0 },
    { id: 'cowls', piece: 'cowls', at: [-196, -150], turn: 20 },
    { id: 'cowls-edge', piece: 'cowls', at: [425, -140], turn: 340 },
    { id: 'containers', piece: 'container', at: [-262, -310], turn: 4 },
    { id: 'crates', piece: 'crates', at: [208, -310], turn: 0 },
    { id: 'wall-yard', piece: 'wall-broken', at: [-5, -74], turn: 176 },
    { id: 'barricade', piece: 'barricade', at: [-138, -326], turn: 357 },
  ],
};
