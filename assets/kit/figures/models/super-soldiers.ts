import { ground } from '../modelling/base.ts';
import { tVisor } from '../modelling/helmets.ts';
import { tube } from '../modelling/clay.ts';
import { cuirass, limbPlates, pauldron } from '../modelling/armour.ts';
import { arm, belt, boot, eachSide, fist, leg, trunk } from '../modelling/body.ts';
import { rocketPack } from '../modelling/rocketpack.ts';
import { BLACK, paint } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { HEAVY, HUMAN } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import { rifle } from '../modelling/weapons.ts';
import type { Figure } from './types.ts';
import type { Pose, Proportions } from '../../../skeleton.ts';

/** Red super-soldiers: broad shoulders, smooth crimson plate, rocket packs, drum rifles. */
function soldier(id: string, body: Proportions, p: Pose, seed: number): Figure {
  return {
    id, base: 40, ground: 'deck',
    sculpt() {
      const red = paint('#a01a17', 'plate'), dark = paint('#2c2a31', 'plate'), pale = paint('#cfc6bb', 'plate');
      const s = new Sculpt(body, p);
      ground(s, this.ground, this.base, seed);
      trunk(s, BLACK, { bulk: 1.06, sides: 10 });
      eachSide((side) => {
        leg(s, side, BLACK, { bulk: 1.05 });
        boot(s, side, dark, { shaft: 3, sole: BLACK, bulk: 1.05 });
        arm(s, side, BLACK, { bulk: 1.05 });
        fist(s, side, BLACK);
        pauldron(s, side, (_u, v) => (v > 0.8 ? pale : red), 1.2, 2.6);
      });
      limbPlates(s, dark, { bulk: 1.06, fore: red, knee: red });
      cuirass(s, red, { bulk: 1.08, belly: dark, mark: red, diamond: pale });
      belt(s, dark, pale, { pouches: dark, bulk: 1.06 });
      rocketPack(s, { coat: dark, trim: red, fins: true, size: 1.05 });
      tVisor(s, red, { trim: dark, brow: dark, stalk: false });
      for (const k of [1, -1]) s.add('head', tube([[k * 1.7, 4.7, 0.2], [k * 2.5, 5.4, 0.4], [k * 2.7, 6.6, 0.8]], [0.55, 0.42, 0.05], pale, 5));
      rifle(s, 'R', { length: 14.5, drum: true });
      return s;
    },
  };
}
const wide: Proportions = { ...HUMAN, shoulder: 5.2, hip: HEAVY.hip - 0.2 };
export const soldierAim = soldier('super-soldier-aim', wide, pose('aim'), 12);
export const soldierStride = soldier('super-soldier-stride', wide, pose('stride'), 13);
