/** A building of one storey. */
import { antenna, door, fan, lamp, windowSlit } from '../modelling/fittings.ts';
import { plate, sign, stripes, vent } from '../modelling/plates.ts';
import { pipe } from '../modelling/round.ts';
import { box } from '../modelling/solids.ts';
import { soup } from '../modelling/soup.ts';
import { onSide, storey } from '../modelling/walls.ts';
import { HALF, STOREY, type Piece, onFloor, onMat, part, solid, openwork } from '../piece.ts';

const [W, D] = [134, 112];
/** The stair head on the roof: its middle in plan, its sides and height, mm. */
const HEAD = { x: -46, z: -36, w: 34, d: 32, h: 38 } as const;

/**
 * One level with a flat roof to stand on. The front and the right of the roof are open for gantries and ladders; the back
 * and the left have a parapet. The street door leads up to the stair head on the roof.
 */
export const buildingOne: Piece = {
  name: 'building-one',
  make: (theme, rng) => {
    const parapet = soup();
    for (const [x, z, w, d] of [[0, -D / 2 + 1.6, W - 10, 2.6], [-W / 2 + 1.6, 0, 2.6, D - 10]] as const) {
      parapet.add(
        box(w, 7, d, theme.trim, { bevel: 0.8 }).split(26).at(x, STOREY, z), box(w - 4, 1.2, d + 0.4, theme.accent, { bevel: 0.3 }).at(x, STOREY + 6.4, z),
      );
    }
    const front = HEAD.z + HEAD.d / 2;
    const head = soup(
      box(HEAD.w, HEAD.h, HEAD.d, theme.hull, { bevel: 1.6, open: true }).split(20).at(HEAD.x, STOREY, HEAD.z),
      box(HEAD.w + 2, 3, HEAD.d + 2, theme.trim, { bevel: 0.9 }).split(20).at(HEAD.x, STOREY + HEAD.h, HEAD.z),
      plate(20, 32, 1, theme.trim, 2).at(HEAD.x, STOREY, front), plate(15, 28, 1.5, theme.accent).at(HEAD.x, STOREY, front),
      stripes(15, 3, 1.6, theme, 4).at(HEAD.x, STOREY + 0.6, front), lamp(theme).at(HEAD.x, STOREY + 33.6, front - 1),
      onSide('right', HEAD.w, HEAD.d, vent(18, 12, theme).at(0, 14, 0)).at(HEAD.x, STOREY, HEAD.z),
    );
    return [
      part('walls', solid, storey(W, D, STOREY, theme, rng, { doors: { front: -30 } }),
        onSide('front', W, D, soup(windowSlit(34, theme).at(30, 50, -1.4), sign('07', 13, theme).at(30, 22, -0.6))),
        onSide('front', W, D, stripes(W - 20, 3.6, 0.15, theme).at(0, STOREY - 5.4, 0)),
        onSide('right', W, D, stripes(D - 20, 3.6, 0.15, theme).at(0, STOREY - 5.4, 0)),
        onSide('right', W, D, soup(windowSlit(26, theme).at(8, 50, -1.4), lamp(theme).at(-40, 66, -1))),
        onSide('left', W, D, soup(vent(30, 22, theme).at(0, 44, -1.4), lamp(theme).at(-34, 66, -1))),
        onSide('back', W, D, soup(vent(24, 18, theme).at(-30, 20, -1.2))),
        pipe([[44, 2, -D / 2 - 3], [44, 62, -D / 2 - 3], [18, 62, -D / 2 - 3], [18, 84, -D / 2 - 3]], 2.6, theme.steel, 6, 8)),
      part('door', { ...solid, ingress: [{ kind: 'door', from: onMat(-30, D / 2 + 26), to: onFloor(HEAD.x, front + 24) }] }, onSide('front', W, D, door(theme), -30, 1).at(0, 0, -3.4), box(44, 2.4, 12, theme.concrete, { bevel: 0.7, open: true }).at(-30, 0, D / 2 + 4)),
      part('parapet', { ...openwork, low: true }, parapet),
      part('stair-head', solid, head),
      part('roof-fan', solid, fan(12, theme).at(-9, STOREY, -38)),
      part('aerial', openwork, antenna(HALF, theme).at(HEAD.x - 8, STOREY + HEAD.h + 3, HEAD.z - 6)),
    ];
  },
};
