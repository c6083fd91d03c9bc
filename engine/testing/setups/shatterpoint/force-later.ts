import { actionsOf, controls, forceSpent } from './outcome.ts';
import { mm, position } from './scene.ts';

const TROOPERS = '0.501st-clone-troopers';
const AHSOKA = '0.ahsoka-tano-jedi-no-more';

/**
 * The last 2 Force halve the melee damage of the one blow that is coming; a dash for 1 of them brings troopers nothing who hold their objective and
 * cannot be reached.
 */
export const forceLater = position({
  name: 'force-later',
  says: 'the last 2 Force save a Jedi from the duellist beside her; a dash would waste one of them',
  units: {
    [TROOPERS]: { at: [mm(-254, 230), mm(-200, 230)] },
    [AHSOKA]: { at: [mm(300, -100)], damage: 5, stance: 1 },
    '1.lord-maul': { at: [mm(300, -180)] },
  },
  active: TROOPERS,
  objectives: { BL: { at: mm(-254, 254), controller: 0 }, TR: { at: mm(254, -254), controller: 1 } },
  players: [{ ready: 2 }, { ready: 0 }],
  solution: ['takeCover', 'focus'],
  blunder: ['ability:defensive-maneuver', `${TROOPERS}.1`, mm(-240, 240), 'focus'],
  solved: (game, told) => forceSpent(told, 0) === 0 && actionsOf(told, TROOPERS).length > 0 && controls(game, 0, 'BL'),
});
