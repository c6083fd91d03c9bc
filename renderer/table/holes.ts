import type { Actor } from '../match/actor.ts';
import type { LiveStage } from '../match/stage.ts';
import type { MatchState } from '../match/store.ts';
import { HOLES, overlay } from './overlay.ts';

/** Half the width of what stays visible around a figure (mm). */
const RADIUS = 30;

let used = 0;

function open(actor: Actor): void {
  if (used >= HOLES || !actor.shown) return;
  overlay.holes.value[used]!.set(actor.x, actor.y + 18, actor.z, RADIUS);
  overlay.holeFloor.value[used] = actor.y;
  used += 1;
}

/** Opens terrain in front of the acting figures, their target and what is selected. */
export function setHoles(stage: LiveStage, { selected, hovered }: MatchState): void {
  used = 0;
  for (const actor of stage.actors.values()) {
    const matters = actor.id === stage.attacker || actor.id === stage.defender || actor.unit === stage.active || actor.id === selected || actor.unit === selected || actor.id === hovered;
    if (matters) open(actor);
  }
  for (let i = used; i < HOLES; i++) overlay.holes.value[i]!.w = 0;
}
