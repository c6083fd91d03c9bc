/** The inside of a ship, on a grid of squares of an inch: bulkheads whose ends lie on corners of squares, doors in them, a lift's cabin and the floor. */
import type { Random } from '../../../../engine/core/rng.ts';
import { lamp } from '../modelling/fittings.ts';
import type { Theme } from '../modelling/paint.ts';
import { lettering, plate, stripes } from '../modelling/plates.ts';
import { pipe } from '../modelling/round.ts';
import { block, box, chamfered, prism, rectangle } from '../modelling/solids.ts';
import { type Soup, soup } from '../modelling/soup.ts';
import { leaf, part, type Piece, type Qualities, solid, walkway } from '../piece.ts';

/** Side of a square, mm. */
export const SQUARE = 25.4;
/** Height of a bulkhead: a figure is seen over it from above, and sees nothing over it. */
const HIGH = 54;
/** Thickness of its core, in which the leaves of doors vanish. */
const CORE = 4.4;
const wallOf: Qualities = { ...solid, stand: false };

/** One side's dress of a stretch, facing +z, on the core. */
function dress(length: number, theme: Theme, rng: Random): Soup {
  const out = soup();
  const panels = Math.max(1, Math.round(length / SQUARE));
  const wide = length / panels;
  for (let i = 0; i < panels; i++) {
    const x = -length / 2 + wide * (i + 0.5);
    const kind = rng();
    out.add(plate(wide - 2.4, 21, 1.1, theme.hull, 2).at(x, 7.5, 0));
    out.add(plate(wide - 2.4, 14.6, 1.1, kind < 0.3 ? theme.trim : theme.hull, 2).at(x, 30, 0));
    if (kind < 0.22) out.add(plate(14, 8, 1, theme.dark).at(x, 13, 0.8));
    else if (kind < 0.42) out.add(
      plate(12, 8, 0.8, theme.dark, 1).at(x, 14, 1), block(3, 2, 1, theme.cool).at(x - 2.6, 18, 1.6),
      block(3, 2, 1, theme.warm).at(x + 2.2, 18, 1.6),
    );
    else if (kind < 0.56) out.add(lettering(['A4', 'F7', 'H2', '19', '38'][Math.floor(rng() * 5)]!, 7, 1.3, theme.mark).at(x, 33.6, 0));
    else if (kind < 0.75) out.add(plate(wide - 8, 5, 0.9, theme.trim, 1).at(x, 20, 1));
    out.add(block(wide * 0.55, 1.7, 1, theme.cool).at(x, 46.6, 0.4));
  }
  return out;
}

/** A stretch of bulkhead along x about the middle, from y = 0. */
function stretch(length: number, theme: Theme, rng: Random): Soup {
  const out = soup(
    box(length, HIGH - 1, CORE, theme.dark, { bevel: 0, open: true }).split(52),
    box(length, 6.4, 7, theme.concrete, { bevel: 0.9, open: true }).split(52),
    box(length, 4.6, 7, theme.trim, { bevel: 1 }).split(52).at(0, HIGH - 4.6, 0),
    box(length, 1.2, 5.6, theme.accent, { bevel: 0.3 }).split(52).at(0, 28.8, 0),
  );
  for (const turn of [0, 180]) out.add(dress(length, theme, rng).at(0, 0, CORE / 2).turned(turn));
  return out;
}

/** The frame at a bulkhead's end, within its length. */
const rib = (theme: Theme): Soup => soup(
  box(4.4, HIGH, 8.2, theme.frame, { bevel: 0.9, open: true }).split(20), box(5, 4, 8.8, theme.hazard, { bevel: 0.5, open: true }),
  block(2, 5, 8.6, theme.warm).at(0, 40, 0),
);

const straight = (name: string, squares: number): Piece => ({
  name,
  make: (theme, rng) => {
    const [length, wall] = [squares * SQUARE, soup(stretch(squares * SQUARE, theme, rng))];
    for (const side of [-1, 1]) wall.add(rib(theme).at(side * (length / 2 - 2.6), 0, 0));
    if (squares > 1) wall.add(pipe([[-length / 2 + 4, HIGH, -1.6], [-length / 2 + 4, HIGH + 2.6, -1.6], [length / 2 - 4, HIGH + 2.6, -1.6],
      [length / 2 - 4, HIGH, -1.6]], 1.3, theme.steel, 2.4, 7));
    return [part('wall', wallOf, wall)];
  },
});

