import { isWithin, type Area, type Size } from './lens.ts';

const wide = ({ left, right }: Area): number => Math.max(0, right - left);
const high = ({ top, bottom }: Area): number => Math.max(0, bottom - top);

/** Least side of an area that something can be shown in (pixels). */
const LEAST = 80;
const isRoom = (area: Area): boolean => wide(area) >= LEAST && high(area) >= LEAST;

/** How good an area is to show something in: its size, less where it is long and thin. */
function worth(area: Area): number {
  const [w, h] = [wide(area), high(area)];
  return w * h * Math.min(1, (2.4 * Math.min(w, h)) / Math.max(1, w, h));
}

/** The best part of a picture that no panel covers, from the panels' places; the whole picture where they leave nothing. */
export function freeOf({ width, height }: Size, panels: readonly Area[]): Area {
  const whole: Area = { left: 0, top: 0, right: width, bottom: height };
  let free: readonly Area[] = [whole];
  for (const panel of panels) {
    free = free.flatMap((area) => {
      if (panel.right <= area.left || panel.left >= area.right || panel.bottom <= area.top || panel.top >= area.bottom) return [area];
      return [{ ...area, right: panel.left }, { ...area, left: panel.right }, { ...area, bottom: panel.top }, { ...area, top: panel.bottom }].filter(isRoom);
    });
    free = free.filter((area, i) => !free.some((other, j) => i !== j && isWithin(area, other) && (j < i || !isWithin(other, area))));
  }
  return free.reduce<Area | null>((best, area) => (best === null || worth(area) > worth(best) ? area : best), null) ?? whole;
}
