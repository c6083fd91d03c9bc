/** How the two sides of a table answer each other. */
import type { Stand } from './board.ts';
import type { Opening } from './plan.ts';

/** `turn`: half a turn about the middle. `mirror`: across the line between the players. `none`: the ground of each side is its own, and fair by measure; decks answer each other by half a turn. */
export const SYMMETRIES = ['turn', 'mirror', 'none'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** A place on the other side. */
export const across = <T extends { readonly x: number; readonly z: number }>(place: T, symmetry: Symmetry): T =>
  ({ ...place, x: symmetry === 'turn' ? -place.x + 0 : place.x, z: -place.z + 0 });

/** What answers a piece: in a mirror it keeps its shape, and looks the other way. */
export const answerOf = (stand: Stand, symmetry: Symmetry): Stand =>
  ({ ...across(stand, symmetry), turn: symmetry === 'turn' ? stand.turn + 180 : 180 - stand.turn });

export const openingAcross = (one: Opening, symmetry: Symmetry): Opening =>
  ({ ...across(one, symmetry), dx: symmetry === 'turn' ? -one.dx + 0 : one.dx, dz: -one.dz + 0 });
