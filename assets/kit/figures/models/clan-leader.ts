import { ground } from '../modelling/base.ts';
import { cape } from '../modelling/cloth.ts';
import { tVisor } from '../modelling/helmets.ts';
import { paint, STEEL } from '../modelling/paint.ts';
import { pose } from '../modelling/pose.ts';
import { HUMAN } from '../modelling/rig.ts';
import { Sculpt } from '../modelling/sculpt.ts';
import { pistol } from '../modelling/weapons.ts';
import { clanBody } from './clan-kit.ts';
import type { Figure } from './types.ts';

/** The clan's leader: blue-grey plates, two pistols, leaping off a rock with jets lit. */
export const clanLeader: Figure = {
  id: 'clan-leader', base: 40, ground: 'rubble',
  sculpt() {
    const plate = paint('#5f7f9c', 'plate'), trim = paint('#2d4763', 'plate'), suit = paint('#4a4d55');
    const s = new Sculpt(HUMAN, pose('leap'));
    ground(s, this.ground, this.base, 8, [2, 6, 2.6]);
    clanBody(s, { suit, plate, trim, stone: STEEL, pack: { rocket: trim, fins: true, jets: true } });
    cape(s, { coat: paint('#33485e'), one: 'L', hem: 15, hemWidth: 9, sweep: [2.5, 5.5], seed: 2 });
    tVisor(s, plate, { trim, brow: trim, stalk: true });
    pistol(s, 'L', { body: STEEL, long: 5.2 });
    pistol(s, 'R', { body: STEEL, long: 5.2 });
    return s;
  },
};
