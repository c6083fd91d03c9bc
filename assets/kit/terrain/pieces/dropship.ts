/** A ship that one is in: its hold lies open to the sky, so that whoever stands there is seen. */
import { lamp } from '../modelling/fittings.ts';
import type { Theme } from '../modelling/paint.ts';
import { lettering, plate, rivet, stripes, vent } from '../modelling/plates.ts';
import { drum } from '../modelling/round.ts';
import { block, box, chamfered, prism, slab } from '../modelling/solids.ts';
import { type P2, type Soup, soup } from '../modelling/soup.ts';
import { part, type Piece, type Qualities, solid, walkway } from '../piece.ts';
import { SQUARE } from './bulkheads.ts';

/** Height of its sides, as of a bulkhead: nobody sees over them. */
const HIGH = 54;
/** Squares across, of the hold from stern to nose, and of the nose. */
const [ACROSS, HOLD, NOSE] = [4, 5, 2] as const;
const HALF = (ACROSS * SQUARE) / 2;
/** Where the hold begins and ends, and the nose (z, mm). */
const STERN = (-(HOLD + NOSE) * SQUARE) / 2;
const BROW = STERN + HOLD * SQUARE;
const TIP = BROW + NOSE * SQUARE;
const hullOf: Qualities = { ...solid, stand: false };

/** A stretch of side along x about the middle, its outside to +z: plates on a core, a belt, a rail on top. */
function side(length: number, theme: Theme): Soup {
  const out = soup(
    box(length, HIGH - 2, 4.4, theme.dark, { bevel: 0, open: true }).split(52),
    box(length, 5, 7.6, theme.trim, { bevel: 1.2 }).split(40).at(0, HIGH - 5, 0),
    box(length, 5, 7, theme.frame, { bevel: 0.9, open: true }).split(52),
    plate(length - 1.4, 20, 1.4, theme.hull, 2.4).at(0, 6, 2.2), plate(length - 1.4, 15, 1.4, theme.hull, 2.4).at(0, 33, 2.2),
    box(length, 4.4, 3.4, theme.accent, { bevel: 0.6 }).split(40).at(0, 27.2, 2.4),
  );
  for (let x = -length / 2 + 6; x < length / 2 - 3; x += 12) out.add(rivet(x, 46, 3.6, theme.steel), rivet(x, 8, 3.6, theme.steel));
  // Inside: padding with a light above it.
  for (let i = 0, n = Math.max(1, Math.round(length / SQUARE)); i < n; i++) {
    const x = -length / 2 + (length / n) * (i + 0.5);
    out.add(soup(
      plate(length / n - 3, 24, 1, theme.trim, 2).at(-x, 9, 2.2), block(length / n - 9, 1.8, 1, theme.warm).at(-x, 41, 2.4),
    ).turned(180));
  }
  return out;
}

/** A post at the side of an opening. */
const post = (theme: Theme): Soup => soup(
  prism(chamfered(5, 9, 1.6), 0, HIGH, theme.frame, { bevel: 0.9, open: true }).split(20), box(5.6, 4, 9.6, theme.hazard, { bevel: 0.5, open: true }),
);

const NOSE_PLAN: readonly P2[] = [[-HALF, BROW], [-HALF, BROW + 27], [-HALF + 13, TIP - 1], [HALF - 13, TIP - 1], [HALF, BROW + 27], [HALF, BROW]];

/** The nose: a wedge with a cockpit on it. */
function nose(theme: Theme): Soup {
  const narrower = (k: number, back: number): P2[] => NOSE_PLAN.map(([x, z]): P2 => [x * k, BROW + (z - BROW) * back]);
  const out = soup(
    prism(NOSE_PLAN, 0, 7, theme.frame, { bevel: 1.6, open: true }).split(26), prism(NOSE_PLAN, 7, 26, theme.hull, { bevel: 2.2 }).split(22),
    prism(narrower(1.005, 1.005), 13, 17.4, theme.accent, { bevel: 0.6 }).split(26),
    prism(narrower(0.9, 0.86), 26, 38, theme.hull, { bevel: 3 }).split(22),
    prism(narrower(0.74, 0.6), 38, HIGH - 3, theme.glass, { bevel: 4, taper: 0.84 }).split(18),
    prism(narrower(0.64, 0.36), HIGH - 3, HIGH + 1, theme.trim, { bevel: 1.4 }),
    lettering('A9', 11, 0, theme.mark).tipped('x', -90).at(0, 38.3, BROW + 38),
    lamp(theme).at(0, 18, TIP - 1), vent(16, 8, theme).at(-24, 16, TIP - 2), vent(16, 8, theme).at(24, 16, TIP - 2),
  );
  for (const k of [-1, 0, 1]) out.add(block(1.6, HIGH - 38, 1.8, theme.trim).at(k * 15, 37, BROW + 29));
  // What is looked at from the hold.
  const screens = soup(plate(2 * HALF - 8, 26, 1, theme.trim, 3), block(34, 9, 1.4, theme.cool).at(0, 10, 0.6), block(3, 3, 1.6, theme.warm).at(24, 12, 0.8));
  out.add(screens.turned(180).at(0, 12, BROW - 0.4));
  return out;
}

