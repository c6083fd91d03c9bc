/** Every stance that a recipe may name: the poses of `pose.ts` and changes of them, so that a team's figures differ in outline. */
import type { HandTarget, Pose, Side, Triple } from '../../../skeleton.ts';
import type { Hold } from './body.ts';
import { pose, POSES } from './pose.ts';

const hand = (at: Triple, elbow: Triple, aim: Triple): HandTarget => ({ at, elbow, aim });
const stand = (change: (p: Pose) => void): Pose =>
  pose('hands-behind', (p) => {
    p.pelvis = { at: [0, -0.6, 0], turn: [1, -10, 0] };
    p.chest = [-1, 4, 0];
    p.head = [0, 6, 0];
    p.hand.L = hand([5.6, -2.6, 2.6], [1, 0.1, -0.5], [0.2, -0.2, 1]);
    p.hand.R = hand([-5.6, -2.4, 3], [-1, 0.1, -0.5], [-0.2, 0.1, 1]);
    p.foot.L = { at: [2.9, 0, 1.8], yaw: 14 };
    p.foot.R = { at: [-3, 0, -1.6], yaw: -28 };
    change(p);
  });

export const STANCES = {
  ...POSES,
  /** Upright, one arm stretched out with an open hand, the other at rest: the Force, or a command. */
  reach: stand((p) => {
    p.hand.L = hand([5.2, 5.4, 9.6], [0.9, -0.6, 0], [0.2, 0.8, 0.5]);
    p.hand.R = hand([-7, -2.4, 2.6], [-0.9, 0.2, -0.6], [-0.5, -0.3, 0.8]);
  }),
  /** At ease: a weapon held low and out to the right. */
  ready: stand((p) => {
    p.hand.R = hand([-8.2, -0.6, 3.2], [-0.8, 0.2, -0.7], [-0.62, 0.5, 0.62]);
    p.hand.L = hand([6.2, -1, 3.4], [0.9, 0.2, -0.6], [0.3, 0.1, 1]);
  }),
  /** A long thing upright at the right side, its foot on the ground. */
  staff: stand((p) => {
    p.hand.R = hand([-7.6, 2.4, 4.4], [-0.8, -0.6, -0.4], [0, 1, 0.06]);
    p.hand.L = hand([5, -3, 2], [1, 0.2, -0.5], [0.2, -0.4, 0.9]);
  }),
  /** A long thing held across the body in both hands. */
  across: stand((p) => {
    p.pelvis = { at: [0, -1.4, 0], turn: [2, -18, 0] };
    p.hand.R = hand([-4.6, -1.4, 5], [-1, -0.2, -0.5], [0.86, 0.5, 0.12]);
    p.hand.L = hand([3.2, 3.2, 5.8], [1, -0.6, -0.2], [0.86, 0.5, 0.12]);
    p.foot.L = { at: [3.2, 0, 4], yaw: 10 };
    p.foot.R = { at: [-3.4, 0, -3.4], yaw: -46 };
  }),
  /** A long gun across the chest, muzzle down. */
  'low-ready': stand((p) => {
    p.hand.R = hand([-3.6, 2.4, 4.6], [-1, -0.6, -0.5], [0.72, -0.62, 0.3]);
    p.hand.L = hand([2.6, -2, 6], [1, -0.3, -0.3], [0.72, -0.62, 0.3]);
  }),
  /** A long gun raised by the shoulder, muzzle up. */
  'high-ready': stand((p) => {
    p.hand.R = hand([-4.6, 0.6, 4.6], [-1, -0.5, -0.4], [0.2, 0.93, 0.3]);
    p.hand.L = hand([1.6, 0.4, 6], [1, -0.6, -0.2], [0.2, 0.93, 0.3]);
    p.foot.L = { at: [3.2, 0, 3.6], yaw: 6 };
  }),
  /** One knee on the ground, long gun at the shoulder. */
  kneel: pose('aim', (p) => {
    p.pelvis = { at: [0, -7.4, -1], turn: [3, -34, 0] };
    p.foot.L = { at: [2.8, 0, 5.4], yaw: 4 };
    p.foot.R = { at: [-2.6, 2.2, -6.6], yaw: -30, pitch: 60, knee: [-0.2, -0.8, 0.6] };
  }),
  /** One pistol levelled, half to the right so that it shows from the front; the other hand on the hip. */
  point: stand((p) => {
    p.pelvis = { at: [0, -0.9, 0], turn: [1, -34, 0] };
    p.hand.R = hand([-4.6, 5.2, 10], [-0.9, -0.6, 0], [0.04, 0.04, 1]);
    p.hand.L = hand([5.6, -2.4, 0], [1, 0.3, -0.6], [0.2, -0.7, 0.6]);
    p.head = [0, 4, 0];
  }),
  /** A pistol raised beside the head. */
  raised: stand((p) => {
    p.hand.R = hand([-7.4, 6.8, 3.6], [-0.8, -0.9, -0.2], [-0.12, 0.95, 0.28]);
    p.hand.L = hand([6, -1.2, 3], [1, 0.2, -0.7], [0.3, -0.3, 0.9]);
  }),
  /** A blow from above with both hands. */
  smash: pose('duel-high', (p) => {
    p.hand.R = hand([-2.6, 10.2, 0.6], [-1, 0.4, 0], [0.24, 0.6, -0.72]);
    p.hand.L = hand([1.6, 10.4, 1.6], [1, 0.4, 0.2], [0.24, 0.6, -0.72]);
    p.head = [-4, 16, 0];
  }),
  /** Both hands on a blade held out level to the side. */
  'duel-side': pose('guard', (p) => {
    p.pelvis = { at: [0, -2.2, -0.4], turn: [4, -30, 0] };
    p.hand.R = hand([-5.8, 3.6, 4.4], [-1, -0.2, -0.3], [0.3, 0.34, 0.9]);
    p.hand.L = hand([-3.6, 3, 5.6], [0.8, -0.7, 0], [0.3, 0.34, 0.9]);
    p.foot.L = { at: [3.4, 0, 5.6], yaw: 8 };
  }),
  /** Blade pointing down and back, body low: ready to spring. */
  'duel-back': pose('duel-low', (p) => {
    p.pelvis = { at: [0, -2.6, 0], turn: [8, 14, 0] };
    p.hand.R = hand([-8.2, -1.4, -0.6], [-0.8, 0.3, -0.7], [-0.5, -0.12, -0.86]);
    p.hand.L = hand([4.8, 4.2, 7.4], [0.9, -0.6, 0], [0.1, 0.8, 0.5]);
    p.foot.L = { at: [2.8, 0, 5.2], yaw: 6 };
    p.foot.R = { at: [-3.4, 0, -4.2], yaw: -46 };
  }),
  /** Running, weapon up. */
  charge: pose('stride', (p) => {
    p.pelvis = { at: [0, -1.4, 1], turn: [14, 6, 0] };
    p.head = [-12, 4, 0];
    p.hand.R = hand([-7.6, 7.4, 2.4], [-0.8, -0.3, -0.6], [-0.2, 0.9, 0.4]);
    p.hand.L = hand([6, 1.4, 6.4], [0.9, -0.4, -0.4], [0.2, 0.4, 0.9]);
    p.foot.L = { at: [2, 0, 6.2], yaw: 6 };
    p.foot.R = { at: [-2, 2.4, -6], yaw: -10, pitch: 48 };
  }),
  /** A bow drawn: left arm stretched out to the side, right hand at the cheek. */
  draw: stand((p) => {
    p.pelvis = { at: [0, -0.8, 0], turn: [1, -58, 0] };
    p.head = [0, 56, 0];
    p.hand.L = hand([10.6, 5.4, 4.6], [0.4, -1, -0.2], [-0.1, 0.98, 0.1]);
    p.hand.R = hand([-2.6, 5.2, 4.4], [-1, 0, -0.3], [0.85, 0.02, 0.5]);
  }),
  /** Hands folded before the body. */
  folded: stand((p) => {
    p.pelvis = { at: [0, -0.2, 0], turn: [0, 0, 0] };
    p.hand.L = hand([1.2, -0.6, 5], [1, -0.3, -0.3], [-0.9, 0.2, 0.3]);
    p.hand.R = hand([-1.2, -0.4, 5.4], [-1, -0.3, -0.3], [0.9, 0.2, 0.3]);
    p.foot.L = { at: [2.2, 0, 0.4], yaw: 12 };
    p.foot.R = { at: [-2.2, 0, -0.4], yaw: -12 };
  }),
  /** Astride something low and fast: bent forward, feet on rests, both hands on bars. */
  ride: stand((p) => {
    p.pelvis = { at: [0, -3, -3.4], turn: [20, 0, 0] };
    p.spine = [8, 0, 0];
    p.chest = [8, 0, 0];
    p.head = [-32, 0, 0];
    p.hand.L = hand([4, -0.4, 8.6], [1, -0.1, -0.3], [-0.95, 0.1, 0.3]);
    p.hand.R = hand([-4, -0.4, 8.6], [-1, -0.1, -0.3], [0.95, 0.1, 0.3]);
    p.foot.L = { at: [4.6, 5.6, -3.4], yaw: 6, pitch: 14 };
    p.foot.R = { at: [-4.6, 5.6, -3.4], yaw: -6, pitch: 14 };
  }),
  /** Both arms raised: casting, calling. */
  call: stand((p) => {
    p.hand.L = hand([8.4, 7.2, 4.6], [0.8, -0.8, -0.2], [0.3, 0.9, 0.3]);
    p.hand.R = hand([-8.4, 6.6, 4.2], [-0.8, -0.8, -0.2], [-0.3, 0.9, 0.3]);
  }),
} satisfies Record<string, Pose>;
export type Stance = keyof typeof STANCES;

type Hands = Readonly<Partial<Record<Side, Hold>>>;
/** Hands that hold nothing, not even a part of what the other holds: they reach out, or hang half closed. */
export const FREE: Readonly<Partial<Record<Stance, Hands>>> = {
  'reach': { L: 'open', R: 'loose' }, 'call': { L: 'open', R: 'open' }, 'duel-high': { L: 'open' }, 'duel-back': { L: 'open', R: 'loose' }, 'duel-low': { L: 'loose', R: 'loose' }, 'leap': { L: 'open', R: 'open' },
  'ready': { L: 'loose', R: 'loose' }, 'staff': { L: 'loose', R: 'loose' }, 'point': { L: 'loose', R: 'loose' }, 'raised': { L: 'loose' }, 'charge': { L: 'loose' }, 'folded': { L: 'loose', R: 'loose' },
  'hands-behind': { L: 'loose', R: 'loose' },
};
