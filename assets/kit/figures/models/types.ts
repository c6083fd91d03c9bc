import type { Ground } from '../modelling/base.ts';
import type { Sculpt } from '../modelling/sculpt.ts';
/** One model: an id by role, its base, and its sculpt (made afresh on each call). */
export interface Figure { id: string; base: 40 | 50; ground: Ground; sculpt: () => Sculpt }
