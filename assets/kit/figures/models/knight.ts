import { arm, belt, boot, eachSide, fist, leg, trunk } from '../modelling/body.ts';
import { ground } from '../modelling/base.ts';
import { drape } from '../modelling/cloth.ts';
import { hair, head, hood } from '../modelling/heads.ts';
import { BRASS, LEATHER, paint, shade } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { HUMAN } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import { blade } from '../modelling/weapons.ts';
import { cuff } from '../modelling/armour.ts';
import type { Figure } from './types.ts';

/** A knight in a dark tunic, one blue blade in a two-handed guard, tabards and a long divided coat. */
export const knight: Figure = {
  id: 'knight', base: 40, ground: 'deck',
  sculpt() {
    const tunic = paint('#4a352a'), under = paint('#8c6e50'), skin = paint('#c98f6b', 'skin'), glove = paint('#1c1a1c', 'leather');
    const s = new Sculpt(HUMAN, pose('guard'));
    ground(s, this.ground, this.base, 1);
    trunk(s, (u, v) => (v > 0.5 && (u < 0.06 || u > 0.94) ? under : tunic), { neck: skin });
    eachSide((side) => {
      leg(s, side, shade(tunic, -0.3), { baggy: 0.6 });
      boot(s, side, shade(LEATHER, -0.45), { shaft: 4.6 });
      arm(s, side, tunic, { sleeve: 0.35 });
      cuff(s, `lowerArm${side}`, 2.4, 5.1, [1.6, 1.5], [1.25, 1.15], LEATHER);
      fist(s, side, side === 'R' ? glove : skin);
    });
    drape(s, { coat: tunic, from: 28, to: 332, hem: 3.2, cols: 26, flare: 0.4, folds: 11, depth: 0.62, wind: [-0.8, -2.8], seed: 2 });
    drape(s, { coat: under, from: -19, to: 19, hem: 5.5, rx: 4.1, rz: 3.1, flare: 0.25, folds: 7, depth: 0.3, seed: 5, cols: 6, trim: BRASS });
    for (const k of [1, -1]) s.limb([ // shoulder straps of the tabard
      { bone: 'chest', ring: [0.3, 0.95, 0.35, k * 1.8, 2.75, 4] }, { bone: 'chest', ring: [3, 1.05, 0.35, k * 2.3, 3.05, 4] }, { bone: 'chest', ring: [5.4, 1.15, 0.6, k * 2.7, 1.9, 4] }, { bone: 'chest', ring: [6.5, 1.1, 0.9, k * 2.5, -0.2, 4] },
    ], under, 8, undefined, 40);
    belt(s, LEATHER, BRASS);
    hood(s, shade(tunic, -0.15), false);
    head(s, { skin });
    hair(s, paint('#4a3020', 'leather'), { beard: true });
    blade(s, 'R', '#3d8bff');
    return s;
  },
};
