/** What all rocket-pack fighters share: flight suit, clan plates, T-visor helmet, pack. */
import { arm, belt, boot, eachSide, fist, leg, trunk } from '../modelling/body.ts';
import { clanPlates, limbPlates, pauldron, vambraceBox } from '../modelling/armour.ts';
import { rocketPack, type Pack } from '../modelling/rocketpack.ts';
import { GUNMETAL, LEATHER, paint, type Paint } from '../modelling/paint.ts';
import type { Sculpt } from '../modelling/sculpt.ts';

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
