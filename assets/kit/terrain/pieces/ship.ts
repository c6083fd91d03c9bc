/** What stands on the deck of a ship. */
import { dish, lamp } from '../modelling/fittings.ts';
import type { Theme } from '../modelling/paint.ts';
import { lettering, plate, sign, stripes, vent } from '../modelling/plates.ts';
import { drum, facing, lathe, pipe, rod } from '../modelling/round.ts';
import { beam, block, box, chamfered, prism, slab } from '../modelling/solids.ts';
import { type P2, type P3, type Soup, soup } from '../modelling/soup.ts';
import { RAIL_INSET, railing } from '../modelling/walkways.ts';
import { onSide, storey } from '../modelling/walls.ts';
import { STOREY, type Piece, low, onFloor, onMat, openwork, part, solid } from '../piece.ts';

const ring = (r: number, tube: number, many: number): P3[] => Array.from({ length: many + 1 },
  (_, i) => [Math.cos((i / many) * Math.PI * 2) * r, Math.sin((i / many) * Math.PI * 2) * r, tube]);

/** A round window in a thick rim, facing +z. */
const porthole = (r: number, theme: Theme, shines: boolean): Soup => soup(
  lathe([[r + 2.4, 0], [r + 2.4, 1.6], [r + 1.6, 2.4], [r, 2.4], [r - 0.4, 0.9]], 14, theme.trim),
  lathe([[r - 0.4, 0.9], [0.01, 1.3]], 14, shines ? theme.warm : theme.glass),
).tipped('x', 90);

/** A life buoy that hangs on something, facing +z. */
const buoy = (theme: Theme): Soup => soup(pipe(ring(6, 1.8, 12), 1.8, theme.hazard, 0.1, 6), pipe(ring(6, 1.8, 12).slice(0, 3), 1.95, theme.mark, 0.1, 6),
  pipe(ring(6, 1.8, 12).slice(6, 9), 1.95, theme.mark, 0.1, 6));

/** A stretch of a ship's side: a low bulwark with stays, a handrail above it, a lamp and a life buoy. */
export const shipRail: Piece = {
  name: 'ship-rail',
  make: (theme) => {
    const L = 304.8;
    const out = soup(box(L, 12, 2.4, theme.hull, { bevel: 0.6 }).split(40), box(L, 1.8, 5, theme.trim, { bevel: 0.5 }).at(0, 11.4, 0),
      box(L, 2, 6, theme.frame, { bevel: 0.4, open: true }));
    out.add(railing(L - 2, theme, 13).at(-L / 2 + 1, 12, 0));
    for (let x = -L / 2 + 19; x < L / 2; x += 38.1) out.add(slab([[-1, 0], [2.6, 0], [-1, 11]], 1.6, theme.frame, { bevel: 0.2 }).turned(270).at(x, 0, 1.2));
    for (const x of [-96, 96]) out.add(block(2.4, 34, 2.4, theme.frame).at(x, 0, -0.6), box(7, 2, 5.6, theme.dark, { bevel: 0.4 }).at(x, 34, 0.4),
      box(5, 1.6, 3.6, theme.warm, { bevel: 0.3 }).at(x, 32.4, 0.8));
    return [part('rail', openwork, out, buoy(theme).at(30, 18.5, 0.2), lettering('G-7', 6, 1.3, theme.mark).at(-40, 3.2, 0))];
  },
};

/** A deckhouse of one storey with portholes; its flat roof is open for gantries and ladders but on the left. Its door is on the right. */
export const deckhouse: Piece = {
  name: 'deckhouse',
  make: (theme, rng) => {
    const [W, D, DOOR] = [146, 114.3, 8];
    const walls = storey(W, D, STOREY, theme, rng, { doors: { right: DOOR } });
    for (const [side, places] of [['front', [-52, -26, 0, 26, 52]], ['back', [-46, 0, 46]], ['left', [-30, 0, 30]], ['right', [-34, 42]]] as const) {
      for (const [i, x] of places.entries()) walls.add(onSide(side, W, D, porthole(6, theme, i % 2 === 0).at(x, 56, -1.4)));
      walls.add(onSide(side, W, D, stripes(side === 'front' || side === 'back' ? W - 20 : D - 20, 3.6, 0.15, theme).at(0, STOREY - 5.4, 0)));
    }
    walls.add(
      onSide('left', W, D, soup(buoy(theme).at(-42, 30, -1), vent(26, 16, theme).at(0, 16, -1.4))),
        onSide('front', W, D, soup(sign('G-7', 9, theme).at(-39, 20, -0.6))),
      onSide('back', W, D, soup(lamp(theme).at(20, 74, -1), plate(20, 26, 1.4, theme.trim, 2).at(-20, 14, -1.4))),
    );
    const hatchway = soup(plate(30, 52, 3, theme.trim, 8, 0.8), plate(22, 44, 1.4, theme.accent, 7).at(0, 3, 3), lamp(theme).at(0, 55, 2.4));
    for (const y of [12, 38]) hatchway.add(box(5, 2, 2, theme.steel, { bevel: 0.3 }).at(-10, y, 5));
    hatchway.add(pipe(ring(4, 0, 10), 0.7, theme.steel, 0.1, 5).at(0, 26, 5.4));
    return [
      part('walls', solid, walls),
      part('door', { ...solid, ingress: [{ kind: 'door', from: onMat(W / 2 + 26, -DOOR), to: onFloor(W / 2 - 34, -DOOR) }] },
        onSide('right', W, D, hatchway, DOOR, 1).at(-3.4, 0, 0), box(12, 2.4, 40, theme.concrete, { bevel: 0.7, open: true }).at(W / 2 + 4, 0, -DOOR)),
      part('railings', openwork, railing(D, theme).turned(90).at(-W / 2 + RAIL_INSET, STOREY, D / 2)),
    ];
  },
};

