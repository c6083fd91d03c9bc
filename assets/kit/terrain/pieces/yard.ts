import { barrel, crate, ducting, fan, valve } from '../modelling/fittings.ts';
import { STOREY, type Piece, low, onFloor, onMat, openwork, part, solid } from '../piece.ts';
import { lettering, plate, rivet, stripes, vent } from '../modelling/plates.ts';
import { drum, facing, flange, lathe, pipe, rod } from '../modelling/round.ts';
import { block, box, chamfered, prism, slab } from '../modelling/solids.ts';
import { type P2, type P3, soup } from '../modelling/soup.ts';
import { ladder, railing } from '../modelling/walkways.ts';

/** A blast wall, whole at one end and shot away at the other, with bent bars and rubble. */
export const wallBroken: Piece = {
  name: 'wall-broken',
  make: (theme, rng) => {
    const outline: P2[] = [[-70, 0], [70, 0], [66, 8], [57, 13], [59, 21], [46, 27], [44, 38], [31, 41], [24, 52], [12, 54], [8, 64], [-70, 64]];
    const wall = soup(slab(outline, 11, theme.concrete, { bevel: 1.1 }).split(16));
    for (const z of [-1, 1]) {
      const skin = soup(plate(34, 44, 1.4, theme.hull, 3).split(16).at(-48, 10, 5.2), plate(30, 32, 1.4, theme.hull, 3).split(16).at(-13, 10, 5.2), lettering(z > 0 ? '31' : '07', 16, 6.8, theme.mark).at(-48, 26, 0), stripes(62, 4, 5.7, theme, 6).at(-36, 4, 0));
      wall.add(skin.turned(z > 0 ? 0 : 180).at(z > 0 ? 0 : -61, 0, 0));
    }
    wall.add(box(15, 67, 17, theme.trim, { bevel: 1.6 }).split(22).at(-68, 0, 0), box(76, 5, 15, theme.trim, { bevel: 1.2 }).split(22).at(-30, 62, 0));
    const bars = soup();
    for (const [x, y] of [[62, 10], [54, 22], [40, 39], [20, 53]] as const) {
      for (const z of [-3, 3]) {
        bars.add(
          pipe(
            [[x - 10, y - 4, z], [x + 3 + rng() * 3, y - 1, z], [x + 8 + rng() * 5, y + 2 + rng() * 8, z + (rng() - 0.5) * 8]], 0.7, theme.steel, 4, 5,
          ),
        );
      }
    }
    const rubble = soup();
    for (let i = 0; i < 16; i++) {
      const s = 3 + rng() * 6;
      const [x, z] = [34 + rng() * 46, (rng() - 0.5) * 34];
      rubble.add(prism(chamfered(s * 1.5, s, s * 0.3), 0, s * (0.5 + rng() * 0.4), theme.concrete, { bevel: 0.6, taper: 0.75 }).tipped('x', rng() * 30 - 15).turned(rng() * 180).at(x, -0.6, z));
    }
    return [part('wall', solid, wall), part('bars', openwork, bars), part('rubble', { sight: 'clear', move: 'passable', low: true }, rubble)];
  },
};

/** A low barrier that gives cover to whoever stands behind it. */
export const barricade: Piece = {
  name: 'barricade',
  make: (theme) => {
    const profile: P2[] = [[-13, 0], [13, 0], [13, 5], [6, 12], [4.6, 25], [-4.6, 25], [-6, 12], [-13, 5]];
    const out = soup();
    for (const x of [-42, 0, 42]) {
      out.add(slab(profile, 39, theme.concrete, { bevel: 1.1 }).split(14).turned(90).at(x, 0, 0));
      for (const turn of [0, 180]) out.add(soup(plate(30, 8.5, 0.7, theme.hull, 1).at(0, 0, 0), stripes(28, 6, 0.85, theme, 6).at(0, 1.2, 0)).tipped('x', -6).at(x, 13, 6.1).turned(turn).at(turn ? x * 2 : 0, 0, 0));
      for (const dx of [-12, 12]) out.add(rod([x + dx, 24, 0], [x + dx, 27, 0], 1.6, theme.steel, 6), drum(2, 1, 6, theme.steel, 0.3).at(x + dx, 26.5, 0));
    }
    for (const x of [-21, 21]) out.add(box(5, 8, 5, theme.dark, { bevel: 0.5 }).at(x, 12, 0));
    return [part('barrier', low, out)];
  },
};

