import type { Board } from './board.ts';
import type { Card } from './game.ts';
import type { MiniaturesSetup } from './setup.ts';
import { broughtBy } from './squad.ts';
import { freshFigure, type Figure, type State } from './state.ts';

/** The figures of both squads before deployment, and who may choose some more besides. */
export function firstState(setup: MiniaturesSetup, { columns, rows, doors }: Pick<Board, 'columns' | 'rows' | 'doors'>, cards: ReadonlyMap<string, Card>): State {
  const figures: Figure[] = [];
  for (const [seat, team] of setup.teams.entries()) for (const [place, card] of [...team.figures, ...(team.reinforcements ?? [])].entries()) {
    figures.push({ ...freshFigure(`${seat}.${place}`, seat, card, cards.get(card)?.force ?? 0), hired: place >= team.figures.length });
  }
  return {
    board: { columns, rows, square: setup.square, ...(doors.length === 0 ? {} : { doors }) },
    step: 'deploy', round: 0, first: 0, active: 0, left: 0, doors: doors.map(() => ({ open: false, holder: null })), turn: null, attack: null, figures, joined: [], choosing: setup.teams.flatMap(({ figures: squad, reinforcements }, seat) => (reinforcements === undefined && broughtBy(squad, cards) > 0 ? [seat] : [])), winner: null,
  };
}
