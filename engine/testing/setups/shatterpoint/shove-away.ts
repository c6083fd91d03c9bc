import { controls } from './outcome.ts';
import { mm, position } from './scene.ts';

const REX = '0.cc-7567-captain-rex';
const KALANI = '1.kalani';

/** One of each side contests the objective; the way down the combat tree that deals less damage Shoves the enemy out of it (SP-ICON-02, SP-OBJ-01). */
export const shoveAway = position({
  name: 'shove-away',
  says: 'one of each side contests an objective; the combat tree has a way of damage and one of Shoves, and the enemy stands at the rim of the contest',
  units: {
    [REX]: { at: [mm(30, 0)] },
    [KALANI]: { at: [mm(100, 0)] },
    '1.b1-battle-droids': { at: [mm(-380, -380), mm(-320, -380)] },
  },
  active: REX,
  objectives: { C: { at: mm(0, 0), controller: 1 } },
  players: [{ ready: 0 }, {}],
  solution: ['focus', 'combat', `${KALANI}.1`, 'b1', mm(125.4, 0)],
  blunder: ['takeCover', 'combat', `${KALANI}.1`, 't1', 't2', 'none'],
  solved: (game) => controls(game, 0, 'C'),
});
