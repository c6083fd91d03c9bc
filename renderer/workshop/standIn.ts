/** What marks the place of a piece that is not here: a plain block, so that hands can choose it, replace it or take it away. */
import { Box3, BoxGeometry, BufferAttribute, Vector3 } from 'three';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import type { DrawnPiece } from '../table/pieces.ts';

/** Side of the block (mm), and its colour: none that a piece has. */
const SIDE = 50;
const COLOUR = [0.8, 0.12, 0.5, 1] as const;

export function standIn(name: string): { readonly model: PieceModel; readonly drawn: DrawnPiece } {
  const side = 10 * SIDE;
  const geometry = new BoxGeometry(side, side, side).translate(0, side / 2, 0);
  const corners = geometry.getAttribute('position').count;
  geometry.setAttribute('part', new BufferAttribute(new Float32Array(corners), 1));
  geometry.setAttribute('color', new BufferAttribute(Float32Array.from({ length: corners * 4 }, (_, i) => COLOUR[i % 4]!), 4));
  const half = SIDE / 2;
  const box = new Box3(new Vector3(-side / 2, 0, -side / 2), new Vector3(side / 2, side, side / 2));
  return {
    model: {
      name,
      parts: [{
        part: 'block', sight: 'blocked', move: 'impassable', low: false, top: SIDE, bottom: 0, surfaces: [], ingress: [],
        footprint: [[[-half, -half], [half, -half], [half, half], [-half, half]]],
        positions: Float32Array.from(geometry.getAttribute('position').array, (tenths) => tenths / 10), index: Uint32Array.from(geometry.getIndex()!.array),
      }],
    },
    drawn: {
      name, geometry, shadowCount: geometry.getIndex()!.count, hasDoor: false,
      parts: [{ name: 'block', low: 0, high: SIDE, box, floors: [], open: false, through: false, leaf: false }],
    },
  };
}
