/** A plain tower of two storeys. */
import { antenna, door, lamp, windowSlit } from '../modelling/fittings.ts';
import { sign, stripes, vent } from '../modelling/plates.ts';
import { pipe } from '../modelling/round.ts';
import { box } from '../modelling/solids.ts';
import { soup } from '../modelling/soup.ts';
import { ladder } from '../modelling/walkways.ts';
import { onSide, storey } from '../modelling/walls.ts';
import { STOREY, type Piece, onFloor, onMat, onNeighbour, openwork, part, solid } from '../piece.ts';

const [W, D] = [112, 104];
const LADDER = -28;

/**
 * Two storeys with a flat roof. A door on the right, one storey up, meets a gantry or roof that joins there and is reached from the
 * street door; beside it a ladder climbs on to the roof.
 */
export const buildingTall: Piece = {
  name: 'building-tall',
  make: (theme, rng) => {
    const parapet = soup();
    for (const [x, z, w, d] of [[0, -D / 2 + 1.6, W - 10, 2.6], [-W / 2 + 1.6, 0, 2.6, D - 10]] as const) {
      parapet.add(box(w, 7, d, theme.trim, { bevel: 0.8 }).split(26).at(x, STOREY * 2, z));
    }
    return [
      part('lower-walls', solid, storey(W, D, STOREY, theme, rng, { doors: { front: 0 } }),
        onSide('front', W, D, soup(sign('A-3', 8, theme).at(38, 26, -0.6), lamp(theme).at(-38, 66, -1))),
        onSide('left', W, D, soup(windowSlit(36, theme).at(0, 50, -1.4))),
        onSide('back', W, D, soup(vent(30, 20, theme).at(10, 22, -1.2)))),
      part('street-door', { ...solid, ingress: [{ kind: 'door', from: onMat(0, D / 2 + 26), to: onNeighbour(W / 2 + 26, 18, STOREY) }] }, onSide('front', W, D, door(theme), 0, 1).at(0, 0, -3.4), box(44, 2.4, 12, theme.concrete, { bevel: 0.7, open: true }).at(0, 0, D / 2 + 4)),
      part('upper-walls', solid, storey(W, D, STOREY, theme, rng, { doors: { right: -18 } }).at(0, STOREY, 0),
        onSide('right', W, D, door(theme).at(-18, 1, -3.4)).at(0, STOREY, 0),
        onSide('front', W, D, soup(windowSlit(64, theme).at(0, 48, -1.4), sign('19', 14, theme, theme.trim).at(0, 18, -0.8), stripes(W - 20, 3.6, 0.15, theme).at(0, STOREY - 5.4, 0))).at(0, STOREY, 0),
        onSide('left', W, D, soup(windowSlit(40, theme).at(0, 48, -1.4))).at(0, STOREY, 0),
        pipe([[-38, 2, -D / 2 - 3], [-38, 150, -D / 2 - 3], [-20, 150, -D / 2 - 3], [-20, 174, -D / 2 - 3]], 2.6, theme.steel, 6, 8)),
      part('parapet', { ...openwork, low: true }, parapet),
      part('roof-gear', solid, box(28, 16, 22, theme.hull, { bevel: 1.2, open: true }).split(18).at(-36, STOREY * 2, -34), onSide('front', 28, 22, vent(20, 10, theme)).at(-36, STOREY * 2 + 3, -34)),
      part('aerial', openwork, antenna(50, theme).at(-40, STOREY * 2 + 16, -36)),
      part('ladder', { ...openwork, ingress: [{ kind: 'ladder', from: onNeighbour(W / 2 + 32, LADDER, STOREY), to: onFloor(W / 2 - 24, LADDER) }] }, ladder(STOREY, theme).turned(90).at(W / 2 + 6.5, STOREY, LADDER)),
    ];
  },
};
