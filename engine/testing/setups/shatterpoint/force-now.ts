import { controls } from './outcome.ts';
import { mm, position } from './scene.ts';

const AHSOKA = '0.ahsoka-tano-jedi-no-more';

/** The objective is farther than one advance; Force Speed is a second one in the same activation (SP-ABIL-02). */
export const forceNow = position({
  name: 'force-now',
  says: 'the only objective is two advances away: a Force for the second one takes it now',
  units: {
    [AHSOKA]: { at: [mm(0, 340)] },
    '0.501st-clone-troopers': { at: [mm(-400, 400), mm(-350, 400)] },
    '1.kalani': { at: [mm(0, -300)] },
  },
  active: AHSOKA,
  objectives: { C: { at: mm(0, 0), controller: 1 } },
  solution: ['ability:force-speed', mm(0, 160), 'move', 'advance', mm(0, 60), 'takeCover'],
  blunder: ['move', 'advance', mm(0, 160), 'takeCover'],
  solved: (game) => controls(game, 0, 'C'),
});