/** Three squares long. */
export const bulkhead = straight('bulkhead', 3);
/** One square long. */
export const bulkheadShort = straight('bulkhead-short', 1);

/** Two arms of a square each from the corner at the middle: to the right (+x) and to the front (+z). */
export const bulkheadCorner: Piece = {
  name: 'bulkhead-corner',
  make: (theme, rng) => {
    const wall = soup(
      prism(chamfered(10, 10, 2.6), 0, HIGH + 1.4, theme.frame, { bevel: 1, open: true }).split(20),
      prism(chamfered(11, 11, 2.6), 0, 4, theme.hazard, { bevel: 0.6, open: true }),
    );
    wall.add(stretch(SQUARE, theme, rng).at(SQUARE / 2, 0, 0), stretch(SQUARE, theme, rng).at(SQUARE / 2, 0, 0).turned(270));
    wall.add(rib(theme).at(SQUARE - 2.6, 0, 0), rib(theme).at(SQUARE - 2.6, 0, 0).turned(270), block(4, 1.4, 4, theme.warm).at(0, HIGH + 1.4, 0));
    return [part('wall', wallOf, wall)];
  },
};

/** A square of bulkhead that steps down to its free end on the right. */
export const bulkheadEnd: Piece = {
  name: 'bulkhead-end',
  make: (theme, rng) => {
    const wall = soup(
      stretch(SQUARE, theme, rng), rib(theme).at(2.6 - SQUARE / 2, 0, 0),
      prism(chamfered(9, 11, 3), 0, HIGH + 3, theme.frame, { bevel: 1.1, open: true }).split(20).at(SQUARE / 2 - 4.5, 0, 0),
    );
    for (const turn of [0, 180]) wall.add(
      stripes(8, 10, 5.6, theme, 4).at(turn === 0 ? SQUARE / 2 - 4.5 : 4.5 - SQUARE / 2, 3, 0).turned(turn),
      plate(3, 9, 0.6, theme.warm).at(turn === 0 ? SQUARE / 2 - 4.5 : 4.5 - SQUARE / 2, 38, 5.3).turned(turn),
    );
    return [part('wall', wallOf, wall)];
  },
};

/** A leaf `wide` mm wide about the middle, from y = 0. */
function leafOf(wide: number, theme: Theme, text: string): Soup {
  const out = soup(box(wide, 45.6, 2.8, theme.accent, { bevel: 0.4, open: true }).split(18));
  for (const turn of [0, 180]) {
    out.add(soup(plate(wide - 5, 15, 0.5, theme.accent, 2).at(0, 27, 1.4), plate(wide - 5, 15, 0.5, theme.accent, 2).at(0, 8, 1.4),
      stripes(wide - 1, 4, 1.5, theme, 4).at(0, 1.4, 0), plate(wide - 9, 1.5, 0.4, theme.dark).at(0, 24.4, 1.4),
        lettering(text, 8, 2, theme.mark).at(0, 30.4, 0)).turned(turn));
  }
  return out;
}

/** What stands over and beside an opening of so many squares in the middle. */
function doorFrame(squares: number, theme: Theme): readonly [jambs: Soup, lintel: Soup] {
  const half = (squares * SQUARE) / 2;
  const jambs = soup();
  for (const side of [-1, 1]) {
    jambs.add(prism(chamfered(4.6, 11, 1.4), 0, HIGH, theme.trim, { bevel: 0.9, open: true }).split(20).at(side * (half + 2.3), 0, 0));
    for (const z of [-1, 1]) jambs.add(block(1.4, 26, 0.8, theme.cool).at(side * (half + 2.3), 14, z * 5.6));
  }
  const lintel = soup(
    box(half * 2 + 9.2, 8.4, 11, theme.trim, { bevel: 1.1 }).split(22).at(0, 46.2, 0), box(half * 2, 3, 8, theme.dark, { bevel: 0.6 }).at(0, 54.4, 0),
  );
  for (const turn of [0, 180]) lintel.add(soup(stripes(half * 2, 3.4, 5.7, theme, 5).at(0, 47, 0), lamp(theme).at(0, 51.4, 5)).turned(turn));
  return [jambs, lintel];
}

