import type { MiniaturesSetup } from './setup.ts';
import type { Figure, State } from './state.ts';

/** The figures of both squads before deployment. */
export function firstState(setup: MiniaturesSetup): State {
  const figures: Figure[] = [];
  for (const [seat, team] of setup.teams.entries()) for (const [place, card] of team.figures.entries()) {
    figures.push({ id: `${seat}.${place}`, seat, card, at: null, damage: 0, activated: false, defeated: false });
  }
  return { step: 'deploy', round: 0, first: 0, active: 0, left: 0, turn: null, figures, winner: null };
}
