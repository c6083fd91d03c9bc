import { controls } from './outcome.ts';
import { mm, position } from './scene.ts';

const REX = '0.cc-7567-captain-rex';
const ASAJJ = '1.asajj-ventress';

/** The struggle token is a space from the momentum: one objective wins the match at once (SP-STRUG-03, SP-WIN-01), a wound only with luck. */
export const take = position({
  name: 'take',
  says: 'one objective more wins the match, an enemy three damage from a wound stands the other way: take the objective',
  units: {
    [REX]: { at: [mm(0, 0)] },
    [ASAJJ]: { at: [mm(280, 0)], damage: 6 },
    '1.kalani': { at: [mm(380, -380)] },
  },
  active: REX,
  objectives: { L: { at: mm(-254, 0), controller: null }, R: { at: mm(330, 0), controller: 1 } },
  players: [{ claimed: ['Recon Enemy Positions'], momentum: [8] }, { momentum: [8] }],
  struggle: { token: -7, number: 2 },
  solution: ['move', 'advance', mm(-180, 0)],
  blunder: ['combat', `${ASAJJ}.1`, 'move', 'advance', mm(100, 100)],
  solved: (game) => controls(game, 0, 'L'),
});
