import { expect, it } from 'vitest';
import { fist, type Hold } from './kit/figures/modelling/body.ts';
import { paint } from './kit/figures/modelling/paint.ts';
import { HUMAN } from './kit/figures/modelling/rig.ts';
import { Sculpt } from './kit/figures/modelling/sculpt.ts';
import { FREE, STANCES } from './kit/figures/modelling/stances.ts';
import { OPEN, WEAPONS } from './kit/figures/parts/weapons.ts';
import { FIST } from './kit/figures/modelling/weapons.ts';
import { SIDES, type Side } from './skeleton.ts';

/** Corners of a hand in its own space; x towards the palm, whichever hand it is. */
function handOf(side: Side, hold: Hold): readonly { readonly x: number; readonly y: number; readonly z: number }[] {
  const sculpt = new Sculpt(HUMAN, STANCES.ready);
  fist(sculpt, side, paint('#c98f6b', 'skin'), 1, hold);
  const toHand = sculpt.frames[`hand${side}`].clone().invert();
  return sculpt.parts[0]!.clay.p.map((p) => p.clone().applyMatrix4(toHand)).map(({ x, y, z }) => ({ x: side === 'L' ? -x : x, y, z }));
}

it.each(SIDES)('fingers and thumb of the hand %s close round what is held, and leave room for it', (side) => {
  const around = handOf(side, 'grip').filter(({ y, z }) => y > 0.2 && Math.abs(z) < 1.3);
  const angles = around.map(({ x, y }) => Math.atan2(y - FIST[1], x));
  for (let from = -2; from < 3; from += 1) expect(angles.some((angle) => angle >= from && angle < from + 1), `at ${from.toFixed(1)}`).toBe(true);
  const fingers = around.filter(({ y }) => y > FIST[1] + 0.2).map(({ x, y }) => Math.hypot(x, y - FIST[1]));
  expect(Math.min(...fingers)).toBeGreaterThan(0.4);
});

it('an open hand reaches farther than one that hangs, and that farther than one that grips', () => {
  const reach = (['open', 'loose', 'grip'] as const).map((hold) => Math.max(...handOf('L', hold).map(({ y }) => y)));
  expect(reach[0]).toBeGreaterThan(reach[1]! + 0.5);
  expect(reach[1]).toBeGreaterThan(reach[2]! + 0.2);
});

it('only stances that there are leave hands free', () => {
  expect(Object.keys(FREE).filter((stance) => !(stance in STANCES))).toEqual([]);
});

it('only weapons that there are leave the hand open', () => {
  expect(OPEN.filter((weapon) => !(weapon in WEAPONS))).toEqual([]);
});
