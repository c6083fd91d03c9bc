import { arm, belt, boot, eachSide, fist, leg, trunk } from '../modelling/body.ts';
import { ground } from '../modelling/base.ts';
import { cuff } from '../modelling/armour.ts';
import { drape } from '../modelling/cloth.ts';
import { headTails, head } from '../modelling/heads.ts';
import { LEATHER, paint, shade, STEEL } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { SLIM } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import { blade } from '../modelling/weapons.ts';
import type { Figure } from './types.ts';

/** A rogue knight: orange skin, tall montrals and striped head-tails, two white blades (one reversed). */
export const rogue: Figure = {
  id: 'rogue', base: 40, ground: 'deck',
  sculpt() {
    const skin = paint('#c8602c', 'skin'), white = paint('#e9e2d4', 'skin'), stripe = paint('#27508f', 'skin');
    const cloth = paint('#46627c'), dark = paint('#2c3442');
    const s = new Sculpt(SLIM, pose('duel-high', (p) => {
      p.hand.L = { at: [7.0, 1.6, 4.2], elbow: [0.6, -0.8, -0.4], aim: [0.35, 0.5, 0.8] };
      p.pelvis.at = [0, -2.2, 0];
    }));
    ground(s, this.ground, this.base, 2);
    trunk(s, (_u, v) => (v > 0.82 ? skin : v > 0.38 ? cloth : dark), { bulk: 0.86, waist: 0.86, neck: skin, bust: 0.25 });
    eachSide((side) => {
      leg(s, side, dark, { bulk: 0.9 });
      boot(s, side, shade(LEATHER, -0.35), { shaft: 5, bulk: 0.92 });
      arm(s, side, (_u, v) => (v < 0.35 ? cloth : skin), { bulk: 0.8 });
      cuff(s, `lowerArm${side}`, 1.4, 5, [1.3, 1.25], [1.05, 0.95], STEEL);
      fist(s, side, dark, 0.92);
    });
    drape(s, { coat: cloth, from: -24, to: 24, hem: 5, rx: 3.5, rz: 2.7, flare: 0.3, folds: 6, depth: 0.35, seed: 3, cols: 6, trim: STEEL, wind: [0.4, 0.8] });
    drape(s, { coat: cloth, from: 140, to: 220, hem: 4.5, rx: 3.5, rz: 2.7, flare: 0.4, folds: 6, depth: 0.45, seed: 4, wind: [0, -1.6], trim: STEEL });
    belt(s, LEATHER, STEEL, { bulk: 0.9 });
    head(s, {
      skin, size: 1.08,
      mark: (p) =>
        p.z > 0.6 &&
        ((p.y > 3.35 && Math.abs(p.x) < 0.9 && p.y < 4) || (Math.abs(p.x) > 1.05 && p.y > 1.4 && p.y < 2.1) || (p.y > 2.9 && p.y < 3.2 && Math.abs(p.x) > 0.3))
          ? white
          : null,
    });
    headTails(s, white, stripe, 1.08);
    blade(s, 'R', '#e6f0ff', { length: 19 });
    blade(s, 'L', '#e6f0ff', { length: 16, reverse: true });
    return s;
  },
};