/** Four squares by seven, its nose to the front: a hold of four by five with a stern of two squares that is open, a hatch in either side, and a nose. */
export const dropship: Piece = {
  name: 'dropship',
  make: (theme) => {
    const sides = soup();
    for (const right of [-1, 1]) {
      for (const [from, long] of [[0, 3], [4, 1]] as const) {
        sides.add(side(long * SQUARE, theme).turned(right * 90).at(right * HALF, 0, STERN + (from + long / 2) * SQUARE));
      }
      for (const z of [3, 4]) sides.add(post(theme).turned(90).at(right * HALF, 0, STERN + z * SQUARE + (z === 3 ? -2.5 : 2.5)));
      sides.add(
        side(SQUARE, theme).turned(180).at(right * (HALF - SQUARE / 2), 0, STERN), post(theme).at(right * (SQUARE + 2.5), 0, STERN),
        prism(chamfered(11, 11, 3), 0, HIGH + 2, theme.frame, { bevel: 1.2, open: true }).split(20).at(right * HALF, 0, STERN),
      );
    }
    // Engines and folded wings, over heads.
    const above = soup();
    for (const right of [-1, 1]) {
      above.add(
        drum(10.5, 40, 18, theme.trim, 2.4).tipped('x', 90).at(right * (HALF - 4), HIGH + 8, STERN + 42),
        drum(7.6, 2, 16, theme.cool, 0.4).tipped('x', 90).at(right * (HALF - 4), HIGH + 8, STERN + 1),
        drum(8, 6, 16, theme.dark, 1).tipped('x', 90).at(right * (HALF - 4), HIGH + 8, STERN + 47),
      );
      const wing: P2[] = [[-60, 0], [34, 0], [6, 40], [-46, 56], [-60, 50]];
      const blade = slab(wing, 5, theme.hull, { bevel: 1.2 }).split(20);
      blade.add(
        slab([[-56, 34], [0, 34], [3, 38], [-46, 52], [-57, 47]], 5.8, theme.accent, { bevel: 0.5 }).split(18),
        slab([[-52, 6], [18, 6], [6, 22], [-52, 24]], 6, theme.trim, { bevel: 0.5 }).split(20),
      );
      above.add(blade.turned(-90).tipped('z', right * -13).at(right * (HALF + 1), HIGH - 2, 6));
      above.add(soup(box(SQUARE + 12, 7, 9, theme.trim, { bevel: 1.2 }), block(SQUARE - 6, 1.4, 10, theme.cool).at(0, -1, 0))
        .turned(90).at(right * HALF, HIGH - 7, STERN + 3.5 * SQUARE));
    }
    above.add(
      box(2 * SQUARE + 14, 7, 9, theme.trim, { bevel: 1.2 }).at(0, HIGH - 7, STERN),
      stripes(2 * SQUARE, 4, 4.7, theme, 5).turned(180).at(0, HIGH - 5.6, STERN), lamp(theme).turned(180).at(0, HIGH - 4, STERN - 5),
    );
    const middle = STERN + (HOLD * SQUARE) / 2;
    const floor = soup(prism(chamfered(2 * HALF - 5, HOLD * SQUARE - 1, 4), 0, 1.4, theme.deck, { bevel: 0.5, open: true }).split(18).at(0, 0, middle));
    for (const x of [-SQUARE, 0, SQUARE]) floor.add(block(1.4, 0.3, HOLD * SQUARE - 12, theme.frame).at(x, 1.4, middle));
    for (let i = 1; i < HOLD; i++) floor.add(block(2 * HALF - 16, 0.3, 1.4, theme.frame).at(0, 1.4, STERN + i * SQUARE));
    for (const x of [-1, 1]) floor.add(block(1.8, 0.4, HOLD * SQUARE - 20, theme.cool).at(x * (HALF - 6), 1.4, middle));
    floor.add(stripes(2 * SQUARE - 4, 5, 0, theme, 5).tipped('x', -90).at(0, 1.6, STERN + 6));
    return [part('hull', hullOf, sides), part('nose', hullOf, nose(theme)), part('wings', hullOf, above), part('floor', walkway, floor)];
  },
};
