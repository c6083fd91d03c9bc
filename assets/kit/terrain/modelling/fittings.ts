/** Things fixed to buildings and yards: doors, windows, lamps, antennae, crates, barrels, tanks. */
import type { Theme } from './paint.ts';
import { frame, plate, stripes } from './plates.ts';
import { drum, facing, flange, lathe, pipe, rod } from './round.ts';
import { box, chamfered, prism } from './solids.ts';
import { type P3, Soup, soup } from './soup.ts';

/** A sliding door in a heavy frame with a lamp above; faces +z, its sill on y = 0. The opening is 28 by 44. */
export function door(theme: Theme): Soup {
  const out = soup(plate(40, 52, 3.2, theme.trim, 4, 0.8), frame(34, 48, 3, 5, theme.dark), plate(28, 45, 1.0, theme.dark).at(0, 0, 3));
  for (const side of [-1, 1]) {
    const leaf = soup(
      plate(13.4, 44, 0.9, theme.accent).split(18), plate(9, 12, 0.7, theme.accent).at(0, 27, 0.9), plate(9, 15, 0.7, theme.accent).at(0, 7, 0.9),
    );
    out.add(leaf.at(side * 7, 0.6, 3.4));
    out.add(plate(3, 40, 2.4, theme.trim).at(side * 17, 3, 3.2));
  }
  out.add(stripes(28, 4, 4.5, theme, 4).at(0, 1, 0));
  out.add(plate(4.5, 7, 1.4, theme.dark).at(23.4, 20, 1.2), plate(2.6, 2.4, 0.5, theme.cool).at(23.4, 23, 2.4));
  out.add(lamp(theme).at(0, 53, 3));
  return out;
}

/** A small hooded wall lamp, facing +z. */
export const lamp = (theme: Theme): Soup =>
  soup(box(12, 3.4, 4.6, theme.dark, { bevel: 0.6 }).at(0, 0, 2.3), box(9, 0.9, 3, theme.warm, { bevel: 0.2 }).at(0, -0.8, 2.6));

/** A narrow lit window with a sun-shade, facing +z. */
export function windowSlit(w: number, theme: Theme): Soup {
  const out = soup(frame(w, 12, 2, 2.6, theme.trim), plate(w - 3, 9.5, 0.9, theme.dark).at(0, 1.2, 0));
  const panes = Math.max(2, Math.round(w / 9));
  for (let i = 0; i < panes; i++) {
    const step = (w - 5) / panes;
    out.add(plate(step - 1.4, 6.6, 0.5, i === 1 || panes < 3 ? theme.warm : theme.steel).at(-w / 2 + 2.5 + step * (i + 0.5), 2.6, 0.9));
  }
  out.add(box(w + 4, 1.4, 4.6, theme.trim, { bevel: 0.4 }).at(0, 12, 2.3));
  return out;
}

/** A roof cowl with a fan inside. */
export function fan(r: number, theme: Theme): Soup {
  const out = soup(
    lathe([[r, 0], [r, 6], [r + 1, 7], [r + 1, 8.4], [r, 9], [r - 1.4, 9], [r - 1.8, 8], [r - 1.8, 2]], 16, theme.trim),
    lathe([[r - 1.8, 2], [0.01, 2]], 16, theme.dark),
    drum(r * 0.26, 5.5, 8, theme.steel, 0.6).at(0, 2, 0),
  );
  for (let i = 0; i < 5; i++) {
    const blade = new Soup().face([[0, 4.4, -1.6], [r - 2.4, 5.8, -2.6], [r - 2.4, 3.6, 2.6], [0, 4.0, 1.6]], [0, 1, 0], theme.steel, 0.4);
    out.add(blade.turned(i * 72 + 12));
  }
  for (const turn of [0, 60, 120]) out.add(rod([-r, 8.8, 0], [r, 8.8, 0], 0.5, theme.dark, 4).turned(turn));
  return out;
}

/** A whip and dish on a short mast. */
export function antenna(height: number, theme: Theme): Soup {
  return soup(
    drum(3.4, 3, 8, theme.dark, 0.6),
    rod([0, 2, 0], [0, height * 0.55, 0], 1.2, theme.frame, 6),
    rod([0, height * 0.55, 0], [0, height, 0], 0.55, theme.steel, 5),
    rod([-5, height * 0.5, 0], [5, height * 0.5, 0], 0.5, theme.steel, 4),
    rod([-3.4, height * 0.58, 0], [3.4, height * 0.58, 0], 0.5, theme.steel, 4),
    lathe([[0.01, 0], [1.2, 0.6], [1.2, 1.6], [0.01, 2]], 6, theme.accent).at(0, height, 0),
  );
}

