import { ground } from '../modelling/base.ts';
import { tVisor } from '../modelling/helmets.ts';
import { paint } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { HUMAN, SLIM } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import { pistol, rifle } from '../modelling/weapons.ts';
import { boulder, clanBody } from './clan-kit.ts';
import type { Figure } from './types.ts';
import type { Pose, Proportions } from '../../../skeleton.ts';

/** Two clan warriors: one aims a long rifle, one leaps with a pistol. */
function warrior(id: string, body: Proportions, p: Pose, arms: (s: Sculpt) => void, seed: number, leap: boolean): Figure {
  return {
    id, base: 40, ground: 'rubble',
    sculpt() {
      const plate = paint('#8fa5ba', 'plate'), trim = paint('#2d5590', 'plate'), suit = paint('#4b5566');
      const s = new Sculpt(body, p);
      ground(s, 'rubble', 40, seed);
      if (leap) boulder(s, [2, 6, 2.6]);
      clanBody(s, { suit, plate, trim, bulk: body === SLIM ? 0.9 : 1, pack: { jets: leap, size: 0.95 } });
      tVisor(s, plate, { trim, brow: trim, stalk: !leap });
      arms(s);
      return s;
    },
  };
}
export const warriorAim = warrior('clan-warrior-aim', HUMAN, pose('aim'), (s) => rifle(s, 'R', { length: 16, body: paint('#5b3d26', 'leather') }), 9, false);
export const warriorLeap = warrior('clan-warrior-leap', SLIM, pose('leap', (p) => {
  p.hand.R = { at: [-5, 9.6, 1.5], elbow: [-1, -0.2, -0.4], aim: [-0.3, 0.75, 0.6] };
}), (s) => { pistol(s, 'L', { long: 5 }); pistol(s, 'R', { long: 5 }); }, 10, true);
