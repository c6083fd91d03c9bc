/** What figures walk and climb on: gratings, railings, ladders, stairs, gantry legs. */
import type { Theme } from './paint.ts';
import { rod } from './round.ts';
import { beam, block, box } from './solids.ts';
import { type P3, Soup, row, soup } from './soup.ts';

/** A bar grating of real bars, its top at y = 0, with an edge frame of channel steel. Long side in x. */
export function grating(w: number, d: number, theme: Theme, pitch = 5.2): Soup {
  const out = new Soup();
  const n = Math.floor((w - 8) / pitch);
  out.add(row(n, [(w - 8) / n, 0, 0], () => block(1.5, 1.8, d - 6, theme.deck).at(0, -1.8, 0)));
  const along = Math.max(2, Math.round(d / 18));
  out.add(row(along, [0, 0, (d - 8) / along], () => block(w - 6, 1.4, 1.1, theme.deck).at(0, -2.2, 0)));
  for (const z of [-1, 1]) out.add(box(w, 6, 3.2, theme.frame, { bevel: 0.6 }).split(45).at(0, -5.6, z * (d / 2 - 1.6)));
  for (const x of [-1, 1]) out.add(box(3.2, 6, d - 6.4, theme.frame, { bevel: 0.6 }).split(45).at(x * (w / 2 - 1.6), -5.6, 0));
  const joists = Math.max(1, Math.round(w / 60) - 1);
  out.add(row(joists, [w / (joists + 1), 0, 0], () => box(2.6, 4, d - 5, theme.frame, { bevel: 0.4 }).at(0, -6, 0)));
  return out;
}

/** How far inside a deck's edge the middle of a railing runs, mm: the whole railing lies within 3.2 mm of the edge. */
export const RAIL_INSET = 1.6;

/** A handrail along x, from 0 to `w`, posts on y = 0: posts, top and knee rail, kick plate. 18 mm high: it hides no figure. */
export function railing(w: number, theme: Theme, height = 18): Soup {
  const out = new Soup();
  const gaps = Math.max(1, Math.round(w / 28));
  for (let i = 0; i <= gaps; i++) {
    const x = 1.6 + ((w - 3.2) * i) / gaps;
    out.add(block(1.9, height, 1.9, theme.frame).at(x, 0, 0), block(3.1, 1, 3.1, theme.frame).at(x, 0, 0));
  }
  out.add(rod([0.2, height, 0], [w - 0.2, height, 0], 1.35, theme.rail, 6));
  out.add(rod([1, height * 0.55, 0], [w - 1, height * 0.55, 0], 0.8, theme.rail, 5));
  out.add(block(w - 3, 3, 0.8, theme.frame).at(w / 2, 0.4, 0));
  return out;
}

/** A ladder of the given height, standing at z = 0, climbed from +z; its stiles rise above the edge as hand-holds. */
export function ladder(height: number, theme: Theme, width = 26, above = 16): Soup {
  const out = new Soup();
  const x = width / 2;
  for (const side of [-x, x]) {
    out.add(box(2.6, height + above, 3.4, theme.rail, { bevel: 0.5 }).split(40).at(side, 0, 0));
    out.add(box(5, 1.6, 7, theme.frame, { bevel: 0.4 }).at(side, 0, 0));
    for (const y of [height * 0.3, height * 0.8]) out.add(block(2, 2.4, 7, theme.frame).at(side, y, -4.5));
  }
  const rungs = Math.round(height / 9) - 1;
  for (let i = 1; i <= rungs; i++) {
    const y = (height * i) / (rungs + 1);
    out.add(rod([-x, y, 0], [x, y, 0], 1.25, theme.steel, 6));
  }
  return out;
}

/** A flight from the ground at z = `run` up to `height` at z = 0, walked in -z: treads on two stringers. */
export function stairs(width: number, height: number, run: number, theme: Theme): Soup {
  const steps = Math.round(height / 9);
  const out = new Soup();
  const [rise, tread] = [height / steps, run / steps];
  for (let i = 0; i < steps; i++) {
    const z = tread * (i + 0.5);
    const top = height - rise * i;
    out.add(box(width - 6, 1.8, tread + 1.6, theme.deck, { bevel: 0.4 }).at(0, top - 1.8, z));
    out.add(block(width - 6, 0.5, 1.6, theme.hazard).at(0, top - 0.35, z + tread / 2 - 0.2));
  }
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 1.6);
    out.add(beam([x, height - 3, 0], [x, 5.4, run + 1], 2.6, 8, theme.frame, 0.5));
    for (const [y, z] of [[height, 3], [height / 2, run / 2], [3, run - 2]] as const) out.add(block(1.9, 19, 1.9, theme.frame).at(x, y - 1, z));
    out.add(rod([x, height + 18, 2], [x, 21, run - 1], 1.35, theme.rail, 6));
    out.add(rod([x, height + 9, 2], [x, 12, run - 1], 0.8, theme.rail, 5));
  }
  return out;
}

/** A gantry leg: a post with flanges, foot plate and bolts. */
export function leg(height: number, theme: Theme): Soup {
  const out = soup(
    box(7, height, 2.2, theme.frame, { bevel: 0.5 }).split(46).at(0, 0, -2.6),
    box(7, height, 2.2, theme.frame, { bevel: 0.5 }).split(46).at(0, 0, 2.6),
    block(2.4, height, 4, theme.frame).split(46),
    box(14, 2, 14, theme.frame, { bevel: 0.6 }),
    box(10, 2, 10, theme.frame, { bevel: 0.5 }).at(0, height - 2, 0),
    box(7.6, 9, 7.6, theme.hazard, { bevel: 0.5 }).at(0, 8, 0),
  );
  for (const x of [-5, 5]) for (const z of [-5, 5]) out.add(block(1.7, 1.2, 1.7, theme.steel).at(x, 2, z));
  return out;
}

/** Crossed braces between two points at different heights. */
export const brace = (a: P3, b: P3, theme: Theme): Soup => {
  const mid: P3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
  return soup(
    rod(a, b, 1.2, theme.frame, 5), rod([a[0], b[1], a[2]], [b[0], a[1], b[2]], 1.2, theme.frame, 5),
    block(6, 6, 2.4, theme.frame).at(mid[0], mid[1] - 3, mid[2]),
  );
};
