import { controls } from './outcome.ts';
import { mm, position } from './scene.ts';

const TROOPERS = '0.501st-clone-troopers';
const REX = '0.cc-7567-captain-rex';

/** The card on top is of a unit that reaches nothing; the last one in the deck takes the objective with which the enemy wins next turn (SP-RES-01, -02). */
export const reserve = position({
  name: 'reserve',
  says: 'the card on top is of a unit far from everything, the next one of a unit that stops the enemy from winning: reserve it',
  units: {
    [TROOPERS]: { at: [mm(-400, 400), mm(-350, 400)] },
    [REX]: { at: [mm(0, 200)] },
    '1.kalani': { at: [mm(0, -330)] },
  },
  active: TROOPERS, from: 'top',
  objectives: { C: { at: mm(0, 0), controller: 1 } },
  players: [{ momentum: [8] }, { claimed: ['Recon Enemy Positions'], momentum: [8] }],
  struggle: { token: 7, number: 2 },
  solution: ['reserve', 'move', 'advance', mm(0, 80), 'takeCover'],
  blunder: ['activate', 'move', `${TROOPERS}.1`, 'advance', mm(-280, 320), 'advance', mm(-230, 330)],
  solved: (game) => controls(game, 0, 'C'),
});
