import { match, stage } from '../match/match.ts';
import { homeTurn } from './edges.ts';
import type { Rig } from './rig.ts';

/** The turn from which the person at this screen looks; of several persons, the first. */
export function ownTurn(): number {
  return homeTurn(match.getState().shown?.seats ?? [], stage.edges);
}

/** Brings the camera to the figure that matters now. */
export function focusActing(rig: Rig): void {
  const { selected, hovered, request } = match.getState();
  const id = hovered ?? selected ?? (request?.kind === 'place' ? request.figure : null) ?? stage.active;
  const actor = id === null ? null : stage.actorOf(id);
  if (actor !== null && actor.shown) rig.focus(actor.x, actor.y, actor.z);
}
