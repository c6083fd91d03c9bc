/** A loading dock half a storey high. */
import { lettering, plate, stripes } from '../modelling/plates.ts';
import { drum } from '../modelling/round.ts';
import { block, box, chamfered, prism } from '../modelling/solids.ts';
import { soup } from '../modelling/soup.ts';
import { RAIL_INSET, railing } from '../modelling/walkways.ts';
import { HALF, type Piece, onFloor, onMat, openwork, part, solid, walkway } from '../piece.ts';

const [W, D] = [120, 84];
const [STEPS, RUN, FLIGHT] = [5, 54, 60];

/** A dock to stand on, railed on the left and right, open at the back for a gantry or ladder, with steps down from its front. */
export const halfPlatform: Piece = {
  name: 'half-platform',
  make: (theme) => {
    const dock = soup(
      prism(chamfered(W - 4, D - 4, 3), 0, HALF - 6, theme.concrete, { bevel: 0.8, open: true }).split(24),
      prism(chamfered(W, D, 3), HALF - 7, HALF, theme.trim, { bevel: 1, top: theme.concrete }).split(24),
    );
    for (const turn of [90, 270]) {
      for (const z of [-20, 20]) dock.add(plate(32, 26, 1.4, theme.hull, 2).split(14).at(z, 6, W / 2 - 2).turned(turn));
      dock.add(stripes(D - 8, 4, W / 2 + 0.15, theme, 6).at(0, HALF - 5.6, 0).turned(turn));
    }
    for (const x of [-36, 0, 36]) dock.add(soup(plate(30, 26, 1.4, theme.hull, 2).split(14), lettering('G3', 9, 1.6, theme.mark).at(0, 9, 0)).at(-x, 6, D / 2 - 2).turned(180));
    for (const x of [-46, 46]) dock.add(plate(22, 26, 1.4, theme.hull, 2).split(14).at(x, 6, D / 2 - 2), drum(3, 4, 10, theme.dark, 0.8).tipped('x', 90).at(x, 34, D / 2 - 1.6));
    dock.add(stripes(W - 8, 4, D / 2 + 0.15, theme, 6).at(0, HALF - 5.6, 0));
    const steps = soup();
    for (let i = 0; i < STEPS; i++) {
      const top = HALF - (HALF / (STEPS + 1)) * (i + 1);
      const tread = RUN / STEPS;
      steps.add(
        box(FLIGHT, top, tread + 1, theme.concrete, { bevel: 0.6, open: true })
          .split(24)
          .at(0, 0, D / 2 + tread * (i + 0.5) - 0.5),
        block(FLIGHT - 2, 0.4, 1.6, theme.hazard).at(0, top - 0.2, D / 2 + tread * (i + 1) - 1.6),
      );
    }
    const rails = soup(...[-1, 1].map((side) => railing(D, theme).turned(90).at(side * (W / 2 - RAIL_INSET), HALF, D / 2)));
    return [
      part('dock', solid, dock),
      part('steps', { ...walkway, ingress: [{ kind: 'stairs', from: onMat(0, D / 2 + RUN + 24), to: onFloor(0, D / 2 - 24) }] }, steps),
      part('railings', openwork, rails),
    ];
  },
};
