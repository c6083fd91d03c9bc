import { antenna, dish, lamp } from '../modelling/fittings.ts';
import { type Piece, low, onFloor, onMat, openwork, part, solid } from '../piece.ts';
import { lettering, plate, rivet, stripes, vent } from '../modelling/plates.ts';
import { drum, lathe, rod } from '../modelling/round.ts';
import { block, box, chamfered, clip, inset, prism, rectangle, slab } from '../modelling/solids.ts';
import { type P2, type P3, Soup, soup } from '../modelling/soup.ts';

/** A lattice mast with dishes on a concrete foot. */
export const antennaTower: Piece = {
  name: 'antenna-tower',
  make: (theme) => {
    const H = 210;
    const half = (y: number): number => 22 - (y / H) * 15;
    const lattice = soup();
    const cornersAt = (y: number): P3[] => [[-half(y), y, -half(y)], [half(y), y, -half(y)], [half(y), y, half(y)], [-half(y), y, half(y)]];
    const levels = [10, 48, 84, 118, 150, 180, H];
    levels.forEach((y, i) => {
      const here = cornersAt(y);
      for (let k = 0; k < 4; k++) {
        lattice.add(rod(here[k]!, here[(k + 1) % 4]!, 1.1, theme.frame, 5));
        if (i + 1 === levels.length) continue;
        const next = cornersAt(levels[i + 1]!);
        const paint = i % 2 ? theme.mark : theme.accent;
        lattice.add(
          rod(here[k]!, next[k]!, 2, paint, 6), rod(here[k]!, next[(k + 1) % 4]!, 0.9, theme.frame, 5),
          rod(here[(k + 1) % 4]!, next[k]!, 0.9, theme.frame, 5),
        );
      }
    });
    const head = soup(
      box(24, 4, 24, theme.trim, { bevel: 1 }).at(0, H, 0), drum(7, 12, 12, theme.hull, 1.2).at(0, H + 4, 0), antenna(58, theme).at(0, H + 16, 0),
      dish(24, [13, H - 40, 10], [0.8, 0.35, 0.7], theme), dish(15, [-10, H - 76, 14], [-0.5, 0.2, 0.9], theme),
      lathe([[0.01, 0], [2, 0], [2, 3], [0.01, 5]], 8, theme.warm).at(9, H + 4, 9),
    );
    const foot = soup(prism(chamfered(70, 70, 10), 0, 8, theme.concrete, { bevel: 1.6, open: true }).split(18), box(26, 24, 20, theme.hull, { bevel: 1.2, open: true }).split(14).at(0, 8, 0), vent(14, 9, theme).at(0, 18, 10), plate(16, 7, 0.6, theme.accent).at(0, 10, 10), lettering('19', 4.6, 10.8, theme.mark).at(0, 11.4, 0));
    for (const [x, , z] of cornersAt(10)) foot.add(box(10, 4, 10, theme.frame, { bevel: 0.8 }).at(x, 8, z));
    for (const turn of [0, 90, 180, 270]) foot.add(stripes(46, 4, 35.1, theme, 6).at(0, 2, 0).turned(turn));
    return [part('foot', low, foot), part('mast', openwork, lattice, head)];
  },
};

const ringFace = (outer: readonly P2[], inner: readonly P2[], y: number, paint: Parameters<Soup['face']>[2], every = 1): Soup => {
  const out = new Soup();
  const up = (p: P2): P3 => [p[0], y, p[1]];
  outer.forEach((p, i) => {
    const j = (i + 1) % outer.length;
    if (i % every === 0) out.face([up(p), up(outer[j]!), up(inner[j]!), up(inner[i]!)], [0, 1, 0], paint);
  });
  return out;
};

const circle = (r: number, n: number): P2[] =>
  Array.from({ length: n }, (_, i): P2 => [Math.cos(((i + 0.5) / n) * Math.PI * 2) * r, Math.sin(((i + 0.5) / n) * Math.PI * 2) * r]);

