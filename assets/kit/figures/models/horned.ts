import { arm, belt, boot, eachSide, fist, leg, trunk } from '../modelling/body.ts';
import { ground } from '../modelling/base.ts';
import { drape } from '../modelling/cloth.ts';
import { head, horns, hood } from '../modelling/heads.ts';
import { BLACK, paint, shade, STEEL } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { HUMAN } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import { doubleBlade } from '../modelling/weapons.ts';
import { noise3 } from '../modelling/noise.ts';
import type { Figure } from './types.ts';

/** A horned warrior in black layers with a red double-ended blade held across the body. */
export const horned: Figure = {
  id: 'horned', base: 40, ground: 'deck',
  sculpt() {
    const robe = paint('#33303a'), inner = paint('#5c474a'), red = paint('#a81f16', 'skin'), ink = paint('#141012', 'skin'), glove = paint('#201c1c', 'leather');
    const s = new Sculpt(HUMAN, pose('duel-low', (p) => {
      p.pelvis.at = [0, -3.0, 0];
      p.hand.R = { at: [-5.6, 1.8, 7.0], elbow: [-1, -0.3, -0.4], aim: [-0.95, 0.26, -0.05] };
      p.hand.L = { at: [7.4, 4.4, 4.2], elbow: [0.7, -0.9, -0.3], aim: [0.3, 0.9, 0.3] };
    }));
    ground(s, this.ground, this.base, 3);
    trunk(s, (u, v) => (v > 0.5 && (u < 0.09 || u > 0.91) ? inner : robe), { bulk: 1.02, waist: 0.95, neck: red });
    eachSide((side) => {
      leg(s, side, inner, { baggy: 1.4 });
      boot(s, side, BLACK, { shaft: 4.2 });
      arm(s, side, robe, { sleeve: 0.75 });
      fist(s, side, glove);
    });
    const lining = shade(inner, -0.2);
    drape(s, { coat: robe, from: 32, to: 328, hem: 2.6, cols: 24, flare: 0.36, folds: 11, depth: 0.65, wind: [1.2, -3.2], seed: 7, lining });
    drape(s, { coat: inner, from: -22, to: 22, hem: 4.2, rx: 4.1, rz: 3.1, flare: 0.3, folds: 7, depth: 0.4, seed: 8, cols: 7 });
    belt(s, paint('#5a3a24', 'leather'), STEEL, {});
    hood(s, robe, false);
    head(s, { skin: red, eyes: paint('#e0b428', 'gloss'), mark: (p) => {
      const x = Math.abs(p.x);
      if (p.z > 0.9 && Math.abs(p.y - 2.62) < 0.24 && Math.abs(x - 0.78) < 0.44) return null;
      const stripes = Math.sin(x * 4.2 + p.y * 2.6 + Math.sin(p.y * 1.7) * 1.2) + (noise3(p.x * 2, p.y * 2, 3) - 0.5) * 0.2;
      return stripes > 0.25 || (x < 0.3 && p.y > 3.1) || (x < 0.3 && p.y < 1) ? ink : null;
    } });
    horns(s, paint('#d9cba6', 'skin'));
    doubleBlade(s, 'R', '#ff2a1c');
    return s;
  },
};
