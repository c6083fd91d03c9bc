import { match, stage } from '../match/match.ts';
import type { Edge } from '../match/tableau.ts';
import type { Rig } from './rig.ts';

/** The turn about the vertical from which somebody at an edge looks at the table's middle: 0 from +z, growing towards +x. */
export const turnFrom = (edge: Edge): number => (edge === 1 ? 0 : edge === -1 ? Math.PI : Math.atan2(edge.x, edge.z));

/** The turn from which the person at this screen looks; of several persons, the first. */
export function ownTurn(): number {
  const seat = match.getState().shown?.seats.indexOf('person') ?? 0;
  return turnFrom(stage.edges[Math.max(0, seat)] ?? 1);
}

/** Brings the camera to the figure that matters now. */
export function focusActing(rig: Rig): void {
  const { selected, hovered, request } = match.getState();
  const id = hovered ?? selected ?? (request?.kind === 'place' ? request.figure : null) ?? stage.active;
  const actor = id === null ? null : stage.actorOf(id);
  if (actor !== null && actor.shown) rig.focus(actor.x, actor.y, actor.z);
}
