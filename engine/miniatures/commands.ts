import type { Script } from '../core/script.ts';
import { deploy } from './deploy.ts';
import type { Game } from './game.ts';
import { figureOf } from './state.ts';
import { initiative, nextActivation } from './round.ts';
import { act } from './turn.ts';

/** The script of the next command: one placement, one roll for initiative, one activation, one way or attack. */
export function command(game: Game): Script {
  const { state } = game;
  switch (state.step) {
    case 'deploy': return deploy(game);
    case 'initiative': return initiative(game);
    case 'phases': return state.turn === null ? nextActivation(game) : act(game, figureOf(state, state.turn.figure));
    case 'over': throw new Error('the skirmish is over');
    default: return state.step satisfies never;
  }
}
