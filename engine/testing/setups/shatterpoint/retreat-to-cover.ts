import { isUnderFire } from './outcome.ts';
import { block, DECK, mm, position } from './scene.ts';

const AHSOKA = '0.ahsoka-tano-jedi-no-more';

/**
 * One more damage wounds the unit for the last time (SP-WND-01, SP-DEF-01); it has no Force and no ranged weapon, the guns stand too far up to be
 * reached, and a block lies beside it (SP-LOS-01).
 */
export const retreatToCover = position({
  name: 'retreat-to-cover',
  says: 'a Jedi one damage from her last wound, without Force, stands before guns on a deck and a step from a block that hides her',
  boxes: [block('block', [20, 260], [40, 110], 200), block('deck', [-60, 200], [-180, -90])],
  units: {
    [AHSOKA]: { at: [mm(-20, 150)], damage: 8, injured: 2 },
    '0.501st-clone-troopers': { at: [mm(-254, 230), mm(-200, 260)] },
    '1.kalani': { at: [mm(0, -112, DECK)] },
    '1.b1-battle-droids': { at: [mm(70, -120, DECK), mm(130, -120, DECK)] },
  },
  active: AHSOKA,
  objectives: { BL: { at: mm(-254, 254), controller: 0 }, TR: { at: mm(254, -254), controller: 1 } },
  players: [{ ready: 0 }, {}],
  solution: ['recover', `damage@${AHSOKA}`, 'move', 'advance', mm(130, 160)],
  blunder: ['recover', `damage@${AHSOKA}`, 'takeCover'],
  solved: (game) => !isUnderFire(game, AHSOKA),
});
