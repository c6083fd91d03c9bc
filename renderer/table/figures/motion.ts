import { SIDES, signOf, smooth, TAU, towardFoot, towardHand, towardThree } from './blend.ts';
import { solveInto, standing, type Pose, type Proportions } from '../../../assets/skeleton.ts';
import { Matrix4, Vector3 } from 'three';

/** Length of a person's legs without the ankle, in mm: motions of shorter or longer ones are as much smaller or larger. */
const LEGS = 16.2;
export const legsOf = ({ upperLeg, lowerLeg }: Proportions): number => (upperLeg + lowerLeg) / LEGS;
/** Length of one step of a person's, at a walk and faster, in mm. */
const [STEP, STRIDE] = [9, 13];
/** Height from rung to rung (mm), as the terrain's ladders have it, and how far a rung's top is above its middle. */
export const RUNG = 9;
const RUNG_TOP = 1.25;
/** From the wrist to the middle of what a fist on a rung holds: up and ahead, in mm. */
const WRIST = [0.1, 0.9] as const;

/** Breathing and a slow sway; `t` in seconds, `k` its strength. */
export function idle(p: Pose, t: number, k: number): void {
  const breath = Math.sin(t * 1.7) * k;
  const sway = Math.sin(t * 0.6) * k;
  p.pelvis.at[1] += 0.14 * breath;
  p.pelvis.at[0] += 0.18 * sway;
  p.spine[0] -= 0.8 * breath;
  p.chest[0] -= 1.2 * breath;
  p.chest[1] += 1.5 * sway;
  p.head[1] -= 2 * sway;
  p.head[0] += 0.8 * breath;
  for (const side of SIDES) p.hand[side].at[1] += 0.12 * Math.sin(t * 1.7 - 0.5 + (side === 'L' ? 0.2 : -0.2)) * k;
}

interface Steps {
  /** Length of a step, and the share of the cycle for which a foot stands. */
  readonly step: number;
  readonly stands: number;
  /** How high a foot is lifted, how far the body leans (degrees) and sinks, and how far the arms swing. */
  readonly lift: number;
  readonly lean: number;
  readonly sinks: number;
  readonly swing: number;
  /** How far a foot that is lifted turns its toes down (degrees), and whether feet keep as wide as they stand. */
  readonly pitch?: number;
  readonly wide?: boolean;
}
const WALK: Steps = { step: STEP, stands: 0.5, lift: 2.6, lean: 6, sinks: 1.3, swing: 1.1 };
const RUN: Steps = { step: STRIDE, stands: 0.34, lift: 4.6, lean: 17, sinks: 1.9, swing: 2.6 };
/** On four paws, of which two are always down. The hind ones go far behind the feet that they go with, which therefore stay level. */
const AMBLE: Steps = { step: STEP, stands: 0.5, lift: 3, lean: 1.5, sinks: 0.6, swing: 0.4, pitch: 0, wide: true };
const TROT: Steps = { ...AMBLE, step: STRIDE, lift: 4, lean: 3, sinks: 0.9, swing: 0.8 };

/** Steps over `walked` mm of way. A foot that stands stays where it is while the body goes on: it slides back as fast as that. */
function steps(p: Pose, walked: number, body: Proportions, { step, stands, lift, lean, sinks, swing, pitch = 34, wide = false }: Steps): void {
  const size = legsOf(body);
  const cycle = 2 * step * size;
  const phase = walked / cycle;
  const q = phase * TAU;
  const span = cycle * stands;
  p.pelvis.at[0] = 0.5 * size * Math.sin(q);
  p.pelvis.at[1] = (-sinks + 0.5 * Math.cos(2 * q)) * size;
  p.pelvis.at[2] = 0;
  p.pelvis.turn[0] = lean;
  p.pelvis.turn[1] = 9 * Math.sin(q + 0.3);
  p.pelvis.turn[2] = 2.5 * Math.sin(q);
  p.chest[1] = -12 * Math.sin(q + 0.3);
  p.spine[1] = 0;
  p.head[0] -= lean - 6;
  p.head[1] = 5 * Math.sin(q);
  for (const side of SIDES) {
    const k = signOf(side);
    const f = (((phase + (side === 'L' ? 0 : 0.5)) % 1) + 1) % 1;
    const swings = 1 - stands;
    const inAir = f < swings;
    const t = inAir ? smooth(0, swings, f) : (f - swings) / stands;
    const up = inAir ? Math.sin((f / swings) * Math.PI) : 0;
    const foot = p.foot[side];
    if (!wide) foot.at[0] = k * body.hip;
    foot.at[1] = lift * size * up;
    foot.at[2] = inAir ? span * (t - 0.5) : span * (0.5 - t);
    if (!wide) foot.yaw = k * 5;
    foot.pitch = pitch * up * (1 - 1.6 * t);
    delete foot.knee;
    p.hand[side].at[2] += swing * Math.sin(q + (side === 'L' ? Math.PI : 0));
    p.hand[side].at[1] += 0.22 * swing * Math.cos(2 * q);
  }
}

