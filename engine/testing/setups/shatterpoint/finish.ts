import { isDown } from './outcome.ts';
import { mm, position } from './scene.ts';

const ANAKIN = '0.general-anakin-skywalker';
const ASAJJ = '1.asajj-ventress';

/**
 * One damage is the last wound of a Primary (SP-DEF-01), whose objective falls with it (SP-OBJ-01); the free objective the other way can be taken
 * next turn.
 */
export const finish = position({
  name: 'finish',
  says: 'a Primary is one damage from her last wound on her objective, a free objective lies the other way: finish her',
  units: {
    [ANAKIN]: { at: [mm(0, 0)] },
    [ASAJJ]: { at: [mm(254, 0)], damage: 8, injured: 2 },
    '1.kalani': { at: [mm(380, -380)] },
  },
  active: ANAKIN,
  objectives: { L: { at: mm(-254, 0), controller: null }, R: { at: mm(254, 0), controller: 1 } },
  players: [{}, { ready: 0 }],
  solution: ['move', 'advance', mm(180, 0), 'combat', `${ASAJJ}.1`, 'im-going-to-end-this@0.general-anakin-skywalker', 'no', `${ASAJJ}.1`],
  blunder: ['move', 'advance', mm(-180, 0), 'takeCover'],
  solved: (game) => isDown(game, ASAJJ),
});
