import { controls } from './outcome.ts';
import { block, DECK, mm, position } from './scene.ts';

const REX = '0.cc-7567-captain-rex';

/** An enemy below contests the one objective, which lies on a deck: only who climbs up to it has more characters at its Elevation (SP-OBJ-06). */
export const onlyPointUpstairs = position({
  name: 'only-point-upstairs',
  says: 'the only objective lies on a deck; an enemy at its foot keeps it until somebody climbs up',
  boxes: [block('deck', [-60, 60], [-60, 60])],
  units: {
    [REX]: { at: [mm(0, 145)] },
    '1.kalani': { at: [mm(0, -90)] },
    '1.b1-battle-droids': { at: [mm(230, 190), mm(260, 130)] },
  },
  active: REX,
  objectives: { C: { at: mm(0, 0, DECK), controller: 1 } },
  solution: ['move', 'climb', mm(0, 35, DECK), 'takeCover'],
  blunder: ['combat', '1.b1-battle-droids.1', 'move', 'advance', mm(100, 60)],
  solved: (game) => controls(game, 0, 'C'),
});
