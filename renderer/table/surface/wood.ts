import { painted, type Sheet } from './canvas.ts';
import { randomFrom } from '../../../engine/core/rng.ts';
import { clouds } from './noise.ts';

/** Oiled wood of the board's edge, grain along u. */
export function oiledWood(): Sheet {
  const size = 512;
  const [ring, pore] = [clouds(size, 2.2, 13, 26), clouds(size, 9, 17, 210)];
  return painted(size, (i, out, at) => {
    const k = 0.5 + ring[i]! * 0.75 - (pore[i]! > 0.62 ? 0.22 : 0);
    out.set([74 * k, 47 * k, 29 * k, 255], at);
  });
}

/** Planks of the big dark table the board lies on. */
export function planks(): Sheet {
  const size = 1024;
  const ring = clouds(size, 3, 63, 74);
  const tone = Array.from({ length: 6 }, randomFrom(61));
  return painted(size, (i, out, at) => {
    const y = Math.floor(i / size) / size;
    const seam = (y * 6) % 1 < 0.022 ? 0.4 : 1;
    const k = (0.35 + ring[i]! * 0.75 + tone[Math.floor(y * 6)]! * 0.12) * seam;
    out.set([82 * k, 55 * k, 37 * k, 255], at);
  });
}

/** Grain of brushed and sponged paint: red soft mottling, green sparse flecks, blue vertical streaks. */
export function paintGrain(): Sheet {
  const size = 256;
  const [soft, fleck, streak] = [clouds(size, 14, 41, 14, true), clouds(size, 34, 43, 34, true), clouds(size, 24, 47, 3, true)];
  return painted(size, (i, out, at) => {
    out[at] = soft[i]! * 255;
    out[at + 1] = Math.max(0, fleck[i]! - 0.62) * 1400;
    out[at + 2] = streak[i]! * 255;
    out[at + 3] = 255;
  });
}
