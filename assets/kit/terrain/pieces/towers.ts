/** Ways up that stand by themselves: a tower of stairs, a watchtower, a tank that is walked upon. */
import { lamp, valve } from '../modelling/fittings.ts';
import { lettering, plate, sign, stripes } from '../modelling/plates.ts';
import { drum, flange, lathe, pipe, rod } from '../modelling/round.ts';
import { beam, block, box, chamfered, prism, slab } from '../modelling/solids.ts';
import { deckFloor, deckRails } from '../modelling/decks.ts';
import type { Theme } from '../modelling/paint.ts';
import { type P3, type Soup, soup } from '../modelling/soup.ts';
import { brace, grating, ladder, leg, railing } from '../modelling/walkways.ts';
import { HALF, onFloor, onMat, onNeighbour, openwork, part, type Piece, solid, STOREY, walkway } from '../piece.ts';

/** A flight of half a storey along z, its top at z = 0, climbed in -z. */
function flight(wide: number, run: number, theme: Theme): Soup {
  const out = soup();
  const steps = 5;
  for (let i = 0; i < steps; i++) {
    const [z, top] = [(run / steps) * (i + 0.5), HALF - (HALF / (steps + 1)) * (i + 1)];
    out.add(
      box(wide - 5, 1.8, run / steps + 1.2, theme.deck, { bevel: 0.4 }).at(0, top - 1.8, z),
      block(wide - 5, 0.5, 1.5, theme.hazard).at(0, top - 0.35, z + run / steps / 2 - 0.3),
    );
  }
  for (const side of [-1, 1]) {
    const x = side * (wide / 2 - 1.2);
    out.add(beam([x, HALF - 6, -2], [x, 2, run + 2], 2.2, 6, theme.frame, 0.4), rod([x, HALF + 15, 0], [x, 22, run - 2], 1.1, theme.rail, 6));
    for (const k of [0.05, 0.5, 0.95]) out.add(block(1.7, 17, 1.7, theme.frame).at(x, HALF * (1 - k) - 4, run * k));
  }
  return out;
}

/** Two storeys of stairs that turn back at every half: a deck at each storey, open to the left for gantries. */
export const stairTower: Piece = {
  name: 'stair-tower',
  make: (theme) => {
    const [W, D, RUN, LANE, END] = [76.2, 114.3, 58, 30, 27];
    const east = W / 2;
    const stairs = soup();
    const decks = soup();
    const rails = soup();
    for (const ground of [0, STOREY]) {
      // Up along the outer lane to the landing at the back, and back along the inner one.
      stairs.add(
        flight(LANE, RUN, theme).at(east + LANE * 1.5 + 1, ground, -RUN / 2),
        flight(LANE, RUN, theme).turned(180).at(east + LANE / 2 + 1, ground + HALF, RUN / 2),
      );
      stairs.add(grating(LANE * 2 + 2, END, theme).at(east + LANE + 1, ground + HALF, -RUN / 2 - END / 2));
      rails.add(
        railing(LANE * 2, theme).at(east + 2, ground + HALF, -D / 2 + 2.2), railing(END, theme).turned(90).at(east + LANE * 2 + 0.4, ground + HALF, -RUN / 2),
      );
      const top = ground + STOREY;
      const open = top === STOREY ? 'none' : 'gap';
      decks.add(deckFloor(W, D, top, { front: 'whole', back: 'whole', left: open }, theme));
      stairs.add(grating(LANE * 2 + 2, END, theme).at(east + LANE + 1, top, RUN / 2 + END / 2));
      rails.add(
        deckRails(W, D, top, { front: 'whole', back: 'whole', left: open }, theme, 62), railing(LANE * 2, theme).at(east + 2, top, D / 2 - 2.2),
        railing(END, theme).turned(90).at(east + LANE * 2 + 0.4, top, D / 2 - 1),
      );
      if (top > STOREY) rails.add(
        railing(D - END - 4, theme).turned(90).at(east - 1.6, top, RUN / 2), railing(LANE, theme).at(east + LANE + 2, top, RUN / 2 + 1.6),
      );
    }
    const frame = soup();
    for (const x of [-1, 1]) for (const z of [-1, 1]) frame.add(leg(STOREY * 2 - 5.6, theme).at(x * (W / 2 - 8), 0, z * (D / 2 - 8)));
    for (const z of [-1, 1]) {
      frame.add(
        box(5, STOREY * 2 - 4, 5, theme.frame, { bevel: 0.6 }).split(46).at(east + LANE * 2 - 1, 0, z * (D / 2 - 3.4)),
        box(10, 2, 10, theme.frame, { bevel: 0.5, open: true }).at(east + LANE * 2 - 1, 0, z * (D / 2 - 4.6)),
      );
      for (const y of [14, STOREY + 12]) frame.add(brace([-W / 2 + 10, y, z * (D / 2 - 8)], [W / 2 - 10, y + 64, z * (D / 2 - 8)], theme));
    }
    rails.add(
      sign('19', 9, theme).at(0, STOREY + 3, D / 2 - 0.4), sign('A-3', 8, theme).at(0, STOREY * 2 + 3, D / 2 - 0.4), lamp(theme).at(0, STOREY - 9, D / 2 - 3),
    );
    const foot = onMat(east + LANE * 1.5, RUN / 2 + 27);
    const ways = [
      { kind: 'stairs' as const, from: foot, to: onNeighbour(4, 20, STOREY) },
      { kind: 'stairs' as const, from: onNeighbour(4, 20, STOREY), to: onFloor(4, 20) },
    ];
    return [
      part('deck', walkway, decks), part('stairs', { ...walkway, stand: false, ingress: ways }, stairs), part('railings', openwork, rails),
      part('legs', openwork, frame),
    ];
  },
};

