import { ground } from '../modelling/base.ts';
import { box } from '../modelling/clay.ts';
import { finned } from '../modelling/helmets.ts';
import { GUNMETAL, paint } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { HUMAN, place } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import { rifle } from '../modelling/weapons.ts';
import { trooperBody, WHITE } from './trooper-kit.ts';
import type { Figure } from './types.ts';
import type { Pose } from '../../../skeleton.ts';

/** Line troopers with rifles: one aims, one advances. */
function trooper(id: string, p: Pose, seed: number): Figure {
  return {
    id, base: 40, ground: 'deck',
    sculpt() {
      const blue = paint('#27559c', 'plate');
      const s = new Sculpt(HUMAN, p);
      ground(s, 'deck', 40, seed);
      trooperBody(s, WHITE, blue);
      s.add('chest', box(4.2, 4.4, 1.6, 0.4, WHITE), place([0, 3, -3.6]));
      s.add('chest', box(2.6, 1, 1, 0.25, GUNMETAL), place([0, 4.6, -4.5]));
      finned(s, WHITE, { mark: blue });
      rifle(s, 'R', { length: 14 });
      return s;
    },
  };
}
export const trooperAim = trooper('trooper-aim', pose('aim'), 6);
export const trooperStride = trooper('trooper-stride', pose('stride'), 7);
