/** What is fixed flat on a wall: plates, rivets, panelled skins, painted stripes and numbers. All face +z, on y = 0. */
import type { Random } from '../../../../engine/core/rng.ts';
import type { Paint, Theme } from './paint.ts';
import { lathe } from './round.ts';
import { chamfered, inset, rectangle, slab } from './solids.ts';
import { type P2, type P3, Soup, soup } from './soup.ts';

const raised = (outline: readonly P2[], by: number): P2[] => outline.map(([x, y]) => [x, y + by]);

/** A bevelled plate of the given thickness, its back on z = 0. */
export function plate(w: number, h: number, thick: number, paint: Paint, cut = 0, bevel = 0.45): Soup {
  const outline = cut ? chamfered(w, h, cut) : rectangle(w, h);
  return slab(raised(outline, h / 2), thick, paint, { bevel, open: true }).at(0, 0, thick / 2);
}

export const rivet = (x: number, y: number, z: number, paint: Paint): Soup =>
  lathe([[1, 0], [0.01, 0.8]], 5, paint).tipped('x', 90).at(x, y, z);

/** Rivets near the corners of a plate and along its longer sides. */
function riveted(w: number, h: number, z: number, paint: Paint, every = 14): Soup {
  const out = new Soup();
  const along = (len: number): number[] => {
    const n = Math.max(1, Math.round((len - 5) / every));
    return Array.from({ length: n + 1 }, (_, i) => -len / 2 + 2.5 + ((len - 5) * i) / n);
  };
  for (const x of along(w)) for (const y of [2.5, h - 2.5]) out.add(rivet(x, y, z, paint));
  return out;
}

/** A louvred vent in a frame. */
export function vent(w: number, h: number, theme: Theme): Soup {
  const out = soup(plate(w, h, 1.2, theme.dark), frame(w, h, 2.2, 2.4, theme.trim));
  const n = Math.max(2, Math.round((h - 5) / 3.2));
  for (let i = 0; i < n; i++) {
    const y = 2.6 + ((h - 5.2) * (i + 0.5)) / n;
    out.add(
      new Soup().face(
        [[-w / 2 + 2, y + 1.3, 0.9], [w / 2 - 2, y + 1.3, 0.9], [w / 2 - 2, y - 0.9, 2.3], [-w / 2 + 2, y - 0.9, 2.3]], [0, 1, 1], theme.steel, 0.5,
      ),
    );
  }
  return out;
}

/** Four bars around an opening of outer size w by h. */
export function frame(w: number, h: number, bar: number, thick: number, paint: Paint): Soup {
  const outer = raised(rectangle(w, h), h / 2);
  const inner = inset(outer, bar);
  const out = new Soup();
  const b = 0.4;
  const [mid, rim] = [inset(outer, b), inset(outer, bar - b)];
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) % 4;
    const p = (ring: readonly P2[], k: number, z: number): P3 => [ring[k]![0], ring[k]![1], z];
    const away: P3 = [outer[i]![0] + outer[j]![0], outer[i]![1] + outer[j]![1] - h, 0];
    const towards: P3 = [-away[0], -away[1], 0];
    out.face([p(outer, i, 0), p(outer, j, 0), p(outer, j, thick - b), p(outer, i, thick - b)], away, paint);
    out.face([p(outer, i, thick - b), p(outer, j, thick - b), p(mid, j, thick), p(mid, i, thick)], [away[0], away[1], h], paint, 1);
    out.face([p(mid, i, thick), p(mid, j, thick), p(rim, j, thick), p(rim, i, thick)], [0, 0, 1], paint);
    out.face([p(rim, i, thick), p(rim, j, thick), p(inner, j, thick - b), p(inner, i, thick - b)], [towards[0], towards[1], h], paint, 1);
    out.face([p(inner, i, thick - b), p(inner, j, thick - b), p(inner, j, 0), p(inner, i, 0)], towards, paint);
  }
  return out;
}

export interface SkinOptions {
  /** Widths of the columns, and heights of the rows from below; the gaps between are the panel lines. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly paints: readonly Paint[];
  /** Cells left free for doors and vents, as "column,row". */
  readonly without?: readonly string[];
}

/** Stencilled letters on a coloured plate. */
export function sign(text: string, h: number, theme: Theme, paint = theme.accent): Soup {
  const w = text.length * 0.8 * h + h * 0.9;
  return soup(plate(w, h * 1.7, 1.4, paint, 1.6), lettering(text, h, 1.55, theme.mark).at(0, h * 0.36, 0));
}

