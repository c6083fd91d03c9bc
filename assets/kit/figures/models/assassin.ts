import { arm, belt, boot, eachSide, fist, leg, trunk } from '../modelling/body.ts';
import { ground } from '../modelling/base.ts';
import { drape } from '../modelling/cloth.ts';
import { head } from '../modelling/heads.ts';
import { BLACK, paint, shade, STEEL } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { SLIM } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import { blade } from '../modelling/weapons.ts';
import type { Figure } from './types.ts';

/** A pale bald assassin in black: long skirt split at one side, two red blades on curved hilts. */
export const assassin: Figure = {
  id: 'assassin', base: 40, ground: 'rubble',
  sculpt() {
    const skin = paint('#c9c6c4', 'skin'), ink = paint('#5a5560', 'skin'), cloth = paint('#393548'), trim = paint('#6d3f6e');
    const s = new Sculpt(SLIM, pose('duel-low', (p) => {
      p.pelvis = { at: [0, -2.4, 0], turn: [4, -22, 0] };
      p.head = [-8, 14, 6];
      p.foot.L = { at: [2.6, 0, 5.6], yaw: 6 }; p.foot.R = { at: [-3, 0, -4.2], yaw: -50 };
      p.hand.L = { at: [7.2, -1.0, 6.0], elbow: [0.9, -0.4, -0.5], aim: [0.75, -0.2, 0.62] };
      p.hand.R = { at: [-8.8, 7.6, 2.2], elbow: [-0.8, -0.6, -0.5], aim: [-0.28, 0.9, 0.34] };
    }));
    ground(s, this.ground, this.base, 4);
    trunk(s, (_u, v) => (v > 0.72 ? skin : cloth), { bulk: 0.82, waist: 0.8, neck: skin, bust: 0.3 });
    eachSide((side) => {
      leg(s, side, shade(cloth, -0.2), { bulk: 0.86 });
      boot(s, side, BLACK, { shaft: 5.4, bulk: 0.88 });
      arm(s, side, (_u, v) => (v < 0.3 || v > 0.55 ? cloth : skin), { bulk: 0.76 });
      fist(s, side, skin, 0.9);
    });
    drape(s, { coat: cloth, from: 52, to: 386, hem: 1.6, rx: 3.4, rz: 2.6, flare: 0.7, folds: 12, depth: 0.7, wind: [-0.5, -2.6], seed: 11, trim, rows: 10, lining: paint('#4b2540') });
    belt(s, paint('#46304a', 'leather'), STEEL, { bulk: 0.86 });
    s.limb([{ bone: 'chest', ring: [5.2, 2.3, 1.9, 0, -0.2] }, { bone: 'chest', ring: [6.4, 1.7, 1.6, 0, -0.2] }, { bone: 'chest', ring: [7.4, 1.55, 1.5, 0, -0.1] }], cloth, 12);
    head(s, { skin, gaunt: 1, size: 1.1, eyes: paint('#5b5560', 'skin'), mark: (p) => {
      const x = Math.abs(p.x);
      return (p.z > 0 && p.y < 2.0 && p.y > 0.9 && x > 0.75 && x < 1.05) || (p.y > 4.0 && x > 0.5 && x < 0.8 && p.z > -1) || (p.y > 3.3 && x < 0.2 && p.z > 0)
        ? ink
        : null;
    } });
    blade(s, 'R', '#ff2a1c', { length: 18.5, curved: true, hilt: 3.2 });
    blade(s, 'L', '#ff2a1c', { length: 18.5, curved: true, hilt: 3.2 });
    return s;
  },
};
