import { ground } from '../modelling/base.ts';
import { box } from '../modelling/clay.ts';
import { drape } from '../modelling/cloth.ts';
import { finned } from '../modelling/helmets.ts';
import { LEATHER, paint } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { HUMAN, place } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import { pistol } from '../modelling/weapons.ts';
import { trooperBody, WHITE } from './trooper-kit.ts';
import type { Figure } from './types.ts';

/** A trooper captain: two pistols, kama, one shoulder guard, blue marks and a sight on the helmet. */
export const captain: Figure = {
  id: 'captain', base: 40, ground: 'deck',
  sculpt() {
    const blue = paint('#27559c', 'plate'), kama = paint('#3d4c68');
    const s = new Sculpt(HUMAN, pose('two-guns'));
    ground(s, this.ground, this.base, 5);
    trooperBody(s, WHITE, blue, { fore: blue });
    drape(s, {
      coat: kama, from: 24, to: 336, hem: 6.2, rx: 4.4, rz: 3.4, flare: 0.55, folds: 7, depth: 0.7, wind: [0.5, -1.4], seed: 12, trim: blue, rows: 5,
      cols: 20, gap: 1.0,
    });
    s.add('chest', box(4.6, 1.4, 5.6, 0.4, blue, [0.8, 0.8]), place([3.1, 6.6, 0], [0, 0, -20]));
    s.add('chest', box(3.6, 2.4, 0.7, 0.2, blue), place([2.1, 4.6, 3.3], [-4, 8, -14]));
    s.add('upperArmL', box(4.9, 4.8, 5.0, 0.8, blue, [0.85, 0.85]), place([-0.7, 0.9, 0], [180, 0, 0]));
    for (const k of [1, -1]) s.add(`upperLeg${k > 0 ? 'L' : 'R'}`, box(1.1, 3.6, 1.9, 0, LEATHER), place([-k * 2.4, 3.8, 0]));
    finned(s, WHITE, { mark: blue, rangefinder: true, fin: true });
    pistol(s, 'L', { long: 5 });
    pistol(s, 'R', { long: 5 });
    return s;
  },
};
