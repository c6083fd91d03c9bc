/** What stands storeys upon each other inside a ship: decks and a bridge on stanchions on a grid of squares of an inch, a railing for their edges, and a lift through three. */
import type { Random } from '../../../../engine/core/rng.ts';
import { lamp } from '../modelling/fittings.ts';
import type { Theme } from '../modelling/paint.ts';
import { lettering, plate, stripes } from '../modelling/plates.ts';
import { rod } from '../modelling/round.ts';
import { block, box, chamfered, prism, rectangle, slab } from '../modelling/solids.ts';
import { row, type Soup, soup } from '../modelling/soup.ts';
import { grating, RAIL_INSET, railing } from '../modelling/walkways.ts';
import { onMat, onNeighbour, openwork, part, type Piece, solid, STOREY, walkway } from '../piece.ts';
import { SQUARE } from './bulkheads.ts';

/** Thickness of a deck, and how high its stanchions are. */
const THICK = 6;
const UNDER = STOREY - THICK;

/** A plate on each square: grooves between them show the squares. */
function plating(columns: number, rows: number, theme: Theme, rng: Random): Soup {
  const out = soup();
  for (let i = 0; i < columns; i++) for (let j = 0; j < rows; j++) {
    const [x, z, kind] = [(i - (columns - 1) / 2) * SQUARE, (j - (rows - 1) / 2) * SQUARE, rng()];
    out.add(prism(kind < 0.3 ? chamfered(SQUARE - 1.1, SQUARE - 1.1, 3) : rectangle(SQUARE - 1.1, SQUARE - 1.1), STOREY - 0.6, STOREY,
      kind < 0.2 ? theme.trim : kind < 0.72 ? theme.frame : theme.deck, { bevel: 0, open: true }).at(x, 0, z));
    if (kind > 0.95) out.add(block(9, 0.2, 2, theme.cool).at(x, STOREY, z));
    else if (kind > 0.86) for (const by of [-6, -2, 2, 6]) out.add(block(15, 0.2, 1.6, theme.dark).at(x, STOREY, z + by));
  }
  return out;
}

/** Beams and lamps below a deck: what one sees who stands under it. */
function ceiling(w: number, d: number, theme: Theme): Soup {
  const out = soup();
  const beams = Math.max(1, Math.round(w / SQUARE / 3) * 2 - 1);
  out.add(row(beams, [w / (beams + 1), 0, 0], () => box(3.2, 4, d - 8, theme.frame, { bevel: 0.5 }).at(0, UNDER - 3.4, 0)));
  for (const x of [-1, 1]) out.add(block(5, 0.8, Math.min(d - 22, 50), theme.cool).at(x * (w / 4), UNDER - 0.7, 0));
  return out;
}

/** The edge of a deck, on all sides: a channel with a strip of marks, so that decks that join look like one. */
function skirt(w: number, d: number, theme: Theme): Soup {
  const out = soup();
  for (const [turn, length, off] of [[0, w, d / 2], [90, d, w / 2], [180, w, d / 2], [270, d, w / 2]] as const) {
    const side = soup(
      box(length, THICK - 0.8, 3, theme.trim, { bevel: 0.6 }).split(40).at(0, UNDER, off - 1.6),
      stripes(length - 4, 2.6, off + 0.02, theme, 5).at(0, UNDER + 1.4, 0),
    );
    out.add(side.turned(turn));
  }
  return out;
}

/** A stanchion in a deck's corner, within the square's own corner: bulkheads on the lines of squares pass it. */
const stanchion = (theme: Theme): Soup => soup(
  box(4, UNDER, 4, theme.frame, { bevel: 0.7, open: true }).split(46), box(7, 2, 7, theme.trim, { bevel: 0.5, open: true }),
  box(6, 6, 6, theme.hazard, { bevel: 0.6 }).at(0, 5, 0),
  prism(chamfered(8, 8, 2), UNDER - 5, UNDER, theme.trim, { bevel: 0.6 }), block(4.4, 8, 1.4, theme.cool).at(0, 44, 0),
);

