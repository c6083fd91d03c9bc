/** What fills halls and streets, on a grid of squares of an inch: desks, bars and tables, stalls, cargo, pillars, chasms and the bridges over them. */
import { barrel, crate, lamp } from '../modelling/fittings.ts';
import type { Theme } from '../modelling/paint.ts';
import { lettering, plate, stripes, vent } from '../modelling/plates.ts';
import { drum, lathe, pipe, rod } from '../modelling/round.ts';
import { block, box, chamfered, prism, rectangle, slab } from '../modelling/solids.ts';
import { type P2, type P3, row, Soup, soup } from '../modelling/soup.ts';
import { grating, railing } from '../modelling/walkways.ts';
import { low, openwork, part, type Piece, pit, type Qualities, solid, walkway } from '../piece.ts';
import { SQUARE } from './bulkheads.ts';

const lowOf: Qualities = { ...low, stand: false };
const solidOf: Qualities = { ...solid, stand: false };

/** A row of small lamps and keys on a sloping desk, facing +z. */
function keys(wide: number, theme: Theme): Soup {
  const out = soup();
  const paints = [theme.cool, theme.warm, theme.dark, theme.hazard, theme.cool, theme.dark];
  for (let i = 0, x = -wide / 2 + 2; x < wide / 2 - 1; i++, x += 3.4) for (const y of [0, 3]) out.add(plate(2.2, 1.8, 0.5,
    paints[(i * 5 + y) % paints.length]!).at(x, y, 0));
  return out;
}

/** A control desk of two squares, its screens towards the back. */
export const consoleDesk: Piece = {
  name: 'console',
  make: (theme) => {
    const [w, d] = [2 * SQUARE - 4, 21];
    const desk = soup(
      box(w, 3, d, theme.dark, { bevel: 0.6, open: true }), box(w - 3, 14, d - 4, theme.trim, { bevel: 1.2, open: true }).split(16),
      slab([[-8, 14], [9, 14], [9, 17], [-1, 21], [-8, 21]], w, theme.hull, { bevel: 0.8 }).turned(90).split(18),
    );
    desk.add(keys(w - 8, theme).tipped('x', -66).at(0, 17.4, 4.4), box(w - 4, 9, 3.4, theme.trim, { bevel: 0.7 }).at(0, 20, -6.6));
    for (const x of [-15, 0, 15]) desk.add(
      plate(12, 6.4, 0.7, theme.cool, 1).at(x, 21.4, -4.8), plate(11, 9, 0.8, theme.hull, 2).at(x, 4, 8.6),
      plate(11, 8, 0.8, theme.hull, 2).turned(180).at(x, 5, -8.6),
    );
    return [part('desk', lowOf, desk)];
  },
};

/** A bar of four squares with taps and glasses; who serves stands at its back. */
export const barCounter: Piece = {
  name: 'bar-counter',
  make: (theme) => {
    const w = 4 * SQUARE - 3;
    const bar = soup(
      box(w - 5, 19, 15, theme.trim, { bevel: 1, open: true }).split(20), prism(chamfered(w, 22, 3), 19, 22.4, theme.accent, { bevel: 0.9 }).split(18),
      box(w - 4, 2.6, 17, theme.dark, { bevel: 0.5, open: true }), rod([-w / 2 + 3, 4.4, 10], [w / 2 - 3, 4.4, 10], 1, theme.steel, 6),
      block(w - 8, 1, 0.8, theme.warm).at(0, 16.6, 7.8),
    );
    for (let i = 0; i < 6; i++) bar.add(
      plate(13, 12, 1, theme.hull, 2).at((i - 2.5) * 15.6, 3.6, 7.4), plate(13, 12, 1, theme.hull, 2).turned(180).at((i - 2.5) * 15.6, 3.6, -7.4),
    );
    for (const [x, z, k] of [[-38, -3, 0], [-20, 4, 1], [-13, 5, 2], [9, -4, 1], [16, 3, 0], [36, 2, 2]] as const) {
      bar.add(k === 0 ? soup(drum(1.8, 6.4, 8, theme.steel, 0.4), rod([0, 5.6, 0], [0, 5.6, 4], 0.7, theme.steel, 5)).at(x, 22.4,
        z) : lathe([[1.2, 0], [1.9, 3.2], [1.5, 3.2], [0.01, 1]], 8, k === 1 ? theme.warm : theme.cool).at(x, 22.4, z));
    }
    bar.add(
      lathe([[0.01, 0], [5, 0], [6.4, 3], [6.4, 9], [3, 13], [1.4, 16], [0.01, 16]], 12, theme.steel).at(26, 22.4, -3),
      pipe([[26, 37, -3], [26, 41, -3], [14, 41, -3], [14, 22, -3]], 0.9, theme.accent, 3, 6),
    );
    return [part('counter', lowOf, bar)];
  },
};

