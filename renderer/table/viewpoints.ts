import { match, stage } from '../match/match.ts';
import type { Rig } from './rig.ts';

/** The edge of the person who plays at this screen; the first one of two. */
export function ownEdge(): 1 | -1 {
  const { shown } = match.getState();
  const seat = shown?.seats.indexOf('person') ?? 0;
  return stage.edges[Math.max(0, seat)] ?? 1;
}

/** Brings the camera to the figure that matters now. */
export function focusActing(rig: Rig): void {
  const { selected, hovered, request } = match.getState();
  const id = hovered ?? selected ?? (request?.kind === 'place' ? request.figure : null) ?? stage.active;
  const actor = id === null ? null : stage.actorOf(id);
  if (actor !== null && actor.shown) rig.focus(actor.x, actor.y, actor.z);
}
