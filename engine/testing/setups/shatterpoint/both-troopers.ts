import { controls } from './outcome.ts';
import { mm, position } from './scene.ts';

const TROOPERS = '0.501st-clone-troopers';

/** One character contests the objective: the first trooper makes a tie, the second one takes it (SP-OBJ-03, SP-OBJ-06). */
export const bothTroopers = position({
  name: 'both-troopers',
  says: 'one enemy holds the objective: two characters take it, one does not',
  units: {
    [TROOPERS]: { at: [mm(-40, 250), mm(60, 250)] },
    '1.kalani': { at: [mm(0, -60)] },
  },
  active: TROOPERS,
  objectives: { C: { at: mm(0, 0), controller: 1 } },
  solution: ['move', `${TROOPERS}.1`, 'advance', mm(-40, 80), 'advance', mm(50, 80), 'takeCover'],
  blunder: ['move', `${TROOPERS}.1`, 'advance', mm(-40, 80), 'takeCover'],
  solved: (game) => controls(game, 0, 'C'),
});
