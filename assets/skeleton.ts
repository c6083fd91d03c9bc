import { Euler, Matrix4, Vector3 } from 'three';

/**
 * The figures' skeleton, for the kit that models them and the table that moves them: proportions and a pose give one matrix per
 * bone in mm, +Y up, the figure looks along +Z, its left hand is at +X. Limb bones have +Y along the bone and +Z to the front of
 * the limb. Everything here writes into what it is given, so that a frame allocates nothing.
 */
export const BONES = [
  'root', 'pelvis', 'spine', 'chest', 'head',
  'upperArmL', 'lowerArmL', 'handL', 'upperArmR', 'lowerArmR', 'handR',
  'upperLegL', 'lowerLegL', 'footL', 'upperLegR', 'lowerLegR', 'footR',
] as const;

export type Bone = (typeof BONES)[number];
export type Side = 'L' | 'R';
export const SIDES: readonly Side[] = ['L', 'R'];

export type Triple = [number, number, number];

export interface HandTarget {
  at: Triple;
  elbow: Triple;
  aim: Triple;
}

export interface FootTarget {
  at: Triple;
  yaw: number;
  pitch?: number;
  knee?: Triple;
}

/**
 * A few targets instead of joint angles: where the pelvis is, how the trunk turns, where hands and feet are. `hand.at/elbow/aim`
 * are in the chest's space (they travel with the body), `foot.at` is on the ground (y = lift). Angles are degrees
 * [pitch, yaw, roll]; pitch > 0 bows forward, yaw > 0 turns to the figure's left.
 */
export interface Pose {
  pelvis: { at: Triple; turn: Triple };
  spine: Triple;
  chest: Triple;
  head: Triple;
  hand: { L: HandTarget; R: HandTarget };
  foot: { L: FootTarget; R: FootTarget };
}

export interface Proportions {
  hip: number; spine: number; chest: number; neck: number; shoulder: number; shoulderY: number;
  upperArm: number; lowerArm: number; upperLeg: number; lowerLeg: number; ankle: number;
}

/** What an arm has to strike with: something to shoot with, something to hit with, or nothing. */
export type Arm = 'gun' | 'blade' | 'none';
/** How a figure gets about: on its legs, on wheels, on a bike's or a mount's back; a mount with paws has four legs, and its hind ones go with the opposite forelegs. */
export type Gait = 'legs' | 'wheels' | 'hover' | 'mount' | 'paws';

/** What of a figure tells how it moves, beside its bones. */
export interface Manner {
  gait: Gait;
  arms: { L: Arm; R: Arm };
  /** Whether it has jets on its back. */
  jets: boolean;
}

const RAD = Math.PI / 180;
const [ROOT, PELVIS, SPINE, CHEST, HEAD] = [0, 1, 2, 3, 4];
const ARM = { L: 5, R: 8 } as const;
const LEG = { L: 11, R: 14 } as const;

const euler = new Euler();
const local = new Matrix4();
const vector = (): Vector3 => new Vector3();
const [start, end, middle, reached, pole] = [vector(), vector(), vector(), vector(), vector()];
const [along, flex, x, y, z] = [vector(), vector(), vector(), vector(), vector()];
const HINT = new Vector3(0.3, 0.2, 0.9);

/** Turns by degrees, yaw before pitch before roll. */
export const turnInto = (m: Matrix4, deg: Triple): Matrix4 => m.makeRotationFromEuler(euler.set(deg[0] * RAD, deg[1] * RAD, deg[2] * RAD, 'YXZ'));

/** Hip height with straight legs. */
export const standing = (p: Proportions): number => p.upperLeg + p.lowerLeg + p.ankle;

/** A frame at `at` with +Y along `up` and +Z as near as possible to `front`. */
function frameInto(m: Matrix4, at: Vector3, up: Vector3, front: Vector3): void {
  y.copy(up).normalize();
  x.crossVectors(y, front);
  if (x.lengthSq() < 1e-8) x.crossVectors(y, HINT);
  x.normalize();
  m.makeBasis(x, y, z.crossVectors(x, y)).setPosition(at);
}

