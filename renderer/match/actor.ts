import type { Point } from '../../engine/shape/point.ts';
import type { FigureThing, Token } from './tableau.ts';

/** What a figure is doing; the table poses it from this and `t`. */
export type Act =
  | 'stand' | 'walk' | 'run' | 'hop' | 'jet' | 'climb' | 'slide' | 'carry' | 'fall' | 'rise' | 'dissolve' | 'appear'
  | 'strike' | 'aim' | 'flinch' | 'parry' | 'crouch' | 'command' | 'force';

/** How a figure goes somewhere: on its own feet, faster, in a leap, in a leap on jets, through a way in that leads elsewhere, pushed, or by the hand that puts it down. */
export type Way = 'walk' | 'run' | 'leap' | 'jet' | 'pass' | 'slide' | 'carry';

/** One figure as the table shows it; changed in place, read on every frame. */
export interface Actor extends Pick<FigureThing, 'id' | 'group' | 'seat' | 'model' | 'base' | 'label' | 'stamina'> {
  shown: boolean;
  x: number;
  y: number;
  z: number;
  /** Turn about the vertical in radians; 0 looks along +z. */
  facing: number;
  /** 0 on its feet, 1 flat on the base. */
  lying: number;
  /** 1 solid, 0 gone. */
  solid: number;
  act: Act;
  /** Progress of the act, 0…1, and its length in seconds. */
  t: number;
  seconds: number;
  /** Length of the path walked so far in mm: the step cycle's phase comes from it. */
  walked: number;
  /** Bumped whenever the pose must be solved again. */
  version: number;
  damage: number;
  tokens: Token[];
  /** Seconds that it still stands out as one that was just hurt. */
  hurt: number;
  readonly path: Path;
}

/** Way of a move: up to five corners and the length up to each. */
interface Path {
  readonly corner: Float64Array;
  readonly upTo: Float64Array;
  count: number;
  startFacing: number;
  endFacing: number;
  /** Height of the arc of a hop or of being carried. */
  arc: number;
  /** Height of the lower end of a climb: rungs are counted from there. */
  low: number;
}

const CORNERS = 5;
/** Seconds that whoever was hurt stands out, and those of them in which it flashes up. */
export const HURT = 0.6;
export const FLASH = 0.16;
/** A difference in height that needs rungs rather than a step (mm). */
const STEP = 20;
/** How far from the higher place's edge a figure goes up or down (mm). */
const INSET = 30;

/** Whether a move goes up or down by rungs. */
const climbs = (from: Point, to: Point, how: Way): boolean => (how === 'walk' || how === 'run') && Math.abs(to.y - from.y) > STEP;

/** Whether a figure itself goes up or down, by rungs or through a way in. */
export const rises = (from: Point, to: Point, how: Way): boolean => climbs(from, to, how) || (how === 'pass' && Math.abs(to.y - from.y) > STEP);

/** Height of the arc of a leap, of passing through, or of being carried (mm). */
export function arcOf(from: Point, to: Point, how: Way): number {
  if (how === 'leap' || how === 'jet') return Math.max(24, Math.abs(to.y - from.y) * 0.35 + 18);
  return ACTS[how] === 'carry' ? 42 : 0;
}

/** Corners of a move, from where it begins to where it ends (mm). Going up or down by rungs happens beside the higher place's edge. */
export function cornersOf(from: Point, to: Point, how: Way): readonly Point[] {
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const far = Math.hypot(dx, dz);
  if (!climbs(from, to, how) || far <= 1) return [from, to];
  const inset = Math.min(far * 0.5, INSET) / far;
  const { x, z } = to.y > from.y ? { x: to.x - dx * inset, z: to.z - dz * inset } : { x: from.x + dx * inset, z: from.z + dz * inset };
  return [from, { x, y: from.y, z }, { x, y: to.y, z }, to];
}

type Newcomer = Pick<FigureThing, 'id' | 'group' | 'seat' | 'model' | 'base' | 'label' | 'stamina' | 'facing'>;

/** A figure that is not on the table yet. */
export const newActor = ({ id, group, seat, model, base, label, stamina, facing }: Newcomer): Actor => ({
  id,
  group,
  seat,
  model,
  base,
  label,
  stamina,
  shown: false,
  x: 0,
  y: 0,
  z: 0,
  facing,
  lying: 0,
  solid: 1,
  act: 'stand',
  t: 1,
  seconds: 0,
  walked: 0,
  version: 0,
  damage: 0,
  tokens: [],
  hurt: 0,
  path: {
    corner: new Float64Array(CORNERS * 3),
    upTo: new Float64Array(CORNERS),
    count: 0,
    startFacing: 0,
    endFacing: 0,
    arc: 0,
    low: 0,
  },
});

function addCorner({ path }: Actor, x: number, y: number, z: number): void {
  const i = path.count;
  path.corner[i * 3] = x;
  path.corner[i * 3 + 1] = y;
  path.corner[i * 3 + 2] = z;
  const before = (i - 1) * 3;
  path.upTo[i] = i === 0 ? 0 : path.upTo[i - 1]! + Math.hypot(x - path.corner[before]!, y - path.corner[before + 1]!, z - path.corner[before + 2]!);
  path.count = i + 1;
}

