import { onRungs, type Actor } from '../../match/actor.ts';
import { copyPose } from './blend.ts';
import { aim, command, crouch, die, flinch, force, jolt, parry, shoved, strike } from './deeds.ts';
import type { BatchFigure } from './figureBatch.ts';
import { amble, climb, glide, hop, hover, idle, jet, kneel, lie, roll, run, trot, walk } from './motion.ts';
import { solveInto } from '../../../assets/skeleton.ts';

/** What of a figure its pose depends on, and where its bones are written. */
export type Posed = Pick<BatchFigure, 'body' | 'pose' | 'ground' | 'spread' | 'manner' | 'frames' | 'scratch'>;

/** How far (degrees) what has no limbs to act with jolts ahead. */
const JOLT: Partial<Record<Actor['act'], number>> = { strike: 14, aim: 5, parry: -9, flinch: -12, crouch: 6, command: 8, force: 8, slide: -12, dissolve: 16 };

/** On wheels, or riding: the body leans and jolts, and its legs are no person's. */
function onWheels({ scratch: pose, manner }: Posed, { act, t, walked }: Actor): void {
  const ahead = JOLT[act];
  if (ahead !== undefined) jolt(pose, t, ahead);
  else if (act === 'hop' || act === 'jet' || act === 'climb') glide(pose, t);
  else if (act !== 'walk' && act !== 'run') return;
  else if (manner.gait === 'hover') hover(pose, walked, t);
  else roll(pose, walked, t);
}

/** A mount goes on its own legs; all else is told by how it carries its rider. */
function onMount(figure: Posed, actor: Actor): void {
  const { scratch: pose, body, manner: { gait } } = figure;
  if (actor.act !== 'walk' && actor.act !== 'run') onWheels(figure, actor);
  else if (gait === 'mount') onLegs(figure, actor);
  else (actor.act === 'run' ? trot : amble)(pose, actor.walked, body);
}

function onLegs(figure: Posed, actor: Actor): void {
  const { scratch: pose, body, manner, ground, frames } = figure;
  const { act, t, walked } = actor;
  switch (act) {
    case 'walk': walk(pose, walked, body); break;
    case 'run': run(pose, walked, body); break;
    case 'climb': if (onRungs(actor)) climb(pose, actor.y - actor.path.low, body, ground, frames); else walk(pose, walked, body); break;
    case 'hop': hop(pose, t, body); break;
    case 'jet': if (manner.jets) jet(pose, t, body); else hop(pose, t, body); break;
    case 'slide': shoved(pose, t, body); break;
    case 'flinch': flinch(pose, t); break;
    case 'strike': strike(pose, t, manner, body); break;
    case 'aim': aim(pose, t, manner, body); break;
    case 'parry': parry(pose, t, manner); break;
    case 'command': command(pose, t, manner); break;
    case 'force': force(pose, t, manner); break;
    case 'crouch': crouch(pose, t, body); break;
    case 'dissolve': die(pose, t, body); break;
    // Who stands already draws itself up.
    case 'rise': if (actor.lying === 0) crouch(pose, t, body); break;
    case 'stand': case 'carry': case 'fall': case 'appear': break;
    default: act satisfies never;
  }
}

/** Writes a figure's bones for what its actor is doing. `breath` is the idle clock in seconds, `calm` 0…1 its strength. */
export function poseFigure(figure: Posed, actor: Actor, breath: number, calm: number): void {
  const { scratch: pose, body, manner, ground, spread, frames } = figure;
  copyPose(pose, figure.pose);
  if (actor.act === 'stand' && calm > 0 && actor.lying === 0) idle(pose, breath, calm);
  if (manner.gait === 'wheels' || manner.gait === 'hover') onWheels(figure, actor);
  else if (manner.gait === 'mount' || manner.gait === 'paws') onMount(figure, actor);
  else onLegs(figure, actor);
  if (actor.lying > 0) {
    lie(pose, actor.lying, body);
    if (actor.act === 'rise' && manner.gait === 'legs') kneel(pose, 4 * actor.lying * (1 - actor.lying), body);
  }
  solveInto(frames, body, pose, ground, spread);
}
