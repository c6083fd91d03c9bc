/** A building of two storeys with a terrace and a balcony. */
import { dish, door, fan, lamp, windowSlit } from '../modelling/fittings.ts';
import { sign, stripes, vent } from '../modelling/plates.ts';
import { rod } from '../modelling/round.ts';
import { box } from '../modelling/solids.ts';
import { soup } from '../modelling/soup.ts';
import { grating, ladder, RAIL_INSET, railing } from '../modelling/walkways.ts';
import { onSide, storey } from '../modelling/walls.ts';
import { STOREY, type Piece, onFloor, onMat, openwork, part, solid, walkway } from '../piece.ts';

const [W, D] = [148, 110];
/** The upper storey: its width, depth and the middle of it in x; the rest of the lower roof is the terrace. */
const [UW, UD] = [86, 110];
const UX = -(W - UW) / 2;
const EAST = UX + UW / 2;
/** How far the balcony reaches out, mm: a base of 50 mm stands between its railing and the wall. */
const OUT = 58;
/** Where the lower ladder stands in x, at the back of the terrace, and the upper one in z. */
const BACK = 43.5;
const LADDER = -34;

/**
 * Two levels: the terrace on the lower roof is open to the right, a grated balcony runs along the whole front from it.
 * One ladder climbs at the back from the ground to the terrace, a second from the terrace to the upper roof, two storeys up.
 */
export const buildingTwo: Piece = {
  name: 'building-two',
  make: (theme, rng) => {
    const middle = D / 2 + OUT / 2;
    const upper = storey(UW, UD, STOREY, theme, rng, { doors: { right: -12 } });
    const balcony = soup(grating(W, OUT, theme).at(0, STOREY, middle), stripes(W, 4.6, 0.15, theme, 7).at(0, STOREY - 5, D / 2 + OUT));
    for (const x of [-66, -22, 22, 66]) balcony.add(rod([x, STOREY - 6, D / 2 + OUT - 6], [x, STOREY - 40, D / 2], 1.8, theme.frame, 6));
    const rails = soup(
      railing(W, theme).at(-W / 2, STOREY, D / 2 + OUT - RAIL_INSET),
      ...[-1, 1].map((side) => railing(OUT, theme).turned(90).at(side * (W / 2 - RAIL_INSET), STOREY, D / 2 + OUT)),
      ...[EAST + 1, W / 2 - 14].map((x) => railing(14, theme).at(x, STOREY, -D / 2 + RAIL_INSET)),
    );
    const gear = soup(
      fan(13, theme).at(UX - 26, STOREY * 2, 2),
      box(26, 14, 20, theme.hull, { bevel: 1.2, open: true })
        .split(18)
        .at(UX - 26, STOREY * 2, -36),
      dish(16, [UX - 26, STOREY * 2 + 24, -36], [0.5, 0.8, 0.6], theme),
      rod([UX - 26, STOREY * 2 + 12, -36], [UX - 26, STOREY * 2 + 25, -36], 1.8, theme.frame),
    );
    return [
      part('lower-walls', solid, storey(W, D, STOREY, theme, rng, { doors: { front: 44 } }),
        onSide('front', W, D, soup(windowSlit(36, theme).at(-34, 30, -1.4), sign('G-2', 9, theme).at(-34, 11, -0.6))),
        onSide('left', W, D, soup(vent(28, 20, theme).at(20, 22, -1.4), lamp(theme).at(-20, 66, -1))),
        onSide('right', W, D, soup(windowSlit(24, theme).at(-26, 50, -1.4))),
        onSide('right', W, D, stripes(D - 20, 3.6, 0.15, theme).at(0, STOREY - 5.4, 0))),
      part('lower-door', { ...solid, ingress: [{ kind: 'door', from: onMat(44, D / 2 + 26), to: onFloor(EAST + 26, 12) }] }, onSide('front', W, D, door(theme), 44, 1).at(0, 0, -3.4), box(44, 2.4, 12, theme.concrete, { bevel: 0.7, open: true }).at(44, 0, D / 2 + 4)),
      part('upper-walls', solid, upper.at(UX, STOREY, 0),
        onSide('front', UW, UD, soup(windowSlit(60, theme).at(0, 50, -1.4), lamp(theme).at(-30, 68, -1), lamp(theme).at(30, 68, -1), sign('42', 14, theme, theme.trim).at(0, 20, -0.8))).at(UX, STOREY, 0),
        onSide('left', UW, UD, windowSlit(40, theme).at(0, 48, -1.4)).at(UX, STOREY, 0),
        onSide('right', UW, UD, door(theme).at(-12, 1, -3.4)).at(UX, STOREY, 0),
        onSide('front', UW, UD, stripes(UW - 20, 3.6, 0.15, theme).at(0, STOREY - 5.4, 0)).at(UX, STOREY, 0)),
      part('balcony', walkway, balcony),
      part('railings', openwork, rails),
      part('roof-gear', solid, gear),
      part('ladder', { ...openwork, ingress: [{ kind: 'ladder', from: onMat(BACK, -D / 2 - 30), to: onFloor(BACK, -D / 2 + 24) }] }, ladder(STOREY, theme).turned(180).at(BACK, 0, -D / 2 - 6.5)),
      part('upper-ladder', { ...openwork, ingress: [{ kind: 'ladder', from: onFloor(EAST + 32, LADDER), to: onFloor(EAST - 24, LADDER) }] }, ladder(STOREY, theme).turned(90).at(EAST + 6.5, STOREY, LADDER)),
    ];
  },
};
