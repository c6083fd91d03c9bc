/** What figures do where they stand, in place over `t` = 0…1: each begins and ends in the figure's own pose. */
import { SIDES, signOf, smooth, swell, TAU, towardHand, towardThree } from './blend.ts';
import { legsOf } from './motion.ts';
import type { Manner, Pose, Proportions, Side } from '../../../assets/skeleton.ts';

type Arms = Manner['arms'];
const RAD = Math.PI / 180;
const other = (side: Side): Side => (side === 'L' ? 'R' : 'L');
/** The hand that has such a thing; the right one first. */
const handWith = (arms: Arms, kind: Arms['L']): Side | null => (arms.R === kind ? 'R' : arms.L === kind ? 'L' : null);
/** The hand that points and reaches: an empty one, the left one first. */
const freeHand = (arms: Arms): Side => (arms.L === 'none' || arms.R !== 'none' ? 'L' : 'R');

/** How far the chest looks aside, in radians: what is straight ahead is turned back by that. */
const aside = (p: Pose): number => (p.pelvis.turn[1] + p.spine[1] + p.chest[1]) * RAD;

/** Whether the other hand holds the same thing: it lies along what this one grips, or close by. */
function isShared(p: Pose, side: Side): boolean {
  const [a, b] = [p.hand[side], p.hand[other(side)]];
  const [x, y, z] = [b.at[0] - a.at[0], b.at[1] - a.at[1], b.at[2] - a.at[2]];
  const far = Math.hypot(x, y, z);
  if (far > 9.5) return false;
  return far < 3.5 || Math.abs(x * a.aim[0] + y * a.aim[1] + z * a.aim[2]) > far * 0.8 * Math.hypot(...a.aim);
}

/** Brings a hand and what it grips to a place, pointing straight ahead where the figure looks; the other hand goes with a thing that both hold. */
function level(p: Pose, side: Side, x: number, y: number, z: number, k: number): void {
  const [hand, mate] = [p.hand[side], p.hand[other(side)]];
  const shared = isShared(p, side);
  const far = Math.hypot(mate.at[0] - hand.at[0], mate.at[1] - hand.at[1], mate.at[2] - hand.at[2]);
  const turn = aside(p);
  const [sin, cos] = [Math.sin(-turn), Math.cos(-turn)];
  const pitch = Math.sin(-(p.pelvis.turn[0] + p.spine[0] + p.chest[0]) * RAD);
  towardHand(hand, [x * cos + z * sin, y, z * cos - x * sin], [sin, -pitch, cos], k);
  if (shared) towardHand(mate, [hand.at[0] + hand.aim[0] * far, hand.at[1] + hand.aim[1] * far, hand.at[2] + hand.aim[2] * far], [sin, -pitch, cos], k);
}

/** A gun raised to the eye, or a blade into guard. */
export function aim(p: Pose, t: number, { arms }: Manner, body: Proportions): void {
  const k = swell(t, 0.35, 0.75);
  const side = handWith(arms, 'gun');
  if (side === null) return ready(p, k);
  level(p, side, signOf(side) * 1.8, body.shoulderY - 1, 7, k);
  p.head[0] += 4 * k;
}

function ready(p: Pose, k: number): void {
  p.pelvis.at[1] -= 1.4 * k;
  p.pelvis.turn[0] += 6 * k;
  for (const side of SIDES) p.hand[side].at[1] += 1.2 * k;
}

/** Two shots from the shoulder, each with its recoil. */
function shoot(p: Pose, t: number, side: Side, body: Proportions): void {
  const k = swell(t, 0.25, 0.72);
  level(p, side, signOf(side) * 1.8, body.shoulderY - 1, 7, k);
  for (const at of [0.36, 0.56]) {
    const kick = smooth(at - 0.03, at, t) * (1 - smooth(at, at + 0.14, t));
    const { at: place, aim: along } = p.hand[side];
    for (let i = 0; i < 3; i++) place[i]! -= along[i]! * 1.3 * kick;
    place[1] += 0.5 * kick;
    p.chest[0] -= 5 * kick;
    p.pelvis.at[2] -= 0.5 * kick;
  }
}