export const crates: Piece = {
  name: 'crates',
  make: (theme) => [
    part('lower', solid, crate(38, 36, 44, theme).at(-19, 0, 0), crate(36, 36, 44, theme, theme.accent).turned(2).at(20, 0, 1), lettering('A4', 8, 22.9, theme.mark).at(-19, 12, 0)),
    part('upper', solid, crate(34, 28, 36, theme, theme.trim).turned(-7).at(-16, 36, -2)),
    part('barrels', solid, barrel(9, 27, theme).at(52, 0, 8), barrel(9, 27, theme, theme.hull).at(50, 0, -13), crate(22, 17, 26, theme, theme.hull).turned(24).at(-8, 0, 39)),
  ],
};

/** An upright fuel tank with hoops; its flat, railed top is reached by a ladder on the left. */
export const fuelTank: Piece = {
  name: 'fuel-tank',
  make: (theme) => {
    const [R, H, SIDES] = [46, STOREY, 28];
    const hoop = (y: number): P2[] => [[R, y - 2], [R + 1.6, y - 1.2], [R + 1.6, y + 1.2], [R, y + 2]];
    const wall: P2[] = [[R, 12]];
    for (const y of [28, 50, 72]) wall.push(...hoop(y));
    const shell = soup(
      lathe([...wall, [R, H - 1.2], [R - 1.2, H]], SIDES, theme.hull).split(20),
      lathe([[R - 1.2, H], [R - 7, H], [R * 0.5, H], [0.01, H]], SIDES, theme.trim).split(20),
      lathe([[R + 6, 0], [R + 6, 6], [R + 4.6, 7.6], [R + 1, 7.6], [R + 1, 12], [R, 13]], SIDES, theme.concrete).split(24),
    );
    shell.add(
      lathe([[R + 0.35, 54], [R + 0.35, 68]], SIDES, theme.accent).split(14), lathe([[R - 8, H + 0.1], [R - 11, H + 0.1]], SIDES, theme.hazard),
      lathe([[10, H], [10, H + 0.9], [9.2, H + 1.4], [0.01, H + 1.4]], 16, theme.steel),
    );
    for (let i = 0; i < 14; i++) {
      shell.add(rivet(0, 40, R + 0.1, theme.steel).turned((i * 360) / 14), rivet(0, 16, R + 0.1, theme.steel).turned((i * 360) / 14));
    }
    shell.add(lettering('F-4', 11, R + 0.9, theme.mark).at(0, 55.5, 0).turned(0));
    const plumbing = soup(ducting([[R - 4, 24, -12], [R + 14, 24, -12], [R + 14, 24, -34], [R + 14, 0, -34]], 5, theme, theme.steel, [[[R + 6, 24, -12], [1, 0, 0]], [[R + 14, 3, -34], [0, 1, 0]]]), valve(6, theme).tipped('z', -90).at(R + 16, 24, -24));
    const rail = soup();
    for (let i = 0; i < 12; i++) if (i !== 9) rail.add(railing(23.8, theme, 14).at(-11.9, H, R - 2.6).turned(i * 30));
    return [
      part('shell', solid, shell),
      part('plumbing', { ...openwork, low: true }, plumbing),
      part('railing', openwork, rail),
      part('ladder', { ...openwork, ingress: [{ kind: 'ladder', from: onMat(-R - 34, 0), to: onFloor(-R + 26, 0) }] }, ladder(H, theme, 20, 14).turned(270).at(-R - 8.5, 0, 0)),
    ];
  },
};

