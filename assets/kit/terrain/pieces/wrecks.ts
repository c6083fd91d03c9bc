/** What war and weather left: an arch that fell, a crawler that will not move again; and a pump that still runs. */
import { fan, lamp } from '../modelling/fittings.ts';
import { lettering, plate, rivet, stripes, vent } from '../modelling/plates.ts';
import { drum, lathe, pipe, rod } from '../modelling/round.ts';
import { block, box, chamfered, prism, slab } from '../modelling/solids.ts';
import { type P2, type P3, soup } from '../modelling/soup.ts';
import { HALF, low, onFloor, onMat, openwork, part, type Piece, solid } from '../piece.ts';

/** A pier of a fallen arch with a ledge half a storey up; a slab of the roadway leans on it and is walked up from the right. */
export const archBroken: Piece = {
  name: 'arch-broken',
  make: (theme, rng) => {
    const DEEP = 74;
    // Ledge and pier in one: blocks of stone, the pier broken off where the arch began.
    const ledge = soup(
      prism(chamfered(92, DEEP, 5), 0, HALF - 5, theme.concrete, { bevel: 1.2, open: true }).split(22),
      prism(chamfered(96, DEEP + 4, 5), HALF - 6, HALF, theme.trim, { bevel: 1.2, top: theme.concrete }).split(22),
    );
    for (const turn of [0, 180]) {
      const face = soup(stripes(66, 4, DEEP / 2 + 2.1, theme, 7).at(0, HALF - 5, 0));
      for (const x of [-30, 0, 30]) face.add(
        plate(26, 13, 1.4, theme.concrete, 2, 0.7).split(16).at(x, 6, DEEP / 2),
        plate(24, 13, 1.4, theme.concrete, 2, 0.7).split(16).at(x * 0.86, 22, DEEP / 2),
      );
      ledge.add(face.turned(turn));
    }
    ledge.add(...[-18, 18].map((z) => plate(28, 28, 1.4, theme.concrete, 3, 0.7).split(16).at(z, 7, 46).turned(270)));
    const stump: P2[] = [
      [-46, 0], [-10, 0], [-10, 56], [-7, 72], [0, 86], [11, 97], [26, 105], [42, 109], [46, 115], [38, 122],
      [26, 119], [14, 127], [0, 123], [-14, 131], [-28, 126], [-46, 132],
    ];
    const pier = soup(slab(stump, DEEP - 18, theme.concrete, { bevel: 1.4 }).split(20).at(0, 0, -4));
    for (const [turn, mirror] of [[0, 1], [180, -1]] as const) {
      const face = soup();
      for (const [x, y, w, h] of [[-28, 52, 31, 15], [-28, 70, 31, 15], [-27, 88, 33, 14], [-25, 105, 36, 13]] as const) {
        face.add(plate(w, h, 1.3, theme.hull, 2, 0.7).split(16).at(x * mirror, y, 0));
      }
      pier.add(face.at(0, 0, (DEEP - 18) / 2).turned(turn).at(0, 0, -4));
    }
    // The springing of the arch is dressed in cut stones, as far as it stands.
    for (const [x, y, lean] of [[-10, 51, 4], [-9, 63, 12], [-5, 75, 24], [2, 86, 38], [12, 95, 54], [24, 102, 66]] as const) pier.add(box(5, 11, DEEP - 14, theme.trim, { bevel: 1 }).tipped('z', -lean).at(x, y, -4));
    pier.add(lettering('38', 15, 0, theme.mark).at(-28, 92, (DEEP - 18) / 2 - 2.4), lamp(theme).at(-28, 84, (DEEP - 18) / 2 - 2.6));
    const bars = soup();
    for (const [x, y] of [[44, 112], [28, 118], [4, 122], [-24, 126]] as const) for (const z of [-20, 0, 14]) bars.add(pipe(
      [[x - 4, y - 6, z - 4], [x + 2 + rng() * 3, y + 3, z - 4], [x + 6 + rng() * 7, y + 7 + rng() * 7, z - 4 + (rng() - 0.5) * 8]], 0.8, theme.steel, 3, 5,
    ));
    // The roadway, one slab and a half, from the ledge down to the ground.
    const road = soup(slab([[0, 0], [86, 0], [86, 2], [58, 19], [0, HALF - 0.6]], 58, theme.concrete, { bevel: 0.9 }).split(20).at(46, 0, 0));
    const tilt = (Math.atan2(HALF - 0.6 - 19, 58) * 180) / Math.PI;
    for (const z of [-27, 27]) road.add(box(50, 6, 3, theme.trim, { bevel: 0.6 }).split(24).at(25, 0, 0).tipped('z', -tilt).at(48, HALF - 1.4, z));
    for (const [x, z] of [[8, -9], [8, 9], [25, -9], [25, 9], [42, -9], [42, 9]] as const) road.add(plate(13, 15, 0.7, theme.hull, 2, 0.4).tipped('x', -90).at(x, 0, z + 7.5).tipped('z', -tilt).at(48, HALF - 0.4, 0));
    const rubble = soup();
    for (let i = 0; i < 18; i++) {
      const s = 4 + rng() * 7;
      const [x, z] = i < 11 ? [62 + rng() * 66, (i % 2 ? 1 : -1) * (32 + rng() * 13)] : [-40 + rng() * 80, -(DEEP / 2 + 6 + rng() * 10)];
      rubble.add(prism(chamfered(s * 1.6, s, s * 0.3), 0, s * (0.5 + rng() * 0.5), i % 4 ? theme.concrete : theme.hull, { bevel: 0.7, taper: 0.78 }).tipped('x', rng() * 26 - 13).turned(rng() * 180).at(x, -0.6, z));
    }
    return [
      part('wall', solid, ledge, pier), part('bars', openwork, bars),
      part('road', { ...solid, stand: false, ingress: [{ kind: 'ramp', from: onMat(46 + 86 + 27, 0), to: onFloor(24, 0) }] }, road),
      part('rubble', { sight: 'clear', move: 'passable', low: true }, rubble),
    ];
  },
};

