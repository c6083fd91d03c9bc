/** Ways up: ladders and a lift. Each stands with its back, z = 0, against the edge it serves. */
import { lamp } from '../modelling/fittings.ts';
import { plate, stripes } from '../modelling/plates.ts';
import { drum, rod } from '../modelling/round.ts';
import { block, box } from '../modelling/solids.ts';
import { row, soup } from '../modelling/soup.ts';
import { grating, ladder as rungs, railing } from '../modelling/walkways.ts';
import { HALF, STOREY, type Piece, onMat, onNeighbour, openwork, part, solid, walkway } from '../piece.ts';

const ladderOf = (name: string, height: number): Piece => ({
  name,
  make: (theme) => [
    part('ladder', { ...openwork, ingress: [{ kind: 'ladder', from: onMat(0, 28), to: onNeighbour(0, -22, height) }] }, rungs(height, theme).at(0, 0, 6.5), box(38, 1.6, 14, theme.hazard, { bevel: 0.5, open: true }).at(0, 0, 8), stripes(36, 12, 0.1, theme, 6).tipped('x', -90).at(0, 1.7, 14)),
  ],
});

/** A ladder to any edge one storey up. */
export const ladder = ladderOf('ladder', STOREY);
/** A ladder to any edge half a storey up. */
export const ladderHalf = ladderOf('ladder-half', HALF);

/** A goods lift: a platform between four guide rails, with its motor above. */
export const lift: Piece = {
  name: 'lift',
  make: (theme) => {
    const [W, H] = [72, STOREY + 58];
    const x = W / 2 - 4;
    const middle = W / 2 + 3;
    const mast = soup(box(W + 6, 4, W + 6, theme.concrete, { bevel: 1.2, open: true }).split(26));
    for (const [px, pz] of [[-x, -x], [x, -x], [-x, x], [x, x]] as const) {
      mast.add(box(6, H, 6, theme.frame, { bevel: 0.9 }).split(30).at(px, 3, pz), box(9, 8, 9, theme.hazard, { bevel: 0.7 }).at(px, 4, pz));
    }
    for (const turn of [0, 90, 180, 270]) mast.add(box(W - 10, 4, 3, theme.frame, { bevel: 0.5 }).at(0, H - 4, x).turned(turn));
    for (const turn of [90, 180, 270]) {
      mast.add(box(W - 10, 4, 3, theme.frame, { bevel: 0.5 }).at(0, STOREY - 8, x).turned(turn));
      const bars = row(3, [0, 24, 0], (i) => rod([-x, i % 2 ? 11 : -11, x], [x, i % 2 ? -11 : 11, x], 1, theme.frame, 5)).at(0, STOREY / 2 + 4, 0);
      mast.add(bars.turned(turn));
    }
    const roof = soup(box(W + 2, 5, W + 2, theme.trim, { bevel: 1.2 }).split(24).at(0, H, 0), box(34, 18, 26, theme.hull, { bevel: 1.4, open: true }).split(18).at(0, H + 5, -8), drum(9, 30, 14, theme.accent, 1).tipped('z', 90).at(15, H + 14, 20), plate(24, 12, 1, theme.dark).at(0, H + 8, 5), lamp(theme).at(0, H - 6, x + 2));
    for (const side of [-6, 6]) roof.add(rod([side, 8, -x + 6], [side, H, -x + 6], 0.6, theme.dark, 4));
    roof.add(...[0, 90, 180, 270].map((turn) => stripes(W, 4, W / 2 + 1.15, theme, 6).at(0, H + 0.5, 0).turned(turn)));
    const platform = soup(grating(60, 60, theme).at(0, 9, 0), block(56, 1, 56, theme.dark).at(0, 4, 0), railing(52, theme).at(-26, 9, -28.4));
    return [
      part('mast', openwork, mast.at(0, 0, middle)),
      part('platform', { ...walkway, ingress: [{ kind: 'lift', from: onMat(0, middle * 2 + 24), to: onNeighbour(0, -24, STOREY) }] }, platform.at(0, 0, middle)),
      part('machine', { ...solid, stand: false }, roof.at(0, 0, middle)),
    ];
  },
};
