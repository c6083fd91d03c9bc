import type { FootTarget, HandTarget, Pose } from '../../../assets/skeleton.ts';

/** Motions change a pose in place: copy the figure's own pose into a scratch one, then let them work on it. */
export const TAU = Math.PI * 2;
export const SIDES = ['L', 'R'] as const;

/** From 0 at `from` to 1 at `to`, without a jerk. */
export const smooth = (from: number, to: number, at: number): number => {
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

/** Brings three numbers nearer to others, by the share `k` of the way. */
export function towardThree(p: number[], a: number, b: number, c: number, k: number): void {
  p[0]! += (a - p[0]!) * k;
  p[1]! += (b - p[1]!) * k;
  p[2]! += (c - p[2]!) * k;
}

export function towardFoot(foot: FootTarget, a: number, b: number, c: number, yaw: number, pitch: number, k: number): void {
  towardThree(foot.at, a, b, c, k);
  foot.yaw += (yaw - foot.yaw) * k;
  foot.pitch = (foot.pitch ?? 0) + (pitch - (foot.pitch ?? 0)) * k;
}

/** The side's sign along x: the left hand is at +x. */
export const signOf = (side: 'L' | 'R'): number => (side === 'L' ? 1 : -1);

/** Up and down again over `t` = 0…1: up until `full`, down from `until`. */
export const swell = (t: number, full: number, until: number): number => smooth(0, full, t) * (1 - smooth(until, 1, t));

/** Brings a hand nearer to a place and a direction of what it grips, by the share `k`. */
export function towardHand(hand: HandTarget, at: readonly [number, number, number], aim: readonly [number, number, number], k: number): void {
  towardThree(hand.at, at[0], at[1], at[2], k);
  towardThree(hand.aim, aim[0], aim[1], aim[2], k);
}
