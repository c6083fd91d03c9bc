import type { Layout } from './layout.ts';

/** The hold of a freighter: decks along both sides, a bridge of three lengths between them, cargo below. */
export const cargoHold: Layout = {
  id: 'cargo-hold', name: 'Cargo hold', theme: 'ship', light: { hour: 'night', weather: 'clear' },
  once: [
    { id: 'bridge-middle', piece: 'deck-bridge', at: [0, 0], turn: 0 },
  ],
  twice: [
    { id: 'bridge-arm', piece: 'deck-bridge', at: [152.4, 0], turn: 0 },
    { id: 'deck-bay', piece: 'deck-storey-half', at: [266.7, 0], turn: 90 },
    { id: 'deck-side', piece: 'deck-storey', at: [292.1, 152.4], turn: 0 },
    { id: 'deck-corner', piece: 'deck-storey-half', at: [292.1, 266.7], turn: 0 },
    { id: 'deck-top', piece: 'deck-storey-bay', at: [330.2, 114.3], turn: 0, level: 90 },
    { id: 'ladder-top', piece: 'ladder', at: [292.1, 114.3], turn: 270, level: 90 },
    { id: 'ladder-corner', piece: 'ladder', at: [254, 304.8], turn: 0 },
    { id: 'ladder-side', piece: 'ladder', at: [215.9, 200], turn: 270 },
    { id: 'stairs', piece: 'stair-flight', at: [266.7, -76.2], turn: 180 },
    { id: 'ladder-bridge', piece: 'ladder', at: [76.2, 50.8], turn: 0 },
    { id: 'crane', piece: 'deck-crane', at: [-400, 300], turn: 0 },
    { id: 'stack', piece: 'container', at: [150, 130], turn: 90 },
    { id: 'stack-side', piece: 'container', at: [100, 130], turn: 90 },
    { id: 'stack-top', piece: 'container', at: [125, 130], turn: 90, level: 46 },
    { id: 'stack-front', piece: 'container', at: [100, 310], turn: 6 },
    { id: 'stack-flank', piece: 'container', at: [-400, 120], turn: 80 },
    { id: 'stack-yard', piece: 'container', at: [-300, 130], turn: 20 },
    { id: 'freight', piece: 'freight', at: [-160, 100], turn: 30 },
    { id: 'pillar', piece: 'pillar', at: [-96, 112], turn: 0 },
    { id: 'console', piece: 'console', at: [-240, 60], turn: 40 },
    { id: 'winch', piece: 'winch', at: [-206, 160], turn: 20 },
    { id: 'hatch', piece: 'hatch', at: [-300, 60], turn: 0 },
    { id: 'cowls', piece: 'cowls', at: [-88, 286], turn: 180 },
    { id: 'wall-front', piece: 'wall-broken', at: [-102, 317], turn: 178 },
    { id: 'rail', piece: 'deck-rail', at: [330, 304.8], turn: 0, level: 90 },
    { id: 'rail-corner', piece: 'deck-rail', at: [368.3, 266.7], turn: 90, level: 90 },
  ],
};
