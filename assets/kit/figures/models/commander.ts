import { ground } from '../modelling/base.ts';
import { pauldron } from '../modelling/armour.ts';
import { box, moved, tube } from '../modelling/clay.ts';
import { drape } from '../modelling/cloth.ts';
import { tVisor } from '../modelling/helmets.ts';
import { GUNMETAL, paint, shade } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { HEAVY, place, sign } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import { pistol } from '../modelling/weapons.ts';
import { clanBody } from './clan-kit.ts';
import type { Figure } from './types.ts';
import { SIDES } from '../../../skeleton.ts';

/** The rocket-pack commander: heavy red and black plate, horned helmet, big shoulders, pointing the way. */
export const commander: Figure = {
  id: 'commander', base: 40, ground: 'rubble',
  sculpt() {
    const plate = paint('#b3221a', 'plate'), black = paint('#24222a', 'plate'), bone = paint('#e6d5a4', 'skin');
    const s = new Sculpt(HEAVY, pose('two-guns', (p) => {
      p.pelvis.at = [0, -1.0, 0];
      p.foot.L = { at: [3.8, 0, 3.2], yaw: 16 }; p.foot.R = { at: [-4, 0, -2.8], yaw: -34 };
      p.hand.L = { at: [9.6, -1.6, 3.2], elbow: [0.9, 0.2, -0.8], aim: [0.55, -0.5, 0.66] };
      p.hand.R = { at: [-4.6, 4.8, 9], elbow: [-1, -0.6, 0], aim: [-0.05, 0.02, 1] };
    }));
    ground(s, this.ground, this.base, 11);
    clanBody(s, { suit: paint('#2a2930'), plate, trim: black, bulk: 1.12, pauldron: 0, stone: paint('#d9a441', 'gloss'), pack: { rocket: plate, size: 1.12, coat: black, trim: plate } });
    for (const side of SIDES) {
      pauldron(s, side, (_u, v) => (v > 0.66 ? plate : black), 1.4, 1.6);
      s.add(`upperArm${side}`, moved(tube([[0, 0, 0], [0, -1.4, 0], [0, -2.6, 0.2]], [0.55, 0.4, 0.05], bone, 5), place([sign(side) * -1.6, -2.0, 0.6], [0, 0, sign(side) * 24])));
    }
    drape(s, { coat: paint('#3a1b1d'), from: 30, to: 330, hem: 5, rx: 4.6, rz: 3.4, flare: 0.6, folds: 7, depth: 0.8, seed: 14, trim: shade(plate, -0.3), rows: 4, cols: 18, gap: 1.2, wind: [0, -1] });
    tVisor(s, plate, { trim: black, brow: black, stalk: false, size: 1.16 });
    for (const k of [1, -1]) s.add('head', tube([[k * 2.0, 4.7, 0.2], [k * 2.9, 5.5, 0.4], [k * 3.3, 6.7, 0.7], [k * 3.0, 8.0, 1.2]], [0.66, 0.58, 0.38, 0.05], bone, 5));
    s.add('head', box(0.5, 2.4, 3.2, 0, black), place([0, 6.1, -0.3], [-6, 0, 0]));
    pistol(s, 'R', { long: 6, body: GUNMETAL });
    pistol(s, 'L', { long: 6, body: GUNMETAL });
    return s;
  },
};