const deckOf = (name: string, columns: number, rows: number): Piece => ({
  name,
  make: (theme, rng) => {
    const [w, d] = [columns * SQUARE, rows * SQUARE];
    const slabs = soup(
      box(w, THICK - 0.5, d, theme.dark, { bevel: 0 }).split(52).at(0, UNDER, 0), plating(columns, rows, theme, rng), skirt(w, d, theme),
      ceiling(w, d, theme),
    );
    const legs = soup();
    for (const x of [-1, 1]) for (const z of [-1, 1]) {
      const bracket = slab([[0, 0], [12, 12], [12, 14], [0, 14]], 2.4, theme.frame, { bevel: 0.3 }).at(-1.8, UNDER - 14, 0).turned(x > 0 ? 180 : 0);
      legs.add(soup(stanchion(theme), bracket).at(x * (w / 2 - 8.6), 0, z * (d / 2 - 8.6)));
    }
    return [part('deck', solid, slabs), part('legs', openwork, legs)];
  },
});

/** A deck of six squares by six, a storey up, open on all sides: bulkheads stand under its lines and upon them. */
export const deckStorey = deckOf('deck-storey', 6, 6);
/** Six squares by three: with whole ones it leaves wells for stairs and lifts. */
export const deckStoreyHalf = deckOf('deck-storey-half', 6, 3);
/** Three squares by three. */
export const deckStoreyBay = deckOf('deck-storey-bay', 3, 3);

/** A grated bridge of six squares by four on stanchions, railed on its long sides: one walks on below it. */
export const deckBridge: Piece = {
  name: 'deck-bridge',
  make: (theme) => {
    const [w, d] = [6 * SQUARE, 4 * SQUARE];
    const [deck, rails, legs] = [soup(grating(w, d, theme).at(0, STOREY, 0)), soup(), soup()];
    for (const side of [-1, 1]) {
      const z = side * (d / 2 - 3);
      rails.add(railing(w - 2, theme).at(-w / 2 + 1, STOREY, side * (d / 2 - RAIL_INSET)));
      deck.add(
        stripes(w - 6, 3.4, d / 2 + 0.1, theme, 6).at(0, STOREY - 4.6, 0).turned(side > 0 ? 0 : 180),
        rod([-w / 2 + 8, UNDER - 13, z], [w / 2 - 8, UNDER - 13, z], 1.4, theme.frame, 6),
      );
      // A light girder: struts between the deck and the rod below it.
      for (let x = -60; x < 60; x += 20) deck.add(
        rod([x, UNDER - 13, z], [x + 10, UNDER, z], 0.9, theme.frame, 5), rod([x + 10, UNDER, z], [x + 20, UNDER - 13, z], 0.9, theme.frame, 5),
      );
      deck.add(block(w - 40, 1.2, 1.6, theme.cool).at(0, UNDER - 2.2, side * (d / 2 - 7)));
      for (const x of [-1, 1]) legs.add(stanchion(theme).at(x * (w / 2 - 8.6), 0, side * (d / 2 - 8.6)));
    }
    return [part('deck', walkway, deck), part('railings', openwork, rails), part('legs', openwork, legs)];
  },
};

/** Three squares of railing along a deck's edge or a well: its front, z = 0, is the edge. */
export const deckRail: Piece = {
  name: 'deck-rail',
  make: (theme) => {
    const long = 3 * SQUARE;
    const out = railing(long - 2, theme).at(-long / 2 + 1, 0, -RAIL_INSET);
    for (const x of [-1, 1]) out.add(box(3.2, 20.4, 3, theme.hazard, { bevel: 0.5, open: true }).at(x * (long / 2 - 2.2), 0, -RAIL_INSET));
    out.add(plate(17, 8, 0.8, theme.trim, 2).at(0, 5, -1), lettering('H2', 4.4, -0.1, theme.mark).at(0, 6.8, 0));
    return [part('railings', openwork, out)];
  },
};