/** A cargo hatch: a coaming with battened boards, low enough to be clambered on. */
export const hatch: Piece = {
  name: 'hatch',
  make: (theme) => {
    const [W, D, H] = [96, 84, 18];
    const out = soup(prism(chamfered(W, D, 4), 0, H - 3, theme.trim, { bevel: 0.8, open: true }).split(24),
      prism(chamfered(W + 3, D + 3, 5), H - 6, H - 3, theme.frame, { bevel: 0.6 }).split(28));
    for (let i = 0; i < 4; i++) out.add(box(W / 4 - 2.2, 3.4, D - 5, i % 2 ? theme.hull : theme.concrete,
      { bevel: 0.7, open: true }).split(20).at((i - 1.5) * (W / 4 - 1), H - 3.4, 0));
    for (const z of [-22, 22]) out.add(block(W - 6, 0.5, 3, theme.hazard).at(0, H - 0.1, z));
    for (const turn of [0, 180]) {
      const side = soup(stripes(W - 16, 5, D / 2 + 0.15, theme, 6).at(0, 3, 0));
      for (const x of [-36, -12, 12, 36]) side.add(slab([[0, 0], [3.4, 0], [0, 11]], 1.6, theme.frame, { bevel: 0.2 }).turned(270).at(x, 0, D / 2));
      out.add(side.turned(turn));
    }
    out.add(lettering('31', 18, 0, theme.mark).tipped('x', -90).at(0, H + 0.12, 9));
    return [part('cover', low, out)];
  },
};