/** A bulkhead of `squares` with a door of `opening` squares in its middle, of one leaf or two. */
const doored = (name: string, squares: number, opening: number): Piece => ({
  name,
  make: (theme, rng) => {
    const wing = ((squares - opening) / 2) * SQUARE;
    const out = (opening * SQUARE) / 2;
    const [jambs, lintel] = doorFrame(opening, theme);
    const walls = soup(jambs);
    for (const side of [-1, 1]) walls.add(stretch(wing, theme, rng).at(side * (out + wing / 2), 0, 0), rib(theme).at(side * (out + wing - 2.6), 0, 0));
    const leaves = opening === 1
      ? [part('leaf', leaf(-SQUARE + 1, 0, 0), leafOf(SQUARE - 0.2, theme, '9'))]
      : [
        part('leaf', leaf(-SQUARE + 1, 0, 0), leafOf(SQUARE - 0.2, theme, '4').at(-SQUARE / 2, 0, 0)),
        part('second-leaf', leaf(SQUARE - 1, 0, 0), leafOf(SQUARE - 0.2, theme, '2').at(SQUARE / 2, 0, 0)),
      ];
    return [part('wall', wallOf, walls), part('lintel', wallOf, lintel), ...leaves];
  },
});

/** Three squares of bulkhead with a door of one square in the middle. */
export const bulkheadDoor = doored('bulkhead-door', 3, 1);
/** Four squares of bulkhead with a gate of two squares in the middle, whose leaves part. */
export const bulkheadGate = doored('bulkhead-gate', 4, 2);

/** A lift's cabin of four squares by three, open to the front: walls on its other edges, and a lit floor. */
export const turbolift: Piece = {
  name: 'turbolift',
  make: (theme, rng) => {
    const [w, d] = [4 * SQUARE, 3 * SQUARE];
    const walls = soup(stretch(w, theme, rng).at(0, 0, -d / 2));
    for (const side of [-1, 1]) {
      walls.add(
        stretch(d, theme, rng).turned(90).at((side * w) / 2, 0, 0),
        prism(chamfered(10, 10, 2.6), 0, HIGH + 4, theme.frame, { bevel: 1, open: true }).split(20).at((side * w) / 2, 0, -d / 2),
      );
      walls.add(box(8, 5, 8, theme.warm, { bevel: 1.2 }).at((side * w) / 2, HIGH + 4, -d / 2));
      // Rails on which it came.
      walls.add(
        box(3, 20, 3, theme.steel, { bevel: 0.5 }).at(side * 20, HIGH, -d / 2 - 1),
        box(5, 2.4, 5, theme.hazard, { bevel: 0.4 }).at(side * 20, HIGH + 18, -d / 2 - 1),
      );
    }
    walls.add(box(46, 3.4, 4, theme.frame, { bevel: 0.6 }).at(0, HIGH + 14, -d / 2 - 1));
    const floor = soup(prism(chamfered(w - 8, d - 5, 8), 0, 1.4, theme.deck, { bevel: 0.5, open: true }).split(18));
    const ring = soup();
    for (let i = 0; i < 24; i++) ring.add(block(6.6, 0.4, 1.4, theme.cool).at(0, 1.4, 27).turned(i * 15));
    floor.add(ring, stripes(w - 26, 5, 0, theme, 5).tipped('x', -90).at(0, 1.5, d / 2 - 4.5));
    return [part('wall', wallOf, walls), part('floor', walkway, floor)];
  },
};

/** Six squares by six of deck: a plate on each square, so that squares are seen. */
export const deckFloor: Piece = {
  name: 'deck-floor',
  make: (theme, rng) => {
    const floor = soup(box(6 * SQUARE - 0.2, 0.5, 6 * SQUARE - 0.2, theme.dark, { bevel: 0, open: true }));
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 6; j++) {
        const [x, z, kind] = [(i - 2.5) * SQUARE, (j - 2.5) * SQUARE, rng()];
        floor.add(prism(kind < 0.3 ? chamfered(SQUARE - 1.1, SQUARE - 1.1, 3) : rectangle(SQUARE - 1.1, SQUARE - 1.1), 0.4, 1,
          kind < 0.2 ? theme.trim : kind < 0.72 ? theme.frame : theme.deck, { bevel: 0, open: true }).at(x, 0, z));
        if (kind > 0.94) floor.add(block(9, 0.2, 2, theme.cool).at(x, 1, z));
        else if (kind > 0.86) for (const by of [-6, -2, 2, 6]) floor.add(block(15, 0.2, 1.6, theme.dark).at(x, 1, z + by));
      }
    }
    return [part('floor', walkway, floor)];
  },
};
