/**
 * The skeleton: proportions + a pose give one world matrix per bone (millimetres, Y up, the figure looks along +Z,
 * its left hand is at +X). Limb bones have +Y along the bone and +Z to the front of the limb. No DOM, no rendering:
 * the game uses the same solver to move the skinned meshes.
 */
import { Euler, Matrix4, Vector3 } from 'three';
import type { Pose, V3 } from './pose.ts';

export type Side = 'L' | 'R';
export const SIDES: Side[] = ['L', 'R'];
export const sign = (s: Side) => (s === 'L' ? 1 : -1);
export const BONES = [
  'root', 'pelvis', 'spine', 'chest', 'head',
  'upperArmL', 'lowerArmL', 'handL', 'upperArmR', 'lowerArmR', 'handR',
  'upperLegL', 'lowerLegL', 'footL', 'upperLegR', 'lowerLegR', 'footR',
] as const;
export type Bone = (typeof BONES)[number];
export type Frames = Record<Bone, Matrix4>;

export interface Proportions {
  hip: number; spine: number; chest: number; neck: number; shoulder: number; shoulderY: number;
  upperArm: number; lowerArm: number; upperLeg: number; lowerLeg: number; ankle: number;
}
export const HUMAN: Proportions = {
  hip: 1.9, spine: 2.5, chest: 3.4, neck: 7.5, shoulder: 4.8, shoulderY: 5.1,
  upperArm: 6, lowerArm: 5.4, upperLeg: 8.3, lowerLeg: 7.9, ankle: 1.4,
};
export const SLIM: Proportions = { ...HUMAN, hip: 1.75, shoulder: 4.0, shoulderY: 4.9, upperArm: 5.7, lowerArm: 5.2, neck: 7.3 };
export const HEAVY: Proportions = { ...HUMAN, hip: 2.3, shoulder: 5.6, shoulderY: 5.4, neck: 7.8, upperArm: 6.2, chest: 3.6 };
export const THIN_DROID: Proportions = {
  hip: 1.5, spine: 2.2, chest: 2.6, neck: 8.4, shoulder: 3.4, shoulderY: 4.8,
  upperArm: 6.6, lowerArm: 6.6, upperLeg: 8.8, lowerLeg: 8.8, ankle: 1.3,
};
export const TALL_DROID: Proportions = {
  hip: 2.0, spine: 2.6, chest: 3.2, neck: 8.8, shoulder: 5.2, shoulderY: 6,
  upperArm: 6.8, lowerArm: 6.4, upperLeg: 9.2, lowerLeg: 9, ankle: 1.4,
};

const RAD = Math.PI / 180;
const turn = (deg: V3) => new Matrix4().makeRotationFromEuler(new Euler(deg[0] * RAD, deg[1] * RAD, deg[2] * RAD, 'YXZ'));
/** A placement: translate, then turn by degrees (yaw, pitch, roll order), then scale. */
export function place(at: V3 = [0, 0, 0], deg: V3 = [0, 0, 0], scale: number | V3 = 1): Matrix4 {
  const s: V3 = typeof scale === 'number' ? [scale, scale, scale] : scale;
  return turn(deg).scale(new Vector3(...s)).setPosition(...at);
}
/** A frame at `at` with +Y along `y` and +Z as near as possible to `zHint`. */
function frame(at: Vector3, y: Vector3, zHint: Vector3): Matrix4 {
  const Y = y.clone().normalize();
  const X = new Vector3().crossVectors(Y, zHint);
  if (X.lengthSq() < 1e-8) X.crossVectors(Y, new Vector3(0.3, 0.2, 0.9));
  X.normalize();
  return new Matrix4().makeBasis(X, Y, new Vector3().crossVectors(X, Y)).setPosition(at);
}
const origin = (m: Matrix4) => new Vector3().setFromMatrixPosition(m);

/** Two-bone reach: the middle joint bends towards `pole`. Returns the middle joint and the (possibly shortened) end. */
function reach(a: Vector3, t: Vector3, l1: number, l2: number, pole: Vector3): [Vector3, Vector3] {
  const d = t.clone().sub(a);
  const dist = Math.min(Math.max(d.length(), Math.abs(l1 - l2) + 0.05), (l1 + l2) * 0.999);
  d.normalize();
  const side = pole.clone().addScaledVector(d, -pole.dot(d));
  if (side.lengthSq() < 1e-6) side.set(0, 0, 1).addScaledVector(d, -d.z);
  side.normalize();
  const along = (l1 * l1 - l2 * l2 + dist * dist) / (2 * dist);
  const out = Math.sqrt(Math.max(0, l1 * l1 - along * along));
  return [a.clone().addScaledVector(d, along).addScaledVector(side, out), a.clone().addScaledVector(d, dist)];
}

/** Hip height with straight legs. */
const standing = (p: Proportions) => p.upperLeg + p.lowerLeg + p.ankle;

export function solve(p: Proportions, pose: Pose, ground = 0): Frames {
  const f = {} as Frames;
  f.root = new Matrix4();
  const [px, drop, pz] = pose.pelvis.at;
  f.pelvis = turn(pose.pelvis.turn).setPosition(px, ground + standing(p) + drop, pz);
  f.spine = f.pelvis.clone().multiply(place([0, p.spine, 0], pose.spine));
  f.chest = f.spine.clone().multiply(place([0, p.chest, 0], pose.chest));
  f.head = f.chest.clone().multiply(place([0, p.neck, 0.15], pose.head));
  for (const s of SIDES) {
    const k = sign(s);
    const shoulder = new Vector3(k * p.shoulder, p.shoulderY, 0).applyMatrix4(f.chest);
    const hand = pose.hand[s];
    const pole = new Vector3(...hand.elbow).transformDirection(f.chest);
    const [elbow, wrist] = reach(shoulder, new Vector3(...hand.at).applyMatrix4(f.chest), p.upperArm, p.lowerArm, pole);
    const flex = pole.clone().negate();
    f[`upperArm${s}`] = frame(shoulder, elbow.clone().sub(shoulder), flex);
    const fore = wrist.clone().sub(elbow);
    f[`lowerArm${s}`] = frame(elbow, fore, flex);
    // The hand: +Z is the gripped object's direction, +Y as near as possible to the forearm.
    const aim = new Vector3(...hand.aim).transformDirection(f.chest);
    const Y = fore.clone().normalize().addScaledVector(aim, -fore.clone().normalize().dot(aim) * 0.999).normalize();
    const X = new Vector3().crossVectors(Y, aim).normalize();
    f[`hand${s}`] = new Matrix4().makeBasis(X, new Vector3().crossVectors(aim, X), aim).setPosition(wrist);

    const hip = new Vector3(k * p.hip, -0.3, 0).applyMatrix4(f.pelvis);
    const foot = pose.foot[s];
    f[`foot${s}`] = place([foot.at[0], ground + p.ankle + foot.at[1], foot.at[2]], [foot.pitch ?? 0, foot.yaw, 0]);
    const fwd = new Vector3(...(foot.knee ?? [Math.sin(foot.yaw * RAD) * 0.8 + k * 0.12, 0.1, 1]));
    const [knee, ankle] = reach(hip, origin(f[`foot${s}`]), p.upperLeg, p.lowerLeg, fwd);
    f[`upperLeg${s}`] = frame(hip, knee.clone().sub(hip), fwd);
    f[`lowerLeg${s}`] = frame(knee, ankle.clone().sub(knee), fwd);
    f[`foot${s}`].setPosition(ankle);
  }
  return f;
}