/** Two-bone reach: the middle joint bends towards `pole`; writes `middle` and `reached`. */
function reach(upper: number, lower: number): void {
  along.copy(end).sub(start);
  const length = Math.min(Math.max(along.length(), Math.abs(upper - lower) + 0.05), (upper + lower) * 0.999);
  along.normalize();
  x.copy(pole).addScaledVector(along, -pole.dot(along));
  if (x.lengthSq() < 1e-6) x.set(0, 0, 1).addScaledVector(along, -along.z);
  x.normalize();
  const share = (upper * upper - lower * lower + length * length) / (2 * length);
  middle.copy(start).addScaledVector(along, share).addScaledVector(x, Math.sqrt(Math.max(0, upper * upper - share * share)));
  reached.copy(start).addScaledVector(along, length);
}

function joint(bones: readonly Matrix4[], bone: number, parent: number, up: number, deg: Triple, front = 0): void {
  turnInto(local, deg).setPosition(0, up, front);
  bones[bone]!.multiplyMatrices(bones[parent]!, local);
}

function arm(bones: readonly Matrix4[], p: Proportions, hand: HandTarget, side: Side): void {
  const chest = bones[CHEST]!;
  const first = ARM[side];
  start.set((side === 'L' ? 1 : -1) * p.shoulder, p.shoulderY, 0).applyMatrix4(chest);
  end.fromArray(hand.at).applyMatrix4(chest);
  pole.fromArray(hand.elbow).transformDirection(chest);
  reach(p.upperArm, p.lowerArm);
  flex.copy(pole).negate();
  frameInto(bones[first]!, start, along.copy(middle).sub(start), flex);
  along.copy(reached).sub(middle);
  frameInto(bones[first + 1]!, middle, along, flex);
  // The hand: +Z is the gripped object's direction, +Y as near as possible to the forearm.
  end.fromArray(hand.aim).transformDirection(chest);
  along.normalize();
  y.copy(along).addScaledVector(end, -along.dot(end) * 0.999).normalize();
  x.crossVectors(y, end).normalize();
  bones[first + 2]!.makeBasis(x, z.crossVectors(end, x), end).setPosition(reached);
}

function leg(bones: readonly Matrix4[], p: Proportions, foot: FootTarget, side: Side, ground: number): void {
  const k = side === 'L' ? 1 : -1;
  const first = LEG[side];
  turnInto(bones[first + 2]!, [foot.pitch ?? 0, foot.yaw, 0]);
  start.set(k * p.hip, -0.3, 0).applyMatrix4(bones[PELVIS]!);
  end.set(foot.at[0], ground + p.ankle + foot.at[1], foot.at[2]);
  if (foot.knee === undefined) pole.set(Math.sin(foot.yaw * RAD) * 0.8 + k * 0.12, 0.1, 1);
  else pole.fromArray(foot.knee);
  flex.copy(pole);
  reach(p.upperLeg, p.lowerLeg);
  frameInto(bones[first]!, start, along.copy(middle).sub(start), flex);
  frameInto(bones[first + 1]!, middle, along.copy(reached).sub(middle), flex);
  bones[first + 2]!.setPosition(reached);
}

/** Writes the matrix of every bone for a pose. `ground` is the height of the base's top; `spread` widens what lies on the base, which hangs on the root alone. */
export function solveInto(bones: readonly Matrix4[], p: Proportions, pose: Pose, ground: number, spread: number): void {
  bones[ROOT]!.makeScale(spread, 1, spread);
  const [px, drop, pz] = pose.pelvis.at;
  turnInto(bones[PELVIS]!, pose.pelvis.turn).setPosition(px, ground + standing(p) + drop, pz);
  joint(bones, SPINE, PELVIS, p.spine, pose.spine);
  joint(bones, CHEST, SPINE, p.chest, pose.chest);
  joint(bones, HEAD, CHEST, p.neck, pose.head, 0.15);
  for (const side of SIDES) {
    arm(bones, p, pose.hand[side], side);
    leg(bones, p, pose.foot[side], side, ground);
  }
}
