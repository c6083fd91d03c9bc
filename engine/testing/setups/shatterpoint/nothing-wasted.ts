import { unitOf } from '../../../shatterpoint/state/find.ts';
import { actionsOf, controls } from './outcome.ts';
import { mm, position } from './scene.ts';

const REX = '0.cc-7567-captain-rex';
const DAMAGE = 5;

/** Nobody is in reach and the objective is held: both actions are left for the unit itself, Recover and one more (SP-ACT-09, SP-ACTION-07, -08). */
export const nothingWasted = position({
  name: 'nothing-wasted',
  says: 'a hurt unit holds its objective with nobody in reach: it recovers, and the other action is used too',
  units: {
    [REX]: { at: [mm(0, 40)], damage: DAMAGE },
    '1.kalani': { at: [mm(-400, -400)] },
    '1.b1-battle-droids': { at: [mm(-330, -400), mm(-260, -400)] },
  },
  active: REX,
  objectives: { C: { at: mm(0, 0), controller: 0 }, TL: { at: mm(-254, -254), controller: 1 } },
  players: [{ ready: 0 }, {}],
  solution: ['recover', `damage@${REX}`, 'takeCover'],
  blunder: ['takeCover'],
  solved: (game, told) => actionsOf(told, REX).length === 2 && unitOf(game.state, REX).damage < DAMAGE && controls(game, 0, 'C'),
});