/** A swing from over the shoulder down across the front: one hand, or both where both grip. */
function swing(p: Pose, t: number, side: Side): void {
  const wind = smooth(0, 0.3, t) * (1 - smooth(0.3, 0.48, t));
  const blow = smooth(0.32, 0.5, t) * (1 - smooth(0.62, 1, t));
  const k = signOf(side);
  const both = isShared(p, side);
  p.pelvis.turn[1] += k * (14 * wind - 16 * blow);
  p.chest[1] += k * (22 * wind - 26 * blow);
  p.chest[0] += 10 * blow - 6 * wind;
  p.pelvis.at[2] += 2 * blow - 0.8 * wind;
  p.pelvis.at[1] -= 1.4 * blow;
  for (const one of both ? SIDES : [side]) {
    const lag = one === side ? 0 : 1.6;
    towardHand(p.hand[one], [k * (5 - lag), 11 - lag * 0.6, 3 + lag * 0.4], [k * 0.1, 0.72, -0.68], wind);
    towardHand(p.hand[one], [k * (-1.2 + lag * 0.4), -0.4 - lag * 0.4, 8], [k * -0.34, -0.2, 0.92], blow);
  }
}

/** A thrust with the bare hand. */
function punch(p: Pose, t: number, side: Side): void {
  const wind = smooth(0, 0.28, t) * (1 - smooth(0.28, 0.42, t));
  const blow = smooth(0.3, 0.46, t) * (1 - smooth(0.6, 1, t));
  const k = signOf(side);
  p.chest[1] += k * (16 * wind - 22 * blow);
  p.pelvis.at[2] += 1.6 * blow;
  p.hand[side].at[2] -= 1.6 * wind;
  towardHand(p.hand[side], [k * 1.6, 4, 10], [k * -0.3, 0.9, 0.3], blow);
}

/** Strikes with what it has: shoots, swings, or hits with the bare hand. */
export function strike(p: Pose, t: number, { arms }: Manner, body: Proportions): void {
  const [blade, gun] = [handWith(arms, 'blade'), handWith(arms, 'gun')];
  if (blade !== null) swing(p, t, blade);
  else if (gun !== null) shoot(p, t, gun, body);
  else punch(p, t, 'R');
}

/** A blade across the front, or head down behind a raised arm. */
export function parry(p: Pose, t: number, { arms }: Manner): void {
  const k = swell(t, 0.22, 0.6);
  const side = handWith(arms, 'blade');
  p.pelvis.at[2] -= 1.4 * k;
  p.pelvis.at[1] -= 1.2 * k;
  if (side !== null) {
    const s = signOf(side);
    const both = isShared(p, side);
    p.chest[1] -= s * 12 * k;
    towardHand(p.hand[side], [s * 2.6, 3.6, 7], [s * -0.75, 0.62, 0.24], k);
    if (both) towardHand(p.hand[other(side)], [s * 4.2, 2.3, 6.5], [s * -0.75, 0.62, 0.24], k);
    return;
  }
  const free = freeHand(arms);
  p.pelvis.at[1] -= 1.6 * k;
  p.spine[0] += 8 * k;
  p.chest[0] += 8 * k;
  p.head[0] += 10 * k;
  p.chest[1] -= signOf(free) * 14 * k;
  if (arms[free] === 'none' && !isShared(p, other(free))) towardHand(p.hand[free], [signOf(free) * 2, 8, 6], [0.2, 0.3, 0.9], k);
}

