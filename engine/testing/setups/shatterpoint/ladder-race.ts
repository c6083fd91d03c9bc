import { controls } from './outcome.ts';
import { block, DECK, mm, position } from './scene.ts';

const REX = '0.cc-7567-captain-rex';

/** Two ladders lead up to a deck too far for a climb; whoever takes one first holds the objective in its middle (SP-INGR-02, SP-OBJ-03). */
export const ladderRace = position({
  name: 'ladder-race',
  says: 'each side is one advance from a ladder to the only objective: who climbs now holds it',
  boxes: [block('deck', [-150, 150], [-70, 70])],
  ladders: [
    { id: 'south', points: [[0, 100, 0], [0, 45, DECK]] },
    { id: 'north', points: [[0, -100, 0], [0, -45, DECK]] },
  ],
  units: {
    [REX]: { at: [mm(60, 270)] },
    '1.kalani': { at: [mm(-60, -270)] },
    '1.b1-battle-droids': { at: [mm(330, 150), mm(380, 190)] },
  },
  active: REX,
  objectives: { C: { at: mm(0, 0, DECK), controller: null } },
  solution: ['move', 'advance', mm(0, 145), 'south/1', mm(0, 40, DECK), 'takeCover'],
  blunder: ['combat', 'move', 'advance', mm(180, 270)],
  solved: (game) => controls(game, 0, 'C'),
});
