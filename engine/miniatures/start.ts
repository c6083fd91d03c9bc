import type { MiniaturesSetup } from './setup.ts';
import type { BoardSize, Figure, State } from './state.ts';

/** The figures of both squads before deployment. */
export function firstState(setup: MiniaturesSetup, { columns, rows }: Pick<BoardSize, 'columns' | 'rows'>): State {
  const figures: Figure[] = [];
  for (const [seat, team] of setup.teams.entries()) for (const [place, card] of team.figures.entries()) {
    figures.push({ id: `${seat}.${place}`, seat, card, at: null, damage: 0, activated: false, defeated: false });
  }
  return {
    board: { columns, rows, square: setup.square },
    step: 'deploy', round: 0, first: 0, active: 0, left: 0, turn: null, attack: null, figures, winner: null,
  };
}
