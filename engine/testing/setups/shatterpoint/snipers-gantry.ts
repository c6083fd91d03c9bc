import { isHeld, shotsOf, standsAbove } from './outcome.ts';
import { block, DECK, mm, position } from './scene.ts';

const TROOPERS = '0.501st-clone-troopers';
const MAUL = '1.lord-maul';

/** A duellist without a ranged weapon stands below two marksmen: they shoot from where nobody can engage them (SP-ENG-01). */
export const snipersGantry = position({
  name: 'snipers-gantry',
  says: 'two marksmen hold an objective on a deck, a duellist below cannot shoot: shoot, and stay up there',
  boxes: [block('deck', [-120, 120], [40, 140])],
  units: {
    [TROOPERS]: { at: [mm(-60, 70, DECK), mm(60, 70, DECK)] },
    [MAUL]: { at: [mm(0, -110)] },
  },
  active: TROOPERS,
  objectives: { B: { at: mm(0, 90, DECK), controller: 0 } },
  players: [{}, { ready: 0 }],
  solution: ['focus', 'combat', `${TROOPERS}.1`, `${MAUL}.1`, `${TROOPERS}.2`, `${MAUL}.1`],
  blunder: ['move', `${TROOPERS}.1`, 'advance', mm(-30, 15), 'advance', mm(30, 15)],
  solved: (game, told) => shotsOf(told, TROOPERS) > 0 && standsAbove(game, TROOPERS, DECK) && !isHeld(game, TROOPERS),
});
