import { onRungs, type Actor } from '../../match/actor.ts';
import { climb, copyPose, crouch, flinch, hop, idle, lie, strike, walk } from './motion.ts';
import type { FigureBody } from './figureModel.ts';
import { solveInto } from '../../../assets/skeleton.ts';

/** Length of a pair of steps and of a pair of rungs, in mm of way. */
const STEPS = 18;
const RUNGS = 16;

/** Writes a figure's bones for what its actor is doing. `breath` is the idle clock in seconds, `calm` 0…1 its strength. */
export function poseFigure(body: FigureBody, actor: Actor, breath: number, calm: number): void {
  const pose = body.scratch;
  copyPose(pose, body.pose);
  switch (actor.act) {
    case 'stand': if (calm > 0 && actor.lying === 0) idle(pose, breath, calm); break;
    case 'walk': walk(pose, actor.walked / STEPS); break;
    case 'climb': if (onRungs(actor)) climb(pose, actor.walked / RUNGS); else walk(pose, actor.walked / STEPS); break;
    case 'hop': hop(pose, actor.t); break;
    case 'slide': case 'flinch': flinch(pose, actor.t); break;
    case 'strike': strike(pose, actor.t); break;
    case 'crouch': crouch(pose, actor.t); break;
    case 'carry': case 'fall': case 'rise': case 'dissolve': case 'appear': break;
    default: actor.act satisfies never;
  }
  if (actor.lying > 0) lie(pose, actor.lying, body.body);
  solveInto(body.frames, body.body, pose, body.ground, body.spread);
  for (let i = 0; i < body.bones.length; i++) {
    const bone = body.bones[i]!;
    bone.matrix.copy(body.frames[i]!);
    bone.matrixWorldNeedsUpdate = true;
  }
}