/** An eight-sided pad, a step high, with a painted circle, edge lamps and two ramps. */
export const landingPad: Piece = {
  name: 'landing-pad',
  make: (theme) => {
    const [S, Y] = [228, 12];
    const outline = chamfered(S, S, 66);
    const pad = soup(prism(outline, 0, Y - 2, theme.frame, { bevel: 1.6, open: true, top: theme.dark }).split(30));
    const tile = 36;
    const half = S / 2;
    const bed = inset(outline, 8);
    for (let i = -3; i < 3; i++) for (let j = -3; j < 3; j++) {
      const [x, z] = [(i + 0.5) * tile, (j + 0.5) * tile];
      const slabOutline = clip(rectangle(tile - 1, tile - 1).map(([u, v]): P2 => [u + x, v + z]), bed);
      if (slabOutline.length > 2) {
        pad.add(prism(slabOutline, Y - 2.4, Y, theme.deck, { bevel: 0.4, open: true, top: (i * 5 + j * 3) % 4 ? theme.concrete : theme.trim }).split(19));
      }
    }
    const rim = inset(outline, 7);
    pad.add(ringFace(outline, rim, Y - 1.85, theme.hazard));
    const line = Y + 0.15;
    pad.add(ringFace(circle(84, 48), circle(78, 48), line, theme.mark), ringFace(circle(70, 32), circle(66, 32), line, theme.hazard, 2));
    const bar = (w: number, d: number, x: number, z: number): Soup =>
      new Soup().face(
        [[x - w / 2, line, z - d / 2], [x + w / 2, line, z - d / 2], [x + w / 2, line, z + d / 2], [x - w / 2, line, z + d / 2]], [0, 1, 0], theme.mark,
      );
    pad.add(bar(8, 70, -24, 0), bar(8, 70, 24, 0), bar(40, 8, 0, 0));
    for (const turn of [0, 90, 180, 270]) pad.add(stripes(84, 6, half + 0.1, theme, 8).at(0, 2, 0).turned(turn));
    const lamps = soup();
    for (const [x, z] of outline) {
      lamps.add(
        lathe([[3.6, 0], [3.6, 2], [2.6, 3], [2.2, 3]], 8, theme.dark).at(x * 0.955, Y - 2, z * 0.955),
        lathe([[2.2, 3], [1.9, 4.6], [0.01, 5.2]], 8, theme.warm).at(x * 0.955, Y - 2, z * 0.955),
      );
    }
    const ramps = soup();
    for (const turn of [0, 180]) {
      ramps.add(
        soup(
          slab([[0, 0], [34, 0], [34, 1], [0, Y]], 66, theme.trim, { bevel: 0.6 })
            .split(20)
            .turned(-90),
          ...[8, 16, 24].map((z) => block(56, 0.9, 1.4, theme.hazard).at(0, Y - (z / 34) * (Y - 1) + 0.1, z)),
        )
          .at(0, 0, half - 1)
          .turned(turn),
      );
    }
    return [
      part('pad', { ...low, move: 'passable', ingress: [1, -1].map((side) => ({ kind: 'ramp' as const, from: onMat(0, side * (half + 50)), to: onFloor(0, side * (half - 20)) })) }, pad),
      part('ramps', { ...low, move: 'passable' }, ramps),
      part('lamps', openwork, lamps),
    ];
  },
};