/** An arm raised, then pointing ahead: go there. */
export function command(p: Pose, t: number, { arms }: Manner): void {
  const side = freeHand(arms);
  const k = signOf(side);
  const raised = swell(t, 0.22, 0.4) * (1 - smooth(0.38, 0.55, t));
  const points = smooth(0.38, 0.55, t) * (1 - smooth(0.78, 1, t));
  const turn = -aside(p);
  towardHand(p.hand[side], [k * 6.2, 12.5, 2.4], [0, 0.2, 1], raised);
  towardHand(p.hand[side], [k * 3 + 9 * Math.sin(turn), 5.6, 9.6 * Math.cos(turn)], [k * -0.4, 0.9, 0.2], points);
  p.chest[0] += 4 * points - 5 * raised;
  p.chest[1] -= k * 8 * points;
  p.head[0] -= 4 * (raised + points);
}

/** The free hand gathers at the breast, then pushes ahead with the open palm, and holds there trembling. */
export function force(p: Pose, t: number, { arms }: Manner): void {
  const side = freeHand(arms);
  const k = signOf(side);
  const gathers = smooth(0, 0.3, t) * (1 - smooth(0.3, 0.46, t));
  const pushes = smooth(0.3, 0.48, t) * (1 - smooth(0.8, 1, t));
  const turn = -aside(p);
  const shake = 0.25 * Math.sin(t * 9 * TAU) * pushes;
  towardHand(p.hand[side], [k * 2.8, 2.6, 5.2], [k * -0.2, 0.9, 0.3], gathers);
  towardHand(p.hand[side], [k * 2.6 + 9 * Math.sin(turn), 5.4 + shake, 10 * Math.cos(turn)], [k * -0.1, 0.96, -0.2], pushes);
  p.pelvis.at[2] += 1.4 * pushes - 0.8 * gathers;
  p.pelvis.at[1] -= 0.9 * pushes;
  p.chest[0] += 7 * pushes - 3 * gathers;
  p.chest[1] -= k * 12 * pushes;
  p.head[0] += 5 * pushes;
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

/** Thrown off balance: bent backwards over dragging feet, arms flung out, then caught again. */
export function shoved(p: Pose, t: number, body: Proportions): void {
  const k = swell(t, 0.18, 0.7);
  const size = legsOf(body);
  const sway = Math.sin(t * 2 * TAU) * k;
  p.pelvis.at[1] -= 1.6 * size * k;
  p.pelvis.turn[0] -= 14 * k;
  p.spine[0] -= 6 * k;
  p.chest[0] += 10 * k;
  p.chest[1] += 12 * sway;
  p.head[0] += 12 * k;
  for (const side of SIDES) {
    const s = signOf(side);
    p.hand[side].at[0] += s * 2.2 * k;
    p.hand[side].at[1] += (1.4 + s * sway) * k;
    p.hand[side].at[2] += 1.2 * k;
    p.foot[side].at[2] += 2.4 * size * k;
    p.foot[side].pitch = (p.foot[side].pitch ?? 0) - 16 * k;
  }
}

/** Down and up again: taking cover, gathering oneself. */
export function crouch(p: Pose, t: number, body: Proportions): void {
  const k = Math.sin(t * Math.PI);
  p.pelvis.at[1] -= 3.4 * legsOf(body) * k;
  p.spine[0] += 10 * k;
  p.chest[0] += 6 * k;
  p.head[0] -= 12 * k;
}

/** Knees give way, the head drops, hands sink: it stays so. */
export function die(p: Pose, t: number, body: Proportions): void {
  const k = smooth(0, 0.7, t);
  const size = legsOf(body);
  p.pelvis.at[1] -= 6 * size * k;
  p.pelvis.at[2] -= 1.5 * k;
  p.pelvis.turn[0] += 8 * k;
  p.spine[0] += 14 * k;
  p.chest[0] += 16 * k;
  p.head[0] += 24 * k;
  for (const side of SIDES) towardThree(p.hand[side].at, signOf(side) * 5, -5.5, 3.5, k * 0.8);
}

/** Without arms or legs to move: a jolt ahead or back, a turn of the head. */
export function jolt(p: Pose, t: number, ahead: number): void {
  const k = Math.sin(t * Math.PI);
  p.pelvis.turn[0] += ahead * k;
  p.pelvis.at[2] += 0.12 * ahead * k;
  p.head[1] += 24 * Math.sin(t * TAU) * k;
}
