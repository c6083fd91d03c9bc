import { ground } from '../modelling/base.ts';
import { cape } from '../modelling/cloth.ts';
import { tVisor } from '../modelling/helmets.ts';
import { paint, STEEL } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { HUMAN } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import { pistol } from '../modelling/weapons.ts';
import { boulder, clanBody } from './clan-kit.ts';
import type { Figure } from './types.ts';

/** The clan's leader: blue-grey plates, two pistols, leaping off a rock with jets lit. */
export const clanLeader: Figure = {
  id: 'clan-leader', base: 40, ground: 'rubble',
  sculpt() {
    const plate = paint('#3f74b4', 'plate'), trim = paint('#d5dce4', 'plate'), suit = paint('#3f434e');
    const s = new Sculpt(HUMAN, pose('leap'));
    ground(s, this.ground, this.base, 8);
    boulder(s, [2, 6, 2.6]);
    clanBody(s, { suit, plate, trim, stone: STEEL, pack: { rocket: plate, fins: true, jets: true } });
    cape(s, { coat: paint('#2f4a78'), one: 'L', hem: 13, hemWidth: 6.4, sweep: [0.6, 3.2], folds: 8, seed: 2 });
    tVisor(s, plate, { trim, brow: trim, stalk: true });
    pistol(s, 'L', { body: STEEL, long: 5.2 });
    pistol(s, 'R', { body: STEEL, long: 5.2 });
    return s;
  },
};
