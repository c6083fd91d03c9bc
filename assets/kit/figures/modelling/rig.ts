/** Proportions of the figures, and their skeleton as the modelling takes it: one world matrix by each bone's name, in mm. */
import { Matrix4, Vector3 } from 'three';
import { BONES, solveInto, turnInto, type Bone, type Pose, type Proportions, type Side, type Triple } from '../../../skeleton.ts';

export const sign = (s: Side) => (s === 'L' ? 1 : -1);
export type Frames = Record<Bone, Matrix4>;

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

/** A placement: translate, then turn by degrees (yaw, pitch, roll order), then scale. */
export function place(at: Triple = [0, 0, 0], deg: Triple = [0, 0, 0], scale: number | Triple = 1): Matrix4 {
  const s: Triple = typeof scale === 'number' ? [scale, scale, scale] : scale;
  return turnInto(new Matrix4(), deg).scale(new Vector3(...s)).setPosition(...at);
}

/** Where every bone of a posed figure is. */
export function solve(p: Proportions, pose: Pose, ground = 0): Frames {
  const matrices = BONES.map(() => new Matrix4());
  solveInto(matrices, p, pose, ground, 1);
  return Object.fromEntries(BONES.map((bone, i) => [bone, matrices[i]])) as Frames;
}