/** A wall skin of plates with panel lines between them; each plate is a little different. */
export function skin(w: number, h: number, theme: Theme, rng: Random, options: SkinOptions): Soup {
  const { columns, rows, paints, without = [] } = options;
  const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  const [kx, ky] = [w / total(columns), h / total(rows)];
  const out = new Soup();
  let x = -w / 2;
  columns.forEach((column, i) => {
    let y = 0;
    rows.forEach((tall, j) => {
      const [pw, ph] = [column * kx - 1.1, tall * ky - 1.1];
      if (!without.includes(`${i},${j}`)) out.add(cellPlate(pw, ph, theme, rng, paints[Math.floor(rng() * paints.length)]!).at(x + (column * kx) / 2, y + 0.55, 0));
      y += tall * ky;
    });
    x += column * kx;
  });
  return out;
}

function cellPlate(w: number, h: number, theme: Theme, rng: Random, paint: Paint): Soup {
  const thick = 1.2 + Math.floor(rng() * 3) * 0.35;
  const out = plate(w, h, thick, paint, rng() < 0.25 ? 2.5 : 0).split(34);
  const kind = rng();
  if (w < 12 || h < 12) return out;
  if (kind < 0.3) out.add(plate(w - 6, h - 6, 0.8, paint, rng() < 0.5 ? 2 : 0, 0.5).at(0, 3, thick));
  else if (kind < 0.5) out.add(riveted(w, h, thick, theme.steel));
  else if (kind < 0.62) out.add(vent(Math.min(16, w - 4), Math.min(11, h - 4), theme).at(0, h / 2 - 4, thick));
  else if (kind < 0.72) out.add(plate(w * 0.4, 5, 1.4, theme.trim).at(w * 0.18, 3, thick));
  return out;
}

const keepRight = (shape: P2[], x: number, sign: 1 | -1): P2[] => {
  const out: P2[] = [];
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length]!;
    const [a, b] = [(p[0] - x) * sign, (q[0] - x) * sign];
    if (a >= 0) out.push(p);
    if (a * b < 0) out.push([p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)]);
  });
  return out;
};

/** Slanted warning stripes as flat faces. */
export function stripes(w: number, h: number, z: number, theme: Theme, step = 6): Soup {
  const out = new Soup();
  for (let i = -Math.ceil(h / step) - 1, x = -w / 2 + i * step; x < w / 2; i++, x += step) {
    const lean: P2[] = [[x, 0], [x + step, 0], [x + step + h, h], [x + h, h]];
    const cut = keepRight(keepRight(lean, -w / 2, 1), w / 2, -1);
    if (cut.length > 2) out.face(cut.map(([a, b]): P3 => [a, b, z]), [0, 0, 1], i & 1 ? theme.hazard : theme.hazardDark);
  }
  return out;
}

const stencil: Readonly<Record<string, readonly string[]>> = {
  '0': ['###', '#.#', '#.#', '#.#', '###'], '1': ['.#.', '##.', '.#.', '.#.', '###'], '2': ['###', '..#', '###', '#..', '###'],
  '3': ['###', '..#', '.##', '..#', '###'], '4': ['#.#', '#.#', '###', '..#', '..#'], '5': ['###', '#..', '###', '..#', '###'],
  '6': ['###', '#..', '###', '#.#', '###'], '7': ['###', '..#', '..#', '.#.', '.#.'], '8': ['###', '#.#', '###', '#.#', '###'],
  '9': ['###', '#.#', '###', '..#', '###'], A: ['.#.', '#.#', '###', '#.#', '#.#'], F: ['###', '#..', '##.', '#..', '#..'],
  G: ['###', '#..', '#.#', '#.#', '###'], H: ['#.#', '#.#', '###', '#.#', '#.#'], '-': ['...', '...', '###', '...', '...'],
};

/** Stencilled letters, `h` high, as flat faces. */
export function lettering(text: string, h: number, z: number, paint: Paint): Soup {
  const out = new Soup();
  const px = h / 5;
  const width = text.length * 4 * px - px;
  [...text].forEach((letter, i) =>
    (stencil[letter] ?? []).forEach((line, r) => {
      for (const run of line.matchAll(/#+/g)) {
        const x0 = -width / 2 + (i * 4 + run.index) * px;
        const x1 = x0 + run[0].length * px;
        const [y0, y1] = [h - (r + 1) * px, h - r * px];
        out.face([[x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]], [0, 0, 1], paint);
      }
    }),
  );
  return out;
}