/** A lookout two storeys up on splayed legs, half of it roofed, with a searchlight; a ladder climbs to its open back. */
export const watchtower: Piece = {
  name: 'watchtower',
  make: (theme) => {
    const [S, Y] = [92, STOREY * 2];
    const legs = soup();
    const foot = (x: number, z: number): P3 => [x * 50, 0, z * 44];
    const head = (x: number, z: number): P3 => [x * 38, Y - 5, z * 36];
    for (const x of [-1, 1]) for (const z of [-1, 1]) {
      legs.add(
        beam(foot(x, z), head(x, z), 6, 6, theme.frame, 0.8),
        prism(chamfered(17, 17, 4), 0, 5, theme.concrete, { bevel: 0.9, open: true }).at(x * 50, 0, z * 44),
        drum(1.3, 2.4, 6, theme.steel, 0.3).at(x * 44, 5, z * 44),
      );
    }
    const at = (x: number, z: number, k: number): P3 => [
      foot(x, z)[0] + (head(x, z)[0] - foot(x, z)[0]) * k, Y * k, foot(x, z)[2] + (head(x, z)[2] - foot(x, z)[2]) * k,
    ];
    for (const [low, high] of [[0.08, 0.36], [0.36, 0.64], [0.64, 0.92]] as const) for (const side of [-1, 1]) {
      legs.add(
        rod(at(-1, side, low), at(1, side, high), 1.3, theme.frame, 5), rod(at(1, side, low), at(-1, side, high), 1.3, theme.frame, 5),
        rod(at(-1, side, high), at(1, side, high), 1.5, theme.accent, 6),
      );
      legs.add(
        rod(at(side, -1, low), at(side, 1, high), 1.3, theme.frame, 5), rod(at(side, 1, low), at(side, -1, high), 1.3, theme.frame, 5),
        rod(at(side, -1, high), at(side, 1, high), 1.5, theme.accent, 6),
      );
    }
    const deck = soup(deckFloor(S, S, Y, { front: 'whole', left: 'whole', right: 'whole' }, theme));
    const wall = soup();
    for (const [turn, length] of [[0, S], [90, S], [270, S]] as const) {
      const panel = soup(
        box(length - 1, 15, 2.4, theme.hull, { bevel: 0.5 }).split(22).at(0, Y, S / 2 - 1.6),
        box(length, 2, 4, theme.trim, { bevel: 0.5 }).at(0, Y + 15, S / 2 - 2),
      );
      for (const x of [-30, 0, 30]) panel.add(box(24, 10, 0.8, x === 0 ? theme.accent : theme.hull, { bevel: 0.3 }).at(x, Y + 2.4, S / 2));
      wall.add(panel.turned(turn));
    }
    wall.add(sign('H-2', 7, theme).at(0, Y + 1.6, S / 2 + 0.4));
    // A searchlight on the rail looks out to the front.
    const light = soup(lathe([[0.01, 0], [5.6, 0], [7, 3], [7, 10], [6.4, 11], [5.6, 9.4]], 14, theme.trim), lathe([[5.8, 10], [0.01, 10.8]], 12, theme.warm));
    wall.add(drum(2.6, 6, 8, theme.dark, 0.5).at(26, Y + 16, S / 2 - 4), light.tipped('x', 78).at(26, Y + 27, S / 2 - 9));
    const roof = soup();
    for (const x of [-1, 1]) for (const [z, high] of [[S / 2 - 4, 60], [-8, 54]] as const) {
      roof.add(box(3.4, high, 3.4, theme.frame, { bevel: 0.6 }).split(46).at(x * (S / 2 - 3), Y, z));
    }
    roof.add(
      slab([[-18, 54], [52, 61.5], [52, 65], [-18, 58]], S + 10, theme.trim, { bevel: 0.8 }).split(24).turned(270).at(0, Y, 0),
      slab([[-14, 58.6], [48, 65.4], [48, 66.6], [-14, 60]], S - 6, theme.accent, { bevel: 0.4 }).split(24).turned(270).at(0, Y, 0),
    );
    roof.add(
      rod([-30, Y + 58, 4], [-30, Y + 112, 4], 0.8, theme.steel, 5), lathe([[0.01, 0], [1.6, 0.8], [1.6, 2.2], [0.01, 3]], 8, theme.warm).at(-30, Y + 112, 4),
    );
    return [
      part('deck', walkway, deck), part('parapet', { ...openwork, low: true }, wall), part('roof', { ...solid, stand: false }, roof), part('legs', openwork, legs),
      part(
        'ladder', { ...openwork, ingress: [{ kind: 'ladder', from: onMat(0, -S / 2 - 34), to: onFloor(0, -S / 2 + 24) }] },
        ladder(Y, theme, 22).turned(180).at(0, 0, -S / 2 - 6.5),
      ),
    ];
  },
};

