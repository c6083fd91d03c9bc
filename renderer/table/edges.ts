import type { SeatKind } from '../../engine/host/link.ts';
import type { Edge, Tableau } from '../match/tableau.ts';

/** The turn about the vertical from which somebody at an edge looks at the table's middle: 0 from +z, growing towards +x. */
export const turnFrom = (edge: Edge): number => (edge === 1 ? 0 : edge === -1 ? Math.PI : Math.atan2(edge.x, edge.z));

/** The turn from which the person at a screen looks; of several persons, the first. */
export const homeTurn = (seats: readonly SeatKind[], edges: Tableau['edges']): number => turnFrom(edges[Math.max(0, seats.indexOf('person'))] ?? 1);