/** Height of the lift's cage, and half its side: it stands on three squares by three. */
const [CAGE, HALF_SIDE] = [STOREY * 2 + 54, 36];

/** A lift through three storeys: a lit cage with a ring at each. One enters from the front below, and leaves to the back above. */
export const liftShaft: Piece = {
  name: 'lift-shaft',
  make: (theme) => {
    const [side, x] = [HALF_SIDE * 2, HALF_SIDE - 3];
    const cage = soup();
    for (const [px, pz] of [[-x, -x], [x, -x], [-x, x], [x, x]] as const) {
      cage.add(box(5, CAGE, 5, theme.frame, { bevel: 0.8 }).split(44).at(px, 2, pz), box(7.4, 8, 7.4, theme.hazard, { bevel: 0.7 }).at(px, 3, pz));
      cage.add(block(1.6, CAGE - 40, 5.4, theme.cool).at(px, 22, pz));
    }
    for (const y of [STOREY - 8, STOREY * 2 - 8]) for (const turn of [0, 90, 180, 270]) {
      cage.add(soup(box(side - 8, 6, 3, theme.trim, { bevel: 0.6 }).at(0, y, x), stripes(side - 12, 3, x + 1.55, theme, 5).at(0, y + 1.6, 0)).turned(turn));
    }
    // Panes on both sides, between the posts and the rings.
    for (const turn of [90, 270]) for (const y of [10, STOREY + 2, STOREY * 2 + 2]) {
      const high = y > STOREY * 2 ? 40 : 70;
      cage.add(soup(
        plate(side - 16, high, 0.8, theme.glass, 4).at(0, y, x - 0.4),
        ...[-15, 15].map((at) => rod([at, y, x + 0.6], [at, y + high, x + 0.6], 0.7, theme.steel, 5)),
        block(side - 16, 1.4, 1.4, theme.rail).at(0, y + 18, x),
      ).turned(turn));
    }
    const head = soup(
      prism(chamfered(side + 2, side + 2, 6), CAGE, CAGE + 6, theme.trim, { bevel: 1.2 }).split(24),
      prism(chamfered(46, 40, 5), CAGE + 6, CAGE + 17, theme.hull, { bevel: 1.4, open: true }).split(18),
      plate(24, 6, 0.8, theme.dark).at(0, CAGE + 8, 20), block(16, 1.2, 1, theme.warm).at(0, CAGE + 13.5, 20),
    );
    for (const turn of [0, 180]) head.add(soup(
      stripes(side - 12, 3.4, HALF_SIDE + 1.05, theme, 6).at(0, CAGE + 1.2, 0), lamp(theme).at(0, CAGE - 2.4, HALF_SIDE - 4),
    ).turned(turn));
    for (const at of [-6, 6]) cage.add(rod([at, 8, -x + 5], [at, CAGE, -x + 5], 0.6, theme.dark, 4));
    const car = soup(
      box(side, 3, side, theme.trim, { bevel: 1, open: true }).split(26),
      prism(chamfered(60, 60, 6), 4.4, 6.4, theme.deck, { bevel: 0.5 }).split(20), prism(chamfered(54, 54, 6), 3, 4.4, theme.dark, { bevel: 0, open: true }),
    );
    for (const turn of [0, 90, 180, 270]) car.add(block(26, 0.3, 1.8, theme.cool).at(0, 6.4, 25).turned(turn));
    const [front, back] = [HALF_SIDE + 26, -HALF_SIDE - 26];
    const [low, middle, high] = [onMat(0, front), onNeighbour(0, back, STOREY), onNeighbour(0, back, STOREY * 2)];
    const ways = [[low, middle], [low, high], [middle, high]] as const;
    return [
      part('mast', openwork, cage),
      part('platform', { ...walkway, ingress: ways.map(([from, to]) => ({ kind: 'lift' as const, from, to })) }, car),
      part('machine', { ...solid, stand: false }, head),
    ];
  },
};