/** The angle that turns the shorter way round from `from` to `to`. */
const nearest = (from: number, to: number): number => from + Math.atan2(Math.sin(to - from), Math.cos(to - from));

export function begin(actor: Actor, act: Act, seconds: number): void {
  actor.act = act;
  actor.t = 0;
  actor.seconds = seconds;
  actor.walked = 0;
  actor.path.count = 0;
  actor.version += 1;
}

/** What a figure does on its way where it does not climb. */
const ACTS: Readonly<Record<Way, Act>> = { walk: 'walk', run: 'run', leap: 'hop', jet: 'jet', pass: 'carry', slide: 'slide', carry: 'carry' };

/** Sets a figure on its way. */
export function beginMove(actor: Actor, to: Point, how: Way, seconds: number): void {
  const from = { x: actor.x, y: actor.y, z: actor.z };
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const stays = ACTS[how] === 'carry' || how === 'slide' || Math.hypot(dx, dz) < 1;
  begin(actor, climbs(from, to, how) ? 'climb' : ACTS[how], seconds);
  const { path } = actor;
  path.startFacing = actor.facing;
  // Down a ladder one goes with one's face to it.
  const backwards = actor.act === 'climb' && to.y < from.y ? -1 : 1;
  path.endFacing = stays ? actor.facing : nearest(actor.facing, Math.atan2(dx * backwards, dz * backwards));
  path.arc = arcOf(from, to, how);
  path.low = Math.min(from.y, to.y);
  for (const { x, y, z } of cornersOf(from, to, how)) addCorner(actor, x, y, z);
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Whether the figure is on the upright stretch of a climb. */
export function onRungs({ act, path, walked }: Actor): boolean {
  return act === 'climb' && path.count === 4 && walked >= path.upTo[1]! && walked <= path.upTo[2]!;
}

function follow(actor: Actor): void {
  const { path } = actor;
  if (path.count < 2) return;
  const share = actor.act === 'walk' || actor.act === 'run' || actor.act === 'climb' ? actor.t * 0.7 + ease(actor.t) * 0.3 : ease(actor.t);
  const whole = path.upTo[path.count - 1]!;
  const at = whole * share;
  actor.walked = at;
  let i = 1;
  while (i < path.count - 1 && path.upTo[i]! < at) i += 1;
  const part = path.upTo[i]! - path.upTo[i - 1]!;
  const k = part > 0 ? (at - path.upTo[i - 1]!) / part : 1;
  const a = (i - 1) * 3;
  const b = i * 3;
  actor.x = path.corner[a]! + (path.corner[b]! - path.corner[a]!) * k;
  actor.y = path.corner[a + 1]! + (path.corner[b + 1]! - path.corner[a + 1]!) * k + path.arc * 4 * share * (1 - share);
  actor.z = path.corner[a + 2]! + (path.corner[b + 2]! - path.corner[a + 2]!) * k;
  actor.facing = path.startFacing + (path.endFacing - path.startFacing) * ease(Math.min(1, actor.t * 5));
}

/** Carries the act on by `seconds`. Returns whether the figure changed. */
export function advance(actor: Actor, seconds: number): boolean {
  if (actor.act === 'stand') return false;
  actor.t = actor.seconds <= 0 ? 1 : Math.min(1, actor.t + seconds / actor.seconds);
  follow(actor);
  if (actor.act === 'fall') actor.lying = ease(actor.t);
  // Whoever stands already need not get up.
  if (actor.act === 'rise') actor.lying = Math.min(actor.lying, 1 - ease(actor.t));
  if (actor.act === 'dissolve') actor.solid = 1 - actor.t;
  if (actor.act === 'appear') actor.solid = actor.t;
  if (actor.t >= 1) {
    if (actor.act === 'dissolve') actor.shown = false;
    actor.act = 'stand';
    actor.path.count = 0;
  }
  actor.version += 1;
  return true;
}

/** Lets the mark of having been hurt pass. Returns whether there was one. */
export function recover(actor: Actor, seconds: number): boolean {
  if (actor.hurt <= 0) return false;
  const before = actor.hurt;
  actor.hurt = Math.max(0, before - seconds);
  if (actor.hurt === 0 || (before > HURT - FLASH && actor.hurt <= HURT - FLASH)) actor.version += 1;
  return true;
}

/** Turns a figure to look at a place. */
export function face(actor: Actor, at: { readonly x: number; readonly z: number }): void {
  if (Math.hypot(at.x - actor.x, at.z - actor.z) < 1) return;
  actor.facing = Math.atan2(at.x - actor.x, at.z - actor.z);
  actor.version += 1;
}

/** Puts a figure where it stands, as it is, at rest. */
export function stand(actor: Actor, { at, facing, damage, lying, tokens }: FigureThing): void {
  const wasShown = actor.shown;
  Object.assign(actor, { act: 'stand', t: 1, shown: at !== null, solid: 1, damage, lying: lying ? 1 : 0, tokens: tokens.slice() });
  if (at !== null) Object.assign(actor, at, wasShown ? {} : { facing });
  actor.version += 1;
}