export const walk = (p: Pose, walked: number, body: Proportions): void => steps(p, walked, body, WALK);

/** A dash: leaning, with long steps between which neither foot stands. */
export const run = (p: Pose, walked: number, body: Proportions): void => steps(p, walked, body, RUN);

/** A heavy beast on four paws, at a walk or faster. */
export const amble = (p: Pose, walked: number, body: Proportions): void => steps(p, walked, body, AMBLE);
export const trot = (p: Pose, walked: number, body: Proportions): void => steps(p, walked, body, TROT);

/** Crouch, flight with tucked legs, landing, over `t` = 0…1. */
export function hop(p: Pose, t: number, body: Proportions): void {
  const size = legsOf(body);
  const air = smooth(0.12, 0.28, t) * (1 - smooth(0.78, 0.9, t)) * 0.85;
  towardThree(p.pelvis.at, 0, 3.6 * size, 0.6, air);
  towardThree(p.pelvis.turn, 14, 6, 4, air);
  towardThree(p.chest, -4, -6, -2, air);
  towardFoot(p.foot.L, 2, 6.2 * size, 2.6 * size, 0, 12, air);
  towardFoot(p.foot.R, -3.6 * size, 6.6 * size, -8.2 * size, -14, 62, air);
  bend(p, t, size);
}

/** Knees bent before the feet leave the ground and when they come down. */
function bend(p: Pose, t: number, size: number): void {
  const k = smooth(0, 0.1, t) * (1 - smooth(0.12, 0.24, t)) + smooth(0.84, 0.92, t) * (1 - smooth(0.92, 1, t));
  p.pelvis.at[1] -= 3.6 * k * size;
  p.chest[0] += 14 * k;
}

/** Carried by jets on the back: upright at first, then leaning into the flight with the legs trailing; down feet first. */
export function jet(p: Pose, t: number, body: Proportions): void {
  const size = legsOf(body);
  const air = smooth(0.08, 0.22, t) * (1 - smooth(0.82, 0.92, t));
  const flies = smooth(0.15, 0.4, t) * (1 - smooth(0.6, 0.85, t));
  const sway = Math.sin(t * 3 * TAU) * air;
  towardThree(p.pelvis.at, 0, 2.4 * size, 0, air);
  towardThree(p.pelvis.turn, -4 + 34 * flies, 0, 3 * sway, air);
  towardThree(p.spine, 0, 0, 0, air);
  towardThree(p.chest, -6, 0, 0, air);
  p.head[0] -= 22 * flies;
  for (const side of SIDES) {
    const k = signOf(side);
    towardFoot(p.foot[side], k * (body.hip + 0.5), (2.6 + 2.4 * flies) * size, (-1 - 7 * flies) * size, k * 8, 30 + 24 * flies, air);
    p.hand[side].at[0] += k * 1.4 * air;
    p.hand[side].at[1] += (0.6 * sway - 0.8) * air;
  }
  bend(p, t, size);
}

const chest = new Matrix4();
const point = new Vector3();
/** Height of the rung that a hand or foot is on, over the one below the body: all four climb in turn, from rung to rung. `f` is the share of the way to the next. */
const held = (f: number): number => smooth(0, 0.35, f);

/**
 * Up or down rungs that are `RUNG` apart, with the body's feet `height` mm above the lowest ground: feet stand on rungs and hands hold them, each
 * moving to the next in its turn. The ladder is as far before the figure as its arms reach with bent elbows. Uses `frames` to know where the chest is.
 */