/** Links of a track along a rounded path, `wide` mm, about the piece's middle in z. */
function track(path: readonly P2[], wide: number, theme: Parameters<typeof vent>[2]): ReturnType<typeof soup> {
  const out = soup();
  path.forEach(([x, y], i) => {
    const [nx, ny] = path[(i + 1) % path.length]!;
    const [long, lean] = [Math.hypot(nx - x, ny - y), (Math.atan2(ny - y, nx - x) * 180) / Math.PI];
    const links = Math.max(1, Math.round(long / 8));
    for (let k = 0; k < links; k++) {
      const t = (k + 0.5) / links;
      out.add(box(long / links - 1, 3, wide, theme.dark, { bevel: 0.5 }).at(0, -1.5, 0).tipped('z', lean).at(x + (nx - x) * t, y + (ny - y) * t, 0));
    }
  });
  return out;
}

/** A tracked crawler, burnt out: its roof is flat to stand on, its tail ramp is down, a track has come off. */
export const crawlerWreck: Piece = {
  name: 'crawler-wreck',
  make: (theme, rng) => {
    const [L, W, Y] = [128, 62, HALF];
    // From the side: a sloping bow on the left, the hold, and the open tail on the right.
    const side: P2[] = [[-L / 2, 14], [-L / 2 + 10, 9], [L / 2, 9], [L / 2, Y - 5], [-30, Y - 5], [-L / 2 + 6, 25]];
    const hull = soup(
      slab(side, W, theme.hull, { bevel: 1.6 }).split(20),
      prism(chamfered(98, W + 2, 4), Y - 6, Y, theme.trim, { bevel: 1, top: theme.hull }).split(20).at(16, 0, 0),
    );
    for (const turn of [0, 180]) {
      const at = turn === 0 ? 1 : -1;
      const skin = soup();
      for (const [x, w, y, h, paint] of [[-12, 30, 21, 15, theme.hull], [20, 28, 21, 15, theme.accent], [48, 22, 21, 15, theme.hull]] as const) {
        skin.add(plate(w, h, 1.3, paint, 2).split(16).at(x * at, y, W / 2));
      }
      skin.add(vent(20, 10, theme).at(48 * at, 23, W / 2 + 1.2), stripes(84, 3.4, W / 2 + 1.05, theme, 6).at(16 * at, Y - 5, 0));
      for (const x of [-26, 2, 8, 32]) skin.add(rivet(x * at, 34, W / 2 + 1, theme.steel), rivet(x * at, 23, W / 2 + 1, theme.steel));
      hull.add(skin.turned(turn));
    }
    // Bow: a split windscreen, one pane gone, and the lamps' sockets.
    const slope = (Math.atan2(Y - 5 - 25, L / 2 - 36) * 180) / Math.PI;
    for (const [z, paint] of [[-15, theme.glass], [15, theme.dark]] as const) hull.add(
      box(17, 1.6, 24, theme.trim, { bevel: 0.5 }).tipped('z', slope).at(-43, 34.4, z),
      box(13, 1.4, 19, paint, { bevel: 0.3 }).tipped('z', slope).at(-43, 35.2, z),
    );
    for (const z of [-22, 22]) hull.add(
      drum(4, 4, 10, theme.trim, 0.6).tipped('z', 90).at(-L / 2 + 4, 19, z),
      drum(2.6, 1, 10, z < 0 ? theme.warm : theme.dark, 0.2).tipped('z', 90).at(-L / 2, 19, z),
    );
    hull.add(plate(46, 26, 1, theme.dark).turned(90).at(L / 2 - 0.4, 11, 0), plate(30, 3, 1, theme.warm).turned(90).at(L / 2 + 0.4, 33, 0));
    const tracks = soup();
    const loop: P2[] = [[-52, 1.6], [42, 1.6], [54, 9], [54, 15], [44, 21], [-54, 21], [-64, 14], [-62, 8]];
    for (const z of [-1, 1]) {
      const path = z > 0 ? loop : loop.slice(0, 5).concat([[4, 21], [-12, 3]]); // the far one has parted at the top
      tracks.add(
        track(path, 13, theme).at(0, 0, z * (W / 2 + 8)),
        slab([[-50, 4], [40, 4], [50, 10], [40, 18], [-52, 18], [-59, 12]], 8, theme.frame, { bevel: 0.8 }).split(24).at(0, 0, z * (W / 2 + 7)),
      );
      for (const x of [-50, -28, -6, 16, 38]) tracks.add(
        drum(7, 5, 12, theme.trim, 0.8).tipped('x', 90).at(x, 11, z * (W / 2 + 14.4) - 2.5),
        drum(2.4, 6.4, 8, theme.steel, 0.5).tipped('x', 90).at(x, 11, z * (W / 2 + 14.6) - 3.2),
      );
      tracks.add(box(112, 2, 18, theme.trim, { bevel: 0.6 }).split(30).at(-2, 22.4, z * (W / 2 + 8)));
    }
    // The track that came off lies in the dust before the bow.
    for (let i = 0; i < 9; i++) tracks.add(box(7, 3, 13, theme.dark, { bevel: 0.5 }).tipped('x', rng() * 8).turned(i * 7).at(-36 + i * 8 - 34, 0, -(W / 2 + 8) - Math.max(0, 4 - i) * 3));
    // On the roof a torn hatch, a stump of a mast and a burnt engine's cowl, at its edges: the rest is to stand on.
    const gear = soup(lathe([[9, 0], [9, 3], [8, 4], [6.6, 4], [6.4, 0.6], [0.01, 0.6]], 14, theme.trim).at(-20, Y, -18), drum(8, 2, 14, theme.accent, 0.6).tipped('z', 64).at(-30, Y + 4, -18),
      fan(9, theme).at(54, Y, -18), rod([-24, Y, 22], [-24, Y + 22, 22], 1.1, theme.steel, 6), rod([-24, Y + 22, 22], [-15, Y + 30, 25], 0.7, theme.steel, 5), plate(24, 14, 1, theme.dark, 4).tipped('x', -90).at(30, Y + 0.1, 30));
    const ramp = soup(slab([[0, 0], [52, 0], [52, 1.4], [0, 10]], 46, theme.trim, { bevel: 0.7 }).split(20).at(L / 2 - 1, 0, 0));
    for (const x of [8, 18, 28, 38]) ramp.add(block(1.6, 1, 38, theme.hazard).at(L / 2 + x, 10 - (x / 52) * 8.6 - 0.6, 0));
    for (const z of [-1, 1]) ramp.add(rod([L / 2 - 2, 38, z * 25], [L / 2 + 40, 4, z * 22], 0.9, theme.steel, 5));
    // Rungs beside the ramp lead on to the roof.
    const rungs = soup();
    for (const z of [-9, 9]) rungs.add(box(1.8, 38, 1.8, theme.rail, { bevel: 0.4 }).at(L / 2 + 2.4, 9, z));
    for (const y of [16, 23, 30, 37, 44]) rungs.add(rod([L / 2 + 2.4, y, -9], [L / 2 + 2.4, y, 9], 1, theme.steel, 6));
    return [
      part('hull', solid, hull), part('tracks', { ...low, stand: false }, tracks), part('roof-gear', openwork, gear), part('ramps', { ...low, move: 'passable', stand: false }, ramp),
      part('ladder', { ...openwork, ingress: [{ kind: 'ladder', from: onMat(L / 2 + 80, 0), to: onFloor(L / 2 - 28, 0) }] }, rungs),
    ];
  },
};