/** A lying tank of coolant on saddles with a catwalk along its top: open to the right for gantries, a ladder on the left. */
export const coolantTank: Piece = {
  name: 'coolant-tank',
  make: (theme) => {
    const [L, R, MIDDLE, WALK] = [156, 31, 42, 58];
    const half = L / 2;
    const shell = soup(lathe(
      [
        [0.01, -half], [R * 0.55, -half + 1.6], [R * 0.86, -half + 7], [R, -half + 17], [R, half - 17], [R * 0.86, half - 7], [R * 0.55, half - 1.6],
        [0.01, half],
      ],
      24, theme.hull, true,
    ).split(26).tipped('z', 90).at(0, MIDDLE, 0));
    for (const x of [-46, 0, 46]) shell.add(lathe(
      [[R, -3], [R + 1.4, -2.2], [R + 1.4, 2.2], [R, 3]], 24, x === 0 ? theme.accent : theme.trim,
    ).tipped('z', 90).at(x, MIDDLE, 0));
    for (const x of [-50, 50]) {
      shell.add(
        slab(
          [[-34, 0], [34, 0], [34, 8], [29, 34], [20, 20], [0, 13], [-20, 20], [-29, 34], [-34, 8]], 11, theme.concrete, { bevel: 1 },
        ).split(22).turned(90).at(x, 0, 0),
        box(15, 4, 74, theme.concrete, { bevel: 0.9, open: true }).split(24).at(x, 0, 0),
      );
      for (const turn of [0, 180]) shell.add(stripes(9, 5, 37.1, theme, 4).at(turn ? -x : x, 0, 0).turned(turn));
    }
    for (const turn of [0, 180]) shell.add(
      plate(38, 15, 0.9, theme.accent, 3).at(24, MIDDLE - 8, R + 0.2).turned(turn),
      lettering('G-7', 9, R + 1.3, theme.mark).at(24, MIDDLE - 4.6, 0).turned(turn),
    );
    const pipes = soup(
      pipe([[-30, 22, R - 8], [-30, 22, R + 14], [-30, 5, R + 14], [10, 5, R + 14], [10, 0, R + 14]], 4, theme.steel, 8, 9),
      flange([-30, 22, R + 2], [0, 0, 1], 4, theme.trim, theme.steel), flange([-12, 5, R + 14], [1, 0, 0], 4, theme.trim, theme.steel),
      valve(6, theme).tipped('x', 90).at(-30, 14, R + 18),
    );
    pipes.add(
      drum(6, 3, 10, theme.trim, 0.6).tipped('z', 90).at(-half - 1, MIDDLE, 0), plate(12, 12, 1.2, theme.dark, 2).at(0, 12, R - 7),
      lathe([[0.01, 0], [4.4, 0], [4.4, 1.6], [0.01, 1.8]], 12, theme.cool).tipped('x', 90).at(0, 18, R - 5.8),
    );
    const deck = soup(grating(L - 3.6, WALK, theme).at(0, STOREY, 0));
    for (const side of [-1, 1]) deck.add(stripes(L - 8, 4.6, WALK / 2 + 0.15, theme, 7).at(0, STOREY - 5, 0).turned(side > 0 ? 0 : 180));
    const posts = soup();
    for (const x of [-62, -24, 24, 62]) for (const z of [-1, 1]) posts.add(rod(
      [x, STOREY - 5, z * (WALK / 2 - 5)], [x, MIDDLE + 22, z * 20], 1.7, theme.frame, 6,
    ));
    for (const z of [-1, 1]) posts.add(
      box(5, STOREY - 5, 5, theme.frame, { bevel: 0.6 }).split(44).at(half - 6, 0, z * (WALK / 2 - 5)),
      box(10, 2, 10, theme.frame, { bevel: 0.5, open: true }).at(half - 6, 0, z * (WALK / 2 - 5)),
    );
    const rails = soup(...[-1, 1].map((side) => railing(L - 4, theme).at(-L / 2 + 2, STOREY, side * (WALK / 2 - 1.6))));
    for (const z of [-1, 1]) rails.add(railing(14, theme).turned(90).at(-L / 2 + 3.4, STOREY, z * 21 + 7));
    return [
      part('shell', { ...solid, stand: false }, shell), part('plumbing', { ...openwork, low: true }, pipes), part('deck', walkway, deck), part('railings', openwork, rails), part('posts', openwork, posts),
      part(
        'ladder', { ...openwork, ingress: [{ kind: 'ladder', from: onMat(-half - 34, 0), to: onFloor(-half + 26, 0) }] },
        ladder(STOREY, theme, 24).turned(270).at(-half - 6.5, 0, 0),
      ),
    ];
  },
};
