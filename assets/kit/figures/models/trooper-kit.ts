/** What all plastoid troopers share; each figure adds its pose, marks and gear. */
import { arm, belt, boot, eachSide, fist, leg, trunk } from '../modelling/body.ts';
import { cuirass, limbPlates, pauldron } from '../modelling/armour.ts';
import { BLACK, paint, shade, type Paint } from '../modelling/paint.ts';
import type { Sculpt } from '../modelling/sculpt.ts';

export const WHITE = paint('#cbc8bf', 'plate');
export function trooperBody(s: Sculpt, plate: Paint, mark: Paint, o: { bulk?: number; pauldron?: number; fore?: Paint; knee?: Paint } = {}) {
  const k = o.bulk ?? 1;
  trunk(s, BLACK, { bulk: k, sides: 10 });
  eachSide((side) => {
    leg(s, side, BLACK, { bulk: k });
    boot(s, side, plate, { shaft: 3, sole: BLACK, bulk: k });
    arm(s, side, BLACK, { bulk: k });
    fist(s, side, BLACK);
    pauldron(s, side, (_u, v) => (v > 0.6 && v < 0.86 ? mark : plate), (o.pauldron ?? 0.86) * k, 2.3);
  });
  limbPlates(s, plate, { bulk: k, fore: o.fore, knee: o.knee });
  cuirass(s, plate, { bulk: k, belly: shade(plate, -0.08), mark });
  belt(s, shade(plate, -0.15), shade(plate, -0.3), { pouches: shade(plate, -0.1), bulk: k });
}
