import type { Script } from '../core/script.ts';
import type { Game } from './game.ts';
import { characterOf } from './state.ts';
import { act, deploy, initiative, nextActivation } from './turn.ts';

/** The script of the next command: one placement, one roll for initiative, one activation, one action. */
export function command(game: Game): Script {
  const { state } = game;
  switch (state.step) {
    case 'deploy': return deploy(game);
    case 'turnStart': return initiative(game);
    case 'phases': return state.activation === null ? nextActivation(game) : act(game, characterOf(state, state.activation.character));
    case 'over': throw new Error('the adventure is over');
    default: return state.step satisfies never;
  }
}