/** A round table with two stools, on one square. */
export const barTable: Piece = {
  name: 'bar-table',
  make: (theme) => {
    const table = soup(
      lathe([[6, 0], [6.6, 0.6], [4, 2], [1.8, 4], [1.8, 13], [5, 15]], 12, theme.steel), drum(11.4, 2.4, 18, theme.accent, 0.6).at(0, 15, 0),
      lathe([[11.5, 15.6], [11.5, 16.8]], 18, theme.hazard), drum(3, 0.8, 10, theme.cool, 0.2).at(0, 17.4, 0),
      lathe([[1.2, 0], [1.8, 3], [1.4, 3], [0.01, 1]], 8, theme.warm).at(5.4, 17.4, 3),
        lathe([[1.2, 0], [1.8, 3], [1.4, 3], [0.01, 1]], 8, theme.steel).at(-6, 17.4, -2.6),
    );
    return [part('table', lowOf, table)];
  },
};

/** A bench with a high back, bent round a table, two squares by two with its open side to the front. */
export const booth: Piece = {
  name: 'booth',
  make: (theme) => {
    const w = 2 * SQUARE - 3;
    const seat: P2[] = [
      [-w / 2, -w / 2], [w / 2, -w / 2], [w / 2, w / 2 - 6], [w / 2 - 11, w / 2 - 6], [w / 2 - 11, -w / 2 + 11], [-w / 2 + 11, -w / 2 + 11],
      [-w / 2 + 11, w / 2 - 6], [-w / 2, w / 2 - 6],
    ];
    const bench = soup(prism(seat, 0, 9, theme.accent, { bevel: 0.8, open: true }).split(14));
    bench.add(box(w, 22, 4, theme.trim, { bevel: 1, open: true }).split(16).at(0, 0, -w / 2 + 2));
    for (const side of [-1, 1]) bench.add(
      box(4, 22, w - 8, theme.trim, { bevel: 1, open: true }).split(16).at(side * (w / 2 - 2), 0, -2),
      block(1, 2, w - 14, theme.warm).at(side * (w / 2 - 4.4), 17, -3),
    );
    bench.add(drum(9, 2, 14, theme.hull, 0.5).at(0, 15, 3), drum(1.8, 15, 8, theme.steel, 0.3).at(0, 0, 3), drum(2.4, 0.8, 8, theme.cool, 0.2).at(0, 17, 3));
    return [part('bench', lowOf, bench)];
  },
};