export function climb(p: Pose, height: number, body: Proportions, ground: number, frames: readonly Matrix4[]): void {
  const size = legsOf(body);
  const before = 5 * size;
  const q = height / RUNG;
  const sway = Math.sin(q * TAU);
  towardThree(p.pelvis.at, 0.5 * size * sway, -1.8 * size, 0, 1);
  towardThree(p.pelvis.turn, 4, 0, 2 * sway, 1);
  towardThree(p.spine, 2, 0, 0, 1);
  towardThree(p.chest, 0, 4 * sway, 0, 1);
  towardThree(p.head, -18, 0, 0, 1);
  for (const side of SIDES) {
    const k = signOf(side);
    const turn = q + (side === 'L' ? 0 : 0.5);
    const [rung, f] = [Math.floor(turn), turn - Math.floor(turn)];
    const out = Math.sin(Math.min(1, f / 0.35) * Math.PI) * size;
    towardFoot(p.foot[side], k * (body.hip + 0.4), (rung + held(f)) * RUNG + RUNG_TOP - height - ground, before - 2.2 * size - out, k * 10, 8, 1);
    delete p.foot[side].knee;
  }
  solveInto(frames, body, p, ground, 1);
  chest.copy(frames[CHEST]!).invert();
  // The highest rung that a hand comes to without stretching its arm.
  const [shoulder, arm] = [ground + standing(body) + body.spine + body.chest + body.shoulderY - 1.8 * size, (body.upperArm + body.lowerArm) * 0.96];
  const above = Math.floor((shoulder + Math.sqrt(Math.max(0, arm * arm - before * before))) / RUNG - 0.2);
  for (const side of SIDES) {
    const k = signOf(side);
    // The hand moves with the other side's foot.
    const turn = q + (side === 'L' ? 0.5 : 0);
    const [rung, f] = [Math.floor(turn) + above, turn - Math.floor(turn)];
    const out = Math.sin(Math.min(1, f / 0.35) * Math.PI) * size;
    // The wrist is a little below and before what the fist is closed round.
    point.set(k * (body.shoulder * 0.7), (rung - 1 + held(f)) * RUNG - height - WRIST[0], before + 1.2 * size - WRIST[1] - out).applyMatrix4(chest);
    towardHand(p.hand[side], [point.x, point.y, point.z], [k * -1, 0.1, 0.1], 1);
    towardThree(p.hand[side].elbow, k * 1, -0.8, -0.3, 1);
  }
}

/** Number of the chest among the bones. */
const CHEST = 3;

/** On wheels: the body leans into its way and rocks a little. */
export function roll(p: Pose, walked: number, t: number): void {
  const goes = Math.sin(Math.min(1, t) * Math.PI);
  p.pelvis.turn[0] += 7 * goes;
  p.pelvis.turn[2] += 1.6 * Math.sin(walked * 0.5) * goes;
  p.head[1] += 14 * Math.sin(walked * 0.12) * goes;
}

/**
 * A bike on repulsors: its nose rises as it sets off and falls as it comes, it bobs, and banks from side to side with its rider, who looks level ahead.
 */
export function hover(p: Pose, walked: number, t: number): void {
  const goes = Math.sin(Math.min(1, t) * Math.PI);
  const [nose, bank] = [-6 * Math.sin(Math.min(1, t) * TAU), 5 * Math.sin(walked * 0.05) * goes];
  const bob = (0.8 + 0.9 * Math.sin(walked * 0.13)) * goes;
  p.pelvis.at[1] += bob;
  p.pelvis.turn[0] += nose;
  p.pelvis.turn[2] += bank;
  p.chest[2] -= 0.3 * bank;
  p.head[0] -= 0.7 * nose;
  p.head[2] -= 0.6 * bank;
  for (const side of SIDES) p.foot[side].at[1] += bob;
}

/** In the air without legs to speak of: it tilts back, then forward. */
export function glide(p: Pose, t: number): void {
  const air = Math.sin(t * Math.PI);
  p.pelvis.at[1] += 1.2 * air;
  p.pelvis.turn[0] += 12 * Math.sin(t * TAU) * air;
}

/** Flat on the back on the base; `k` 0…1. */
export function lie(p: Pose, k: number, body: Proportions): void {
  const lift = Math.sin(k * Math.PI) * 2;
  towardThree(p.pelvis.at, 0.5, 3.4 - standing(body) + lift, 1.5, k);
  towardThree(p.pelvis.turn, -84, 8, 0, k);
  towardThree(p.spine, 4, 0, 3, k);
  towardThree(p.chest, 2, 0, -4, k);
  towardThree(p.head, 10, 26, 0, k);
  towardThree(p.hand.L.at, 9.5, 1.5, 0.6, k);
  towardThree(p.hand.R.at, -9, -1.5, 0.8, k);
  towardThree(p.hand.L.aim, 0.9, 0.4, 0.05, k);
  towardThree(p.hand.R.aim, -0.9, 0.3, 0.05, k);
  towardFoot(p.foot.L, 4.2, 0.9, 15.6, 24, -52, k);
  towardFoot(p.foot.R, -3.2, 3.2, 11.5, -20, -30, k);
}

/** Half-way between lying and standing: up on one knee, a hand on the ground. `k` 0…1. */
export function kneel(p: Pose, k: number, body: Proportions): void {
  const size = legsOf(body);
  towardThree(p.pelvis.at, 0, -6.6 * size, -0.6, k);
  towardThree(p.pelvis.turn, 22, 0, 0, k);
  towardThree(p.chest, 14, 0, 0, k);
  towardThree(p.head, -12, 0, 0, k);
  towardFoot(p.foot.L, body.hip + 0.6, 0, 4.6 * size, 6, 0, k);
  towardFoot(p.foot.R, -body.hip - 0.4, 1.6 * size, -5.4 * size, -16, 52, k);
  towardThree(p.hand.L.at, 4.5, -6, 5.5, k);
}