/** A small shuttle at rest: a wedge hull lofted through sections, folded wings, engines. */
export const shuttle: Piece = {
  name: 'shuttle',
  make: (theme) => {
    // Sections from nose to tail: z, half width, floor, belt, roof, half roof width.
    const sections = [
      [96, 7, 19, 24, 27, 4], [84, 15, 15, 25, 33, 9], [62, 25, 12, 28, 43, 15], [40, 32, 11, 30, 57, 19], [4, 37, 11, 31, 62, 23],
      [-44, 38, 11, 31, 62, 24], [-70, 33, 14, 31, 56, 21],
    ] as const;
    const ring = ([z, w, f, b, r, t]: (typeof sections)[number]): P3[] => [
      [-w * 0.7, f, z], [w * 0.7, f, z], [w, b - 3, z], [w, b + 3, z], [t, r, z], [-t, r, z], [-w, b + 3, z], [-w, b - 3, z],
    ];
    const hull = new Soup();
    const mid = (a: P3, b: P3, k: number): P3 => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
    for (let i = 0; i + 1 < sections.length; i++) {
      const [a, b] = [ring(sections[i]!), ring(sections[i + 1]!)];
      for (let k = 0; k < 8; k++) {
        const j = (k + 1) % 8;
        const out: P3 = [a[k]![0] + a[j]![0], a[k]![1] + a[j]![1] - a[0]![1] - a[4]![1], 0.1];
        const belt = k === 2 || k === 6;
        const glass = i === 2 && (k === 3 || k === 4 || k === 5);
        const paint = belt ? theme.accent : k === 0 ? theme.dark : glass ? theme.glass : theme.hull;
        const four = [a[k]!, a[j]!, b[j]!, b[k]!] as const;
        const centre = mid(mid(four[0], four[2], 0.5), mid(four[1], four[3], 0.5), 0.5);
        const shrunk = four.map((p) => mid(p, centre, 0.045));
        hull.add(new Soup().face(four, out, glass ? theme.trim : theme.dark, 0));
        const lift = 0.9;
        const n = Math.hypot(...out);
        const raised = shrunk.map((p): P3 => [p[0] + (out[0] / n) * lift, p[1] + (out[1] / n) * lift, p[2]]);
        hull.add(new Soup().face(raised, out, paint).split(18));
        raised.forEach((p, q) => hull.face([p, raised[(q + 1) % 4]!, four[(q + 1) % 4]!, four[q]!], out, paint, 1));
      }
    }
    hull.face(ring(sections[6]), [0, 0, -1], theme.dark).face(ring(sections[0]), [0, 0, 1], theme.accent);
    const [brow, sill] = [ring(sections[3]), ring(sections[2])];
    for (const k of [3, 4, 5, 6]) hull.add(rod(sill[k]!, brow[k]!, 1.3, theme.trim, 6));
    for (const [a, b] of [[3, 4], [4, 5], [5, 6]] as const) hull.add(rod(sill[a]!, sill[b]!, 1.3, theme.trim, 6), rod(brow[a]!, brow[b]!, 1.3, theme.trim, 6));
    for (const k of [0.34, 0.66]) hull.add(rod(mid(sill[4]!, sill[5]!, k), mid(brow[4]!, brow[5]!, k), 0.9, theme.trim, 5));
    const gear = soup();
    for (const x of [-17, 17]) {
      hull.add(lathe([[9, 0], [11.5, 2], [11.5, 16], [9.5, 18], [8.4, 18], [7, 11]], 16, theme.trim).tipped('x', -90).at(x, 33, -62), lathe([[7.4, 0], [0.01, 1]], 16, theme.cool).tipped('x', -90).at(x, 33, -73));
    }
    for (const side of [-1, 1]) {
      const wing: P2[] = [[-58, 0], [34, 0], [8, 46], [-44, 64], [-58, 58]];
      const blade = slab(wing, 5, theme.hull, { bevel: 1.2 }).split(20);
      blade.add(
        slab([[-54, 40], [2, 40], [5, 44], [-44, 60], [-54, 55]], 5.8, theme.accent, { bevel: 0.5 }).split(18),
        slab([[-52, 6], [20, 6], [8, 24], [-52, 28]], 6, theme.trim, { bevel: 0.5 }).split(20),
      );
      hull.add(blade.turned(-90).tipped('z', side * -14).at(side * 39, 33, 0), plate(26, 10, 1, theme.trim).turned(side * 90).at(side * 38, 14, 10));
      for (const z of [44, -40]) {
        gear.add(rod([side * 20, 14, z], [side * 25, 2, z], 2.6, theme.steel, 8), box(15, 2.4, 19, theme.dark, { bevel: 0.7 }).at(side * 26, 0, z));
      }
    }
    const top = soup(box(20, 3, 40, theme.trim, { bevel: 1 }).split(18).at(0, 61.5, -24), vent(14, 12, theme).tipped('x', -90).at(0, 64.2, -12), drum(5, 4, 12, theme.steel, 0.8).at(0, 64, -36), lettering('A9', 10, 0, theme.mark).tipped('x', -90).at(0, 63.4, 18));
    for (const x of [-20, 20]) for (let z = -40; z <= 0; z += 10) top.add(rivet(0, 0, 0, theme.steel).tipped('x', -90).at(x, 62.6, z));
    for (const z of [72, 90]) top.add(box(7, 1, 9, theme.trim, { bevel: 0.4 }).tipped('x', 22).at(0, z < 80 ? 38.5 : 29.6, z));
    for (const side of [-1, 1]) top.add(plate(22, 9, 0.9, theme.trim, 2).tipped('x', -24).turned(side * 90).at(side * 34.5, 36, -22), stripes(18, 3, 1.2, theme, 4).tipped('x', -24).turned(side * 90).at(side * 34.5, 36, -22));
    return [part('hull', { ...solid, stand: false }, hull, top, lamp(theme).at(0, 20, 97)), part('gear', openwork, gear)];
  },
};