/** A trader's stall of three squares by two: a counter with wares to the front, and an awning over it. */
export const stall: Piece = {
  name: 'stall',
  make: (theme, rng) => {
    const [w, d] = [3 * SQUARE - 4, 2 * SQUARE - 4];
    const counter = soup(
      box(w, 16, 18, theme.trim, { bevel: 1, open: true }).split(18).at(0, 0, d / 2 - 11),
        box(w + 2, 2.4, 22, theme.hull, { bevel: 0.7 }).split(18).at(0, 16, d / 2 - 11),
      box(w - 4, 20, 9, theme.hull, { bevel: 1, open: true }).split(18).at(0, 0, -d / 2 + 5),
    );
    for (let i = 0; i < 7; i++) {
      const [x, kind] = [-31 + i * 10.3, rng()];
      const paint = [theme.warm, theme.accent, theme.cool, theme.hazard, theme.steel][Math.floor(rng() * 5)]!;
      counter.add(kind < 0.4 ? box(7, 3 + rng() * 4, 8, theme.dark, { bevel: 0.5 }).at(x, 18.4, d / 2 - 11) : drum(2.6 + rng() * 1.4, 4 + rng() * 4,
        10, paint, 0.6).at(x, 18.4, d / 2 - 12));
      counter.add(box(8, 4 + rng() * 6, 6, i % 2 === 0 ? theme.accent : theme.trim, { bevel: 0.6 }).at(x, 20, -d / 2 + 5));
    }
    counter.add(
      plate(16, 9, 1, theme.accent, 1.6).at(-18, 4, d / 2 - 2), lettering('A9', 6, 1.2, theme.mark).at(-18, 5.6, d / 2 - 1.8),
      barrel(6, 17, theme).at(29, 0, -3),
    );
    const posts = soup();
    for (const x of [-1, 1]) for (const z of [-1, 1]) posts.add(block(2.2, z > 0 ? 47 : 57, 2.2, theme.rail).at(x * (w / 2 - 1.5), 0, z * (d / 2 - 2)));
    const awning = new Soup();
    const strips = 8;
    for (let i = 0; i < strips; i++) {
      const [x0, x1] = [-w / 2 - 3 + ((w + 6) * i) / strips, -w / 2 - 3 + ((w + 6) * (i + 1)) / strips];
      const paint = i % 2 === 0 ? theme.accent : theme.mark;
      const line = (x: number): P3[] => [[x, 58.4, -d / 2 + 1], [x, 53, 2], [x, 46.6, d / 2 + 4]];
      const [a, b] = [line(x0), line(x1)];
      for (const k of [0, 1]) for (const side of [1, -1]) awning.face(
        [a[k]!, b[k]!, b[k + 1]!, a[k + 1]!].map(([x, y, z]): P3 => [x, y + (side < 0 ? -0.8 : 0), z]), [0, side, 0], paint,
      );
      awning.face([a[2]!, b[2]!, [x1, 43.6, d / 2 + 4.4], [(x0 + x1) / 2, 42.4, d / 2 + 4.4], [x0, 43.6, d / 2 + 4.4]], [0, 0, 1], paint);
    }
    return [part('counter', lowOf, counter), part('posts', openwork, posts), part('awning', { ...openwork, move: 'passable' }, awning)];
  },
};

/** A cargo container of four squares by two. */
export const container: Piece = {
  name: 'container',
  make: (theme) => {
    const [w, h, d] = [4 * SQUARE - 4, 46, 2 * SQUARE - 4];
    const body = soup(
      box(w - 4, h - 2, d - 4, theme.accent, { bevel: 0.4, open: true }).split(24).at(0, 1, 0),
      box(w, 4, d, theme.frame, { bevel: 0.8, open: true }).split(26), box(w, 4, d, theme.frame, { bevel: 0.8 }).split(26).at(0, h - 4, 0),
    );
    for (const x of [-1, 1]) for (const z of [-1, 1]) body.add(box(6, h - 2, 6, theme.frame, { bevel: 0.8, open: true }).split(24).at(x * (w / 2 - 3),
      1, z * (d / 2 - 3)));
    for (const turn of [0, 180]) {
      const side = soup();
      for (let x = -w / 2 + 12; x < w / 2 - 9; x += 8) side.add(box(3.6, h - 10, 2, theme.accent, { bevel: 0.6 }).at(x, 5, d / 2 - 1.6));
      side.add(
        plate(30, 14, 1, theme.trim, 2).at(-14, 18, d / 2 - 0.4), lettering('G-38', 8, d / 2 + 0.8, theme.mark).at(-14, 21, 0),
        stripes(26, 5, d / 2 + 0.4, theme, 5).at(22, 6, 0),
      );
      const door = soup(plate(d - 14, h - 12, 1.6, theme.accent, 1).at(0, 6, 0), ...[-5, 5].map((x) => rod([x, 7, 2.6], [x, h - 8, 2.6], 0.9, theme.steel, 5)));
      body.add(side.turned(turn), door.turned(90 + turn).at((turn === 0 ? 1 : -1) * (w / 2 - 2), 0, 0));
    }
    return [part('body', solidOf, body)];
  },
};