/** Two fuel pumps on an island, with hoses, bollards and a drum that drips. */
export const fuelPump: Piece = {
  name: 'fuel-pump',
  make: (theme) => {
    const island = soup(prism(chamfered(104, 34, 12), 0, 5, theme.concrete, { bevel: 1.2, open: true }).split(22));
    for (const turn of [0, 180]) island.add(stripes(78, 4, 17.1, theme, 6).at(0, 0.4, 0).turned(turn));
    const pumps = soup();
    for (const [x, text] of [[-22, 'F1'], [20, 'F2']] as const) {
      pumps.add(
        box(22, 33, 17, theme.hull, { bevel: 1.4, open: true }).split(16).at(x, 5, 0), box(24, 4, 19, theme.trim, { bevel: 1 }).at(x, 38, 0),
        box(24, 4, 19, theme.dark, { bevel: 0.8, open: true }).at(x, 5, 0),
      );
      for (const turn of [0, 180]) pumps.add(soup(
        plate(15, 9, 0.9, theme.dark, 1).at(0, 26, 8.6), plate(9, 3.4, 0.6, theme.cool).at(-2, 30, 9.4), plate(16, 13, 0.9, theme.accent, 2).at(0, 11, 8.6),
        lettering(text, 6, 9.7, theme.mark).at(0, 14, 0),
      ).turned(turn).at(x, 0, 0));
      // A hose from its shoulder in a loop to a nozzle that hangs on its side.
      const s = x < 0 ? -1 : 1;
      const loop: P3[] = [[x + s * 10, 35, 0], [x + s * 19, 37, 2], [x + s * 21, 16, 8], [x + s * 19, 7, 13], [x + s * 14, 16, 11], [x + s * 12.4, 25, 6]];
      pumps.add(
        pipe(loop, 1.5, theme.dark, 7, 8), box(3.4, 8, 4, theme.accent, { bevel: 0.6 }).at(x + s * 12.6, 21, 5),
        rod([x + s * 12.6, 28, 5], [x + s * 16, 32, 5], 0.9, theme.steel, 6),
      );
      pumps.add(lathe([[0.01, 0], [2.4, 0], [2.4, 3.4], [0.01, 5]], 10, theme.warm).at(x, 42, 0));
    }
    pumps.add(
      pipe([[-11, 14, -5], [0, 14, -5], [9, 14, -5]], 2.6, theme.steel, 4, 8), pipe([[-11, 21, -5], [9, 21, -5]], 1.6, theme.accent, 4, 7),
      drum(4.6, 4, 10, theme.trim, 0.6).at(0, 5, -5), rod([0, 8, -5], [0, 14, -5], 2, theme.steel, 7),
    );
    for (const x of [-46, 46]) pumps.add(drum(3.4, 19, 10, theme.hazard, 1).at(x, 5, 0), lathe([[3.6, 14], [3.6, 18]], 10, theme.hazardDark).at(x, 0, 0));
    const cask = soup(
      drum(8.4, 24, 14, theme.accent, 1).at(39, 0, 28), lathe([[8.6, 7], [9.2, 7.6], [9.2, 8.4], [8.6, 9]], 14, theme.trim).at(39, 0, 28),
      lathe([[8.6, 15], [9.2, 15.6], [9.2, 16.4], [8.6, 17]], 14, theme.trim).at(39, 0, 28), plate(8, 7, 0.6, theme.hazard, 1).turned(20).at(42, 9, 36),
    );
    cask.add(pipe([[31, 1.6, 28], [14, 1.6, 33], [-6, 1.6, 25], [-20, 1.6, 31], [-33, 1.6, 24], [-31, 3, 16]], 1.5, theme.dark, 9, 8));
    return [part('foot', { ...low, stand: false }, island), part('body', { ...solid, stand: false }, pumps), part('barrels', { ...low, stand: false }, cask)];
  },
};