/** A deck crane on a pedestal; its boom reaches out to the right. */
export const deckCrane: Piece = {
  name: 'deck-crane',
  make: (theme) => {
    const [FOOT, HEAD, TOP]: P3[] = [[10, 74, 0], [150, 150, 0], [-6, 128, 0]];
    const stand = soup(
      prism(chamfered(58, 58, 14), 0, 7, theme.frame, { bevel: 1.2, open: true }).split(24),
        lathe([[22, 7], [17, 13], [16, 50], [20, 55], [20, 60], [0.01, 60]], 18, theme.hull).split(22),
      lathe([[17.2, 24], [17, 32]], 18, theme.accent), lathe([[22, 60], [22, 64], [21, 65], [0.01, 65]], 18, theme.steel),
    );
    for (let i = 0; i < 8; i++) stand.add(drum(1.4, 2.4, 6, theme.steel, 0.3).at(24, 7, 0).turned(i * 45 + 22));
    stand.add(onSide('front', 58, 58, stripes(30, 5, 0.15, theme).at(0, 1, 0)), onSide('right', 58, 58, stripes(30, 5, 0.15, theme).at(0, 1, 0)));
    const cab = soup(
      box(30, 28, 28, theme.hazard, { bevel: 1.4 }).split(16).at(0, 65, -6), box(32, 3, 30, theme.trim, { bevel: 0.8 }).at(0, 92, -6),
      plate(22, 13, 0.9, theme.glass).at(0, 76, 8), plate(18, 13, 0.9, theme.glass).turned(90).at(15, 76, -8), lamp(theme).at(0, 91, 8.6),
      box(26, 18, 34, theme.dark, { bevel: 1.2 }).split(18).at(-28, 66, 0), vent(20, 9, theme).at(-28, 70, 17), stripes(24, 4, 17.2, theme).at(-28, 66, 0),
    );
    const boom = soup();
    const side = (k: number, up: number, z: number): P3 => [FOOT![0] + (HEAD![0] - FOOT![0]) * k, FOOT![1] + (HEAD![1] - FOOT![1]) * k + up * (1 - k * 0.7),
      z * (1 - k * 0.6)];
    const STEPS = 6;
    for (let i = 0; i < STEPS; i++) {
      const [a, b] = [i / STEPS, (i + 1) / STEPS];
      const paint = i % 2 ? theme.mark : theme.accent;
      for (const z of [-8, 8]) boom.add(rod(side(a, 0, z), side(b, 0, z), 1.6, paint, 6), rod(side(a, 0, z), side(b, 13, 0), 0.8, theme.frame, 4));
      boom.add(rod(side(a, 13, 0), side(b, 13, 0), 1.6, paint, 6), rod(side(a, 0, -8), side(b, 0, 8), 0.8, theme.frame, 4),
        rod(side(b, 0, -8), side(b, 0, 8), 0.8, theme.frame, 4));
    }
    for (const z of [-7, 7]) boom.add(rod([-24, 84, z], [TOP![0], TOP![1], z * 0.4], 1.8, theme.frame, 6),
      rod([8, 94, z], [TOP![0], TOP![1], z * 0.4], 1.4, theme.frame, 6));
    boom.add(drum(4.6, 7, 12, theme.steel, 0.6).tipped('x', 90).at(150, 150, -3.5), rod(TOP!, HEAD!, 0.5, theme.dark, 4),
      rod([-24, 84, 0], TOP!, 0.5, theme.dark, 4));
    boom.add(rod([154, 150, 0], [154, 58, 0], 0.55, theme.dark, 4), box(9, 10, 6, theme.hazard, { bevel: 0.8 }).at(154, 49, 0),
      pipe([[154, 49, 0], [154, 43, 0], [158, 40, 0], [160, 43, 0]], 1, theme.steel, 2.4, 6));
    return [part('pedestal', { ...solid, stand: false }, stand), part('cab', { ...solid, stand: false }, cab), part('boom', openwork, boom)];
  },
};

/** A ship's mast on three legs, with a yard, a turning beam and a light on its top. */
export const shipMast: Piece = {
  name: 'ship-mast',
  make: (theme) => {
    const mast = soup(rod([0, 6, 0], [0, 204, 0], 2.6, theme.mark, 8));
    for (const turn of [0, 120, 240]) {
      mast.add(rod([0, 152, 3], [0, 6, 19], 1.8, theme.mark, 6).turned(turn), rod([0, 60, 2], [0, 60, 13], 0.9, theme.frame, 5).turned(turn),
        rod([0, 108, 2], [0, 108, 7.6], 0.9, theme.frame, 5).turned(turn));
    }
    for (const y of [40, 88, 136]) mast.add(lathe([[2.9, y], [2.9, y + 12]], 8, theme.accent));
    mast.add(lathe([[3, 150], [13, 153], [13, 155], [0.01, 155]], 12, theme.frame));
    for (let i = 0; i < 6; i++) mast.add(rod([12, 155, 0], [12, 166, 0], 0.6, theme.rail, 4).turned(i * 60));
    mast.add(pipe(ring(12, 0, 12), 0.8, theme.rail, 0.1, 5).tipped('x', 90).at(0, 166, 0), rod([-34, 176, 0], [34, 176, 0], 1.1, theme.mark, 6));
    for (const x of [-34, 34]) mast.add(rod([x, 176, 0], [x * 0.12, 152, 0], 0.35, theme.dark, 4), rod([x, 176, 0], [0, 202, 0], 0.35, theme.dark, 4),
      lathe([[0.01, 0], [1.4, 0.6], [1.4, 2.4], [0.01, 3]], 6, theme.steel).at(x, 177, 0));
    mast.add(drum(3.6, 6, 10, theme.trim, 0.6).at(0, 186, 0), box(38, 6, 3.4, theme.hull, { bevel: 0.8 }).turned(24).at(0, 193, 0),
      dish(11, [0, 132, 5], [0.5, 0.2, 0.8], theme));
    const light = lathe([[0.01, 0], [2.2, 0], [2.2, 3], [0.01, 5]], 8, theme.warm).at(0, 204, 0);
    const foot = soup(prism(chamfered(48, 48, 9), 0, 8, theme.frame, { bevel: 1.2, open: true }).split(20),
      box(16, 18, 10, theme.hull, { bevel: 0.8, open: true }).at(0, 8, -12));
    for (const turn of [0, 90, 180, 270]) foot.add(stripes(26, 4, 24.1, theme, 6).at(0, 2, 0).turned(turn));
    return [part('foot', low, foot), part('mast', openwork, mast, light)];
  },
};