/** Three pipes on saddles, waist high. */
export const pipeRun: Piece = {
  name: 'pipe-run',
  make: (theme) => {
    const out = soup();
    const L = 92;
    const lanes: readonly (readonly [number, number, typeof theme.steel])[] = [[-13, 7, theme.hull], [3, 5, theme.accent], [14, 4, theme.steel]];
    for (const [z, r, paint] of lanes) {
      const y = 20 + r;
      const path: P3[] = [[-L + 8, 0, z], [-L + 8, y, z], [L - 8, y, z], [L - 8, 0, z]];
      out.add(pipe(path, r, paint, r * 2.2, 11).split(36));
      for (const x of [-46, 46]) out.add(flange([x, y, z], [1, 0, 0], r, theme.trim, theme.steel));
      for (const x of [-L + 8, L - 8]) out.add(flange([x, 2, z], [0, 1, 0], r, theme.trim, theme.steel));
    }
    for (const x of [-58, 0, 58]) {
      out.add(
        box(7, 18, 44, theme.frame, { bevel: 1 }).split(22).at(x, 2, 0), box(13, 3, 50, theme.concrete, { bevel: 0.8, open: true }).at(x, 0, 0),
        box(9, 2.6, 46, theme.hazard, { bevel: 0.6 }).at(x, 18.6, 0),
      );
    }
    out.add(
      valve(7, theme).at(22, 33, -13), valve(5, theme).at(-24, 30, 3), box(16, 14, 9, theme.trim, { bevel: 1 }).at(26, 21, 15),
      plate(9, 5, 0.6, theme.cool)
        .by(facing([0, 0, 0], [0, 1, 0]))
        .at(26, 26, 19.6),
    );
    return [part('pipes', { ...low, stand: false }, out)];
  },
};

/** A generator on a skid with a fan, stacks and a coil window. */
export const generator: Piece = {
  name: 'generator',
  make: (theme) => {
    const body = soup(
      box(92, 6, 58, theme.frame, { bevel: 1.2 }).split(26), prism(chamfered(80, 48, 6), 6, 46, theme.hull, { bevel: 2 }).split(18),
      prism(chamfered(60, 36, 4), 46, 50, theme.trim, { bevel: 1 }).split(20), fan(14, theme).at(-14, 49, 0),
    );
    for (const turn of [0, 180]) body.add(soup(vent(24, 24, theme).at(-22, 14, 24), plate(28, 26, 1.6, theme.accent, 3).split(14).at(16, 13, 24), lettering('H2', 9, 25.8, theme.mark).at(16, 21, 0), stripes(64, 4, 24.15, theme, 6).at(0, 8, 0)).turned(turn));
    for (const z of [-11, 11]) {
      body.add(drum(5.5, 26, 12, theme.dark, 0.8).at(24, 46, z));
    }
    body.add(...[-11, 11].map((z) => lathe([[6.4, 70], [6.8, 71], [6.8, 75], [6.2, 76], [5, 76], [4.6, 70.5]], 12, theme.steel).at(24, 0, z)));
    for (const turn of [90, 270]) {
      body.add(
        soup(
          plate(30, 26, 1.4, theme.trim, 2).at(0, 14, 40), plate(20, 4, 0.8, theme.warm).at(0, 30, 41.2), plate(20, 10, 0.8, theme.dark).at(0, 17, 41.2),
        ).turned(turn),
      );
    }
    for (const x of [-38, 38]) for (const z of [-24, 24]) body.add(block(5, 4, 5, theme.hazard).at(x, 5.6, z));
    body.add(ducting([[40, 16, 16], [56, 16, 16], [56, 0, 16]], 3.2, theme, theme.steel, [[[46, 16, 16], [1, 0, 0]]]));
    return [part('body', solid, body)];
  },
};