/** A dish that looks along `towards`, `r` wide. */
export const dish = (r: number, at: P3, towards: P3, theme: Theme): Soup =>
  soup(
    lathe([[0.01, 0.4], [r * 0.35, r * 0.06], [r * 0.7, r * 0.2], [r, r * 0.42]].map(([x, y]) => [x!, y!] as const).reverse(), 16, theme.hull, true),
    lathe([[0.01, 0], [r * 0.35, r * 0.02], [r * 0.7, r * 0.16], [r, r * 0.42]], 16, theme.trim, true).at(0, -1.2, 0),
    lathe([[r - 0.4, r * 0.42], [r + 0.5, r * 0.4], [r + 0.5, r * 0.36], [r - 0.2, r * 0.34]], 16, theme.trim),
    rod([0, 0, 0], [0, r * 0.7, 0], 0.6, theme.steel, 5),
    drum(1.6, 3, 6, theme.accent, 0.5).at(0, r * 0.66, 0),
  ).by(facing(at, towards));

/** A cargo crate with corner posts, lid and straps. */
export function crate(w: number, h: number, d: number, theme: Theme, paint = theme.hull): Soup {
  const out = prism(chamfered(w - 2.4, d - 2.4, 1), 0.8, h - 1.6, paint, { bevel: 0.5, open: true }).split(24);
  for (const x of [-1, 1]) for (const z of [-1, 1]) out.add(box(4, h - 0.4, 4, theme.trim, { bevel: 0.6, open: true }).at(x * (w / 2 - 2), 0, z * (d / 2 - 2)));
  out.add(
    box(w - 0.6, 2.6, d - 0.6, theme.trim, { bevel: 0.6 }).at(0, h - 3.4, 0), box(w - 7, 1.2, d - 7, paint, { bevel: 0.5, open: true }).at(0, h - 0.8, 0),
  );
  for (const turn of [0, 180]) {
    const face = soup(plate(w - 10, h - 8, 0.7, paint).at(0, 2.4, 0), plate(6, 4.5, 1.3, theme.dark).at(0, h - 9, 0.4));
    out.add(face.at(0, 0, d / 2 - 1.3).turned(turn), plate(d - 10, h - 8, 0.7, paint).at(0, 2.4, w / 2 - 1.3).turned(turn + 90));
  }
  return out;
}

/** A ribbed barrel. */
export function barrel(r: number, h: number, theme: Theme, paint = theme.accent): Soup {
  const third = h / 3;
  const rib = (y: number): [number, number][] => [[r, y - 0.9], [r + 0.8, y - 0.3], [r + 0.8, y + 0.3], [r, y + 0.9]];
  return soup(
    lathe(
      [
        [r - 0.4, 0], [r + 0.4, 0.3], [r + 0.4, 1.3], [r, 1.8],
        ...rib(third),
        ...rib(third * 2),
        [r, h - 1.8], [r + 0.4, h - 1.3], [r + 0.4, h - 0.2], [r - 0.6, h], [r - 1, h - 0.8], [0.01, h - 0.8],
      ],
      14, paint,
    ),
    drum(1.6, 0.9, 6, theme.steel, 0.3).at(r * 0.5, h - 0.8, 0),
  );
}

/** A pipe with a flange at both ends and wherever `joints` says. */
export function ducting(points: readonly P3[], r: number, theme: Theme, paint = theme.steel, joints: readonly (readonly [P3, P3])[] = []): Soup {
  const out = pipe(points, r, paint, r * 2.4, 10);
  for (const [at, along] of joints) out.add(flange(at, along, r, theme.trim, theme.steel));
  return out;
}

/** A hand wheel on a stem: a valve. */
export function valve(r: number, theme: Theme): Soup {
  const ring: P3[] = Array.from({ length: 13 }, (_, i) => [Math.cos((i / 12) * Math.PI * 2) * r, 7, Math.sin((i / 12) * Math.PI * 2) * r]);
  const out = soup(pipe(ring, 0.8, theme.accent, 0.1, 5), drum(1.6, 8, 6, theme.steel, 0.4), drum(3, 3, 8, theme.trim, 0.6));
  for (const turn of [0, 60, 120]) out.add(rod([-r, 7, 0], [r, 7, 0], 0.5, theme.accent, 4).turned(turn));
  return out;
}