/** A funnel with a band on its casing, leaning back a little. */
export const funnel: Piece = {
  name: 'funnel',
  make: (theme) => {
    const stack = soup(
      lathe([[21, 0], [18, 62], [18.4, 63], [18.4, 66], [18, 67], [17.4, 84], [18.6, 85], [18.6, 88], [16.4, 88], [15.6, 78]], 22, theme.hull).split(22),
      lathe([[19.2, 46], [18.5, 60]], 22, theme.accent), lathe([[18.1, 68.5], [17.8, 83]], 22, theme.dark), lathe([[15.6, 80], [0.01, 80]], 22, theme.dark),
    ).tipped('x', -5).at(0, 30, 0);
    const casing = soup(prism(chamfered(62, 50, 9), 0, 32, theme.hull, { bevel: 1.2, open: true }).split(20),
      prism(chamfered(64, 52, 9), 30, 34, theme.trim, { bevel: 0.8 }).split(26));
    for (const turn of [0, 180]) casing.add(soup(vent(26, 16, theme).at(0, 8, 25), stripes(40, 3.6, 26.15, theme).at(0, 30, 0)).turned(turn));
    const pipes = soup(pipe([[24, 32, 8], [24, 92, 5], [24, 100, 12]], 2.4, theme.steel, 6, 8),
      pipe([[24, 32, -6], [24, 78, -8], [24, 84, -2]], 1.8, theme.steel, 5, 8));
    const rungs = soup();
    for (const x of [-4, 4]) rungs.add(rod([x, 34, 24], [x, 108, 12], 0.7, theme.rail, 4));
    for (let i = 0; i < 9; i++) rungs.add(rod([-4, 38 + i * 8, 23.4 - i * 1.3], [4, 38 + i * 8, 23.4 - i * 1.3], 0.5, theme.rail, 4));
    return [part('casing', { ...solid, stand: false }, casing, stack), part('pipes', openwork, pipes, rungs)];
  },
};

/** Two ventilators with their cowls turned to the wind. */
export const cowls: Piece = {
  name: 'cowls',
  make: (theme) => {
    const bell: P2[] = [[6, -2], [6.4, 2], [8.4, 6], [11, 9], [11.4, 10], [10.6, 10.2], [7, 5], [5, 1], [0.01, 0]];
    const one = (x: number, h: number, turn: number): Soup => soup(
      drum(9, 2.4, 12, theme.frame, 0.6), pipe([[0, 2, 0], [0, h, 0], [0, h + 2, 6]], 6, theme.hull, 7, 12),
        lathe(bell.slice(0, 6), 16, theme.hull).by(facing([0, h + 2, 6], [0, 0.12, 1])),
      lathe(bell.slice(5), 16, theme.accent).by(facing([0, h + 2, 6], [0, 0.12, 1])), lathe([[6.4, 8], [6.4, 12]], 12, theme.hazard),
    ).turned(turn).at(x, 0, 0);
    return [part('cowls', solid, one(-14, 30, -24), one(14, 24, 18), box(46, 2, 20, theme.frame, { bevel: 0.5, open: true }))];
  },
};

/** A cargo winch on its bed, with wire on the drum. */
export const winch: Piece = {
  name: 'winch',
  make: (theme) => {
    const out = soup(box(52, 3.6, 36, theme.frame, { bevel: 0.8, open: true }).split(24), drum(9, 24, 16, theme.steel, 0.6).tipped('z', 90).at(12, 14, 0));
    for (const x of [-13, 13]) out.add(drum(12.4, 2.6, 18, theme.hazard, 0.5).tipped('z', 90).at(x + 1.3, 14, 0),
      beam([x, 3, -13], [x, 14, 0], 2.4, 3, theme.frame), beam([x, 3, 13], [x, 14, 0], 2.4, 3, theme.frame));
    for (let x = -9; x <= 9; x += 4.5) out.add(pipe(ring(9.2, 0, 10), 1.9, theme.dark, 0.1, 4).turned(90).at(x, 14, 0));
    out.add(box(11, 18, 24, theme.hull, { bevel: 1.2 }).split(14).at(-20, 3, 0), vent(14, 9, theme).turned(270).at(-25.4, 7, 0),
      drum(5, 12, 12, theme.accent, 0.6).tipped('z', 90).at(27, 12, 0), rod([-20, 20, 8], [-16, 30, 8], 0.8, theme.rail, 5),
      lathe([[0.01, 0], [1.6, 0.8], [1.6, 2], [0.01, 2.8]], 6, theme.accent).at(-16, 29, 8));
    return [part('winch', { ...low, stand: false }, out)];
  },
};
