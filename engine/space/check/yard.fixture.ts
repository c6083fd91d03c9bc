/** A small table with nothing wrong, and what a mission asks of it. */
import type { TableDemand } from '../../shape/demand.ts';
import { boxPiece } from '../../testing/terrain.ts';
import type { Feature, TableFile } from '../terrain/table.ts';

const solid = { sight: 'blocked', move: 'impassable' } as const;
const LADDER = { kind: 'ladder', from: [0, 0, 20], to: [0, 90, -20] } as const;
export const pieces = new Map([
  boxPiece('house', [{ id: 'walls', ...solid, x: [-70, 70], z: [-70, 70], bottom: 0, top: 90 }]),
  boxPiece('crate', [{ id: 'wood', ...solid, x: [-20, 20], z: [-20, 20], bottom: 0, top: 30 }]),
  boxPiece('ladder', [{ id: 'rungs', sight: 'clear', move: 'passable', x: [-10, 10], z: [0, 4], bottom: 0, top: 90, surface: false }], [LADDER]),
  boxPiece('fence', [{ id: 'planks', ...solid, x: [-80, 80], z: [-3, 3], bottom: 0, top: 120, surface: false }]),
  boxPiece('box', [{ id: 'steel', ...solid, x: [-48, 48], z: [-24, 24], bottom: 0, top: 46, surface: false }]),
  boxPiece('plank', [{ id: 'wood', ...solid, x: [-70, 70], z: [-10, 10], bottom: 0, top: 8 }]),
  boxPiece('tower', [{ id: 'walls', ...solid, x: [-50, 50], z: [-50, 50], bottom: 0, top: 140 }]),
  boxPiece('well', [
    { id: 'floor', ...solid, x: [-60, 60], z: [-60, 60], bottom: 0, top: 60 },
    { id: 'left', ...solid, x: [-66, -60], z: [-66, 66], bottom: 0, top: 120, surface: false }, { id: 'right', ...solid, x: [60, 66], z: [-66, 66], bottom: 0, top: 120, surface: false },
    { id: 'far', ...solid, x: [-60, 60], z: [-66, -60], bottom: 0, top: 120, surface: false }, { id: 'near', ...solid, x: [-60, 60], z: [60, 66], bottom: 0, top: 120, surface: false },
  ]),
  boxPiece('lid', [{ id: 'roof', ...solid, x: [-72, 72], z: [-72, 72], bottom: 0, top: 6, surface: false }]),
  boxPiece('pit', [
    { id: 'left', ...solid, x: [-70, -64], z: [-70, 70], bottom: 0, top: 100, surface: false }, { id: 'right', ...solid, x: [64, 70], z: [-70, 70], bottom: 0, top: 100, surface: false },
    { id: 'far', ...solid, x: [-64, 64], z: [-70, -64], bottom: 0, top: 100, surface: false }, { id: 'near', ...solid, x: [-64, 64], z: [64, 70], bottom: 0, top: 100, surface: false },
  ]),
].map((piece) => [piece.name, piece]));

export const stand = (id: string, piece: string, x: number, z: number, more: Partial<Feature> = {}): Feature =>
  ({ id, piece, at: [x, z], turn: 0, level: 0, ...more });
/** Two houses with a ladder each, a crate on one of them and one beside each: the same from both sides. */
export const clean: TableFile = {
  format: 'gantry-table', version: 2, id: 'yard', name: 'Yard', theme: 'test', size: [600, 600],
  features: [
    stand('house-a', 'house', -100, 100), stand('house-b', 'house', 100, -100), stand('ladder-a', 'ladder', -100, 170), stand('ladder-b', 'ladder', 100, -170, { turn: 180 }),
    stand('crate-a', 'crate', 150, 150), stand('crate-b', 'crate', -150, -150), stand('crate-top', 'crate', -140, 60, { level: 90 }),
  ],
  objectives: [{ id: 'A', at: [0, 0] }],
  deployment: [{ seat: 0, outline: [[-300, 240], [300, 240], [300, 300], [-300, 300]] },
    { seat: 1, outline: [[-300, -300], [300, -300], [300, -240], [-300, -240]] }],
  ingress: [{ id: 'rope-a', kind: 'ladder', from: [100, 0, 0], to: [100, 90, -50] }, { id: 'rope-b', kind: 'ladder', from: [-100, 0, 0], to: [-100, 90, 50] }],
};

/** So many crates upon each other, along both edges of the yard: nothing is wrong with them. */
export const heap = (count: number): readonly Feature[] =>
  Array.from({ length: count }, (_, i) => stand(`c${i}`, 'crate', (i % 12) * 45 - 250, i % 24 < 12 ? 220 : -220, { level: 30 * Math.floor(i / 24) }));

/** The same pieces, of which one is drawn of so many triangles. */
export function withTriangles(of: typeof pieces, name: string, count: number): typeof pieces {
  const { parts: [part] } = of.get(name)!;
  const index = Uint32Array.from({ length: 3 * count }, (_, i) => part!.index[i % part!.index.length]!);
  return new Map([...of, [name, { name, parts: [{ ...part!, index }] }]]);
}

export const levels = { step: 45, equalIsSame: true };
/** Two edges and an objective in the middle, as a small mission asks. */
export const mission = (more: Partial<TableDemand> = {}): TableDemand => ({
  name: 'Mission', body: { radius: 20, height: 32 }, levels, climb: 0, reach: { ingress: 25.4, objective: 50 }, objectives: [{ id: 'T', at: { x: 0, z: 0 }, radius: 12.7 }],
  deployments: ([1, -1] as const).map((side, seat) => ({ seat, zone: { kind: 'strip', side, depth: 60, levels } as const, figures: 6, followers: { count: 2, range: 25.4 } })), ...more,
});
