import type { FootTarget, HandTarget, Pose, Proportions } from '../../../assets/skeleton.ts';
import { standing } from '../../../assets/skeleton.ts';

/** Motions change a pose in place: copy the figure's own pose into a scratch one, then let them work on it. */
const TAU = Math.PI * 2;
const SIDES = ['L', 'R'] as const;

const smooth = (from: number, to: number, at: number): number => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

function copyThree(to: number[], from: readonly number[]): void {
  to[0] = from[0]!;
  to[1] = from[1]!;
  to[2] = from[2]!;
}

function copyFoot(to: FootTarget, from: FootTarget): void {
  copyThree(to.at, from.at);
  to.yaw = from.yaw;
  to.pitch = from.pitch ?? 0;
  if (from.knee === undefined) delete to.knee;
  else if (to.knee === undefined) to.knee = [...from.knee];
  else copyThree(to.knee, from.knee);
}

function copyHand(to: HandTarget, from: HandTarget): void {
  copyThree(to.at, from.at);
  copyThree(to.elbow, from.elbow);
  copyThree(to.aim, from.aim);
}

export function copyPose(to: Pose, from: Pose): void {
  copyThree(to.pelvis.at, from.pelvis.at);
  copyThree(to.pelvis.turn, from.pelvis.turn);
  copyThree(to.spine, from.spine);
  copyThree(to.chest, from.chest);
  copyThree(to.head, from.head);
  for (const side of SIDES) {
    copyHand(to.hand[side], from.hand[side]);
    copyFoot(to.foot[side], from.foot[side]);
  }
}

function towardThree(p: number[], a: number, b: number, c: number, k: number): void {
  p[0]! += (a - p[0]!) * k;
  p[1]! += (b - p[1]!) * k;
  p[2]! += (c - p[2]!) * k;
}

function towardFoot(foot: FootTarget, a: number, b: number, c: number, yaw: number, pitch: number, k: number): void {
  towardThree(foot.at, a, b, c, k);
  foot.yaw += (yaw - foot.yaw) * k;
  foot.pitch = (foot.pitch ?? 0) + (pitch - (foot.pitch ?? 0)) * k;
}

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

/** One step cycle per unit of `phase`; planted feet slide back by `step` mm per step. */
export function walk(p: Pose, phase: number, step = 9): void {
  const q = phase * TAU;
  p.pelvis.at[0] = 0.5 * Math.sin(q);
  p.pelvis.at[1] = -1.3 + 0.5 * Math.cos(2 * q);
  p.pelvis.at[2] = 0;
  p.pelvis.turn[0] = 6;
  p.pelvis.turn[1] = 9 * Math.sin(q + 0.3);
  p.pelvis.turn[2] = 2.5 * Math.sin(q);
  p.chest[1] = -12 * Math.sin(q + 0.3);
  p.spine[1] = 0;
  p.head[1] = 5 * Math.sin(q);
  for (const side of SIDES) {
    const k = side === 'L' ? 1 : -1;
    const f = (((phase + (side === 'L' ? 0 : 0.5)) % 1) + 1) % 1;
    const swing = f < 0.5;
    const t = swing ? smooth(0, 0.5, f) : (f - 0.5) * 2;
    const foot = p.foot[side];
    foot.at[0] = k * 1.9;
    foot.at[1] = swing ? 2.6 * Math.sin(f * TAU) : 0;
    foot.at[2] = swing ? -step / 2 + step * t : step / 2 - step * t;
    foot.yaw = k * 5;
    foot.pitch = swing ? 34 * Math.sin(f * TAU) * (1 - 1.6 * t) : 0;
    delete foot.knee;
    p.hand[side].at[2] += 1.1 * Math.sin(q + (side === 'L' ? Math.PI : 0));
    p.hand[side].at[1] += 0.25 * Math.cos(2 * q);
  }
}

/** Crouch, flight with tucked legs, landing, over `t` = 0…1. */
export function hop(p: Pose, t: number): void {
  const air = smooth(0.12, 0.28, t) * (1 - smooth(0.78, 0.9, t)) * 0.85;
  const bend = smooth(0, 0.1, t) * (1 - smooth(0.12, 0.24, t)) + smooth(0.84, 0.92, t) * (1 - smooth(0.92, 1, t));
  towardThree(p.pelvis.at, 0, 3.6, 0.6, air);
  towardThree(p.pelvis.turn, 14, 6, 4, air);
  towardThree(p.chest, -4, -6, -2, air);
  towardFoot(p.foot.L, 2, 6.2, 2.6, 0, 12, air);
  towardFoot(p.foot.R, -3.6, 6.6, -8.2, -14, 62, air);
  p.pelvis.at[1] -= 3.6 * bend;
  p.chest[0] += 14 * bend;
}

/** Hands and feet going up rungs in turn; one pair of rungs per unit of `phase`. */
export function climb(p: Pose, phase: number): void {
  towardThree(p.pelvis.at, 0, -1.6, -1.5, 1);
  towardThree(p.pelvis.turn, 6, 0, 2 * Math.sin(phase * TAU), 1);
  towardThree(p.spine, 0, 0, 0, 1);
  towardThree(p.chest, -2, 4 * Math.sin(phase * TAU), 0, 1);
  towardThree(p.head, -16, 0, 0, 1);
  for (const side of SIDES) {
    const k = side === 'L' ? 1 : -1;
    const f = Math.sin(phase * TAU + (side === 'L' ? 0 : Math.PI));
    towardThree(p.hand[side].at, k * 3, 5.6 + 2.6 * f, 7.4, 1);
    towardThree(p.hand[side].elbow, k * 1, -0.8, -0.3, 1);
    towardThree(p.hand[side].aim, k * -0.9, 0.35, 0.2, 1);
    towardFoot(p.foot[side], k * 2.2, 3.2 - 2.8 * f, 3.2, k * 12, 10, 1);
  }
}

/** A jolt backwards that swings out again. */
export function flinch(p: Pose, t: number): void {
  const k = Math.sin(Math.min(1, t * 1.4) * Math.PI) * (1 - t * 0.4);
  p.pelvis.at[2] -= 1.8 * k;
  p.pelvis.at[1] -= 0.8 * k;
  p.spine[0] -= 10 * k;
  p.chest[0] -= 14 * k;
  p.chest[1] += 10 * k;
  p.head[0] -= 8 * k;
}

/** Wind up and strike, or level the gun and take the recoil. */
export function strike(p: Pose, t: number): void {
  const wind = smooth(0, 0.3, t) * (1 - smooth(0.3, 0.5, t));
  const blow = smooth(0.34, 0.5, t) * (1 - smooth(0.62, 1, t));
  p.chest[1] += -26 * wind + 30 * blow;
  p.spine[1] += -10 * wind + 12 * blow;
  p.pelvis.at[2] += 2.2 * blow - 0.8 * wind;
  p.pelvis.at[1] -= 1.2 * blow;
  p.chest[0] += 12 * blow;
  for (const side of SIDES) {
    p.hand[side].at[1] += 2.4 * wind - 1.4 * blow;
    p.hand[side].at[2] += 1.6 * blow;
  }
}

/** Down and up again: taking cover, gathering oneself. */
export function crouch(p: Pose, t: number): void {
  const k = Math.sin(t * Math.PI);
  p.pelvis.at[1] -= 3.4 * k;
  p.spine[0] += 10 * k;
  p.chest[0] += 6 * k;
  p.head[0] -= 12 * k;
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