/** A pillar on one square, up to where a roof would be. */
export const pillar: Piece = {
  name: 'pillar',
  make: (theme) => {
    const body = soup(
      prism(
        chamfered(24, 24, 5), 0, 5, theme.concrete, { bevel: 1.2, open: true },
      ).split(16), prism(chamfered(19, 19, 4), 5, 66, theme.hull, { bevel: 0.8, open: true }).split(18),
      prism(chamfered(22, 22, 5), 54, 60, theme.trim, { bevel: 0.9 }), prism(chamfered(24, 24, 6), 64, 70, theme.trim, { bevel: 1.2 }),
    );
    for (const turn of [0, 90, 180, 270]) body.add(soup(plate(9, 30, 0.9, theme.trim, 1.6).at(0, 12, 9.4),
      plate(2.4, 22, 0.6, theme.cool).at(0, 16, 10.4), stripes(14, 3, 9.8, theme, 3).at(0, 6, 0)).turned(turn));
    return [part('body', solidOf, body)];
  },
};

/** A stack of freight on two squares by two. */
export const freight: Piece = {
  name: 'freight',
  make: (theme) => [
    part(
      'lower', lowOf, crate(24, 20, 24, theme).at(-12.4, 0, -12.4), crate(23, 18, 23, theme, theme.trim).turned(4).at(12.4, 0, 12),
      barrel(9, 22, theme).at(-13, 0, 12.6), crate(22, 20, 23, theme, theme.accent).turned(-3).at(12.2, 0, -12.4),
    ),
  ],
};

/** Depth as it is painted on the ground: rings of light on dark walls, ever closer together. */
function depth(w: number, d: number, theme: Theme): Soup {
  const out = soup(prism(rectangle(w, d), 0, 1.5, theme.dark, { bevel: 0, open: true }));
  for (const [k, paint] of [[0.86, theme.frame], [0.7, theme.trim], [0.56, theme.dark], [0.43, theme.hazardDark], [0.31, theme.cool],
    [0.27, theme.glass]] as const) {
    out.add(prism(rectangle(w - d * (1 - k), d * k), 1.5, 1.5 + (1 - k) * 0.9, paint, { bevel: 0, open: true }));
  }
  return out;
}

/** Three squares of a chasm four squares wide that goes on to both sides (x). */
export const chasm: Piece = {
  name: 'chasm',
  make: (theme) => {
    const [w, d] = [3 * SQUARE, 4 * SQUARE];
    const hole = soup(box(w, 0.6, d, theme.glass, { bevel: 0, open: true }));
    for (const turn of [0, 180]) {
      const side = soup();
      for (const [from, to, y, paint] of [[3, 11, 1.6, theme.frame], [11, 19, 1.4, theme.trim], [19, 27, 1.2, theme.dark],
        [27, 35, 1, theme.hazardDark]] as const) {
        side.add(box(w, y, to - from, paint, { bevel: 0, open: true }).at(0, 0, d / 2 - (from + to) / 2));
      }
      // Ribs go down its walls, lamps stand on a ledge far below.
      for (const x of [-1, 0, 1]) side.add(block(3, 1.8, 30, theme.frame).at(x * SQUARE, 0, d / 2 - 18),
        block(6, 1.6, 1.2, theme.cool).at(x * SQUARE + 8, 0, d / 2 - 23));
      hole.add(side.turned(turn));
    }
    for (const x of [-30, -6, 20]) hole.add(block(8, 0.8, 1, theme.warm).at(x, 0, (x % 7) - 1));
    for (const turn of [0, 180]) hole.add(box(w, 3, 3, theme.hazard, { bevel: 0.5, open: true }).split(26).at(0, 0, d / 2 - 1.5).turned(turn));
    return [part('hole', pit, hole)];
  },
};

