import { ground } from '../modelling/base.ts';
import { tallDroid } from '../modelling/droid.ts';
import { paint } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { TALL_DROID } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import type { Figure } from './types.ts';

/** A tall tactical droid with its hands behind its back. */
export const tacticalDroid: Figure = {
  id: 'tactical-droid', base: 40, ground: 'deck',
  sculpt() {
    const s = new Sculpt(TALL_DROID, pose('hands-behind'));
    ground(s, this.ground, this.base, 15);
    tallDroid(s, paint('#6a8aaa', 'plate'), paint('#e0b040', 'plate'), '#ffb02e');
    return s;
  },
};
