import { expect } from 'vitest';
import { acting, at, KALANI } from './republic.fixture.ts';

/** Stealthy Approach, as five cards have it: a dash, then a Hunker token, a focus or neither. */
export function expectStealthyApproach(id: string): void {
  const dashed = () => {
    const t = acting(id, { [KALANI]: at(1, [30, 30]) }).play('ability:stealthy-approach');
    if (t.offered.includes('done')) t.play(`0.${id}.1`);
    t.play([13, 10]);
    return t.asked === 'place dash 0' ? t.play(null) : t;
  };
  const t = dashed();
  expect([t.offered, t.where(`${id}.1`)]).toEqual([['hunker', 'focus', 'none'], [13, 10, 0]]);
  const [hunker, focus, none] = ['hunker', 'focus', 'none'].map((way) => dashed().play(way).go());
  expect([hunker!.unit(id).hunker, hunker!.state.activation!.focused]).toEqual([1, []]);
  expect([focus!.unit(id).hunker, focus!.state.activation!.focused.length]).toEqual([0, focus!.unit(id).characters.length]);
  expect([none!.unit(id).hunker, none!.state.activation!.focused]).toEqual([0, []]);
}
