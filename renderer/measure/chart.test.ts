import { describe, expect, test } from 'vitest';
import type { Under } from '../tools/step.ts';
import { stepInstrument, takeUp, type Instrument, type InstrumentInput } from './chart.ts';

const figure = (id: string): Under => ({ thing: id, spot: { x: 1, y: 0, z: 1 } });
const spot = (x: number): Under => ({ thing: null, spot: { x, y: 0, z: 0 } });
const nothing: Under = { thing: null, spot: null };
const feed = (start: Instrument, ...inputs: readonly InstrumentInput[]): Instrument => inputs.reduce(stepInstrument, start);
const hover = (under: Under): InstrumentInput => ({ kind: 'hover', under });
const click = (under: Under): InstrumentInput => ({ kind: 'click', under });

describe('the instrument in hand (SP-MEAS-03)', () => {
  test('the first click begins, the end follows the pointer, the second click keeps it', () => {
    const begun = feed(takeUp('measure', null), hover(spot(5)), click(figure('a')));
    expect(begun).toEqual({ kind: 'measure', from: { kind: 'thing', id: 'a' }, to: null, fixed: false });
    const live = feed(begun, hover(spot(9)));
    expect(live).toMatchObject({ to: { kind: 'spot', at: { x: 9 } }, fixed: false });
    const kept = feed(live, click(figure('b')), hover(spot(30)));
    expect(kept).toMatchObject({ from: { id: 'a' }, to: { kind: 'thing', id: 'b' }, fixed: true });
  });

  test('a click after that begins anew: one measure at a time', () => {
    const again = feed(takeUp('sight', null), click(figure('a')), click(figure('b')), click(spot(4)));
    expect(again).toEqual({ kind: 'sight', from: { kind: 'spot', at: { x: 4, y: 0, z: 0 } }, to: null, fixed: false });
  });

  test('it begins at the selected figure, and does not end where it begins', () => {
    const selected = takeUp('measure', 'a');
    expect(selected.from).toEqual({ kind: 'thing', id: 'a' });
    expect(feed(selected, click(figure('a')))).toEqual(selected);
    expect(feed(selected, click(nothing))).toEqual(selected);
  });

  test('the pointer off the table takes a live end away, never a kept one', () => {
    const live = feed(takeUp('measure', 'a'), hover(spot(3)), hover(nothing));
    expect(live.to).toBeNull();
    expect(feed(takeUp('measure', 'a'), click(spot(3)), hover(nothing)).to).toMatchObject({ at: { x: 3 } });
  });

  test('by keyboard: Tab goes round everything but the beginning, arrows move the end, Enter keeps it', () => {
    const cycle = (by: 1 | -1): InstrumentInput => ({ kind: 'cycle', by, things: ['a', 'b', 'c'] });
    const start = takeUp('measure', 'a');
    const ids = [1, 2, 3].map((n) => feed(start, ...Array.from({ length: n }, () => cycle(1))).to);
    expect(ids).toEqual(['b', 'c', 'b'].map((id) => ({ kind: 'thing', id })));
    expect(feed(start, cycle(-1)).to).toEqual({ kind: 'thing', id: 'c' });
    expect(feed(start, cycle(1), { kind: 'confirm' })).toMatchObject({ to: { id: 'b' }, fixed: true });
    expect(feed(start, cycle(1), { kind: 'confirm' }, { kind: 'nudge', at: { x: 7, y: 0, z: 0 } })).toMatchObject({ to: { at: { x: 7 } }, fixed: false });
    expect(feed(takeUp('measure', null), cycle(1), { kind: 'confirm' })).toMatchObject({ from: { id: 'a' }, to: null });
    expect(feed(takeUp('measure', null), { kind: 'confirm' }).from).toBeNull();
  });
});
