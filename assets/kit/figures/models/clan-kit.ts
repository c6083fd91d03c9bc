/** What all rocket-pack fighters share: flight suit, clan plates, T-visor helmet, pack. */
import { arm, belt, boot, eachSide, fist, leg, trunk } from '../modelling/body.ts';
import { clanPlates, limbPlates, pauldron, vambraceBox } from '../modelling/armour.ts';
import { box, joined, moved, shaped } from '../modelling/clay.ts';
import { noise3 } from '../modelling/noise.ts';
import { place } from '../modelling/rig.ts';
import { rocketPack, type Pack } from '../modelling/rocketpack.ts';
import { GUNMETAL, LEATHER, paint, type Paint } from '../modelling/paint.ts';
import type { Sculpt } from '../modelling/sculpt.ts';

/** A weathered boulder of the colour of the sand, from which somebody pushes off at a place on the ground. */
export function boulder(s: Sculpt, [x, high, z]: readonly [number, number, number]): void {
  const stone = paint('#857861', 'ground'), k = high + 1.4;
  s.add('root', shaped(
    joined(
      box(6.4, k, 5.8, 1.2, stone, [0.72, 0.7]), moved(box(5.2, k * 0.55, 4.4, 0.9, stone, [0.7, 0.75]), place([3, -k * 0.24, -2], [0, 34, 5])),
      moved(box(4, k * 0.4, 3.6, 0.7, stone, [0.7, 0.7]), place([-3, -k * 0.3, 1.4], [0, -20, -6])),
    ),
    (p) => { if (p.y < k * 0.3) { p.x += (noise3(p.x, p.y, p.z) - 0.5) * 1.6; p.z += (noise3(p.z, p.x, p.y) - 0.5) * 1.4; } },
  ), place([x, 2.6 + high / 2 - 0.75, z], [0, 18, 0]), 22);
}

export interface ClanLook { suit: Paint; plate: Paint; trim: Paint; stone?: Paint; bulk?: number; pauldron?: number; pack?: Partial<Pack>; vest?: Paint }
export function clanBody(s: Sculpt, o: ClanLook) {
  const k = o.bulk ?? 1;
  trunk(s, o.suit, { bulk: k, sides: 12 });
  eachSide((side) => {
    leg(s, side, o.suit, { bulk: k, baggy: 0.8 });
    boot(s, side, paint('#2b2826', 'leather'), { shaft: 2.6, bulk: k });
    arm(s, side, o.suit, { bulk: k });
    fist(s, side, paint('#2b2826', 'leather'));
    if (o.pauldron !== 0) pauldron(s, side, (_u, v) => (v > 0.62 && v < 0.84 ? o.trim : o.plate), (o.pauldron ?? 0.9) * k, 2.1);
    vambraceBox(s, side, GUNMETAL);
  });
  limbPlates(s, o.plate, { bulk: k, bicep: false, fore: o.trim, knee: o.trim });
  clanPlates(s, o.plate, o.vest ?? o.suit, o.stone ?? GUNMETAL, k);
  belt(s, LEATHER, GUNMETAL, { pouches: LEATHER, bulk: k });
  rocketPack(s, { coat: o.plate, trim: o.trim, ...o.pack });
}
