import { ground } from '../modelling/base.ts';
import { thinDroid } from '../modelling/droid.ts';
import { paint, GUNMETAL } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { THIN_DROID } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import { rifle } from '../modelling/weapons.ts';
import type { Figure } from './types.ts';
import type { Pose } from '../../../skeleton.ts';

/** Thin battle droids with rifles: one aims, one strides. */
function droid(id: string, p: Pose, seed: number): Figure {
  return {
    id, base: 50, ground: 'rubble',
    sculpt() {
      const s = new Sculpt(THIN_DROID, p);
      ground(s, 'rubble', 50, seed);
      thinDroid(s, paint('#b7966a', 'plate'), paint('#7d2f22', 'plate'));
      rifle(s, 'R', { length: 14, body: GUNMETAL });
      return s;
    },
  };
}
export const droidAim = droid('battle-droid-aim', pose('aim', (p) => { p.head = [2, 30, 0]; }), 16);
export const droidStride = droid('battle-droid-stride', pose('stride', (p) => { p.head = [0, -34, 0]; }), 17);
