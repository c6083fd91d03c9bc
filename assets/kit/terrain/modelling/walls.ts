/** A storey of a building: core, plinth, corner posts, cornice, and a panelled skin on each side. */
import type { Random } from '../../../../engine/core/rng.ts';
import type { Theme } from './paint.ts';
import { skin } from './plates.ts';
import { box, chamfered, prism } from './solids.ts';
import { type Soup, soup } from './soup.ts';

export type Side = 'front' | 'right' | 'back' | 'left';
const turns: Readonly<Record<Side, number>> = { front: 0, right: 90, back: 180, left: 270 };

/** Puts something that faces +z at x = 0 onto a side of a w by d block. */
export function onSide(side: Side, w: number, d: number, thing: Soup, x = 0, y = 0): Soup {
  const out = side === 'front' || side === 'back' ? d / 2 : w / 2;
  return thing.at(x, y, out).turned(turns[side]);
}

export interface StoreyOptions {
  /** Where a door of width 40 stands on a side; the skin leaves room for it. */
  readonly doors?: Partial<Record<Side, number>>;
}

/** Walls from y = 0 to `h`; the top is flat at `h`. The outer faces lie within w by d. */
export function storey(w: number, d: number, h: number, theme: Theme, rng: Random, options: StoreyOptions = {}): Soup {
  const [cw, cd] = [w - 7, d - 7];
  const out = soup(
    prism(chamfered(cw, cd, 3), 0, h - 1, theme.dark, { bevel: 0, open: true }),
    prism(chamfered(w, d, 5), 0, 7, theme.concrete, { bevel: 1.4, open: true }).split(38),
    prism(chamfered(w, d, 5), h - 7, h, theme.trim, { bevel: 1.2, top: theme.concrete }).split(38),
    prism(chamfered(w - 3, d - 3, 4), h - 9, h - 7, theme.dark, { bevel: 0 }),
  );
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const post = box(9, h - 12, 9, theme.trim, { bevel: 1.6, open: true }).split(38);
      out.add(post.at(x * (w / 2 - 6), 6, z * (d / 2 - 6)));
    }
  }
  for (const side of Object.keys(turns) as Side[]) out.add(onSide(side, cw, cd, dressed(side, side === 'front' || side === 'back' ? w : d, h, theme, rng, options), 0, 8));
  return out;
}

function dressed(side: Side, w: number, h: number, theme: Theme, rng: Random, { doors = {} }: StoreyOptions): Soup {
  const [inner, tall] = [w - 22, h - 18];
  const rows = [0.24, 0.46, 0.3].map((k) => k * tall);
  const paints = [theme.hull, theme.hull, theme.hull, theme.hull, theme.trim];
  const make = (span: number, middle: number): Soup => {
    const n = Math.max(1, Math.round(span / 36));
    const columns = Array.from({ length: n }, () => 1 + rng() * 0.6);
    return skin(span, tall, theme, rng, { columns, rows, paints }).at(middle, 0, 0);
  };
  const door = doors[side];
  if (door === undefined) return make(inner, 0);
  const [l, r] = [door - 20 + inner / 2, inner / 2 - door - 20];
  const out = soup(skin(41, tall - 50, theme, rng, { columns: [1], rows: [1], paints: [theme.hull] }).at(door, 50, 0));
  if (l > 6) out.add(make(l, -inner / 2 + l / 2));
  if (r > 6) out.add(make(r, inner / 2 - r / 2));
  return out;
}