/** A shaft of three squares by three with a kerb all round. */
export const shaft: Piece = {
  name: 'shaft',
  make: (theme) => {
    const w = 3 * SQUARE;
    const hole = depth(w, w, theme);
    for (const turn of [0, 90, 180, 270]) hole.add(
      box(w, 3, 3.4, theme.hazard, { bevel: 0.6, open: true }).split(26).at(0, 0, w / 2 - 1.7).turned(turn),
      stripes(w - 4, 2.4, 0, theme, 4).tipped('x', -90).at(0, 3.1, w / 2 - 0.5).turned(turn),
    );
    return [part('hole', pit, hole)];
  },
};

/** A bridge two squares wide and six long (z): over a chasm of four, with a square of ramp at either end. */
export const footbridge: Piece = {
  name: 'footbridge',
  make: (theme) => {
    const [w, l] = [2 * SQUARE, 6 * SQUARE];
    const deck = soup(grating(l, w, theme).turned(90).at(0, 8, 0));
    const rails = soup();
    for (const side of [-1, 1]) {
      rails.add(railing(l - 54, theme, 15).turned(90).at(side * (w / 2 - 1.4), 8, (l - 54) / 2));
      for (const z of [-1, 1]) rails.add(
        box(4, 22, 4, theme.hazard, { bevel: 0.7 }).at(side * (w / 2 - 2), 0, z * (l / 2 - 27)),
        lamp(theme).at(side * (w / 2 - 2), 22, z * (l / 2 - 27) - 2),
      );
    }
    return [part('deck', walkway, deck), part('railings', { ...openwork, low: true }, rails)];
  },
};

/** A flier of two seats in its cradle, eight squares by six: it fills a hangar. */
export const skiff: Piece = {
  name: 'skiff',
  make: (theme) => {
    const hull: P2[] = [[-98, -6], [-70, -22], [-30, -30], [40, -30], [84, -24], [98, -12], [98, 12], [84, 24], [40, 30], [-30, 30], [-70, 22], [-98, 6]];
    const body = soup(
      prism(hull, 12, 30, theme.hull, { bevel: 3 }).split(18),
      prism(hull.map(([x, z]): P2 => [x * 0.7 + 8, z * 0.66]), 30, 38, theme.trim, { bevel: 3 }).split(18),
      prism(chamfered(44, 22, 8), 38, 46, theme.glass, { bevel: 3, taper: 0.8 }).at(-34, 0, 0), block(60, 4, 50, theme.dark).at(10, 2, 0),
    );
    for (const side of [-1, 1]) {
      body.add(slab([[-20, 0], [60, 0], [74, 30], [40, 34]], 4, theme.accent, { bevel: 0.9 }).tipped('x', 90 * side).at(0, 22, side * 28).split(20));
      body.add(drum(10, 44, 16, theme.frame, 2).tipped('z', 90).at(96, 24, side * 16), drum(7, 2, 14, theme.cool, 0.4).tipped('z', 90).at(98.5, 24, side * 16));
      body.add(vent(24, 8, theme).at(30, 18, 30.4).turned(side > 0 ? 0 : 180), lettering('8', 12, 30.6, theme.mark).at(-10, 16, 0).turned(side > 0 ? 0 : 180));
    }
    for (const [x, z] of [[-50, 0], [60, -22], [60, 22]] as const) body.add(
      drum(2.6, 13, 8, theme.steel, 0.4).at(x, 1, z), drum(7, 2, 10, theme.frame, 0.6).at(x, 0, z),
    );
    body.add(row(5, [14, 0, 0], () => block(5, 1, 12, theme.dark)).at(28, 38, 0));
    return [part('hull', solidOf, body)];
  },
};
