import { controls } from './outcome.ts';
import { block, DECK, mm, position } from './scene.ts';

const ASAJJ = '1.asajj-ventress';
const REX = '0.cc-7567-captain-rex';

/** One of each side holds the deck, so nothing changes hands (SP-OBJ-03); who is pushed over its edge falls out of the contest (SP-PUSH-11). */
export const offTheDeck = position({
  name: 'off-the-deck',
  says: 'one of each side contests an objective on a deck; the enemy stands at its edge and can be pushed off',
  boxes: [block('deck', [-80, 80], [-50, 50])],
  units: {
    [ASAJJ]: { at: [mm(-50, 0, DECK)] },
    [REX]: { at: [mm(50, 0, DECK)], hunker: 1 },
    '0.bo-katan-kryze': { at: [mm(380, 380)] },
    '1.kalani': { at: [mm(-380, -380)] },
  },
  active: ASAJJ,
  objectives: { C: { at: mm(0, 0, DECK), controller: 0 } },
  solution: ['ability:force-push', `${REX}.1`, 'takeCover'],
  blunder: ['takeCover', 'focus'],
  solved: (game) => controls(game, 1, 'C'),
});
