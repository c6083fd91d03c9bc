import type { Script } from '../core/script.ts';
import { MatchOver } from './game/emit.ts';
import type { Game } from './game/game.ts';
import { deploySquad } from './turn/deployment.ts';
import { chooseStances, openTable } from './turn/opening.ts';
import { turnStep } from './turn/turn.ts';

/** The script of the next command: one piece of set-up, deployment or a turn; what ends the match ends it too. */
export function* command(game: Game): Script {
  try {
    yield* phase(game);
  } catch (error) {
    if (!(error instanceof MatchOver)) throw error;
  }
}

function phase(game: Game): Script {
  switch (game.state.phase) {
    case 'setup': return openTable(game);
    case 'deploy': return deploySquad(game);
    case 'stances': return chooseStances(game);
    case 'play': return turnStep(game);
    case 'over': throw new Error('the match is over');
    default: return game.state.phase satisfies never;
  }
}
