import { describe, expect, it } from 'vitest';
import { tipPlace } from './tipPlace.ts';

const window = { width: 1000, height: 800 };
const box = { width: 240, height: 100 };
const at = (left: number, top: number) => ({ left, top, bottom: top + 20 });

describe('where an explanation stands', () => {
  it('opens to the side with more room', () => {
    expect(tipPlace(at(50, 100), box, window)).toEqual({ left: 50, top: 128 });
    expect(tipPlace(at(50, 650), box, window)).toEqual({ left: 50, top: 542 });
  });

  it('stands to the left of what stands at the right edge, at its height', () => {
    expect(tipPlace(at(960, 300), box, window, true)).toEqual({ left: 712, top: 260 });
    expect(tipPlace(at(960, 4), box, window, true)).toEqual({ left: 712, top: 8 });
    expect(tipPlace(at(960, 776), box, window, true).top).toBe(692);
  });

  it('stays within the window, at the sides and when it is higher than the room', () => {
    expect(tipPlace(at(950, 100), box, window).left).toBe(752);
    expect(tipPlace(at(-30, 100), box, window).left).toBe(8);
    expect(tipPlace(at(50, 410), { width: 240, height: 500 }, window).top).toBe(8);
    expect(tipPlace(at(50, 380), { width: 240, height: 500 }, window).top).toBe(292);
  });
});
